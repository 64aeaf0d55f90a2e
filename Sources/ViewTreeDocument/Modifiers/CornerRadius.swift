extension ModifierDefinition {
  /// SwiftUI's `cornerRadius`: no effect on layout or preferences.
  static let cornerRadius = ModifierDefinition(
    "cornerRadius", "Rounds the corners of what is drawn.",
    [
      ParameterDefinition("radius", .number, unlabelled: true, required: true, "Points."),
      ParameterDefinition("antialiased", .bool, "Accepted and without effect."),
    ],
    draws: .frame, .neutral)
}
