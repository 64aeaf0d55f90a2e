extension ModifierDefinition {
  /// SwiftUI's `renderingMode` (docs/format.md, Without effect on layout).
  static let renderingMode = ModifierDefinition(
    "renderingMode", "Sets how an image is drawn.",
    [
      ParameterDefinition("renderingMode", .any, unlabelled: true, "The mode.")
    ],
    draws: .content, .neutral)
}
