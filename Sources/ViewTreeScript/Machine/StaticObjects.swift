/// The objects that static properties hold, once somebody has asked for them: all who name one mean the same.
final class StaticObjects {
  private var values: [TypeTable.FieldReference: Value] = [:]
  /// The objects, in the order in which they were asked for first.
  private(set) var all: [Value] = []

  subscript(reference: TypeTable.FieldReference) -> Value? { values[reference] }

  func hold(_ value: Value, of reference: TypeTable.FieldReference) {
    values[reference] = value
    all.append(value)
  }
}
