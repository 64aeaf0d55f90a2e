import ViewTreeDocument
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// The sources of values that `ViewThatFits` keeps (docs/explanation/preferences.md, Slots).
extension PassRecord {
  /// The maximum number of writers of possibly kept values that are visited in a pass.
  private static let keptLimit = 200_000

  /// The sources of the parts of each value that a later pass may keep, by identity.
  ///
  /// The views of this pass are stored as paths, because the later pass no longer contains them.
  func lastingOrigins(
    in memory: PreferenceMemory
  ) -> [UInt64: [InspectedPreference.Contribution]] {
    var origins = pass.recall.memory.origins.filter { memory.contains($0.key) }
    for (identity, contributions) in shownOrigins where memory.contains(identity) {
      origins[identity] = contributions
    }
    return origins
  }

  /// The sources of the values of each `ViewThatFits` whose shown view writes them, or `nil` for a
  /// default.
  func originsOfShown() -> [UInt64: [InspectedPreference.Contribution]?] {
    var budget = Self.keptLimit
    var origins: [UInt64: [InspectedPreference.Contribution]?] = [:]
    for shown in pass.graph.shownPreferences(budget: &budget) {
      if let leaves = shown.leaves, leaves.leaves.isEmpty {
        origins[shown.identity] = .some(nil)
        continue
      }
      let found = contributions(to: pass.value(shown.value), shown.key, shown.leaves, [], &budget)
      origins[shown.identity] = found.map { asKept($0) }
    }
    return origins
  }

  /// A contribution to a value that outlives its views.
  private func asKept(
    _ contribution: InspectedPreference.Contribution
  ) -> InspectedPreference.Contribution {
    func asKept(_ reference: InspectedReference) -> InspectedReference {
      guard case .path(let path, let id) = inspection.lasting(reference) else { return reference }
      return .kept(path, id: id)
    }
    var contribution = contribution
    contribution.writers = contribution.writers.map(asKept)
    contribution.transformers = contribution.transformers.map(asKept)
    return contribution
  }

  // MARK: - Kept values

  /// The sources of the parts of a kept value, in order. Empty if they are unknown.
  func origins(of kept: KeptPreference) -> [InspectedPreference.Contribution] {
    pass.recall.memory.origins[kept.identity] ?? []
  }

  /// A kept array as a contribution to another array, or `nil` if it isn't an array.
  func contribution(
    of kept: KeptPreference, _ key: ShortID<PreferenceKeyTemplate>
  ) -> Contribution? {
    guard case .array(let elements) = pass.value(kept.value) else { return nil }
    var origins = origins(of: kept)
    if origins.reduce(0, { $0 + $1.count }) != elements.count { origins = [] }
    return Contribution(
      author: .kept(origins), key: key, count: elements.count, elements: kept.value)
  }

  /// Adds a leaf to an origin: its node, or the source views of a kept value's part.
  func add(_ leaf: PreferenceLeaves.Leaf, part: Int, to origin: inout Origin) {
    guard let kept = leaf.kept else { return origin.add(leaf.node) }
    var first = 0
    for contribution in origins(of: kept) {
      if part < first + contribution.count { return origin.add(contribution) }
      first += contribution.count
    }
  }
}
