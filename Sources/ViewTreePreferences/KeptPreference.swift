import ViewTreeNumbers

/// The value that a container keeps because the view that it shows writes none
/// (docs/explanation/preferences.md, Slots).
public struct KeptPreference: Sendable {
  /// The number of the container's value for the key, the same in every evaluation.
  public let identity: UInt64
  /// The value.
  public let value: PreferenceValueID
}

extension PreferenceGraph {
  /// The value of a container for a key, made of the values of the view that it shows.
  public struct ShownPreference {
    /// The number of the container's value for the key, the same in every evaluation.
    public let identity: UInt64
    /// The key.
    public let key: PreferenceKeyID
    /// The value.
    public let value: PreferenceValueID
    /// Its writers and transformers, or `nil` if the budget is used up.
    public let leaves: PreferenceLeaves?
  }

  /// The evaluated values of all containers that show one of their views, except the kept values.
  ///
  /// `budget` decreases by the number of visited values. Empty without a memory.
  public func shownPreferences(budget: inout Int) -> [ShownPreference] {
    guard let recollection, !alternatives.isEmpty else { return [] }
    var found: [ShownPreference] = []
    for index in cells.indices {
      let cell = cells[index]
      guard cell.isEvaluated, nodes[cell.node].kind == .alternatives else { continue }
      let place = PreferenceCell.Index(index)
      guard recollection.kept[place] == nil else { continue }
      found.append(
        ShownPreference(
          identity: identity(ofCell: place, recollection), key: cell.key, value: cell.value,
          leaves: leaves(ofCell: place, budget: &budget)))
    }
    return found
  }

  /// The kept value of a cell, if it has one.
  func kept(_ cell: PreferenceCell.Index) -> KeptPreference? {
    recollection?.kept[cell].map { KeptPreference(identity: $0, value: cells[cell].value) }
  }
}
