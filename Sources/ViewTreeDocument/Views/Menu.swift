import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Menu` (docs/controls.md).
  static let menu = ViewDefinition(
    "Menu", "A label that opens a menu.",
    [
      .title,
      .label,
      ParameterDefinition("content", .content, "The menu; it is not laid out."),
    ],
    support: .approximate("taken to be its label"),
    .slot(.horizontal) { context in context.addLabelBox(.zero, title: 0, orContent: 1) })
}
