extension ModifierDefinition {
  /// SwiftUI's `drawingGroup` (docs/format.md, Without effect on layout).
  static let drawingGroup = ModifierDefinition(
    "drawingGroup", "Draws the view into an image.",
    [
      ParameterDefinition("opaque", .bool, "Whether it is opaque.")
    ],
    draws: .content, .neutral)
}
