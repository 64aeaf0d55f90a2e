extension ModifierDefinition {
  /// SwiftUI's `help` (docs/format.md, Without effect on layout).
  static let help = ModifierDefinition(
    "help", "Adds a hint.",
    [
      ParameterDefinition("text", .text, unlabelled: true, required: true, "The text.")
    ],
    .neutral)
}
