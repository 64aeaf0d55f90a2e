/// A value of a struct type, with value semantics.
public struct NominalValue {
  /// The type's name and the labels of its fields.
  public let shape: StructInfo
  /// The fields in the order of the shape's labels.
  public var fields: [Value]

  /// Creates a value. `fields` has as many elements as the shape has labels.
  public init(shape: StructInfo, fields: [Value]) {
    self.shape = shape
    self.fields = fields
  }

  /// Creates a value from a type name and labeled fields.
  public init(typeName: String, fields: [(label: String, value: Value)]) {
    self.init(
      shape: StructInfo(typeName: typeName, labels: fields.map(\.label)),
      fields: fields.map(\.value))
  }

  /// The name of the type.
  public var typeName: String { shape.typeName }

  /// The field called `label`, if there is one.
  public subscript(label: String) -> Value? {
    guard let index = shape.index(of: label), index < fields.count else { return nil }
    return fields[index]
  }
}
