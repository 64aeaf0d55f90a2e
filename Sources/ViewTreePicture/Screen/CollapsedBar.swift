import ViewTreeLayout

/// The form of a navigation bar above content that is scrolled: first a search field goes, then the
/// large title moves up with the content, until the bar is small.
struct CollapsedBar {
  /// The height that a search field has lost, in points.
  let searchShift: Double
  /// The distance by which the large title has moved up, in points.
  let titleShift: Double
  /// True if the title is in the middle of the bar.
  let hasSmallTitle: Bool
  /// True if the bar has a ground, because content is below it.
  let hasGround: Bool

  /// The form of a bar for a vertical offset of the content, in points. Below a soft edge, content is
  /// seen before the bar is small.
  init(_ bar: NavigationBar, scrolledBy offset: Double, hasSoftEdge: Bool) {
    let offset = max(offset, 0)
    let whole = max(bar.height - bar.smallHeight, 0)
    let search = bar.hasSearch && !bar.searchesAtBottom ? NavigationBar.search : 0
    searchShift = min(offset, search)
    titleShift = min(offset - searchShift, max(whole - search, 0))
    hasSmallTitle = !bar.hasLargeTitle || offset >= whole
    hasGround = bar.isShown && offset > 0 && (offset >= whole || hasSoftEdge)
  }
}
