import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `NavigationLink` (docs/controls.md).
  static let navigationLink = ViewDefinition(
    "NavigationLink", "A label that leads to another view; outside of a list.",
    [
      .title,
      .label,
      ParameterDefinition(
        "destination", .content, "The view it leads to; it is not there until then."),
    ],
    support: .approximate("taken to be its label"),
    .slot(.horizontal) { context in
      guard context.environment.list.isInRow else {
        return context.addLabelBox(.zero, title: 0, orContent: 1)
      }
      return context.addControl(.navigationLinkRow, title: 0, orContent: 1)
    })
}
