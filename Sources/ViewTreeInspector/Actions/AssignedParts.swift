import ViewTreeScript

/// The difference between two values of a variable: the whole variable, or the few parts that
/// changed.
struct AssignedParts {
  /// The maximum number of parts that are listed separately.
  private static let limit = 3

  private(set) var parts: [(name: String, value: Value)] = []

  /// Compares the values of a variable. There are no parts if they are equal.
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
