/// The result of checking one golden file.
public enum GoldenOutcome: Equatable, Sendable {
  /// The report is the golden one.
  case equal
  /// The report differs, or another command made it.
  case different(GoldenDifference)
  /// There is no golden file.
  case missing
  /// No document lists the golden file.
  case stale(GoldenStaleness)
  /// The golden file, or its pending report, was written or removed.
  case written(GoldenWriting)
  /// No comparison was possible.
  case unusable(GoldenProblem)
}

/// The change that a check made to a golden file.
public enum GoldenWriting: String, CaseIterable, Equatable, Sendable {
  case added, updated, removed
}

/// The difference between a report and its golden file.
public struct GoldenDifference: Equatable, Sendable {
  /// The changes in behavior, a line each, the most relevant first.
  public internal(set) var behaviour: [String]
  /// The changed lines, as a patch of the golden file.
  public let patch: String
  /// True if the new report is pending next to the golden file.
  public var isPending = false
  /// The lines of the source that cause changes, if known, by the index of the
  /// change in `behaviour`.
  public var sources: [Int: GoldenSource] = [:]

  /// The changes: first those with a line in the source, which is before them.
  var told: [(line: String, hasSource: Bool)] {
    let causes = behaviour.indices.compactMap { place in
      sources[place].map { (line: $0.words(for: behaviour[place]), hasSource: true) }
    }
    let others = behaviour.indices.filter { sources[$0] == nil }
    return causes + others.map { (line: behaviour[$0], hasSource: false) }
  }

  /// Puts edits of the source first, which are the causes of all changes. Other lines of the source
  /// are then consequences.
  mutating func lead(with edits: [GoldenEdit]) {
    guard !edits.isEmpty else { return }
    var lines: [(text: String, source: GoldenSource?)] = []
    var isTold: Set<Int> = []
    for edit in edits {
      let known = sources.filter { $0.value.isSameLine(as: edit.source) }
      isTold.formUnion(known.filter { $0.value.modifier != nil }.keys)
      // A change of a view's appearance has better words: the font before and after.
      if !edit.isOrder, let look = known.keys.sorted().first(where: { known[$0]?.isOfLook == true })
      {
        lines.append((behaviour[look], known[look]))
      } else {
        lines.append((edit.line, edit.source))
      }
    }
    lines += behaviour.indices.filter { !isTold.contains($0) }.map { (behaviour[$0], nil) }
    behaviour = lines.map(\.text)
    sources = [:]
    for (index, line) in lines.enumerated() { sources[index] = line.source }
  }
}
