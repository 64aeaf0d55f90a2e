extension ModifierDefinition {
  /// SwiftUI's `tint` (docs/format.md, Without effect on layout).
  static let tint = ModifierDefinition(
    "tint", "Sets the tint.",
    [
      ParameterDefinition("tint", .style, unlabelled: true, "The style.")
    ],
    draws: .content, .neutral)
}
