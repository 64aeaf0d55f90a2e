import ViewTreeScript

/// Tells states that grow without end from states that merely have not settled yet.
enum Divergence {
  /// Whether some number of the state moved in the last four passes without moving less each time.
  static func isGrowing(_ history: [[Value]]) -> Bool {
    guard history.count >= 5, let last = history.last else { return false }
    let recent = history.suffix(5)
    for index in last.indices {
      let numbers = recent.compactMap { state in
        index < state.count ? ArgumentConversion.number(state[index]) : nil
      }
      guard numbers.count == recent.count else { continue }
      let steps = zip(numbers, numbers.dropFirst()).map { abs($1 - $0) }
      let shrinks = zip(steps, steps.dropFirst()).contains { $1 < $0 }
      if steps.allSatisfy({ $0 > 0 }) && !shrinks { return true }
    }
    return false
  }
}
