import ViewTreeNumbers

/// The tracks that samples form, subject by subject.
struct SweepTracks {
  /// The reported tracks, in order.
  private(set) var all: [Sweep.Track] = []

  private let subjects: SweepSubjects
  /// The segments of everything that was seen.
  private var segments: [SweepKey: [Sweep.Segment]] = [:]

  init(
    _ states: SweepStates, failures: [Int: SweepKey], restless: [SweepKey: Int],
    subjects: SweepSubjects, count: Int
  ) {
    self.subjects = subjects
    // A point whose evaluation failed has no facts about views.
    follow(states)
    if !failures.isEmpty { followFailures(failures, among: states.points) }
    for key in segments.keys { close(key, at: count) }
    for key in restless.keys { segments[key] = [] }
    let told = segments.keys.filter { isTold($0) }.sorted { order($0) < order($1) }
    all = told.map { key in
      let kind = SweepKind.all[Int(key.kind)]
      return Sweep.Track(
        kind: kind.name, isFault: kind.isFault, subject: key.subject,
        segments: segments[key] ?? [], factCount: restless[key] ?? 0)
    }
  }

  private mutating func follow(_ states: SweepStates) {
    var last: Int?
    for point in states.points {
      let changed = states.differences[point] ?? [:]
      guard let earlier = last else {
        let keys = Set(states.first.map(\.key)).union(changed.keys)
        for key in keys {
          if let fact = states.fact(key, at: point) { begin(key, fact, at: 0) }
        }
        last = point
        continue
      }
      last = point
      let before = states.differences[earlier] ?? [:]
      if before == changed { continue }
      for key in Set(before.keys).union(changed.keys) {
        let fact = states.fact(key, at: point)
        if states.fact(key, at: earlier) != fact { begin(key, fact, at: point) }
      }
    }
  }

  /// Adds the segments at which the document can't be evaluated.
  private mutating func followFailures(_ failures: [Int: SweepKey], among points: [Int]) {
    var open: SweepKey?
    for point in (points + failures.keys).sorted() {
      let failure = failures[point]
      if failure == open { continue }
      if let open { begin(open, nil, at: point) }
      if let failure { begin(failure, .failed, at: point) }
      open = failure
    }
  }

  private mutating func begin(_ key: SweepKey, _ fact: SweepFact?, at point: Int) {
    var list = segments[key] ?? []
    if list.isEmpty, point > 0 { list.append(Sweep.Segment(first: 0, end: point, fact: nil)) }
    if !list.isEmpty { list[list.count - 1].end = point }
    list.append(Sweep.Segment(first: point, end: .max, fact: fact))
    segments[key] = list
  }

  private mutating func close(_ key: SweepKey, at count: Int) {
    guard let list = segments[key], !list.isEmpty else { return }
    segments[key]?[list.count - 1].end = count
  }

  // MARK: - Reported tracks

  private func isTold(_ key: SweepKey) -> Bool {
    guard let segments = segments[key], segments.count != 1 else {
      return SweepKind.all[Int(key.kind)].isFault
    }
    if segments.isEmpty { return true }
    switch key.subject {
    case .view(let view) where key.kind == Self.presence: return !followsParent(view, segments)
    default: break
    }
    if SweepKind.all[Int(key.kind)].isFault || key.kind == Self.presence { return true }
    // A missing view has no fact that could change.
    return Set(segments.compactMap(\.fact)).count > 1
  }

  private static let presence = UInt8(
    clamping: SweepKind.all.firstIndex { $0.name == SweepKind.presence.name } ?? 0)

  /// True if a view appears and disappears with its parent.
  private func followsParent(_ view: SweepView, _ own: [Sweep.Segment]) -> Bool {
    guard let parent = subjects.parents[view] else { return false }
    return segments[SweepKey(kind: Self.presence, subject: .view(parent))] == own
  }

  private func order(_ key: SweepKey) -> (UInt32, UInt8, UInt32, String) {
    switch key.subject {
    case .views(_, let second):
      (subjects.place(of: key.subject), key.kind, subjects.place(of: .view(second)), "")
    case .reader(let reader): (subjects.place(of: key.subject), key.kind, reader.key.rawValue, "")
    case .diagnostic(let id, let range): (0, key.kind, UInt32(range?.start ?? 0), id)
    case .view, .document: (subjects.place(of: key.subject), key.kind, 0, "")
    }
  }
}
