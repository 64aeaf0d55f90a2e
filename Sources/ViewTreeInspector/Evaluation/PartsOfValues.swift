import ViewTreeScript

/// Goes through values and what is inside of them, up to the objects that they lead to.
struct PartsOfValues {
  private var open: [Value]
  /// How many parts were looked at.
  private(set) var count = 0
  /// Whether there are functions or bindings among them, of which nobody knows what they lead to.
  private(set) var holdsUnknown = false

  init(_ values: [Value]) { open = values }

  /// The next object.
  mutating func nextObject() -> ObjectValue? {
    while let value = open.popLast() {
      count += 1
      switch value {
      case .foreign(let foreign):
        if let object = foreign as? ObjectValue { return object }
      case .some(let wrapped): open.append(wrapped)
      case .array(let elements): open += elements
      case .slice(let slice): open += slice.elements
      case .set(let set): open += set.elements
      case .nominal(let nominal): open += nominal.fields
      case .tuple(let tuple): open += tuple.elements
      case .enumCase(let member): open += member.payload
      case .dictionary(let dictionary):
        open += dictionary.keys
        open += dictionary.values
      case .function, .binding: holdsUnknown = true
      default: break
      }
    }
    return nil
  }
}
