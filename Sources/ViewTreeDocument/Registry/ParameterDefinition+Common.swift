/// Parameters that many definitions share.
extension ParameterDefinition {
  /// The views inside a container.
  static let children = ParameterDefinition(
    "children", .content, alias: "content", "The views inside.")

  /// The label of a control: text, or views.
  static let label = ParameterDefinition(
    "label", .content, alias: "children", "The views of the label.")

  /// A given size for a leaf, for measurements that viewtree does not know.
  static let size = ParameterDefinition(
    "size", .size, "A width and height in points that answer every proposal.")

  /// The preference key of a writer, a transformer or a reader.
  static let key = ParameterDefinition(
    "key", .preferenceKey, unlabelled: false, required: true, "The preference key.")
}
