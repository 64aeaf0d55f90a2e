import ViewTreeDocument

/// The meanings of the labels in calls of SwiftUI.
enum SwiftCallNames {
  /// The definition of a call.
  static func definition(of call: SwiftCursor.Call) -> Definition? {
    call.isMember ? ModifierRegistry.standard[call.name] : ViewRegistry.standard[call.name]
  }

  /// The labels that a call may have, each once, with their parameters. The label is `nil` for a
  /// parameter without one.
  static func labels(
    of call: SwiftCursor.Call
  ) -> [(label: String?, parameter: ParameterDefinition)] {
    let forms = call.isMember ? CallForms.modifier(call.name) : CallForms.view(call.name)
    var found: [(label: String?, parameter: ParameterDefinition)] = []
    for parameter in forms.flatMap(\.parameters) {
      guard case .argument(let definition) = parameter.target,
        !found.contains(where: {
          $0.label == parameter.label && $0.parameter.name == definition.name
        })
      else { continue }
      found.append((parameter.label, definition))
    }
    return found
  }

  /// The parameter at the cursor.
  static func parameters(at call: SwiftCursor.Call) -> [ParameterDefinition] {
    labels(of: call).filter { $0.label == call.label }.map(\.parameter)
  }

  /// The sentence about a label.
  static func parameter(_ label: String, of call: SwiftCursor.Call) -> String? {
    guard let definition = definition(of: call),
      let found = labels(of: call).first(where: { $0.label == label })
    else { return nil }
    return ReferenceText.parameter(found.parameter.name, of: definition)
  }
}
