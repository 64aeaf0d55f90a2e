/// The objects of static properties, made on first use and shared by all uses.
final class StaticObjects {
  private var values: [TypeTable.FieldReference: Value] = [:]
  /// The objects, in the order of their first use.
  private(set) var all: [Value] = []

  subscript(reference: TypeTable.FieldReference) -> Value? { values[reference] }

  func hold(_ value: Value, of reference: TypeTable.FieldReference) {
    values[reference] = value
    all.append(value)
  }
}
