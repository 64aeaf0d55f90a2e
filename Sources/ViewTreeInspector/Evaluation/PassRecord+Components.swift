import ViewTreeNumbers

/// The components that are no views themselves.
extension PassRecord {
  /// All uses, with the places where their views stand or would stand.
  func componentUses() -> [InspectedComponent] {
    guard !pass.built.componentUses.isEmpty else { return [] }
    var views: [ID<GroupRecord>: [UInt32]] = [:]
    for use in pass.built.componentUses where views[use.group] == nil {
      views[use.group] = viewPlaces(in: use.group)
    }
    let ends = subtreeEnds()
    return pass.built.componentUses.map { use in
      let group = inspection.groups[use.group.index]
      let isRoot = group.role == .root
      let siblings = views[use.group] ?? []
      var place: UInt32
      if Int(use.first) < siblings.count {
        place = siblings[Int(use.first)]
      } else if let last = siblings.last {
        place = ends[Int(last)]
      } else if isRoot {
        place = 0
      } else {
        place = group.role == .children ? group.parent + 1 : ends[Int(group.parent)]
      }
      return InspectedComponent(
        name: use.name, syntax: use.syntax, group: use.group.rawValue, first: use.first,
        count: use.count,
        depth: isRoot ? 0 : inspection.views.depth(of: Int(group.parent)) + 1, place: place)
    }
  }

  private func viewPlaces(in group: ID<GroupRecord>) -> [UInt32] {
    var found: [UInt32] = []
    var view = pass.built.groups[group].firstView
    while view.exists {
      found.append(places[view.index])
      view = pass.built.views[view].next
    }
    return found
  }

  /// For each view the place after all that is in it.
  private func subtreeEnds() -> [UInt32] {
    var ends = Array(repeating: UInt32(inspection.views.count), count: inspection.views.count)
    var open: [Int] = []
    for (place, view) in inspection.views.enumerated() {
      while let last = open.last, inspection.views.depth(of: last) >= view.depth {
        ends[last] = UInt32(place)
        open.removeLast()
      }
      open.append(place)
    }
    return ends
  }
}
