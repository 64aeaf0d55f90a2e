extension ModifierDefinition {
  /// SwiftUI's `autocorrectionDisabled` (docs/format.md, Without effect on layout).
  static let autocorrectionDisabled = ModifierDefinition(
    "autocorrectionDisabled", "Turns correction off.",
    [
      ParameterDefinition("disable", .bool, unlabelled: true, "True by default.")
    ],
    .neutral)
}
