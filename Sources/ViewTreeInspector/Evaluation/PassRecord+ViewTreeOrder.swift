import ViewTreeNumbers
import ViewTreePreferences

/// View-tree order, compared with the order in which closures ran (docs/explanation/preferences.md,
/// View-tree order).
extension PassRecord {
  /// All closures of the pass in view-tree order. `order` contains those that ran, first the
  /// graph's, then the actions.
  func viewTreeOrder(
    _ actions: Evaluation.Actions, _ order: [InspectedEvent]
  ) -> [InspectedCandidate] {
    let events = eventPlaces(actions)
    let skips = skipReasons(of: actions)
    var nodes: [PreferenceNode.Index] = []
    var candidates: [InspectedCandidate] = []
    pass.graph.forEachClosure { node in
      let skip = self.skip(node, .equal)
      var outcome = InspectedCandidate.Outcome.skipped(.equal)
      if let event = events[node.index] {
        outcome = .ran(order[event].number)
      } else {
        outcome = .skipped(skips[node] ?? skipReason(of: node))
      }
      nodes.append(node)
      candidates.append(
        InspectedCandidate(
          modifier: skip.modifier, key: skip.key, view: skip.view, outcome: outcome,
          earlierRun: events[node.index] == nil ? skip.earlierRun : nil))
    }
    displace(&candidates, nodes)
    return candidates
  }

  /// The index of each node's event in the record. Actions follow the events of the graph.
  private func eventPlaces(_ actions: Evaluation.Actions) -> [Int?] {
    var places = Array<Int?>(repeating: nil, count: pass.graph.nodes.count)
    for (place, event) in pass.graph.events.enumerated() where event.kind != .reduce {
      places[event.node.index] = place
    }
    for (place, change) in actions.ran.enumerated() {
      places[change.node.index] = pass.graph.eventCount + place
    }
    return places
  }

  /// The reasons why evaluated actions didn't run.
  private func skipReasons(
    of actions: Evaluation.Actions
  ) -> [PreferenceNode.Index: InspectedSkip.Reason] {
    var reasons: [PreferenceNode.Index: InspectedSkip.Reason] = [:]
    for node in actions.clean { reasons[node] = .clean }
    for node in actions.equal { reasons[node] = .equal }
    for node in actions.dropped { reasons[node] = .dropped }
    return reasons
  }

  private func skipReason(of node: PreferenceNode.Index) -> InspectedSkip.Reason {
    if pass.pulled.readersWithoutSlot.contains(node) { return .noSlot }
    if pass.graph.node(node).kind.isReader {
      if let reason = pass.graph.skipReason(ofReader: node) { return self.reason(reason) }
      return pass.graph.contentIsUnchanged(of: node)
        ? unchanged(node) : .readerNotEvaluated(view(of: node))
    }
    return pass.graph.skipReason(of: node).map { reason($0) } ?? .unreadKey
  }

  /// Finds the closures that ran out of tree order.
  ///
  /// As many as possible keep their position. Each of the others refers to the closure next to
  /// which it ran.
  private func displace(
    _ candidates: inout [InspectedCandidate], _ nodes: [PreferenceNode.Index]
  ) {
    var numbers: [(place: Int, number: Int)] = []
    for (place, candidate) in candidates.enumerated() {
      if case .ran(let number) = candidate.outcome { numbers.append((place, number)) }
    }
    let kept = LongestIncreasingSubsequence.places(of: numbers.map(\.number))
    guard kept.count < numbers.count else { return }
    let readers = askingReaders()
    var next = 0
    for (index, entry) in numbers.enumerated() {
      if next < kept.count, kept[next] == index {
        next += 1
        continue
      }
      let place = LongestIncreasingSubsequence.firstPlace(of: kept.count) {
        numbers[kept[$0]].number > entry.number
      }
      let isEarlier = place < next
      let other = numbers[kept[isEarlier ? place : place - 1]].place
      candidates[entry.place].displacement = InspectedCandidate.Displacement(
        isEarlier: isEarlier, other: ID(other),
        cause: cause(nodes[entry.place], nodes[other], readers))
    }
  }

  private func cause(
    _ node: PreferenceNode.Index, _ other: PreferenceNode.Index, _ readers: [Int]
  ) -> InspectedCandidate.Cause {
    let graph = pass.graph
    let kinds = [graph.node(node).kind, graph.node(other).kind]
    if kinds.contains(.onPreferenceChange) { return .action }
    // Closures of one reader run in the order of their combination, which only a `zIndex` changes.
    let hasOneReader = readers[node.index] == readers[other.index]
    return hasOneReader && graph.hasZIndex && !kinds.contains { $0.isReader }
      ? .zIndex : .severalReaders
  }

  /// Per node that ran, the reading that requested it, the innermost of several, or -1 for none.
  private func askingReaders() -> [Int] {
    var readers = Array(repeating: -1, count: pass.graph.nodes.count)
    let outermostFirst = pass.pulled.readings.indices.sorted { left, right in
      let (left, right) = (pass.pulled.readings[left].events, pass.pulled.readings[right].events)
      return left.lowerBound == right.lowerBound
        ? left.upperBound > right.upperBound : left.lowerBound < right.lowerBound
    }
    var waiting = outermostFirst[...]
    var open: [Int] = []
    for (place, event) in pass.graph.events.enumerated() {
      while let reading = open.last, pass.pulled.readings[reading].events.upperBound <= place {
        open.removeLast()
      }
      while let reading = waiting.first, pass.pulled.readings[reading].events.lowerBound <= place {
        waiting.removeFirst()
        if pass.pulled.readings[reading].events.contains(place) { open.append(reading) }
      }
      if event.kind != .reduce { readers[event.node.index] = open.last ?? -1 }
    }
    return readers
  }
}
