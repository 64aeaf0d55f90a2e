extension ModifierDefinition {
  /// SwiftUI's `scrollDisabled` (docs/format.md, Without effect on layout).
  static let scrollDisabled = ModifierDefinition(
    "scrollDisabled", "Keeps scroll views from scrolling.",
    [
      ParameterDefinition("disabled", .bool, unlabelled: true, required: true, "Whether it is.")
    ],
    support: .exact, .neutral)
}
