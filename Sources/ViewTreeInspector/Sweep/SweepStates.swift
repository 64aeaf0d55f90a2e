/// The facts at each sample of a sweep, as differences from the first sample.
///
/// The samples of a document share nearly all facts, so that memory and comparisons depend on what
/// changes, not on the number of views.
struct SweepStates {
  /// The facts that a sample has instead of those of the first. `nil` for a fact that it lacks.
  typealias Differences = [SweepKey: SweepFact?]

  /// The facts of the first sample.
  private(set) var first: [SweepEntry] = []
  /// The indices of the first sample's facts.
  private var indices: [SweepKey: Int] = [:]
  /// The differences of each sample, by its point.
  private(set) var differences: [Int: Differences] = [:]

  /// The points of the samples, in order.
  var points: [Int] { differences.keys.sorted() }

  /// Adds a sample. Returns the facts that are new in comparison with the first sample.
  mutating func add(_ entries: [SweepEntry], at point: Int) -> [SweepEntry] {
    if differences.isEmpty {
      first = entries
      indices = Dictionary(zip(entries.map(\.key), 0...)) { first, _ in first }
      differences[point] = [:]
      return entries
    }
    var changed: Differences = [:]
    var new: [SweepEntry] = []
    var isMissing = [Bool](repeating: true, count: first.count)
    var next = 0
    for entry in entries {
      // Samples have their facts in nearly the same order, which saves most lookups.
      let isNext = next < first.count && first[next].key == entry.key
      if let index = isNext ? next : indices[entry.key] {
        isMissing[index] = false
        next = index + 1
        if first[index].fact == entry.fact { continue }
      }
      changed[entry.key] = .some(entry.fact)
      new.append(entry)
    }
    for index in isMissing.indices where isMissing[index] {
      changed.updateValue(nil, forKey: first[index].key)
    }
    differences[point] = changed
    return new
  }

  /// The fact of a subject in a sample.
  func fact(_ key: SweepKey, at point: Int) -> SweepFact? {
    if let changed = differences[point]?[key] { return changed }
    return indices[key].map { first[$0].fact }
  }

  /// True if two samples differ in a subject that isn't left out.
  func differ(_ low: Int, _ high: Int, without excluded: [SweepKey: Int]) -> Bool {
    let (left, right) = (differences[low] ?? [:], differences[high] ?? [:])
    if excluded.isEmpty { return left != right }
    return left.filter { excluded[$0.key] == nil } != right.filter { excluded[$0.key] == nil }
  }

  /// The numbers of different facts of the subjects that have more than a limit.
  func counts(above limit: Int) -> [SweepKey: Int] {
    var facts: [SweepKey: Set<SweepFact>] = [:]
    for changed in differences.values {
      for case (let key, let fact?) in changed { facts[key, default: []].insert(fact) }
    }
    for key in facts.keys {
      if let index = indices[key] { facts[key]?.insert(first[index].fact) }
    }
    return facts.compactMapValues { $0.count > limit ? $0.count : nil }
  }
}
