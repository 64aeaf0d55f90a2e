import ViewTreeLayout
import ViewTreeNumbers

/// Texts that aren't completely visible.
extension LayoutSurvey {
  /// The line breaks of a visible view's text, or `nil` if it's a complete single line.
  func brokenText(_ place: ID<InspectedView>) -> BrokenText? {
    inspection.views.drawing(of: place).flatMap { inspection.drawings[$0].text }
  }

  /// True if a view shows text.
  func showsText(_ place: ID<InspectedView>) -> Bool {
    guard views[place].isShown, views[place].isLeaf else { return false }
    if case .none = inspection.views[place].text { return false }
    return true
  }

  /// The truncated text views, in the order of the tree.
  func truncatedTexts() -> [ID<InspectedView>] {
    inspection.views.ids.filter { showsText($0) && brokenText($0)?.rest != nil }
  }

  private static let slack = 0.5 - 1e-6

  /// True if a text doesn't fit a frame in any position.
  static func isLarger(_ text: Size, than frame: Size) -> Bool {
    text.width > frame.width + slack || text.height > frame.height + slack
  }

  /// The text views that extend past an enclosing frame by half a point or more, with the innermost
  /// such frame. Less is space around the letters.
  ///
  /// Frames outside a moving modifier, a scroll view, or a secondary don't count. Neither does the
  /// position of a view that is moved on purpose, such as a page of a carousel.
  func cutTexts() -> [(view: ID<InspectedView>, frame: ID<InspectedModifier>)] {
    inspection.views.ids.compactMap { place in
      // Checks for frames first, because few text views have any.
      guard case let bounds = views[place].bounds, !bounds.isEmpty, showsText(place) else {
        return nil
      }
      let text = inspection.views.frames(of: place).content
      let isMoved = views[place].isMoved
      let small = bounds.last {
        isMoved
          ? Self.isLarger(text.size, than: $0.rect.size) : !$0.rect.holds(text, but: Self.slack)
      }
      return small.map { (place, $0.modifier) }
    }
  }
}
