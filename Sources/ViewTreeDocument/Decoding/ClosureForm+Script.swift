extension ParameterType.ClosureForm {
  /// The names of the closure's parameters in SwiftUI's documentation.
  var parameterNames: [String] {
    switch self {
    case .anchorTransform: ["anchor"]
    case .valueTransform: ["value"]
    case .anchorValueTransform: ["value", "anchor"]
    case .guide: ["dimensions"]
    case .guideDefault: ["d"]
    case .geometry: ["proxy"]
    case .scrollGeometry: ["geometry"]
    case .visualEffect: ["content", "proxy"]
    case .scrollTransition: ["content", "phase"]
    case .containerLength: ["length", "axis"]
    case .action: []
    case .valueAction: ["value"]
    case .changeAction: ["oldValue", "newValue"]
    }
  }

  /// The form in which the closure's text is compiled, with the document's parameter names.
  func scriptForm(_ names: [String]) -> ScriptCache.Form {
    var parameters = parameterNames
    for (index, name) in names.prefix(parameters.count).enumerated() { parameters[index] = name }
    switch self {
    case .action, .valueAction, .changeAction:
      return .actionClosure(parameters: parameters)
    case .geometry, .scrollGeometry:
      // The document names the parameters of the action, so this closure keeps the default names.
      return .closure(parameters: parameterNames, inoutFirst: false)
    case .anchorTransform, .guide, .visualEffect, .scrollTransition, .containerLength:
      return .closure(parameters: parameters, inoutFirst: false)
    case .guideDefault:
      return .staticClosure(parameters: parameters, inoutFirst: false)
    case .valueTransform, .anchorValueTransform:
      return .closure(parameters: parameters, inoutFirst: true)
    }
  }
}
