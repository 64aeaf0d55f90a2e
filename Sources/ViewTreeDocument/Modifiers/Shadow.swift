extension ModifierDefinition {
  /// SwiftUI's `shadow`: no effect on layout or preferences.
  static let shadow = ModifierDefinition(
    "shadow", "Draws a shadow.",
    [
      ParameterDefinition("color", .style, "The colour."),
      ParameterDefinition("radius", .number, "Points."),
      ParameterDefinition("x", .number, "Points to the right."),
      ParameterDefinition("y", .number, "Points down."),
    ],
    draws: .content, .neutral)
}
