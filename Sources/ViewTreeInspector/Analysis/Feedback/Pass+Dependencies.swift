import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// Notes dependencies during a pass, if a recorder is present.
extension Pass {
  /// Records the dependencies of a component's parameters.
  func bindParameters(
    of template: ViewTemplate, _ component: ComponentTemplate, _ level: ScriptEnvironment,
    in environment: ScriptEnvironment
  ) {
    guard let dependencies else { return }
    for (place, parameter) in component.parameters.enumerated() {
      let argument = document.arguments[template.firstArgument, place]
      if parameter.role == .configuration {
        dependencies.bind(level, toAll: here.configurationSources)
        continue
      }
      if case .absent = argument {
        dependencies.bind(level, to: parameter.defaultValue, in: state)
      } else {
        dependencies.bind(level, to: argument, in: environment)
      }
    }
    for _ in component.environment { dependencies.bind(level, toInherited: here.viewEnvironment) }
    dependencies.bind(component.members, to: level)
    for _ in component.views { dependencies.bind(level, to: .absent, in: level) }
  }

  /// Records the dependencies of a view's nodes, which were added since `before`.
  func noteDependencies(
    of template: ViewTemplate, in environment: ScriptEnvironment, nodesFrom before: Int
  ) {
    guard let dependencies else { return }
    let nodes = UInt32(before)..<UInt32(layout.count)
    dependencies.use(inherited: here.viewEnvironment, nodes: nodes)
    guard template.hasScripts || template.kind == .layout else { return }
    let parameters =
      template.kind == .view ? viewDefinitions[template.view].parameters : []
    dependencies.use(
      template.arguments, of: parameters,
      in: environment, nodes: nodes)
  }

  /// Records the dependencies of a modifier's nodes, or of the values that it changes.
  func noteDependencies(
    of template: ModifierTemplate, in environment: ScriptEnvironment, nodesFrom before: Int,
    _ inherited: ID<ViewEnvironment>
  ) {
    guard let dependencies else { return }
    let arguments = template.arguments
    if here.viewEnvironment != inherited {
      dependencies.inherit(
        arguments, in: environment, number: here.viewEnvironment, from: inherited)
      return
    }
    // A guide moves views and makes none larger: it is looked at with the closures.
    let definition = modifierDefinitions[template.definition]
    if case .alignmentGuide = definition.meaning { return }
    guard template.hasScripts else { return }
    dependencies.use(
      arguments, of: definition.parameters, in: environment,
      nodes: UInt32(before)..<UInt32(layout.count))
  }
}
