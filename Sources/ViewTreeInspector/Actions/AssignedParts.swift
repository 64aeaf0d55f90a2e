import ViewTreeScript

/// What is another value in a variable than before: the variable, or the few parts of it that changed.
struct AssignedParts {
  /// How many parts are told one by one.
  private static let limit = 3

  private(set) var parts: [(name: String, value: Value)] = []

  /// What changed in a variable; nothing if it has the same value.
  init(of name: String, from old: Value, to new: Value) {
    add(name, old, new)
  }

  private mutating func add(_ name: String, _ old: Value, _ new: Value) {
    guard old != new else { return }
    switch (old, new) {
    case (.array(let before), .array(let after)) where before.count == after.count:
      let changed = after.indices.filter { before[$0] != after[$0] }
      guard changed.count <= Self.limit else { break }
      for place in changed { add("\(name)[\(place)]", before[place], after[place]) }
      return
    case (.nominal(let before), .nominal(let after))
    where before.shape.labels == after.shape.labels:
      for (place, label) in after.shape.labels.enumerated() {
        add("\(name).\(label)", before.fields[place], after.fields[place])
      }
      return
    default: break
    }
    parts.append((name, new))
  }
}
