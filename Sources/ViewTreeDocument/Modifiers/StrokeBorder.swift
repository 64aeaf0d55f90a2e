extension ModifierDefinition {
  /// SwiftUI's `strokeBorder`: no effect on layout or preferences.
  static let strokeBorder = ModifierDefinition(
    "strokeBorder", "Draws a line inside the outline of a shape.",
    [
      ParameterDefinition("content", .style, unlabelled: true, "The colour or style."),
      ParameterDefinition("lineWidth", .number, "Points; 1 by default."),
    ],
    draws: .content, drawsShape: true, interaction: .outline, .neutral)
}
