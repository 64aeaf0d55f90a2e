extension ModifierDefinition {
  /// SwiftUI's `colorInvert` (docs/format.md, Without effect on layout).
  static let colorInvert = ModifierDefinition(
    "colorInvert", "Inverts the colours.",
    [

    ],
    draws: .content, .neutral)
}
