import ViewTreeDocument
import ViewTreeNumbers
import ViewTreePreferences

/// The elements that a writer or a transformer added to an array, or that a container kept of one.
struct Contribution {
  enum Author {
    case modifier(ID<ModifierRecord>)
    /// Views that are no longer shown, by elements. Empty if they are unknown.
    case kept([InspectedPreference.Contribution])
  }

  let author: Author
  let key: ShortID<PreferenceKeyTemplate>
  let count: Int
  /// An array of these elements only.
  let elements: PreferenceValueID

  var isKept: Bool { if case .kept = author { true } else { false } }
}

extension FinishedPass {
  /// The elements that each of the graph's `written` nodes added to an array, or 0 elements if its
  /// value is none.
  func contributions() -> [Contribution] {
    graph.written.map { index in
      contribution(of: index)
        ?? Contribution(
          author: .modifier(site(of: graph.node(index).token).modifier),
          key: ShortID(graph.node(index).key.index), count: 0, elements: PreferenceValueID(0))
    }
  }

  /// The elements that a writer or a transformer added to an array. `nil` if its value isn't an
  /// array, or if the node isn't a modifier.
  func contribution(of index: PreferenceNode.Index) -> Contribution? {
    let node = graph.node(index)
    guard case .closure(let site) = NodeOwner(node.token) else { return nil }
    let added =
      node.kind == .transformPreference || node.kind == .transformAnchorPreference
      ? built.sites[site].addition : graph.value(of: index)
    guard let added, case .array(let elements) = value(added) else { return nil }
    return Contribution(
      author: .modifier(built.sites[site].modifier), key: ShortID(node.key.index),
      count: elements.count, elements: added)
  }
}
