import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// The sources of array elements if the array isn't just a concatenation of written values. A
/// transformer or a `reduce` changed or removed some elements.
struct ChangedElements {
  private struct Written {
    let leaf: PreferenceLeaves.Leaf
    /// The element's index in the leaf's value.
    let part: Int
    let element: Value
  }

  private let record: PassRecord
  private let leaves: PreferenceLeaves
  private let transformers: [Origin.Source]

  init(_ leaves: PreferenceLeaves, in record: PassRecord) {
    self.leaves = leaves
    self.record = record
    transformers = record.transformers(in: leaves)
  }

  /// The elements of all writers in order, followed by those that transformers appended, up to
  /// `limit`.
  private func written(limit: Int) -> [Written]? {
    var written: [Written] = []
    for leaf in leaves.leaves {
      var value = record.value(writtenBy: leaf)
      if !record.isWriter(leaf) {
        let site = record.pass.site(of: record.pass.graph.node(leaf.node).token)
        value = site.addition.map { record.pass.pulled.values[Int($0.index)] }
      }
      guard case .array(let elements) = value else { continue }
      guard written.count + elements.count <= limit else { return nil }
      written += elements.enumerated().map { part, element in
        Written(leaf: leaf, part: part, element: element)
      }
    }
    return written
  }

  /// The source of each element, or empty if no source is known.
  ///
  /// An element that a writer wrote belongs to that writer, at any position. Among the others, one
  /// at the position of a missing element is that element, changed.
  func contributions(
    to elements: [Value], limit: Int
  ) -> [InspectedPreference.Contribution] {
    guard let written = written(limit: limit) else { return [] }
    var isUsed = Array(repeating: false, count: written.count)
    let known = elements.enumerated().map { place, element -> Int? in
      let isHere = place < written.count && !isUsed[place] && written[place].element == element
      let found =
        isHere ? place : written.indices.first { !isUsed[$0] && written[$0].element == element }
      if let found { isUsed[found] = true }
      return found
    }
    let missing = Set(written.indices.filter { !isUsed[$0] })
    let origins = known.enumerated().map { place, found -> Origin in
      if let found { return origin(written[found], changedBy: []) }
      if elements.count == written.count, missing.contains(place) {
        let around = leaves.transformers(around: written[place].leaf)
        if !around.isEmpty { return origin(written[place], changedBy: around) }
      }
      var origin = Origin()
      // An element that wasn't written comes from a transformer or from `reduce`.
      origin.transformers = transformers
      return origin
    }
    return runs(of: origins)
  }

  private func origin(
    _ written: Written, changedBy transformers: [PreferenceNode.Index]
  ) -> Origin {
    var origin = Origin()
    record.add(written.leaf, part: written.part, to: &origin)
    origin.transformers += transformers.map { .node($0) }
    return origin
  }

  /// Consecutive elements with the same source, merged.
  private func runs(of origins: [Origin]) -> [InspectedPreference.Contribution] {
    var runs: [(origin: Origin, count: Int)] = []
    for origin in origins {
      if runs.last?.origin == origin {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((origin, 1))
      }
    }
    let unknown = InspectedPreference.Contribution(count: 0, writers: [], writerCount: 0)
    let contributions = runs.map { run -> InspectedPreference.Contribution in
      var contribution = record.record(run.origin) ?? unknown
      contribution.count = run.count
      return contribution
    }
    return contributions.allSatisfy(\.isUnknown) ? [] : contributions
  }
}
