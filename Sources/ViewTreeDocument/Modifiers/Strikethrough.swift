extension ModifierDefinition {
  /// SwiftUI's `strikethrough` (docs/format.md, Without effect on layout).
  static let strikethrough = ModifierDefinition(
    "strikethrough", "Draws a line through the texts inside.",
    [
      ParameterDefinition("isActive", .bool, unlabelled: true, "True by default."),
      ParameterDefinition("pattern", .style, "The pattern of the line."),
      ParameterDefinition("color", .style, "The colour of the line."),
    ],
    draws: .content, .neutral)
}
