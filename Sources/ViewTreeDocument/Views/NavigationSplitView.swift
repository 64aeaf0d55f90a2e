import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `NavigationSplitView` (docs/explanation/containers.md, Navigation).
  static let navigationSplitView = ViewDefinition(
    """
    struct NavigationSplitView<Sidebar: View, Content, Detail: View>: View
    init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
    init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
    init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
    init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
    init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
    init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
    """, "Columns. A phone shows one of them.",
    support: .approximate(
      "the widths of columns are approximate, and columns do not overlap"),
    preferenceRole: .navigation
  ) { p in
    let visibility = p(
      "columnVisibility", .expression, "The visible columns, if there is space for several.")
    let preferred = p(
      "preferredCompactColumn", .expression,
      "The visible column, if there is space for one: sidebar, content or detail.")
    let sidebar = p("sidebar", .content, alias: "children", "The views of the first column.")
    let content = p("content", .content, "The views of the second column.")
    let detail = p("detail", .content, "The views of the last column.")
    p.boundText = visibility
    p.compactBoundText = preferred
    return .parts([
      ViewPart(sidebar, .vertical), ViewPart(content, .vertical), ViewPart(detail, .vertical),
    ]) { context in
      let columns = context.columns(
        hasContent: context.hasViews(content), hasDetail: context.hasViews(detail),
        shown: context.boundText)
      let row = context.add(StackLayout.horizontal(spacing: 0))
      for column in columns {
        context.addColumn(column, isLast: column == columns.last, below: row)
      }
      return row
    }
  }
}

extension LayoutContext {
  /// The columns that exist, by the order of the view's parts: a window without space for several
  /// has the preferred column.
  fileprivate func columns(hasContent: Bool, hasDetail: Bool, shown: String) -> [Int] {
    guard isWideWindow else {
      switch shown {
      case "content" where hasContent: return [1]
      case "detail" where hasDetail: return [2]
      default: return [0]
      }
    }
    let all = [0] + (hasContent ? [1] : []) + (hasDetail ? [2] : [])
    switch shown {
    case "all": return all
    case "doubleColumn": return all.suffix(2)
    case "detailOnly": return all.suffix(1)
    // In portrait there is space for one column, in landscape for two.
    default: return all.suffix(containerSize.width > containerSize.height ? 2 : 1)
    }
  }
}
