/// Parameters that many definitions share.
extension ParameterDefinition {
  /// The views inside a container.
  static let children = ParameterDefinition(
    "children", .content, alias: "content", "The views inside.")

  /// The label of a control: text, or views.
  static let label = ParameterDefinition(
    "label", .content, alias: "children", "The label as views.")

  /// A given size for a leaf, for measurements that viewtree does not know.
  static let size = ParameterDefinition(
    "size", .size, "A width and height in points that answer every proposal.")

  /// The label of a control as text.
  static let title = ParameterDefinition(
    "title", .text, orAs: "Text(", "The label as text.")

  /// The text of a part of a concatenated text.
  public static let textOfPart = ParameterDefinition("text", .text, "What is written.")
  /// The font of such a part.
  public static let fontOfPart = ParameterDefinition("font", .font, "The font of the part.")
  /// The weight of such a part.
  public static let weightOfPart = ParameterDefinition(
    "fontWeight", .option(FontNames.weights.map(\.name)), "The weight of the part.")

  /// The preference key of a writer, a transformer or a reader.
  static let key = ParameterDefinition(
    "key", .preferenceKey, unlabelled: false, required: true, "The preference key.")

  /// Whether what a modifier presents is there.
  static let isPresented = ParameterDefinition(
    "isPresented", .presented, required: true, "Whether it is there, or a binding to that.")

  /// The action after a presentation, which documents never end.
  static let onDismiss = ParameterDefinition(
    "onDismiss", .closure(.action), "What happens when it goes; it stays.")

  /// The arguments of `padding` and `safeAreaPadding`: edges and a length, or an inset for each edge.
  static let paddingInsets = [
    ParameterDefinition("edges", .edges, unlabelled: true, "The edges; all by default."),
    ParameterDefinition("length", .number, unlabelled: true, "Points; 16 by default."),
    ParameterDefinition("top", .number, along: .vertical, "Points above."),
    ParameterDefinition("leading", .number, along: .horizontal, "Points before."),
    ParameterDefinition("bottom", .number, along: .vertical, "Points below."),
    ParameterDefinition("trailing", .number, along: .horizontal, "Points after."),
  ]

  /// The two forms that these have, of which one may be given.
  static let paddingForms = [["edges", "length"], ["top", "leading", "bottom", "trailing"]]
}
