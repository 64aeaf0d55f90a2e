extension ModifierDefinition {
  /// SwiftUI's `border` (docs/format.md, Without effect on layout).
  static let border = ModifierDefinition(
    "border", "Draws a line inside the frame.",
    [
      ParameterDefinition("content", .style, unlabelled: true, "The style."),
      ParameterDefinition("width", .number, "Points; 1 by default."),
    ],
    draws: .frame, .neutral)
}
