extension ModifierDefinition {
  /// SwiftUI's `foregroundStyle`: no effect on layout or preferences.
  static let foregroundStyle = ModifierDefinition(
    "foregroundStyle", "Sets the style of what is inside.",
    [
      ParameterDefinition("style", .style, unlabelled: true, "The style.")
    ],
    draws: .content, .neutral)
}
