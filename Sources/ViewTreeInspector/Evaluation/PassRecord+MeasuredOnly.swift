import ViewTreeNumbers

/// The views that were measured but aren't shown (docs/explanation/layout.md, View that fits, and
/// docs/explanation/containers.md, Rows in sight).
extension PassRecord {
  /// The alternatives that their containers didn't place, including their descendants.
  func unshownViews() -> [Range<ID<InspectedView>>] {
    var measuredOnly: [Range<ID<InspectedView>>] = []
    let alternatives = pass.built.alternatives.map(\.lowerBound)
    for view in alternatives.sorted(by: { places[$0.index] < places[$1.index] }) {
      let isPlaced = pass.built.views[view].outer.map { pass.layout.isPlaced($0) } ?? false
      let place = places[view.index]
      if isPlaced || measuredOnly.last?.contains(place) == true { continue }
      let depth = inspection.views.depth(of: place)
      var end = place.advanced(by: 1)
      while end < inspection.views.ids.upperBound, inspection.views.depth(of: end) > depth {
        end = end.advanced(by: 1)
      }
      measuredOnly.append(place..<end)
    }
    return measuredOnly
  }
}
