import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers

/// Siblings in a stack that overlap.
extension LayoutSurvey {
  /// The drawn extent of a view in a stack.
  private struct Member {
    let group: ID<InspectedGroup>
    let view: ID<InspectedView>
    let extent: Rect
    /// The start and the end of the extent along the stack.
    let start: Double
    let end: Double
  }

  /// Pairs of siblings in a stack, a grid, or a list that overlap although their positions don't,
  /// or because one is larger than its cell in a lazy grid.
  /// The first of each pair is the first along the stack.
  ///
  /// Offset, rotated, and scaled views, negative paddings, and stacks with negative spacing overlap
  /// on purpose and are skipped. For each view, only the first overlap is reported.
  func overlappingSiblings() -> [(first: ID<InspectedView>, second: ID<InspectedView>)] {
    let isCrowded = crowdedGroups()
    var members: [Member] = []
    for place in views.ids {
      guard let member = member(place), isCrowded[member.group] else { continue }
      members.append(member)
    }
    members.sort { ($0.group, $0.start, $0.view) < ($1.group, $1.start, $1.view) }
    var pairs: [(first: ID<InspectedView>, second: ID<InspectedView>)] = []
    for (number, member) in members.enumerated() {
      let next = members[(number + 1)...].prefix {
        $0.group == member.group && $0.start < member.end
      }
      let other = next.first {
        $0.extent.overlaps(member.extent, but: tolerance)
          && (!frame($0.view).overlaps(frame(member.view), but: tolerance)
            || cellExcess($0.view) != nil || cellExcess(member.view) != nil)
      }
      if let other { pairs.append((member.view, other.view)) }
    }
    return pairs.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  /// True for each group whose views may overlap. In nearly all groups, views follow each other,
  /// so they needn't be sorted.
  private func crowdedGroups() -> IDTable<InspectedGroup, Bool> {
    var isCrowded = IDTable<InspectedGroup, Bool>(
      repeating: false, count: inspection.groups.count)
    var ends = IDTable<InspectedGroup, Double>(
      repeating: -.infinity, count: inspection.groups.count)
    for place in views.ids {
      guard let member = member(place) else { continue }
      // Views that overlap by less than the tolerance don't cover each other. Half the tolerance
      // allows for rounding, and the comparison makes NaN count as crowded.
      let isBehind =
        member.start >= ends[member.group] - tolerance / 2 && member.end >= member.start
      if !isBehind { isCrowded[member.group] = true }
      ends[member.group] = max(ends[member.group], member.end)
    }
    return isCrowded
  }

  /// The drawn extent of a view that must not cover its siblings, or `nil` for any other view.
  private func member(_ place: ID<InspectedView>) -> Member? {
    guard views[place].isShown, views[place].role == .children, let extent = views[place].extent,
      let parent = views[place].parent, let axis = axis(of: views[parent].traits)
    else { return nil }
    let start = axis == .horizontal ? extent.minX : extent.minY
    return Member(
      group: inspection.views.group(of: place), view: place, extent: extent, start: start,
      end: start + extent.size[axis])
  }

  /// The axis along which a view lays out its children, or `nil` if they can overlap.
  private func axis(of traits: ViewDefinition.Traits) -> Axis? {
    if traits.contains(.row) { return .horizontal }
    return traits.contains(.column) ? .vertical : nil
  }

  /// The lengths of a view and of its cell in a lazy grid, if the view is longer, and so lies over other
  /// cells. `nil` for any other view.
  func cellExcess(
    _ view: ID<InspectedView>
  ) -> (axis: Axis, length: Double, offered: Double)? {
    guard let parent = views[view].parent, let grid = node(parent),
      explainer.pass.layout.isNode(grid, laidOutBy: LazyGridLayout.self)
    else { return nil }
    let (size, proposal) = (frame(view).size, inspection.views.proposal(of: view))
    for axis in [Axis.horizontal, .vertical] {
      if let offered = proposal[axis], offered.isFinite, size[axis] > offered + tolerance {
        return (axis, size[axis], offered)
      }
    }
    return nil
  }

  private func frame(_ view: ID<InspectedView>) -> Rect { inspection.views.frames(of: view).frame }
}
