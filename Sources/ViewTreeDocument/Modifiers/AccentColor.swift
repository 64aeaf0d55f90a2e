extension ModifierDefinition {
  /// SwiftUI's `accentColor` (docs/format.md, Without effect on layout).
  static let accentColor = ModifierDefinition(
    "accentColor", "Sets the accent colour.",
    [
      ParameterDefinition("accentColor", .style, unlabelled: true, "The colour.")
    ],
    draws: .content, .neutral)
}
