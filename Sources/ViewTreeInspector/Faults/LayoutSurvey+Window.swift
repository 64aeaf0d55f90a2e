import ViewTreeLayout
import ViewTreeNumbers

/// Views that extend past the window.
extension LayoutSurvey {
  /// The readable or touchable views that extend past the window, and true for those completely
  /// outside.
  ///
  /// Scrollable content and content in its own window are skipped.
  func strayViews() -> [(view: ID<InspectedView>, isWhole: Bool)] {
    let description = inspection.window
    guard description.proposal == nil else { return [] }
    let window = Rect(x: 0, y: 0, width: description.width, height: description.height)
    return inspection.views.ids.compactMap { place in
      let view = views[place]
      guard isMeaningful(place), !view.isScrolled, !view.isPresented else {
        return nil
      }
      let frame = inspection.views.frames(of: place).content
      let seen = view.clip.map { frame.intersection($0) } ?? frame
      guard let seen, !window.holds(seen, but: tolerance / 2) else { return nil }
      return (place, !window.overlaps(seen, but: 0))
    }
  }
}
