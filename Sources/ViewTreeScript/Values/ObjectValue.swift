/// An object, to which values of a class refer.
///
/// All references share the same properties. The properties that views observe are variables of the
/// document: assignments during a view update take effect afterwards.
public final class ObjectValue: ForeignValue {
  /// The class's name and the labels of its properties.
  public let shape: StructInfo
  /// The properties, in the order of the labels.
  public let variables: ScriptEnvironment
  /// True for each property that views observe, by index.
  public let isObserved: [Bool]
  /// True if it publishes its changes, as an `ObservableObject` does.
  let isObservableObject: Bool
  /// True while an initializer runs, so that there is no other reference to the object.
  var isBeingMade = true
  /// The update that made the object, until a view has it. `nil` for an object of an action.
  var updateOfOrigin: Int?
  /// The values of `lazy` properties that were needed, in that order.
  private(set) var lazyValues: [(property: TypeTable.MethodReference, value: Value)] = []

  init(shape: StructInfo, isObserved: [Bool], isObservableObject: Bool) {
    self.isObservableObject = isObservableObject
    self.shape = shape
    self.isObserved = isObserved
    variables = ScriptEnvironment(values: shape.labels.map { _ in .none })
  }

  /// The value of a `lazy` property. `nil` before it's first needed.
  func lazyValue(of property: TypeTable.MethodReference) -> Value? {
    lazyValues.first { $0.property == property }?.value
  }

  /// Sets the value of a `lazy` property.
  func keep(_ value: Value, of property: TypeTable.MethodReference) {
    lazyValues.removeAll { $0.property == property }
    lazyValues.append((property, value))
  }

  /// Records that a view has the object, so that changes during an update are those of state.
  public func becomeVisible() { updateOfOrigin = nil }

  /// The class's name.
  public var typeName: String { shape.typeName }

  /// An object equals itself alone.
  public func isEqual(to other: any ForeignValue) -> Bool { other === self }

  /// A stored property.
  public func member(_ name: String) throws(ScriptFailure) -> Value? {
    shape.index(of: name).map { variables.values[$0] }
  }

  /// Writes the object's contents.
  public func describe(into sink: inout some TextOutputStream) {
    Value.nominal(contents(levels: Self.toldLevels)).write(into: &sink)
  }

  /// The number of nested objects that are shown with their properties.
  static let toldLevels = 2

  /// The current contents of the object. Objects deeper than `levels` have only their types.
  func contents(levels: Int) -> NominalValue {
    guard levels > 0 else { return NominalValue(typeName: typeName, fields: []) }
    return NominalValue(
      shape: shape, fields: variables.values.map { $0.withContents(levels: levels - 1) })
  }
}
