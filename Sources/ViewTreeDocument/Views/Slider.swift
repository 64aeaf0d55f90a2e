import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Slider` (docs/semantics.md, Controls).
  static let slider = ViewDefinition(
    "Slider", "A knob on a line.",
    [
      .size,
      ParameterDefinition("value", .binding, "The binding to the value, such as $length."),
      ParameterDefinition("in", .expression, "The range of values."),
      ParameterDefinition("step", .number, "The distance between values."),
    ],
    support: .approximate("the ideal width is approximate"),
    draws: ["value", "in"],
    .layout { context in
      context.addLeaf(size: 0) { ControlLayout(.slider) }
    })
}
