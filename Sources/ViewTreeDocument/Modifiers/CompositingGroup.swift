extension ModifierDefinition {
  /// SwiftUI's `compositingGroup` (docs/format.md, Without effect on layout).
  static let compositingGroup = ModifierDefinition(
    "compositingGroup", "Draws the view as one.",
    [

    ],
    draws: .content, .neutral)
}
