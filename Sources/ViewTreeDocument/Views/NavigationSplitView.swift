import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `NavigationSplitView` (docs/semantics.md, Navigation).
  static let navigationSplitView = ViewDefinition(
    "NavigationSplitView", "Columns of which a phone shows the first.",
    support: .approximate("only the first column is there, as on a phone"),
    preferenceRole: .navigation
  ) { p in
    p("columnVisibility", .expression, "Accepted and without effect.")
    p("preferredCompactColumn", .expression, "Accepted and without effect.")
    p("sidebar", .content, alias: "children", "The views of the first column.")
    p("content", .content, "The views of the second column; they are not laid out.")
    p("detail", .content, "The views of the last column; they are not laid out.")
    return .slot(.vertical) { context in context.addScreen() }
  }
}
