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
    return (isShort(place, .horizontal), isShort(place, .vertical))
  }

  /// True if a view is longer than its proposal, and no stack around it has the space.
  private func isShort(_ place: ID<InspectedView>, _ axis: Axis) -> Bool {
    var current = place
    while exceedsProposal(current, axis) {
      if hasSpace(around: current, axis) { return false }
      guard views[current].role == .children, let parent = views[current].parent,
        exceedsProposal(parent, axis)
      else { return true }
      current = parent
    }
    return false
  }

  private func exceedsProposal(_ place: ID<InspectedView>, _ axis: Axis) -> Bool {
    guard let proposal = inspection.views.proposal(of: place)[axis], proposal.isFinite else {
      return false
    }
    // Texts are rounded up to pixels, and so are views that contain them.
    let isExact = views[place].isLeaf && !showsText(place)
    let length = inspection.views.frames(of: place).frame.size[axis]
    return length > proposal + (isExact ? 1e-6 : tolerance)
  }

  /// True if a view is in a stack along this axis that is no longer than its proposal.
  ///
  /// The stack can propose less than a rigid child needs, because the other children take less.
  private func hasSpace(around place: ID<InspectedView>, _ axis: Axis) -> Bool {
    guard views[place].role == .children, let parent = views[place].parent,
      views[parent].traits.contains(axis == .horizontal ? .row : .column), let node = node(parent),
      explainer.pass.layout.isNode(node, laidOutBy: StackLayout.self),
      let length = inspection.views.proposal(of: parent)[axis]
    else { return false }
    return inspection.views.frames(of: parent).content.size[axis] <= length + tolerance
  }
}
