extension ModifierDefinition {
  /// SwiftUI's `scrollClipDisabled` (docs/format.md, Without effect on layout).
  static let scrollClipDisabled = ModifierDefinition(
    "scrollClipDisabled", "Lets scroll views draw outside.",
    [
      ParameterDefinition("disabled", .bool, unlabelled: true, "True by default.")
    ],
    draws: .frame, .neutral)
}
