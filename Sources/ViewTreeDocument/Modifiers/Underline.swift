extension ModifierDefinition {
  /// SwiftUI's `underline` (docs/format.md, Without effect on layout).
  static let underline = ModifierDefinition(
    "underline", "Draws a line below the texts inside.",
    [
      ParameterDefinition("isActive", .bool, unlabelled: true, "True by default."),
      ParameterDefinition("pattern", .style, "The pattern of the line."),
      ParameterDefinition("color", .style, "The colour of the line."),
    ],
    draws: .content, .neutral)
}
