extension ModifierDefinition {
  /// SwiftUI's `fill`: no effect on layout or preferences.
  static let fill = ModifierDefinition(
    "fill", "Fills a shape.",
    [
      ParameterDefinition("content", .style, unlabelled: true, "The colour or style.")
    ],
    draws: .content, drawsShape: true, interaction: .fill, .neutral)
}
