extension ModifierDefinition {
  /// SwiftUI's `colorMultiply` (docs/format.md, Without effect on layout).
  static let colorMultiply = ModifierDefinition(
    "colorMultiply", "Multiplies the colours.",
    [
      ParameterDefinition("color", .style, unlabelled: true, required: true, "The colour.")
    ],
    draws: .content, .neutral)
}
