import ViewTreeNumbers

extension Sequence<Diagnostic> {
  /// The diagnostics in order of location, and each after the diagnostic at the location of its cause.
  /// Diagnostics without a location come first, and diagnostics at the same location keep their order.
  public func sortedByPosition() -> [Diagnostic] {
    let all = Array(self)
    // Sorts indices, because diagnostics are expensive to move.
    let starts = all.map { $0.range.map { Int($0.start) } ?? -1 }
    let order = all.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
    guard all.contains(where: { $0.cause != nil }) else { return order.map { all[$0] } }
    return Self.causesFirst(order, in: all).map { all[$0] }
  }

  /// Moves the effects of a later cause behind it.
  private static func causesFirst(_ order: [Int], in all: [Diagnostic]) -> [Int] {
    var effects: [Int: [Int]] = [:]
    var moved: Set<Int> = []
    // From the end on, so that the first later diagnostic at each location is known.
    var later: [SourceRange: Int] = [:]
    for index in order.reversed() {
      if let cause = all[index].cause, let cause = later[cause] {
        effects[cause, default: []].append(index)
        moved.insert(index)
      }
      if let range = all[index].range { later[range] = index }
    }
    var sorted: [Int] = []
    // An effect stands before its cause in the order, so no cause is its own effect.
    var waiting = Array(order.filter { !moved.contains($0) }.reversed())
    while let next = waiting.popLast() {
      sorted.append(next)
      // The effects were found from the end on, and the last of `waiting` is next.
      waiting += effects[next] ?? []
    }
    return sorted
  }
}
