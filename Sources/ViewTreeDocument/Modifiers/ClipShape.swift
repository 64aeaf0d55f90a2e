extension ModifierDefinition {
  /// SwiftUI's `clipShape` (docs/format.md, Without effect on layout).
  static let clipShape = ModifierDefinition(
    "clipShape", "Cuts off what is drawn outside a shape.",
    [
      ParameterDefinition("shape", .expression, unlabelled: true, "The shape."),
      ParameterDefinition("style", .expression, "How to fill."),
    ],
    draws: .frame, .neutral)
}
