import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// The sources of single values and dictionary entries.
///
/// Only written values are compared. Intermediate results of transformers and folds may no longer
/// exist.
extension PassRecord {
  /// The source of a whole value: the writers that wrote it, or all its inputs. `nil` if it is
  /// unknown.
  func wholeContribution(
    to whole: Value, _ leaves: PreferenceLeaves
  ) -> InspectedPreference.Contribution? {
    var equal = Origin()
    var all = Origin()
    for leaf in leaves.leaves {
      guard isWriter(leaf) else {
        all.transformers.append(.node(leaf.node))
        continue
      }
      add(leaf, part: 0, to: &all)
      if value(writtenBy: leaf) == whole { add(leaf, part: 0, to: &equal) }
    }
    return record(equal == Origin() ? all : equal)
  }

  /// The source of each entry of a dictionary.
  func entryContributions(
    to entries: DictionaryValue, _ leaves: PreferenceLeaves?, _ budget: inout Int
  ) -> [InspectedPreference.Contribution] {
    guard entries.count > 0, let leaves else { return [] }
    let transformers = transformers(in: leaves)
    var written: [Value: [(leaf: PreferenceLeaves.Leaf, part: Int, value: Value)]] = [:]
    for leaf in leaves.leaves where isWriter(leaf) {
      guard case .dictionary(let own) = value(writtenBy: leaf) else { continue }
      budget -= own.count
      guard budget >= 0 else { return [] }
      for (part, entry) in zip(own.keys, own.values).enumerated() {
        written[entry.0, default: []].append((leaf, part, entry.1))
      }
    }
    return zip(entries.keys, entries.values).map { key, value in
      let candidates = written[key] ?? []
      let equal = candidates.filter { $0.value == value }
      var origin = Origin()
      for candidate in equal.isEmpty ? candidates : equal {
        add(candidate.leaf, part: candidate.part, to: &origin)
      }
      if equal.isEmpty {
        origin.transformers +=
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

  /// Returns true for a writer, and for a container that keeps the value of one.
  func isWriter(_ leaf: PreferenceLeaves.Leaf) -> Bool { leaf.kept != nil || isWriter(leaf.node) }

  /// The value that a writer wrote or a container keeps.
  func value(writtenBy leaf: PreferenceLeaves.Leaf) -> Value? {
    if let kept = leaf.kept { return pass.value(kept.value) }
    return pass.graph.value(of: leaf.node).map { pass.value($0) }
  }

  /// All transformers, in order.
  func transformers(in leaves: PreferenceLeaves) -> [Origin.Source] {
    leaves.leaves.filter { !isWriter($0) }.map { .node($0.node) }
  }

  /// The transformers that any of some leaves went through, each once.
  func around(
    _ leaves: [PreferenceLeaves.Leaf], _ all: PreferenceLeaves
  ) -> [Origin.Source] {
    var seen: Set<PreferenceNode.Index> = []
    return leaves.flatMap { all.transformers(around: $0) }
      .filter { seen.insert($0).inserted }.map { .node($0) }
  }

  /// The record of an origin, or `nil` if it's unknown.
  func record(_ origin: Origin, count: Int = 1) -> InspectedPreference.Contribution? {
    var writers = origin.writers
    var transformers = origin.transformers
    // A value that a single transformer created is attributed to the transformer as its writer.
    if writers.isEmpty, transformers.count == 1 { swap(&writers, &transformers) }
    guard !writers.isEmpty || !transformers.isEmpty else { return nil }
    // A view can write or transform the value several times.
    let named = views(of: writers)
    return InspectedPreference.Contribution(
      count: count, writers: named,
      writerCount: max(origin.count, writers.count) - writers.count + named.count,
      transformers: views(of: transformers))
  }

  /// The views of some sources, without duplicates, up to the limit of names.
  private func views(of sources: [Origin.Source]) -> [InspectedReference] {
    var seen: Set<InspectedReference> = []
    return sources.prefix(InspectedPreference.Contribution.nameLimit).map(view).filter {
      seen.insert($0).inserted
    }
  }

  private func view(of source: Origin.Source) -> InspectedReference {
    switch source {
    case .node(let node): view(of: node)
    case .kept(let reference): reference
    }
  }
}

/// The sources of a part of a value: nodes, and views of kept values.
struct Origin: Equatable {
  enum Source: Hashable {
    case node(PreferenceNode.Index)
    case kept(InspectedReference)
  }

  private static let nameLimit = InspectedPreference.Contribution.nameLimit

  private(set) var writers: [Source] = []
  private(set) var count = 0
  var transformers: [Source] = []

  /// Adds a writer. Writers beyond the limit of names are only counted.
  mutating func add(_ writer: PreferenceNode.Index) {
    count += 1
    if writers.count < Self.nameLimit { writers.append(.node(writer)) }
  }

  /// Adds the source views of a kept value.
  mutating func add(_ kept: InspectedPreference.Contribution) {
    count += kept.writerCount
    let free = max(0, Self.nameLimit - writers.count)
    writers += kept.writers.prefix(free).map { .kept($0) }
    transformers += kept.transformers.map { .kept($0) }
  }
}
