/// The type name and field labels that values of one struct type share.
public final class StructInfo: Sendable {
  /// The name of the type, as types are found by it.
  public let typeName: String
  /// The name in Swift.
  package let shownName: String
  /// The labels of the fields in order. A field without a label is called `_0`, `_1`, and so on.
  public let labels: [String]
  /// The index of the declaration in `ScriptTypes`, or -1.
  let declaration: Int
  /// True if stored properties have observers.
  let hasObservers: Bool

  /// Creates a shape.
  public convenience init(typeName: String, labels: [String]) {
    self.init(typeName: typeName, labels: labels, declaration: -1)
  }

  init(typeName: String, labels: [String], declaration: Int, hasObservers: Bool = false) {
    self.typeName = typeName
    shownName = TypeNames.shown(typeName)
    self.labels = labels
    self.declaration = declaration
    self.hasObservers = hasObservers
  }

  func index(of label: String) -> Int? {
    for index in labels.indices where labels[index] == label { return index }
    return nil
  }
}
