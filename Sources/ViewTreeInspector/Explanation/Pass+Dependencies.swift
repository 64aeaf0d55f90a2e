import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// Records dependencies during a pass, if a recorder is present.
extension Pass {
  /// Records the dependencies of a component's parameters.
  func bindParameters(
    of template: ViewTemplate, _ component: ComponentTemplate, _ level: ScriptEnvironment,
    in environment: ScriptEnvironment
  ) {
    guard let dependencies else { return }
    for (index, parameter) in component.parameters.enumerated() {
      let argument = document.arguments[template.firstArgument, index]
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
    for key in component.environment {
      dependencies.bind(level, toEnvironmentValue: environmentEntry(of: key))
    }
    dependencies.bind(component.members, to: level)
    for _ in component.views { dependencies.bind(level) }
  }

  /// Records the dependencies of a view's nodes, which were added since `before`.
  func noteDependencies(
    of template: ViewTemplate, in environment: ScriptEnvironment, nodesFrom before: Int
  ) {
    guard let dependencies, template.hasScripts || template.kind == .layout else { return }
    dependencies.use(
      template.arguments, in: environment, nodes: UInt32(before)..<UInt32(layout.count),
      template.syntax)
  }

  /// Records the dependencies of a modifier's nodes, which were added since `before`.
  func noteDependencies(
    of template: ModifierTemplate, in environment: ScriptEnvironment, nodesFrom before: Int
  ) {
    guard let dependencies, template.hasScripts else { return }
    dependencies.use(
      template.arguments, in: environment, nodes: UInt32(before)..<UInt32(layout.count),
      template.syntax)
  }
}
