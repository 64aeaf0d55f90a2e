/// The values of static properties and of constants of a document, made on first use and shared by all
/// uses: two uses have the same object and the same `UUID()`.
final class ConstantValues {
  private var statics: [TypeTable.FieldReference: Value] = [:]
  /// The values of constants, by the code that makes them.
  private var constants: [ObjectIdentifier: Value] = [:]
  /// The values with objects, in the order of their first use.
  private(set) var withObjects: [Value] = []

  subscript(reference: TypeTable.FieldReference) -> Value? { statics[reference] }

  func hold(_ value: Value, of reference: TypeTable.FieldReference) {
    statics[reference] = value
    var objects = ReachedObjects()
    if objects.add(value) != nil { withObjects.append(value) }
  }

  subscript(code: Code) -> Value? { constants[ObjectIdentifier(code)] }

  /// Keeps the value of a name that needs no others. A computed property makes a new object at each
  /// use.
  func hold(_ value: Value, of code: Code) {
    var objects = ReachedObjects()
    if objects.add(value) == nil { constants[ObjectIdentifier(code)] = value }
  }
}
