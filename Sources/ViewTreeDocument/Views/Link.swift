import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Link` (docs/controls.md).
  static let link = ViewDefinition(
    "Link", "A label that leads to a page.",
    [
      ParameterDefinition("destination", .any, "The address."),
      .title,
      .label,
    ],
    support: .approximate("taken to be its label"),
    .slot(.horizontal) { context in context.addLabelBox(.zero, title: 1, orContent: 2) })
}
