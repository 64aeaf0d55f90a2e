/// An enum case with its payload, or an implicit member such as `.red` or `.named("x")`.
///
/// Colors are enum cases: `Color.red` is the case `red`, `Color(white: 0.5)` the case `init` with a
/// labeled payload. `.red.opacity(0.5)` is the case `opacity` with the color and the number.
public struct EnumValue {
  /// The names.
  public let shape: CaseInfo
  /// The associated values.
  public var payload: [Value]

  /// Creates a value.
  public init(shape: CaseInfo, payload: [Value] = []) {
    self.shape = shape
    self.payload = payload
  }

  /// Creates a value from names.
  public init(
    typeName: String? = nil, name: String, labels: [String?]? = nil, payload: [Value] = []
  ) {
    self.init(
      shape: CaseInfo(typeName: typeName, name: name, labels: labels), payload: payload)
  }

  /// The name of the enum. `nil` for an implicit member.
  public var typeName: String? { shape.typeName }
  /// The name of the case.
  public var name: String { shape.name }
  /// The labels of the payload. `nil` when no element has one.
  public var labels: [String?]? { shape.labels }

  /// Properties that make another style of a color or a style, such as `.blue.gradient`.
  static let styleProperties: Set = [
    "gradient", "secondary", "tertiary", "quaternary", "quinary",
  ]

  /// Properties that configure a symbol effect, as in `.variableColor.iterative`.
  static let effectProperties: Set = [
    "byLayer", "clockwise", "counterClockwise", "cumulative", "dimInactiveLayers", "down",
    "hideInactiveLayers", "iterative", "nonReversing", "reversing", "up", "wholeSymbol",
  ]

  /// The style that this one modifies. `nil` if it doesn't modify one.
  var base: Value? {
    guard let first = payload.first, case .enumCase = first,
      name == "opacity" || payload.count == 1 && Self.styleProperties.contains(name)
    else { return nil }
    return first
  }

  /// True if it's a member of an undeclared type.
  package var isOfUnknownType: Bool { shape.shownName == nil }

  /// True for the result of a method of an undeclared type, such as `store.articles()` with a
  /// `store` that is `.init`.
  var isResultOfUnknown: Bool {
    guard isOfUnknownType, case .enumCase(let receiver)? = payload.first else { return false }
    return receiver.isOfUnknownType && base == nil
  }

  /// True if this is an implicit `.zero` of any type that the context expects.
  var isImplicitZero: Bool { shape.typeName == nil && payload.isEmpty && shape.name == "zero" }
}
