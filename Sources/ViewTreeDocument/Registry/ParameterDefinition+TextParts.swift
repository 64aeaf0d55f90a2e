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
}
