import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Stepper` (docs/controls.md).
  static let stepper = ViewDefinition(
    "Stepper", "Two buttons behind a label.",
    [
      ParameterDefinition("value", .binding, "The binding to the value, such as $count."),
      ParameterDefinition("in", .expression, "The range of values."),
      ParameterDefinition("step", .number, "The distance between values."),
      .title,
      .label,
    ],
    support: .approximate("measured on iOS 26 only"),
    .slot(.horizontal) { context in
      context.addControl(.stepper, title: 3, orContent: 4)
    })
}
