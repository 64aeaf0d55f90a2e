extension ModifierDefinition {
  /// SwiftUI's `monospacedDigit` (docs/format.md, Without effect on layout).
  static let monospacedDigit = ModifierDefinition(
    "monospacedDigit",
    "Makes the digits of the texts inside equally wide; viewtree keeps their widths.",
    [

    ],
    .neutral)
}
