extension ModifierDefinition {
  /// SwiftUI's `clipped`: no effect on layout or preferences.
  static let clipped = ModifierDefinition(
    "clipped", "Cuts off what is drawn outside the frame.",
    [
      ParameterDefinition("antialiased", .bool, "Accepted and without effect.")
    ],
    draws: .frame, .neutral)
}
