import ViewTreeNumbers

/// The components that aren't views themselves.
extension PassRecord {
  /// All uses, with the actual or expected positions of their views.
  func componentUses() -> [InspectedComponent] {
    guard !pass.built.componentUses.isEmpty else { return [] }
    var views: [ID<GroupRecord>: [ID<InspectedView>]] = [:]
    for use in pass.built.componentUses where views[use.group] == nil {
      views[use.group] = viewPlaces(in: use.group)
    }
    let ends = subtreeEnds()
    return pass.built.componentUses.map { use in
      let group = inspection.groups[use.group.index]
      let isRoot = group.role == .root
      let siblings = views[use.group] ?? []
      var place: ID<InspectedView>
      if Int(use.first) < siblings.count {
        place = siblings[Int(use.first)]
      } else if let last = siblings.last {
        place = ends[last]
      } else if isRoot {
        place = ID(0)
      } else {
        place = group.role == .children ? group.parent.advanced(by: 1) : ends[group.parent]
      }
      return InspectedComponent(
        name: use.name, syntax: use.syntax, group: ID(use.group.rawValue), first: use.first,
        count: use.count,
        depth: isRoot ? 0 : inspection.views.depth(of: group.parent) + 1, place: place)
    }
  }

  private func viewPlaces(in group: ID<GroupRecord>) -> [ID<InspectedView>] {
    var found: [ID<InspectedView>] = []
    var view = pass.built.groups[group].firstView
    while view.exists {
      found.append(places[view.index])
      view = pass.built.views[view].next
    }
    return found
  }

  /// The index after the subtree of each view.
  private func subtreeEnds() -> IDTable<InspectedView, ID<InspectedView>> {
    let views = inspection.views
    var ends = IDTable<InspectedView, _>(repeating: views.ids.upperBound, count: views.count)
    var open: [ID<InspectedView>] = []
    for place in views.ids {
      while let last = open.last, views.depth(of: last) >= views.depth(of: place) {
        ends[last] = place
        open.removeLast()
      }
      open.append(place)
    }
    return ends
  }
}
