import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `NavigationLink` (docs/controls.md).
  static let navigationLink = ViewDefinition(
    "NavigationLink", "A label that leads to another view; outside of a list.",
    support: .approximate("taken to be its label"), paints: .link
  ) { p in
    let title = p.title()
    let label = p.label()
    p("destination", .content, "The view it leads to; it is not there until then.")
    p.styled = StyledControl(
      .button, [.init("label", label, text: title)], [.constant("isPressed", false)],
      isPlainInRows: true)
    return .slot(.horizontal) { context in
      guard context.environment.list.isInRow else {
        return context.addLabelBox(.zero, title: title, orContent: label)
      }
      return context.addControl(.navigationLinkRow, title: title, orContent: label)
    }
  }
}
