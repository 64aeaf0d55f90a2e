/// Names of content that a picture has no drawing for, each once, in the order of painting.
struct UndrawnNames {
  private static let shown = 5
  private var names: [String] = []
  private var known: Set<String> = []

  mutating func add(_ name: String) {
    guard known.insert(name).inserted else { return }
    if names.count < Self.shown { names.append(name) }
  }

  /// The names in quotes, those beyond a few as a count. `nil` for none.
  var words: String? {
    guard !names.isEmpty else { return nil }
    let rest = known.count - names.count
    return names.map { "'\(LabelMetrics.cut($0, to: 60))'" }.joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }
}
