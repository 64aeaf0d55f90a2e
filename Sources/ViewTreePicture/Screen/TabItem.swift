import ViewTreeInspector
import ViewTreeNumbers

/// An item of a tab bar.
struct TabItem {
  var title: String?
  var symbol: String?
  /// The number or the word on its icon.
  var badge: String?
  /// True for the tab of the search, which has a place of its own on iOS 26.
  var isSearch = false

  /// The number of items that an iPhone shows before those behind "More".
  private static let shownCount = 5

  /// The items of the tab bar of a view, one for each tab.
  static func items(of view: ID<InspectedView>, _ plan: LayoutPlan) -> [TabItem] {
    let tabs = plan.groups.groups(of: view)
      .filter { plan.inspection.groups[$0].role == .children }
      .flatMap { plan.groups.views(of: $0) }.sorted()
    let contents = plan.geometry.tabItems(of: view)
    return tabs.enumerated().map { number, tab in
      let content = number < contents.count ? contents[number] : TabItemContent()
      let looks = DrawnLook.looks(of: plan.view(tab), in: plan.inspection)
      return TabItem(
        title: content.title, symbol: content.symbol,
        badge: looks.last { $0.painting == .badge }.flatMap { ContentPainter.badge(of: $0) },
        isSearch: content.isSearch)
    }
  }

  /// The items that fit on an iPhone: up to five, or four and "More", which is chosen with any of
  /// the others.
  static func fitting(_ items: [TabItem], chosen: Int) -> (items: [TabItem], chosen: Int) {
    guard items.count > shownCount else { return (items, chosen) }
    let shown = shownCount - 1
    return (
      Array(items.prefix(shown)) + [TabItem(title: "More", symbol: "ellipsis")],
      min(chosen, shown)
    )
  }
}
