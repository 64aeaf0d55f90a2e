import ViewTreeLayout
import ViewTreeNumbers

/// Views that get less space than they need.
extension LayoutSurvey {
  /// The views that are larger than their proposal, and the axes.
  ///
  /// If views are nested, only the innermost are reported, because the enclosing shortages follow
  /// from them. Spacers, overlays and backgrounds, and presented views are skipped.
  func shortages() -> [(view: ID<InspectedView>, width: Bool, height: Bool)] {
    var isBelow = IDTable<InspectedView, _>(
      repeating: (width: false, height: false), count: views.count)
    var found: [(view: ID<InspectedView>, width: Bool, height: Bool)] = []
    for place in views.ids.reversed() {
      let own = shortage(place)
      let below = isBelow[place]
      if own.width && !below.width || own.height && !below.height {
        found.append((place, own.width && !below.width, own.height && !below.height))
      }
      guard views[place].role == .children, let parent = views[place].parent else { continue }
      isBelow[parent].width = isBelow[parent].width || below.width || own.width
      isBelow[parent].height = isBelow[parent].height || below.height || own.height
    }
    return found.reversed()
  }

  private func shortage(_ place: ID<InspectedView>) -> (width: Bool, height: Bool) {
    let view = views[place]
    guard view.isShown, !view.traits.contains(.empty), !view.isSecondary else {
      return (false, false)
    }
    // The size of text is rounded up to pixels, and so is a view that contains text. Any other size
    // is exact.
    let isExact = view.isLeaf && !showsText(place)
    let tolerance = isExact ? 1e-6 : tolerance
    func isShort(_ length: Double, _ proposal: Double?) -> Bool {
      guard let proposal, proposal.isFinite else { return false }
      return length > proposal + tolerance
    }
    let proposal = inspection.views.proposal(of: place)
    let frame = inspection.views.frames(of: place).frame
    return (isShort(frame.width, proposal.width), isShort(frame.height, proposal.height))
  }
}
