import ViewTreeLayout
import ViewTreeNumbers

/// Siblings in a stack that cover one another.
extension LayoutSurvey {
  /// Pairs of siblings of a stack, a grid or a list that cover one another although their places do not, the
  /// first of each by its place along the stack.
  ///
  /// What is offset, turned, scaled or has a negative padding is meant to, and so are the children of a stack
  /// whose spacing is negative. Of each view the first that it covers is told.
  func overlappingSiblings() -> [(first: ID<InspectedView>, second: ID<InspectedView>)] {
    var pairs: [(first: ID<InspectedView>, second: ID<InspectedView>)] = []
    for (group, members) in zip(inspection.groups, members.values) where members.count > 1 {
      guard let axis = axis(of: group) else { continue }
      let drawn = members.filter { views[$0].isShown && views[$0].extent != nil }
      pairs += overlaps(of: drawn, along: axis)
    }
    return pairs.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  /// The axis along which the views of a group stand; `nil` if they may cover one another.
  private func axis(of group: InspectedGroup) -> Axis? {
    guard group.role == .children, group.parent.index < views.count else { return nil }
    let parent = inspection.views[group.parent]
    if parent.is(FaultRole.rows) { return .horizontal }
    return parent.is(FaultRole.columns) ? .vertical : nil
  }

  private func overlaps(
    of views: [ID<InspectedView>], along axis: Axis
  ) -> [(first: ID<InspectedView>, second: ID<InspectedView>)] {
    func start(_ rect: Rect) -> Double { axis == .horizontal ? rect.minX : rect.minY }
    func end(_ rect: Rect) -> Double { start(rect) + rect.size[axis] }
    let entries = views.compactMap { view in
      self.views[view].extent.map { (view: view, extent: $0) }
    }.sorted { (start($0.extent), $0.view) < (start($1.extent), $1.view) }
    var pairs: [(first: ID<InspectedView>, second: ID<InspectedView>)] = []
    for (number, entry) in entries.enumerated() {
      let next = entries[(number + 1)...].prefix { start($0.extent) < end(entry.extent) }
      let other = next.first {
        $0.extent.overlaps(entry.extent, but: tolerance)
          && !frame($0.view).overlaps(frame(entry.view), but: tolerance)
      }
      if let other { pairs.append((entry.view, other.view)) }
    }
    return pairs
  }

  private func frame(_ view: ID<InspectedView>) -> Rect { inspection.views[view].frame }
}
