import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `ColorPicker` (docs/controls.md).
  static let colorPicker = ViewDefinition(
    "ColorPicker", "A round field of a colour behind its label.",
    [
      ParameterDefinition("selection", .binding, "The binding to the colour."),
      .title,
      .label,
      ParameterDefinition(
        "supportsOpacity", .bool, "Whether the colour may let things through; true by default."),
    ],
    support: .approximate("the sizes are approximate"),
    draws: ["selection"],
    .slot(.horizontal) { context in
      context.addControl(.colorPicker, title: 1, orContent: 2)
    })
}
