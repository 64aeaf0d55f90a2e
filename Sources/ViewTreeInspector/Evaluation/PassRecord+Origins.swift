import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// Where single values and the entries of dictionaries came from.
///
/// Only what writers wrote is compared: what transformers and folds made on the way may be gone.
extension PassRecord {
  /// Where a value came from as a whole: the writers whose value it is, or else all that it was made
  /// of; `nil` where it cannot be told.
  func wholeContribution(
    to reading: Reading, _ budget: inout Int
  ) -> InspectedPreference.Contribution? {
    guard !reading.isDefault,
      let leaves = pass.graph.leaves(of: reading.node, budget: &budget)
    else { return nil }
    var equal = Origin()
    var all = Origin()
    for leaf in leaves.leaves {
      guard isWriter(leaf.node) else {
        all.transformers.append(leaf.node)
        continue
      }
      all.add(leaf.node)
      if value(writtenBy: leaf.node) == reading.value { equal.add(leaf.node) }
    }
    return record(equal.writers.isEmpty ? all : equal)
  }

  /// Where each entry of a dictionary came from.
  func entryContributions(
    to reading: Reading, _ entries: DictionaryValue, _ budget: inout Int
  ) -> [InspectedPreference.Contribution] {
    guard !reading.isDefault, entries.count > 0,
      let leaves = pass.graph.leaves(of: reading.node, budget: &budget)
    else { return [] }
    let transformers = leaves.leaves.map(\.node).filter { !isWriter($0) }
    var written: [Value: [(leaf: PreferenceLeaves.Leaf, value: Value)]] = [:]
    for leaf in leaves.leaves where isWriter(leaf.node) {
      guard case .dictionary(let own) = value(writtenBy: leaf.node) else { continue }
      budget -= own.count
      guard budget >= 0 else { return [] }
      for (key, value) in zip(own.keys, own.values) {
        written[key, default: []].append((leaf, value))
      }
    }
    return zip(entries.keys, entries.values).map { key, value in
      let candidates = written[key] ?? []
      let equal = candidates.filter { $0.value == value }
      var origin = Origin()
      for candidate in equal.isEmpty ? candidates : equal { origin.add(candidate.leaf.node) }
      if equal.isEmpty {
        origin.transformers =
          candidates.isEmpty
          ? transformers : around(candidates.map(\.leaf), leaves)
      }
      return record(origin)
        ?? InspectedPreference.Contribution(count: 1, writers: [], writerCount: 0)
    }
  }

  // MARK: - Leaves

  func isWriter(_ node: PreferenceNode.Index) -> Bool {
    let kind = pass.graph.node(node).kind
    return kind.isWriter || kind == .systemPreference
  }

  /// What a writer wrote.
  func value(writtenBy node: PreferenceNode.Index) -> Value? {
    pass.graph.value(of: node).map { pass.pulled.values[Int($0.index)] }
  }

  /// The transformers that any of some leaves went through, each once.
  func around(
    _ leaves: [PreferenceLeaves.Leaf], _ all: PreferenceLeaves
  ) -> [PreferenceNode.Index] {
    var seen: Set<PreferenceNode.Index> = []
    return leaves.flatMap { all.transformers(around: $0) }.filter { seen.insert($0).inserted }
  }

  /// The record of an origin; `nil` if nothing is known.
  func record(_ origin: Origin, count: Int = 1) -> InspectedPreference.Contribution? {
    var writers = origin.writers
    var transformers = origin.transformers
    // What one transformer made of nothing is its own.
    if writers.isEmpty, transformers.count == 1 { swap(&writers, &transformers) }
    guard !writers.isEmpty || !transformers.isEmpty else { return nil }
    // One view may have written or changed several times.
    let named = views(of: writers)
    return InspectedPreference.Contribution(
      count: count, writers: named,
      writerCount: max(origin.count, writers.count) - writers.count + named.count,
      transformers: views(of: transformers))
  }

  /// The views of some nodes, each once; as many as may be named.
  private func views(of nodes: [PreferenceNode.Index]) -> [InspectedReference] {
    var seen: Set<InspectedReference> = []
    return nodes.prefix(InspectedPreference.Contribution.nameLimit).map(view).filter {
      seen.insert($0).inserted
    }
  }
}

/// The nodes that a part of a value came from.
struct Origin: Equatable {
  private(set) var writers: [PreferenceNode.Index] = []
  private(set) var count = 0
  var transformers: [PreferenceNode.Index] = []

  /// Adds a writer; more than can be named are counted.
  mutating func add(_ writer: PreferenceNode.Index) {
    count += 1
    if writers.count < InspectedPreference.Contribution.nameLimit { writers.append(writer) }
  }
}
