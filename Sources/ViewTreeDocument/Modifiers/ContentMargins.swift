import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `contentMargins` (docs/explanation/containers.md, Scroll views).
  package static let contentMargins = ModifierDefinition(
    """
    func contentMargins(_ length: CGFloat, for: ContentMarginPlacement = .automatic) -> some View
    func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for: ContentMarginPlacement = .automatic) -> some View
    func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for: ContentMarginPlacement = .automatic) -> some View
    """, "Adds space around the content of the scroll views within this view.",
    support: .exact
  ) { p in
    let insets = PaddingArguments(p, combinesEdges: true)
    let placement = p(
      "for", .option(["automatic", "scrollContent", "scrollIndicators"]),
      "The placement. Margins of indicators have no effect.")
    return .environment { environment, arguments in
      guard arguments[placement] != 2 else { return }
      environment.scrolling.margins = insets.read(arguments, over: environment.scrolling.margins)
    }
  }
}
