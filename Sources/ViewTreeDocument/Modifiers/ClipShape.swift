extension ModifierDefinition {
  /// SwiftUI's `clipShape` (docs/format.md, Without effect on layout).
  static let clipShape = ModifierDefinition(
    "clipShape", "Cuts off what is drawn outside a shape.",
    [
      ParameterDefinition("shape", .any, unlabelled: true, "The shape."),
      ParameterDefinition("style", .any, "How to fill."),
    ],
    draws: .frame, .neutral)
}
