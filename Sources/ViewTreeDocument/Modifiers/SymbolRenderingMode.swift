extension ModifierDefinition {
  /// SwiftUI's `symbolRenderingMode` (docs/format.md, Without effect on layout).
  static let symbolRenderingMode = ModifierDefinition(
    "symbolRenderingMode", "Sets how symbols are drawn.",
    [
      ParameterDefinition("mode", .expression, unlabelled: true, "The mode.")
    ],
    draws: .content, .neutral)
}
