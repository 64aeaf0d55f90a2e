/// What came of a tree: by the rules, or in an evaluation.
struct RuleOutcome: Equatable {
  /// What ran and what readers got, in order, with the number of reduces under way.
  var log: [String] = []
  /// The closures that did not run, and why, in no order.
  var skips: [String] = []

  /// The closures that ran and those that did not.
  var closures: [String] {
    let events = log.map { $0.split(separator: " ").dropFirst() }
    let ran = events.filter { $0.first != "read" && $0.first != "reduce" }
    let skipped = skips.map { $0.split(separator: " ").prefix(3) }
    return (ran + skipped).map { $0.joined(separator: " ") }
  }

  static func ran(_ modifier: String, _ view: String, _ key: String, depth: Int) -> String {
    "\(depth) \(modifier) \(view) \(key)"
  }

  static func reduce(_ view: String, _ key: String, depth: Int) -> String {
    "\(depth) reduce \(view) \(key)"
  }

  static func read(
    _ modifier: String, _ view: String, _ key: String, _ value: String, reduces: Int, depth: Int
  ) -> String {
    "\(depth) read by \(modifier) \(view) \(key): \(value), \(reduces) reduces"
  }

  static func skip(_ modifier: String, _ view: String, _ key: String, _ reason: String) -> String {
    "\(modifier) \(view) \(key) \(reason)"
  }
}
