extension ModifierDefinition {
  /// SwiftUI's `redacted` (docs/format.md, Without effect on layout).
  static let redacted = ModifierDefinition(
    "redacted", "Hides what the view says.",
    [
      ParameterDefinition("reason", .expression, "The reason.")
    ],
    draws: .content, .neutral)
}
