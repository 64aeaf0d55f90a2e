extension ModifierDefinition {
  /// SwiftUI's `blur` (docs/format.md, Without effect on layout).
  static let blur = ModifierDefinition(
    "blur", "Blurs the view.",
    [
      ParameterDefinition("radius", .number, neutral: .number(0), "Points."),
      ParameterDefinition("opaque", .bool, "Whether it stays opaque."),
    ],
    draws: .content, .neutral)
}
