/// Results by question. Results that weren't requested in this round and the last are dropped.
struct RecentResults<Question: Hashable, Result> {
  private var last: [Question: Result] = [:]
  private var current: [Question: Result] = [:]

  /// Begins a round.
  mutating func beginRound() {
    last = current
    current = [:]
  }

  /// The result of a question, if it's known.
  subscript(question: Question) -> Result? {
    mutating get {
      if let known = current[question] { return known }
      guard let known = last[question] else { return nil }
      current[question] = known
      return known
    }
    set { current[question] = newValue }
  }
}
