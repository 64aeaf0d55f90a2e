import ViewTreeLayout
import ViewTreeScript

/// What the views of a screen ask of the bars around them, and of the sheet that they are in (docs/semantics.md,
/// Navigation, Tabs and Presentations).
public struct BarRequests {
  /// Whether the title of the screen is a small one.
  public var hasSmallTitle = false
  /// Whether there is a field to search in.
  public var hasSearch = false
  /// How wide the column is to be that the view is in.
  public var columnWidth: Double?
  /// Whether there is something for a bar at the bottom.
  public var hasBottomBar = false
  /// Whether that bar is not to be there.
  public var hidesBottomBar = false
  /// Whether the navigation bar is not to be there.
  public var hidesNavigationBar = false
  /// Whether the bar of tabs is not to be there.
  public var hidesTabBar = false

  /// The heights that the sheet may have.
  public var detents: Value?
  /// The one that it has.
  public var selectedDetent: Value?

  /// What the selection of a tab view is while the view is shown.
  public var tag: Value?

  /// Nothing.
  public init() {}

  /// What is asked of the navigation bar, in place of what is asked of another one.
  public mutating func takeNavigation(from other: BarRequests) {
    (hasSmallTitle, hasSearch) = (other.hasSmallTitle, other.hasSearch)
    hidesNavigationBar = other.hidesNavigationBar
    columnWidth = other.columnWidth
    (hasBottomBar, hidesBottomBar) = (other.hasBottomBar, other.hidesBottomBar)
  }

  /// Gives a bar what is asked of it.
  public func apply(to bar: inout NavigationBar) {
    bar.hasLargeTitle = !hasSmallTitle
    bar.hasSearch = hasSearch
    bar.isHidden = hidesNavigationBar
    bar.hasBottom = hasBottomBar && !hidesBottomBar
  }
}
