import ViewTreeReport

extension EventRow {
  var name: String { view?.name ?? "" }
  var passText: String? { pass.number.map(String.init) }
}

extension AbsenceRow {
  /// The view, and the component whose body contains it.
  fileprivate var view: String {
    name + (id.string.map { " #\($0)" } ?? "") + (component.isEmpty ? "" : " of \(component)")
  }
}

/// Changes of the order of closures.
extension EvaluationComparer {
  /// The identity of a closure in both reports.
  private struct Key: Hashable {
    let modifier: String
    let key: String
    let view: String
    let pass: String?
    var occurrence = 0
  }

  /// Compares the closures: first those that newly run or no longer run, then those in another
  /// order, then the values that they returned.
  mutating func compareOrder() {
    compareReduces()
    let before = closures(old.order.filter { $0.number != nil }, mapped)
    let after = closures(new.order.filter { $0.number != nil }) { $0 }
    let oldSkips = skips(old, mapped)
    let newSkips = skips(new) { $0 }
    compareRunning(before, after, oldSkips, newSkips)
    compareReasons(oldSkips, newSkips, before, after)
    comparePlaces(before, after)
    compareResults(before, after)
  }

  private typealias Closures = (keys: [Key], events: [EventRow], places: [Key: Int])

  private func closures(
    _ events: [EventRow], _ name: (String) -> String
  ) -> Closures {
    var counts: [Key: Int] = [:]
    let keys = events.map { event in
      var key = Key(
        modifier: event.modifier, key: event.key, view: name(event.name), pass: event.passText)
      let occurrence = counts[key, default: 0]
      counts[key] = occurrence + 1
      key.occurrence = occurrence
      return key
    }
    let places = Dictionary(zip(keys, keys.indices), uniquingKeysWith: { first, _ in first })
    return (keys, events, places)
  }

  private typealias Skips = (keys: [Key], reasons: [Key: String])

  private func skips(_ facts: EvaluationFacts, _ name: (String) -> String) -> Skips {
    var counts: [Key: Int] = [:]
    var reasons: [Key: String] = [:]
    var found = facts.skipped.map { skip in
      (
        Key(
          modifier: skip.modifier, key: skip.key, view: name(skip.view?.name ?? ""),
          pass: skip.pass.number.map(String.init)),
        ReportWords.withoutLines(skip.words.string ?? "")
      )
    }
    found += facts.absences.map { absence in
      (
        Key(modifier: absence.modifier, key: absence.key, view: name(absence.view), pass: nil),
        "not instantiated: \(absence.words.string ?? "")"
      )
    }
    let keys = found.map { key, reason in
      var key = key
      let occurrence = counts[key, default: 0]
      counts[key] = occurrence + 1
      key.occurrence = occurrence
      reasons[key] = reason
      return key
    }
    return (keys, reasons)
  }

  private func closure(_ key: Key, number: Int? = nil) -> BehaviourClosure {
    BehaviourClosure(
      modifier: key.modifier, key: key.key, view: Self.shown(key.view), pass: key.pass,
      number: number)
  }

  // MARK: - Closures of one report

  private mutating func compareRunning(
    _ old: Closures, _ new: Closures, _ oldSkips: Skips, _ newSkips: Skips
  ) {
    for (key, event) in zip(new.keys, new.events) where old.places[key] == nil {
      guard !appearedNames.contains(event.name) || oldSkips.reasons[key] != nil else { continue }
      changes.append(
        .runs(closure(key), number: event.number ?? 0, was: oldSkips.reasons[key]))
    }
    for (key, event) in zip(old.keys, old.events) where new.places[key] == nil {
      if let reason = newSkips.reasons[key] {
        changes.append(.skipped(closure(key, number: event.number), reason: reason, ran: true))
      } else if !goneNames.contains(event.name) {
        changes.append(.closureGone(closure(key, number: event.number)))
      }
    }
  }

  private mutating func compareReasons(
    _ old: Skips, _ new: Skips, _ ranBefore: Closures, _ ranAfter: Closures
  ) {
    for key in new.keys where ranBefore.places[key] == nil {
      guard let reason = new.reasons[key] else { continue }
      if let before = old.reasons[key] {
        guard mappedWords(before) != reason else { continue }
        changes.append(.reason(closure(key), old: before, new: reason))
      } else {
        changes.append(.skipped(closure(key), reason: reason, ran: false))
      }
    }
    for key in old.keys where ranAfter.places[key] == nil && new.reasons[key] == nil {
      guard key.view.utf8.last != 0 else { continue }
      changes.append(.closureGone(closure(key)))
    }
  }

  // MARK: - Positions

  private mutating func comparePlaces(_ old: Closures, _ new: Closures) {
    // The positions, in the old order, of the closures that run in both evaluations.
    let common = new.keys.compactMap { old.places[$0] }
    let rank = Dictionary(
      uniqueKeysWithValues: common.sorted().enumerated().map { ($0.element, $0.offset) })
    let ranks = common.compactMap { rank[$0] }
    let kept = Set(SequenceAlignment.longestIncreasing(ranks))
    let byRank = common.sorted()
    let numbers = new.keys.indices.filter { old.places[new.keys[$0]] != nil }
      .map { new.events[$0].number ?? 0 }
    func named(_ rank: Int) -> BehaviourClosure {
      closure(old.keys[byRank[rank]], number: old.events[byRank[rank]].number)
    }
    var place = 0
    while place < ranks.count {
      guard !kept.contains(place) else {
        place += 1
        continue
      }
      // Extends the range over neighboring closures that moved together.
      var end = place + 1
      while end < ranks.count, !kept.contains(end), ranks[end] == ranks[end - 1] + 1 { end += 1 }
      let first = ranks[place]
      if end == place + 1, first == place + 1, ranks.indices.contains(place + 1),
        ranks[place + 1] == first - 1
      {
        changes.append(.swapped(named(first - 1), named(first)))
      } else if end == place + 1, first == place - 1, place > 0, ranks[place - 1] == first + 1 {
        changes.append(.swapped(named(first), named(first + 1)))
      } else {
        changes.append(
          .ranElsewhere(
            (first..<first + end - place).map(named), old: named(first).number ?? 0,
            new: numbers[place]))
      }
      place = end
    }
  }

  // MARK: - Results

  private mutating func compareResults(_ old: Closures, _ new: Closures) {
    // A changed value reaches every closure that uses it, so report only a key's first closure.
    var firstOfKey: [String: Int] = [:]
    for (key, event) in zip(new.keys, new.events) {
      guard let place = old.places[key] else { continue }
      let before = old.events[place]
      let causes = (before.causeWords.string, event.causeWords.string)
      if causes.0 != causes.1 {
        changes.append(
          .cause(closure(key, number: event.number), old: causes.0, new: causes.1))
      }
      guard !before.value.isAbsent, !event.value.isAbsent, !sameValue(before.value, event.value)
      else { continue }
      if isReordered(before.value.text, event.value.text) {
        noteReordered(event)
        continue
      }
      if let first = firstOfKey[event.key],
        case .returned(let closure, let old, let new, let carried) = changes[first]
      {
        changes[first] = .returned(closure, old: old, new: new, carried: carried + 1)
      } else {
        firstOfKey[event.key] = changes.count
        changes.append(
          .returned(
            closure(key, number: event.number), old: before.value.text, new: event.value.text,
            carried: 0))
      }
    }
  }

  /// Adds a change of a value's order at the first closure that returned it.
  private mutating func noteReordered(_ event: EventRow) {
    guard reorderedKeys.insert(event.key).inserted else { return }
    changes.append(
      .valuesReordered(
        BehaviourReading(key: event.key, modifier: nil, view: event.name, pass: event.passText)))
  }

  private mutating func compareReduces() {
    struct Place: Hashable {
      let key: String
      let view: String
    }
    var places: [Place] = []
    var counts: [Place: (old: Int, new: Int)] = [:]
    func note(_ event: EventRow, _ view: String, isNew: Bool) {
      let place = Place(key: event.key, view: view)
      if counts[place] == nil { places.append(place) }
      counts[place, default: (0, 0)].old += isNew ? 0 : 1
      counts[place, default: (0, 0)].new += isNew ? 1 : 0
    }
    for event in old.order where event.number == nil {
      note(event, mapped(event.name), isNew: false)
    }
    for event in new.order where event.number == nil { note(event, event.name, isNew: true) }
    for place in places {
      guard let count = counts[place], count.old != count.new, place.view.utf8.last != 0,
        !appearedNames.contains(place.view)
      else { continue }
      changes.append(
        .reduces(key: place.key, view: place.view, old: count.old, new: count.new))
    }
  }
}
