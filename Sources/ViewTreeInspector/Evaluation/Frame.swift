/// An update of the views with the passes that its actions request, while `Evaluation` works on it.
struct Frame {
  /// The configuration at its start.
  private(set) var start: Configuration
  var deliveries = Deliveries()
  /// The passes of this frame, and the number of the last pass among the passes of all frames.
  var passes = 0
  var number = 0
  private var former: [Deliveries] = []

  init(start: Configuration) {
    self.start = start
  }

  /// The readers of this and earlier frames to which a change wasn't delivered.
  var dropped: [Deliveries] { former + [deliveries] }

  /// Begins another frame, because later work requires one.
  mutating func begin(_ start: Configuration) {
    if !deliveries.dropped.isEmpty { former.append(deliveries) }
    (self.start, deliveries, passes) = (start, Deliveries(), 0)
  }
}
