extension ModifierDefinition {
  /// SwiftUI's `blur` (docs/format.md, Without effect on layout).
  static let blur = ModifierDefinition(
    "blur", "Blurs the view.",
    [
      ParameterDefinition("radius", .number, "Points."),
      ParameterDefinition("opaque", .bool, "Whether it stays opaque."),
    ],
    .neutral)
}
