/// The objects that values refer to.
extension Value {
  /// The value with the contents of objects instead of references, as reports show it.
  public var told: Value { withContents(levels: ObjectValue.toldLevels) }

  /// The value for comparisons: the value itself, and the contents of each object that it refers
  /// to.
  public var seen: Value {
    guard holdsObject else { return self }
    var objects = ReachedObjects()
    objects.add(self)
    return .array(
      [self]
        + objects.all.map { .nominal(NominalValue(shape: $0.shape, fields: $0.variables.values)) })
  }

  func withContents(levels: Int) -> Value {
    guard holdsObject else { return self }
    func inside(_ value: Value) -> Value { value.withContents(levels: levels) }
    switch self {
    case .foreign(let foreign):
      return (foreign as? ObjectValue).map { .nominal($0.contents(levels: levels)) } ?? self
    case .array(let elements): return .array(elements.map(inside))
    case .nominal(let nominal):
      return .nominal(NominalValue(shape: nominal.shape, fields: nominal.fields.map(inside)))
    case .some(let wrapped): return .some(inside(wrapped))
    default: return self
    }
  }

  private var holdsObject: Bool {
    switch self {
    case .foreign(let foreign): foreign is ObjectValue
    case .array(let elements): elements.contains(where: \.holdsObject)
    case .nominal(let nominal): nominal.fields.contains(where: \.holdsObject)
    case .some(let wrapped): wrapped.holdsObject
    default: false
    }
  }
}
