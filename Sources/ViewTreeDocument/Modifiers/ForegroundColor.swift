extension ModifierDefinition {
  /// SwiftUI's `foregroundColor`: no effect on layout or preferences.
  static let foregroundColor = ModifierDefinition(
    "foregroundColor", "Sets the colour of what is inside.",
    [
      ParameterDefinition("color", .style, unlabelled: true, "The colour.")
    ],
    draws: .content, .neutral)
}
