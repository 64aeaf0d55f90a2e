import ViewTreeScript

/// The names that a closure or the content of a view gets, with their types as far as they are
/// known.
struct ClosureNames {
  let names: [String]
  /// True if the document doesn't give the names.
  var areDefaults = false
  /// The type of the value that content or a closure gets.
  var value: ScriptType
  /// The type of the anchor that a closure gets.
  var anchor = ScriptType.unknown

  init(_ names: [String], value: ScriptType = .unknown, areDefaults: Bool = false) {
    self.names = names
    self.value = value
    self.areDefaults = areDefaults
  }

  /// The names that content can use. The first name is the value.
  var scopeNames: [ScopeName] {
    names.enumerated().map { place, name in
      ScopeName(name, type: place == 0 ? value : .unknown)
    }
  }

  /// The types of a closure's parameters.
  func types(of form: ParameterType.ClosureForm) -> [ScriptType] {
    switch form {
    case .anchorTransform: [anchor]
    case .valueTransform, .valueAction: [value]
    case .changeAction: names.map { _ in value }
    case .anchorValueTransform: [value, anchor]
    case .guide, .guideDefault: [.viewDimensions]
    case .geometry: [.geometryProxy]
    case .scrollGeometry: [.scrollGeometry]
    case .visualEffect: [.visualEffect, .geometryProxy]
    case .scrollTransition: [.visualEffect, .scrollTransitionPhase]
    case .containerLength: [.length, .axis]
    case .action: []
    }
  }
}
