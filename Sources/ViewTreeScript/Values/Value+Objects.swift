/// What values say of the objects that they refer to.
extension Value {
  /// The objects that are reached through this value, each once, added to those that are known.
  public func collectObjects(into known: inout [ObjectValue]) {
    switch self {
    case .foreign(let foreign):
      guard let object = foreign as? ObjectValue, !known.contains(where: { $0 === object }) else {
        return
      }
      known.append(object)
      for value in object.variables.values { value.collectObjects(into: &known) }
    case .array(let elements): for element in elements { element.collectObjects(into: &known) }
    case .nominal(let nominal):
      for field in nominal.fields { field.collectObjects(into: &known) }
    case .tuple(let tuple): for element in tuple.elements { element.collectObjects(into: &known) }
    case .dictionary(let dictionary):
      for value in dictionary.values { value.collectObjects(into: &known) }
    case .some(let wrapped): wrapped.collectObjects(into: &known)
    default: break
    }
  }

  /// The same with what objects hold now in place of references to them, as reports tell it.
  public var told: Value { withContents(levels: ObjectValue.toldLevels) }

  /// The same for comparisons: what is held by objects inside of objects counts, too.
  public var seen: Value { withContents(levels: 8) }

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
