extension ModifierDefinition {
  /// SwiftUI's `contentShape` (docs/format.md, Without effect on layout).
  static let contentShape = ModifierDefinition(
    "contentShape", "Sets the shape that can be hit.",
    [
      ParameterDefinition("shape", .expression, unlabelled: true, "The shape."),
      ParameterDefinition("eoFill", .bool, "How to fill."),
    ],
    support: .approximate("the frame takes taps, whatever the shape is"), .neutral)
}
