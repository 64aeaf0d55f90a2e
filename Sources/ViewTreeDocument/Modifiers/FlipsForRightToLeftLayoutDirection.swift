extension ModifierDefinition {
  /// SwiftUI's `flipsForRightToLeftLayoutDirection(_:)`.
  static let flipsForRightToLeftLayoutDirection = ModifierDefinition(
    "flipsForRightToLeftLayoutDirection",
    "Mirrors what is drawn where lines go from right to left.",
    [
      ParameterDefinition(
        "enabled", .bool, unlabelled: true, required: true, "Whether it is mirrored.")
    ],
    draws: .content, .neutral)
}
