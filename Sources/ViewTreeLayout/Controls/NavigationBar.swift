/// The bar above a screen. Its height, in points, depends on its content and its position
/// (docs/explanation/containers.md, Navigation).
public struct NavigationBar: BitwiseCopyable, Sendable, Equatable {
  /// The version of the system.
  let platform: Platform
  /// The top safe area inset of the window, above the bar.
  let topOfSafeArea: Double
  /// True if the title is a large one.
  public var hasLargeTitle = true
  /// True if there is a search field below the title.
  public var hasSearch = false
  /// True if there is also a bottom bar.
  public var hasBottom = false
  /// True if the bar is hidden.
  public var isHidden = false
  /// True if the bar has no title, no items, and no back button. On iOS 26, such a bar isn't shown.
  public var isEmpty = false
  /// True if it has a button that leads back, because the screen was pushed.
  public var hasBackButton = false
  /// The column of a split view that has the bar, by its part of the view. Such a bar is always
  /// there. `nil` for any other bar.
  public var column: Int?
  /// True if the window is wide enough for columns, as on an iPad.
  public var isInWideWindow = false

  /// A bar with a large title.
  ///
  /// - Parameter topOfSafeArea: the top safe area inset of the window, in points.
  public init(on platform: Platform, topOfSafeArea: Double) {
    self.platform = platform
    self.topOfSafeArea = topOfSafeArea
  }

  /// The height that the bar takes from the content.
  public var height: Double {
    guard isShown else { return 0 }
    return smallHeight + (hasLargeTitle ? Self.largeTitle : 0)
      + (hasSearch && !searchesAtBottom ? Self.search : 0)
  }

  /// True if the bar takes any height.
  public var isShown: Bool { !isHidden && !(platform == .iOS26 && isEmpty && column == nil) }

  /// True if the search field floats at the bottom.
  public var searchesAtBottom: Bool { platform == .iOS26 && !isInWideWindow }

  /// The height that the bottom bar and a search field there take from the content.
  public var bottomHeight: Double {
    (hasBottom ? ControlMetrics.bottomBarHeight : 0)
      + (hasSearch && searchesAtBottom ? ControlMetrics.bottomSearchHeight : 0)
  }

  /// True if the screen's content reaches under the bars that a `safeAreaInset` puts below its
  /// navigation stack, as in a public bug report about iOS 26.
  var contentReachesUnderInsets: Bool { platform == .iOS26 && bottomHeight == 0 && column == nil }

  /// The distance from the top of the screen to the middle of the bar's items.
  public var itemsMiddle: Double { platform == .iOS26 ? smallHeight / 2 : smallHeight - 22 }

  /// The extra height of a large title.
  private static let largeTitle = 52.0
  /// The extra height of a search field.
  public static let search = 52.0

  /// The height with a small title. Below a Dynamic Island, the bar extends into the safe area.
  public var smallHeight: Double {
    if platform == .iOS26 { return 54 }
    switch topOfSafeArea {
    case 59: return 38 + 2.0 / 3
    case 62: return 38 + 1.0 / 3
    default: return 44
    }
  }
}
