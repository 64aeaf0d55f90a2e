extension ModifierDefinition {
  /// SwiftUI's `renderingMode` (docs/format.md, Without effect on layout).
  static let renderingMode = ModifierDefinition(
    "renderingMode", "Sets how an image is drawn.",
    [
      ParameterDefinition("renderingMode", .expression, unlabelled: true, "The mode.")
    ],
    draws: .content, .neutral)
}
