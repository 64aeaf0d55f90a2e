import ViewTreeLayout
import ViewTreeNumbers

/// Titles of navigation bars.
extension LayoutSurvey {
  /// A title that is wider than its place in the bar.
  struct CutTitle {
    let title: String
    /// The view and its modifier that write the title.
    let view: ID<InspectedView>
    let modifier: ID<InspectedModifier>
    let isLarge: Bool
    /// The width of the whole title.
    let needed: Double
    /// The width between the items of the bar, or its margins.
    let room: Double
  }

  /// The distance of a title from the sides of the bar.
  private static let titleMargin = 16.0
  /// The distance of a title from the items next to it.
  private static let titleGap = 8.0
  /// The width of a back button with the title `Back`.
  private static let backButton = 64.0

  /// The truncated titles of bars, each at the outermost view that writes one.
  func cutTitles() -> [CutTitle] {
    let geometry = DrawnGeometry(explainer)
    guard geometry.navigationTitleKey != nil else { return [] }
    return inspection.views.ids.flatMap { bar -> [CutTitle] in
      let bars = views[bar].isShown ? geometry.bars(of: bar) : []
      return bars.compactMap { entry in
        let box = entry.place.transform.boundingBox(of: entry.place.rect)
        return cutTitle(in: bar, entry.bar, box, geometry)
      }
    }
  }

  private func cutTitle(
    in view: ID<InspectedView>, _ bar: NavigationBar, _ box: Rect, _ geometry: DrawnGeometry
  ) -> CutTitle? {
    guard bar.isShown,
      let written = inspection.views.ids.lazy.compactMap({
        title($0, in: view, bar.column, geometry)
      }).first
    else { return nil }
    let font: Font = bar.hasLargeTitle ? .style(.largeTitle) : .style(.headline)
    let needed = font.width(of: written.title)
    let room = bar.hasLargeTitle ? box.width - 2 * Self.titleMargin : roomBetweenItems(bar, box)
    guard let room, needed > room + 1 else { return nil }
    return CutTitle(
      title: written.title, view: written.view, modifier: written.modifier,
      isLarge: bar.hasLargeTitle, needed: needed, room: room)
  }

  /// The title that a visible view in a navigation view or in a column of it writes.
  private func title(
    _ view: ID<InspectedView>, in bar: ID<InspectedView>, _ column: Int?, _ geometry: DrawnGeometry
  ) -> (title: String, view: ID<InspectedView>, modifier: ID<InspectedModifier>)? {
    let record = inspection.views[view]
    guard record.modifierCount > 0, views[view].isShown, isInside(view, bar) else { return nil }
    if let column, !geometry.isView(view, inColumn: column) { return nil }
    for place in (0..<UInt32(record.modifierCount)).reversed() {
      if let title = geometry.navigationTitle(of: view, modifier: place) {
        return (title, view, record.firstModifier.advanced(by: place))
      }
    }
    return nil
  }

  private func isInside(_ view: ID<InspectedView>, _ outer: ID<InspectedView>) -> Bool {
    var next = views[view].parent
    while let parent = next, parent != outer { next = views[parent].parent }
    return next == outer
  }

  /// The width between the items next to the middle of a bar. `nil` if an item is in the middle.
  private func roomBetweenItems(_ bar: NavigationBar, _ box: Rect) -> Double? {
    var left = box.minX + (bar.hasBackButton ? Self.backButton : Self.titleMargin)
    var right = box.maxX - Self.titleMargin
    for (view, record) in zip(inspection.views.ids, inspection.views)
    where views[view].role == .toolbar && views[view].isShown {
      let frame = record.frame
      guard frame.minY >= box.minY - 1, frame.maxY <= box.minY + bar.smallHeight + 1 else {
        continue
      }
      if frame.minX < box.midX, frame.maxX > box.midX { return nil }
      if frame.maxX <= box.midX { left = max(left, frame.maxX + Self.titleGap) }
      if frame.minX >= box.midX { right = min(right, frame.minX - Self.titleGap) }
    }
    return right - left
  }
}
