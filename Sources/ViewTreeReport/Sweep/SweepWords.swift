import ViewTreeInspector
import ViewTreeLayout

/// The wording of a sweep's results.
package enum SweepWords {
  /// The name of a sweep's axis in reports.
  static func name(_ axis: SweepRange.Axis) -> String {
    switch axis {
    case .width: "width"
    case .height: "height"
    case .variable: "variable"
    case .dynamicType: "dynamicType"
    case .layoutDirection: "layoutDirection"
    }
  }

  /// A value.
  static func point(_ point: SweepPoint) -> String {
    switch point {
    case .number(let number): NumberWords.text(number)
    case .typeSize(let size): SweepPoint.name(of: size)
    case .direction(let direction): "\(direction)"
    }
  }

  /// The word between a sweep's range and its number of evaluations.
  static let evaluated = "evaluated"

  /// The first line of a sweep: `width 320...430  evaluated 27 times`.
  static func headline(_ sweep: Sweep) -> String {
    let range = sweep.range
    let (first, last) = (point(range.point(0)), point(range.point(range.count - 1)))
    let variable: String = if case .variable(let name) = range.axis { " " + name } else { "" }
    return
      "\(name(range.axis))\(variable) \(first)...\(last)  \(evaluated) \(sweep.evaluations) times"
  }

  /// The subject of a track.
  static func subject(_ track: Sweep.Track, in sweep: Sweep) -> String {
    switch track.subject {
    case .view(let view): sweep.name(of: view)
    case .views(let first, let second):
      "\(sweep.name(of: first)) and \(sweep.name(of: second))"
    case .reader(let closure): label(closure, in: sweep)
    case .diagnostic: sweep.message(of: track.subject)
    case .document: track.kind == "order" ? "closures" : "state"
    }
  }

  /// A closure: `onPreferenceChange of Height of VStack`.
  static func label(_ closure: SweepClosure, in sweep: Sweep) -> String {
    "\(sweep.modifier(of: closure)) of \(sweep.key(of: closure)) of \(sweep.name(of: closure.view))"
  }

  /// The facts of a subject, without its name.
  static func sentence(_ track: Sweep.Track, in sweep: Sweep) -> String {
    if track.segments.isEmpty {
      return
        "\(track.kind) changes with nearly every value, \(track.factCount) times among the first"
    }
    return track.isFault || track.segments.contains { $0.fact == .there }
      ? holding(track, in: sweep) : changing(track, in: sweep)
  }

  /// The points at which facts change, in order, each with a sentence per change: `Text #title: has
  /// 2 lines`.
  package static func changes(of sweep: Sweep) -> [(point: SweepPoint, words: [String])] {
    var words: [Int: [String]] = [:]
    for track in sweep.changes {
      for (previous, segment) in zip(track.segments, track.segments.dropFirst()) {
        let subject = subject(track, in: sweep)
        words[segment.first, default: []].append(
          "\(subject): \(change(segment.fact, after: previous.fact))")
      }
    }
    return words.keys.sorted().map { (sweep.range.point($0), words[$0] ?? []) }
  }

  private static func change(_ fact: SweepFact?, after previous: SweepFact?) -> String {
    switch (fact, previous) {
    case (.closures(let closures)?, _): "\(closures.count) closures run in another order"
    case (let fact?, _): full(fact)
    case (nil, .there?), (nil, nil): "is no longer there"
    case (nil, let previous?):
      "no longer "
        + (full(previous).hasPrefix("is ") ? full(previous).dropFirst(3) : full(previous)[...])
    }
  }

  // MARK: - What holds at some points

  /// `is truncated below 371.5`, or several such facts in order.
  private static func holding(_ track: Sweep.Track, in sweep: Sweep) -> String {
    var facts: [SweepFact] = []
    for case let fact? in track.segments.map(\.fact) where !facts.contains(fact) {
      facts.append(fact)
    }
    return facts.map { fact in
      let places = track.segments.filter { $0.fact == fact }
      if places.count == 1, track.isConstant { return phrase(fact) }
      return phrase(fact) + " " + places.map { place($0, in: sweep) }.joined(separator: " and ")
    }.joined(separator: ", ")
  }

  /// The range of a fact: `below 371.5`.
  private static func place(_ segment: Sweep.Segment, in sweep: Sweep) -> String {
    let range = sweep.range
    let first = point(range.point(segment.first))
    let isLast = segment.end >= range.count
    if range.axis == .layoutDirection { return "in \(first)" }
    let end = point(range.point(min(segment.end, range.count - 1)))
    if segment.first == 0 { return isLast ? "everywhere" : "below \(end)" }
    return isLast ? "from \(first)" : "between \(first) and \(end)"
  }

  private static func phrase(_ fact: SweepFact) -> String {
    switch fact {
    case .there: "exists"
    case .truncated: "is truncated"
    case .cut: "is larger than an enclosing frame"
    case .outside(isWhole: true): "is outside the window"
    case .outside(isWhole: false): "extends past the window"
    case .overlapping: "overlap"
    case .shortage(let width, let height):
      "is proposed less "
        + [width ? "width" : nil, height ? "height" : nil].compactMap { $0 }
        .joined(separator: " and ") + " than it needs"
    case .told: "is reported"
    case .unstable: "does not settle"
    case .failed: "stops the evaluation"
    case .lines, .chosen, .value, .closures: full(fact)
    }
  }

  // MARK: - Variants of a fact

  /// `has 3 lines below 341.5, 2 lines from 341.5, 1 line from 402`.
  private static func changing(_ track: Sweep.Track, in sweep: Sweep) -> String {
    let range = sweep.range
    var words: [String] = []
    var previous: SweepFact?
    for (number, segment) in track.segments.enumerated() {
      let start = point(range.point(segment.first))
      defer { previous = segment.fact ?? previous }
      guard let fact = segment.fact else {
        if number > 0 { words.append("does not exist from \(start)") }
        continue
      }
      if case .closures(let closures) = fact {
        let before: [SweepClosure] = if case .closures(let list)? = previous { list } else { [] }
        words.append(order(closures, before, number == 0 ? nil : start, in: sweep))
      } else if range.axis == .layoutDirection {
        words.append("\(words.isEmpty ? full(fact) : short(fact)) in \(start)")
      } else if number == 0 {
        words.append(full(fact) + " below \(point(range.point(segment.end)))")
      } else {
        words.append((words.isEmpty ? full(fact) : short(fact)) + " from \(start)")
      }
    }
    return words.joined(separator: ", ")
  }

  private static func full(_ fact: SweepFact) -> String {
    switch fact {
    case .lines: "has \(short(fact))"
    case .chosen(nil): "shows nothing"
    case .chosen: "shows \(short(fact))"
    case .value: "gets \(short(fact))"
    default: phrase(fact)
    }
  }

  private static func short(_ fact: SweepFact) -> String {
    switch fact {
    case .lines(let count): count == 1 ? "1 line" : "\(count) lines"
    case .chosen(let place): place.map { "view \($0)" } ?? "nothing"
    case .value(let value): value
    default: phrase(fact)
    }
  }

  /// The closures that run: their number at first, and then the first closure that differs.
  private static func order(
    _ closures: [SweepClosure], _ before: [SweepClosure], _ start: String?, in sweep: Sweep
  ) -> String {
    guard let start else { return "\(closures.count) run at first" }
    let place =
      zip(closures, before).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(closures.count, before.count)
    guard place < closures.count else { return "\(closures.count) from \(start)" }
    let change = "number \(place + 1) is \(label(closures[place], in: sweep))"
    return closures.count == before.count
      ? "\(change) from \(start)" : "\(closures.count) from \(start): \(change)"
  }
}
