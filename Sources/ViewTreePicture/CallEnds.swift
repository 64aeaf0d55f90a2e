import ViewTreeInspector

/// The index at which each call in a closure order ends.
enum CallEnds {
  /// The last event that ran before each entry returned, or the entry itself if there was none.
  static func ends(of order: [InspectedEvent]) -> [Int] {
    var ends = Array(order.indices)
    var open: [Int] = []
    for (place, event) in order.enumerated() {
      while let last = open.last,
        order[last].depth >= event.depth || order[last].pass != event.pass
      {
        ends[last] = place - 1
        open.removeLast()
      }
      open.append(place)
    }
    for last in open { ends[last] = order.count - 1 }
    return ends
  }
}
