/// The arguments of a part of a concatenated text.
extension ParameterDefinition {
  /// The text of a part of a concatenated text.
  public static let textOfPart = ParameterDefinition(
    "text", .text, orAs: "Text(", "The text.")
  /// The font of such a part.
  public static let fontOfPart = ParameterDefinition("font", .font, "The font of the part.")
  /// The weight of such a part.
  public static let weightOfPart = ParameterDefinition(
    "fontWeight", .option(FontNames.weights.map(\.name)), "The weight of the part.")
  /// The color or style of such a part.
  public static let styleOfPart = ParameterDefinition(
    "foregroundStyle", .style, "The color or style of the part.")
  /// The distance by which such a part is raised.
  public static let offsetOfPart = ParameterDefinition(
    "baselineOffset", .number, "The distance by which the part is raised, in points.")
  /// The scale of the glyphs of such a part.
  public static let scaleOfPart = ParameterDefinition(
    "textScale", .option(["default", "secondary"]), "The scale of the part's glyphs.")

  /// The emphasis of such a part, each true or false.
  public static let emphasisOfPart: [(parameter: ParameterDefinition, emphasis: TextEmphasis)] = [
    (ParameterDefinition("bold", .bool, "True for the bold weight of the font."), .strong),
    (ParameterDefinition("italic", .bool, "True for slanted letters."), .emphasized),
    (ParameterDefinition("monospaced", .bool, "True for letters of one width."), .code),
    (ParameterDefinition("strikethrough", .bool, "True for a line through it."), .strikethrough),
    (ParameterDefinition("underline", .bool, "True for a line below it."), .underline),
  ]

  /// The arguments of a part, in their order.
  public static let argumentsOfPart: [ParameterDefinition] =
    [textOfPart, fontOfPart, weightOfPart, styleOfPart, offsetOfPart, scaleOfPart]
    + emphasisOfPart.map(\.parameter)
}
