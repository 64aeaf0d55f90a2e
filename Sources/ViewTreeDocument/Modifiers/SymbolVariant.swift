extension ModifierDefinition {
  /// SwiftUI's `symbolVariant` (docs/format.md, Without effect on layout).
  static let symbolVariant = ModifierDefinition(
    "symbolVariant", "Chooses a variant of symbols.",
    [
      ParameterDefinition("variant", .expression, unlabelled: true, required: true, "The variant.")
    ],
    draws: .content, .neutral)
}
