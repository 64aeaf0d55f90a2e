import ViewTreeNumbers

/// The views that were measured and are not shown (docs/semantics.md, View that fits).
extension PassRecord {
  /// The alternatives that their containers did not place, with all that is in them.
  func unshownViews() -> [Range<Int>] {
    var unshown: [Range<Int>] = []
    for view in pass.built.alternatives.sorted(by: { places[Int($0)] < places[Int($1)] }) {
      let isPlaced = pass.built.views[Int(view)].outer.map { pass.layout.isPlaced($0) } ?? false
      let place = Int(places[Int(view)])
      if isPlaced || unshown.last?.contains(place) == true { continue }
      let depth = inspection.views[place].depth
      var end = place + 1
      while end < inspection.views.count, inspection.views[end].depth > depth { end += 1 }
      unshown.append(place..<end)
    }
    return unshown
  }
}
