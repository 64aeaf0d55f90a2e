extension ModifierDefinition {
  /// SwiftUI's `multilineTextAlignment` (docs/format.md, Without effect on layout).
  static let multilineTextAlignment = ModifierDefinition(
    "multilineTextAlignment", "Aligns the lines within a text.",
    [
      ParameterDefinition(
        "alignment", .option(["leading", "center", "trailing"]), unlabelled: true, required: true,
        "The side.")
    ],
    draws: .content, .neutral)
}
