extension ModifierDefinition {
  /// SwiftUI's `antialiased` (docs/format.md, Without effect on layout).
  static let antialiased = ModifierDefinition(
    "antialiased", "Smooths the edges of an image.",
    [
      ParameterDefinition(
        "isAntialiased", .bool, unlabelled: true, required: true, "Whether it is.")
    ],
    draws: .content, .neutral)
}
