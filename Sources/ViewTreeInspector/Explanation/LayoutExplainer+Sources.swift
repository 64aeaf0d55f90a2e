import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers

/// The scripts behind the lengths of nodes.
extension LayoutExplainer {
  /// The scripts on which the length of a node depends, if dependencies were recorded.
  func sources(of node: NodeID, _ axis: Axis) -> [ViewExplanation.Source] {
    guard let recorder = pass.dependencies, let use = recorder.scripts(of: node),
      let parameters = parameters(of: node)
    else { return [] }
    var found: [ViewExplanation.Source] = []
    for (parameter, argument) in zip(parameters, use.arguments)
    where parameter.saysLength(on: axis) {
      for script in recorder.scripts(in: pass.document.arguments[argument]) {
        let variables = recorder.stateVariables(of: script, in: use.environment)
        found.append(
          ViewExplanation.Source(
            parameter: parameter.name, expression: pass.document.text(of: script),
            variables: variables.compactMap { recorder.stateNames[$0]?.name }))
      }
    }
    return found
  }

  /// The parameters of a node's view or modifier.
  private func parameters(of node: NodeID) -> [ParameterDefinition]? {
    switch label(of: node) {
    case .modifier(let definition, _):
      return pass.modifierDefinitions.indices.contains(definition.index)
        ? pass.modifierDefinitions[definition.index].parameters : nil
    case .view(let place):
      guard let built = self.built(place),
        case let name = pass.built.views[built].name.index, name < pass.viewDefinitions.count
      else { return nil }
      return pass.viewDefinitions[name].parameters
    case .implicit: return nil
    }
  }
}

/// The accuracy of the numbers of nodes.
extension LayoutExplainer {
  /// The accuracy of a view's or a modifier's numbers, from its definition. `nil` if all numbers on
  /// these axes are exactly SwiftUI's.
  func origin(of label: ViewExplanation.Label, along axes: [Axis]) -> Support? {
    let usesCells = pass.document.environment.metrics == .cells
    return support(of: label).flatMap { support in
      axes.contains { support.isInexact(along: $0, usesCells: usesCells) } ? support : nil
    }
  }

  private func support(of label: ViewExplanation.Label) -> Support? {
    switch label {
    case .modifier(let definition, _):
      return pass.modifierDefinitions.indices.contains(definition.index)
        ? pass.modifierDefinitions[definition.index].support : nil
    case .view(let place):
      guard let built = self.built(place),
        case let name = pass.built.views[built].name.index, name < pass.viewDefinitions.count
      else { return nil }
      return pass.viewDefinitions[name].support
    case .implicit: return nil
    }
  }
}

extension ParameterDefinition {
  /// True if the parameter can affect a length on an axis, judging by its type.
  fileprivate func saysLength(on axis: Axis) -> Bool {
    switch type {
    case .number, .integer, .ratio, .size, .insets, .text, .styledText: axes.contains(axis)
    default: false
    }
  }
}
