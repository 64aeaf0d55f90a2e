extension ModifierDefinition {
  /// SwiftUI's `italic` (docs/format.md, Without effect on layout).
  static let italic = ModifierDefinition(
    "italic", "Slants the texts inside.",
    [
      ParameterDefinition("isActive", .bool, unlabelled: true, "True by default.")
    ],
    draws: .content, .neutral)
}
