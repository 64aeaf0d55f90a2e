import ViewTreeLayout

/// The part of the environment that concerns lists (docs/explanation/containers.md, Lists).
public struct ListEnvironment: Sendable {
  /// The style that `listStyle` requests.
  public var style = ListStyle.insetGrouped
  /// True if `formStyle` requests views without cells.
  public var formIsColumns = false
  /// Between the rows of a section, in points, that `listRowSpacing` requests.
  public var rowSpacing: Double?
  /// Between sections, in points, that `listSectionSpacing` requests.
  public var sectionSpacing: Double?
  /// The minimum height of a row, in points, instead of the style's.
  public var leastRowHeight: Double?
  /// The minimum height of a header, in points.
  public var leastHeaderHeight: Double?
  /// True in the list's edit mode: its rows have controls to delete and to move them.
  public var isEditing = false
  /// True if people select several rows in edit mode: each row has a circle, and no control to
  /// delete it.
  public var isSelecting = false
  /// True if the row can be deleted.
  public var isDeletable = false
  /// True if the row can be moved.
  public var isMovable = false
  /// The insets that `listRowInsets` gives the row.
  public var rowInsets: EdgeInsets?
  /// The width of the row's badge with the gap before it, in points. 0 for no badge.
  public var badgeWidth = 0.0
  /// True if the view is in a row.
  public var isInRow = false
  /// The role of the view in its section, if it's in a row.
  public var part = SectionPart.content
  /// True if headers have the increased size of `headerProminence`.
  public var hasProminentHeaders = false

  /// Outside of lists.
  public init() {}

  /// The distances of a list here.
  func metrics(_ context: LayoutContext, isForm: Bool = false) -> ListMetrics {
    ListMetrics(
      isForm && formIsColumns ? .columns : style, on: context.environment.platform,
      rowSpacing: rowSpacing, sectionSpacing: sectionSpacing,
      category: context.environment.dynamicTypeSize, leastRowHeight: leastRowHeight,
      leastHeaderHeight: leastHeaderHeight)
  }
}

extension ViewEnvironment {
  /// The environment of a list's rows.
  public var inRow: ViewEnvironment {
    var inside = self
    inside.list.isInRow = true
    inside.list.rowInsets = nil
    inside.list.badgeWidth = 0
    inside.list.part = .content
    inside.list.isSelecting = false
    inside.list.isDeletable = false
    inside.list.isMovable = false
    return inside
  }

  /// The environment of content that a view in a row presents outside the list.
  public var outsideOfLists: ViewEnvironment {
    var outside = self
    outside.list.isInRow = false
    outside.list.rowInsets = nil
    return outside
  }

  /// The environment of a section's part in a list. Headers and footers are small, and headers of
  /// grouped lists are uppercase before iOS 26.
  public func inSection(_ part: SectionPart) -> ViewEnvironment {
    guard part != .content else { return self }
    var inside = self
    inside.list.part = part
    inside.fontWeight = nil
    inside.font = .style(.footnote)
    guard part == .header else { return inside }
    if list.style == .insetGrouped || list.style == .grouped, platform != .iOS26 {
      inside.textCase = .uppercase
    }
    if list.hasProminentHeaders { inside.makeHeaderProminent() }
    return inside
  }

  /// A header with increased prominence is as large as a small title, as written.
  mutating func makeHeaderProminent() {
    list.hasProminentHeaders = true
    guard list.isInRow, list.part == .header else { return }
    font = .style(.title3)
    fontWeight = .bold
    textCase = .asWritten
  }
}
