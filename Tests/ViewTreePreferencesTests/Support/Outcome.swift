/// What came of a tree: of the graph, or of the rules.
struct Outcome: Equatable {
  /// What readers got, in the order in which they asked.
  var readings: [String] = []
  /// The names of closures and readers that ran, and `R`, with what it asked for in brackets.
  var order: [String] = []
  var reduces = 0
  /// The closures that did not run, in view-tree order, with the reason.
  var skips: [String] = []

  /// The order in one line.
  var log: String { order.joined(separator: " ") }
}
