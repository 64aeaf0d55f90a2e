import ViewTreeLayout
import ViewTreeScript

/// Requests of a screen's views to the enclosing bars and to the enclosing sheet
/// (docs/explanation/containers.md, Navigation, Tabs and Presentations).
public struct BarRequests {
  /// True if the screen has a small title.
  public var hasSmallTitle = false
  /// True if the screen has a title.
  public var hasTitle = false
  /// True if a toolbar has items.
  public var hasItems = false
  /// True if the screen was pushed.
  public var isPushed = false
  /// True if the back button is hidden.
  public var hidesBackButton = false
  /// True if there is a search field.
  public var hasSearch = false
  /// The width of the enclosing column.
  public var columnWidth: Double?
  /// True if a bottom bar has items.
  public var hasBottomBar = false
  /// True if the bottom bar is hidden.
  public var hidesBottomBar = false
  /// True if the navigation bar is hidden.
  public var hidesNavigationBar = false
  /// True if the tab bar is hidden.
  public var hidesTabBar = false

  /// The heights that the sheet may have.
  public var detents: Value?
  /// True if the sheet has a drag indicator. `nil` if its detents decide.
  public var showsDragIndicator: Bool?
  /// True if a popover isn't a sheet on an iPhone.
  public var keepsPopover = false
  /// The selected detent.
  public var selectedDetent: Value?

  /// The value of a tab view's selection while this view is shown.
  public var tag: Value?

  /// No requests.
  public init() {}

  /// Replaces the requests to the navigation bar with those of another view.
  public mutating func takeNavigation(from other: BarRequests) {
    (hasSmallTitle, hasSearch) = (other.hasSmallTitle, other.hasSearch)
    (hasTitle, hasItems) = (other.hasTitle, other.hasItems)
    (isPushed, hidesBackButton) = (other.isPushed, other.hidesBackButton)
    hidesNavigationBar = other.hidesNavigationBar
    columnWidth = other.columnWidth
    (hasBottomBar, hidesBottomBar) = (other.hasBottomBar, other.hidesBottomBar)
  }

  /// Applies the requests to a bar.
  public func apply(to bar: inout NavigationBar) {
    bar.hasLargeTitle = !hasSmallTitle
    bar.hasSearch = hasSearch
    bar.isHidden = hidesNavigationBar
    bar.hasBackButton = isPushed && !hidesBackButton
    bar.isEmpty = !hasTitle && !hasItems && (!isPushed || hidesBackButton)
    bar.hasBottom = hasBottomBar && !hidesBottomBar
  }
}
