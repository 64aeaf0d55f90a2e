/// The distances in a list by its style and the version of the system, in points
/// (docs/explanation/containers.md, Lists).
public struct ListMetrics: BitwiseCopyable, Sendable, Equatable {
  /// The space on each side of a cell.
  var margin: Double
  /// The insets around the view in a cell.
  var rowInsets: EdgeInsets
  /// The minimum height of a cell.
  var leastRowHeight: Double
  /// The minimum height of a header.
  var leastHeaderHeight = 0.0
  /// The minimum height of a footer.
  var leastFooterHeight = 0.0
  /// True if the list is a view that scrolls, whose height is independent of its cells.
  var scrolls = true
  /// The space between two cells of a section.
  var rowSpacing = 0.0

  /// The space above the first cell of a list.
  var top: Double
  /// The space above the header of the first section.
  var topOfHeader: Double
  /// The space below the last cell of a section, before another section.
  var afterRows: Double
  /// The space below a footer, before another section.
  var afterFooter: Double
  /// The space above the first cell of a section that follows another section.
  var beforeRows: Double
  /// The space above a header that follows another section.
  var beforeHeader: Double
  /// The space between a header and the first cell.
  var belowHeader: Double
  /// The space between the last cell and the footer.
  var aboveFooter: Double
  /// The space below the last cell or footer.
  var bottom: Double
  /// True if the first row starts directly below a bar with a large title.
  var startsAtLargeTitle = false
  /// The space below a footer that a distance between sections doesn't replace.
  private var belowFooter = 0.0
  /// True if the distances between sections are rounded to whole pixels.
  var roundsToPixels = true

  /// The distances of a style.
  ///
  /// - Parameters:
  ///   - rowSpacing: between cells, in points. `nil` for none.
  ///   - sectionSpacing: between sections instead of the style's, in points.
  ///   - category: the text size, with which the minimum height of a row grows.
  ///   - leastRowHeight: instead of the style's, in points.
  ///   - leastHeaderHeight: of headers, in points.
  public init(
    _ style: ListStyle, on platform: Platform, rowSpacing: Double? = nil,
    sectionSpacing: Double? = nil, category: ContentSizeCategory = .large,
    leastRowHeight: Double? = nil, leastHeaderHeight: Double? = nil
  ) {
    switch style {
    case .insetGrouped, .sidebar: self = .grouped(margin: 16, on: platform)
    case .grouped: self = .grouped(margin: 0, on: platform)
    case .plain, .inset: self = .plain(on: platform)
    case .columns: self = .columns
    }
    if let rowSpacing, rowSpacing.isFinite { self.rowSpacing = max(rowSpacing, 0) }
    belowFooter = platform == .iOS26 ? afterFooter : 0
    if let sectionSpacing { self = spaced(sections: sectionSpacing) }
    setLeastHeights(
      on: platform, category, row: leastRowHeight, header: leastHeaderHeight)
  }

  /// The metrics with a distance between sections instead of the style's, unless it isn't finite. A
  /// header keeps the space above its text, and a footer that below it.
  func spaced(sections distance: Double) -> ListMetrics {
    guard distance.isFinite else { return self }
    var metrics = self
    metrics.afterRows = max(distance, 0)
    metrics.afterFooter = max(distance, 0) + belowFooter
    metrics.beforeRows = 0
    return metrics
  }

  /// A row is at least as tall as a line of body text with its leading and the insets around it.
  private mutating func setLeastHeights(
    on platform: Platform, _ category: ContentSizeCategory, row: Double?, header: Double?
  ) {
    if let header, header.isFinite { leastHeaderHeight = max(header, 0) }
    guard scrolls else { return }
    leastRowHeight =
      FontStyle.body.lineDistance(for: category) + rowInsets.total(along: .vertical)
    if let row, row.isFinite { leastRowHeight = max(row, 0) }
    if platform == .iOS26 {
      leastFooterHeight = FontStyle.footnote.lineDistance(for: category)
    }
  }

  private init(
    margin: Double, rowInset: Double, top: Double, topOfHeader: Double,
    after: (rows: Double, footer: Double), before: (rows: Double, header: Double),
    belowHeader: Double, aboveFooter: Double, bottom: Double
  ) {
    self.margin = margin
    rowInsets = EdgeInsets(top: rowInset, leading: 16, bottom: rowInset, trailing: 16)
    leastRowHeight = 0
    self.top = top
    self.topOfHeader = topOfHeader
    (afterRows, afterFooter) = after
    (beforeRows, beforeHeader) = before
    self.belowHeader = belowHeader
    self.aboveFooter = aboveFooter
    self.bottom = bottom
  }

  /// The vertical inset of a cell around its view.
  private static func rowInset(on platform: Platform) -> Double { platform == .iOS26 ? 15 : 11 }

  private static func grouped(margin: Double, on platform: Platform) -> ListMetrics {
    if platform == .iOS26 {
      var metrics = ListMetrics(
        margin: margin, rowInset: rowInset(on: platform), top: 35, topOfHeader: 10,
        after: (17.5, 6),
        before: (17.5, 10), belowHeader: 10, aboveFooter: 8, bottom: 20)
      metrics.roundsToPixels = false
      metrics.startsAtLargeTitle = true
      return metrics
    }
    return ListMetrics(
      margin: margin, rowInset: rowInset(on: platform), top: 35, topOfHeader: 17, after: (17.5, 8),
      before: (17.5, 17), belowHeader: 6, aboveFooter: 8, bottom: 20)
  }

  private static func plain(on platform: Platform) -> ListMetrics {
    ListMetrics(
      margin: 0, rowInset: rowInset(on: platform), top: 0, topOfHeader: 17, after: (0, 8),
      before: (0, 17),
      belowHeader: 6, aboveFooter: 8, bottom: 0)
  }

  private static var columns: ListMetrics {
    var metrics = ListMetrics(
      margin: 0, rowInset: 0, top: 0, topOfHeader: 0, after: (8, 8), before: (0, 0),
      belowHeader: 8, aboveFooter: 8, bottom: 0)
    metrics.rowInsets = .zero
    metrics.scrolls = false
    metrics.rowSpacing = 8
    return metrics
  }

  /// The insets around the view of a header or a footer.
  var headerInsets: EdgeInsets {
    EdgeInsets(top: 0, leading: rowInsets.leading, bottom: 0, trailing: rowInsets.trailing)
  }

  /// The distance between the end of a section and the start of the next, or above the first.
  func distance(
    fromFooter endsInFooter: Bool, toHeader beginsWithHeader: Bool, isFirst: Bool, grid: PixelGrid
  ) -> Double {
    if isFirst { return beginsWithHeader ? topOfHeader : top }
    let after = endsInFooter ? afterFooter : afterRows
    let before = beginsWithHeader ? beforeHeader : beforeRows
    return roundsToPixels ? grid.roundUp(after) + grid.roundUp(before) : after + before
  }
}
