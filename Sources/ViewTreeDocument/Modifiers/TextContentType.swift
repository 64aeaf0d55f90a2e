extension ModifierDefinition {
  /// SwiftUI's `textContentType` (docs/format.md, Without effect on layout).
  static let textContentType = ModifierDefinition(
    "textContentType", "Says what a text field is for.",
    [
      ParameterDefinition("type", .expression, unlabelled: true, "The type.")
    ],
    .neutral)
}
