import ViewTreeDocument
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// The sources of the parts of a value that a reader received.
///
/// A `reduce` can change its operands in any way, so the closures that ran don't suffice. A
/// contribution is accepted only if its elements are at the expected positions.
extension PassRecord {
  /// The maximum number of compared elements of long arrays, spread evenly over each array.
  private static let comparisons = 4_096
  /// The maximum number of elements and contributions for a search of each one.
  private static let searchLimit = 1_000
  /// The maximum number of contributions to search in a pass, for all readers together.
  static let scanLimit = 20_000_000

  /// The contributions that form a value, in its order. Empty if they are unknown.
  ///
  /// `budget` decreases by the number of entries visited.
  func contributions(
    to reading: Reading, _ budget: inout Int
  ) -> [InspectedPreference.Contribution] {
    if reading.isDefault { return [] }
    return contributions(
      to: reading.value, pass.graph.node(reading.node).key,
      pass.graph.leaves(of: reading.node, budget: &budget), written[reading.written], &budget)
  }

  /// The contributions to the value of a key that consists of `leaves`. `own` was written during
  /// its evaluation.
  func contributions(
    to value: Value, _ key: PreferenceKeyID, _ leaves: PreferenceLeaves?,
    _ own: ArraySlice<Contribution>, _ budget: inout Int
  ) -> [InspectedPreference.Contribution] {
    switch value {
    case .array(let elements):
      elementContributions(to: elements, ShortID(key.index), leaves, own, &budget)
    case .dictionary(let entries): entryContributions(to: entries, leaves, &budget)
    default: leaves.flatMap { wholeContribution(to: value, $0) }.map { [$0] } ?? []
    }
  }

  private func elementContributions(
    to elements: [Value], _ key: ShortID<PreferenceKeyTemplate>, _ leaves: PreferenceLeaves?,
    _ own: ArraySlice<Contribution>, _ budget: inout Int
  ) -> [InspectedPreference.Contribution] {
    if elements.isEmpty { return [] }
    let folded = leaves.map { contributions(of: $0, key) }
    if let folded, addUp(folded, to: elements) { return records(folded) }
    let own = own.filter { $0.key == key && $0.count > 0 }
    if addUp(own, to: elements) { return records(own) }
    guard written.count * pass.pulled.readings.count <= Self.scanLimit else { return [] }
    let all = written.filter { $0.key == key && $0.count > 0 } + (folded ?? []).filter(\.isKept)
    if addUp(all, to: elements) { return records(all) }
    guard elements.count <= Self.searchLimit, let leaves else { return [] }
    let found = search(all, in: elements, &budget)
    if !found.isEmpty { return records(found) }
    return ChangedElements(leaves, in: self).contributions(to: elements, limit: Self.searchLimit)
  }

  /// Contributions of writers, transformers, and containers with kept values, in the order of the
  /// fold.
  private func contributions(
    of leaves: PreferenceLeaves, _ key: ShortID<PreferenceKeyTemplate>
  ) -> [Contribution] {
    leaves.leaves.compactMap { leaf in
      guard let kept = leaf.kept else { return pass.contribution(of: leaf.node) }
      return contribution(of: kept, key)
    }.filter { $0.count > 0 }
  }

  private func records(_ contributions: [Contribution]) -> [InspectedPreference.Contribution] {
    contributions.flatMap { contribution -> [InspectedPreference.Contribution] in
      var record = InspectedPreference.Contribution(
        count: contribution.count, writers: [], writerCount: 0)
      switch contribution.author {
      case .modifier(let modifier):
        record.writers = [.view(places[pass.built.modifiers[modifier].view.index])]
        record.writerCount = 1
      case .kept(let origins):
        if !origins.isEmpty { return origins }
      }
      return [record]
    }
  }

  /// True if an array is the concatenation of contributions.
  private func addUp(_ contributions: [Contribution], to elements: [Value]) -> Bool {
    guard contributions.reduce(0, { $0 + $1.count }) == elements.count else { return false }
    let step = max(1, contributions.count / Self.comparisons)
    var place = 0
    for (index, contribution) in contributions.enumerated() {
      if index % step == 0, !stands(contribution, at: place, in: elements) { return false }
      place += contribution.count
    }
    return true
  }

  /// The contributions whose elements occur in order, with unused contributions first. Empty if the
  /// search would exceed the budget.
  private func search(
    _ contributions: [Contribution], in elements: [Value], _ budget: inout Int
  ) -> [Contribution] {
    guard contributions.count <= Self.searchLimit else { return [] }
    var isUsed = Array(repeating: false, count: contributions.count)
    var found: [Contribution] = []
    var place = 0
    while place < elements.count {
      budget -= contributions.count
      guard budget >= 0 else { return [] }
      let fitting = contributions.indices.filter {
        stands(contributions[$0], at: place, in: elements)
      }
      guard let next = fitting.first(where: { !isUsed[$0] }) ?? fitting.first else { return [] }
      isUsed[next] = true
      found.append(contributions[next])
      place += contributions[next].count
    }
    return found
  }

  private func stands(_ contribution: Contribution, at place: Int, in elements: [Value]) -> Bool {
    guard case .array(let own) = pass.pulled.values[Int(contribution.elements.index)],
      place + own.count <= elements.count
    else { return false }
    return elements[place..<place + own.count].elementsEqual(own)
  }
}
