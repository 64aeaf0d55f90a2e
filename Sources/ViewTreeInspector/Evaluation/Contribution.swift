import ViewTreeNumbers
import ViewTreePreferences

/// What a writer or a transformer added to an array.
struct Contribution {
  let modifier: UInt32
  let key: UInt16
  let count: Int
  /// An array of these elements only.
  let elements: PreferenceValueID
}

extension FinishedPass {
  /// What each of the graph's `written` nodes added to an array; 0 elements if its value is none.
  func contributions() -> [Contribution] {
    graph.written.map { index in
      let node = graph.nodes[Int(index)]
      let site = site(of: node.token)
      let added =
        node.kind == .transformPreference || node.kind == .transformAnchorPreference
        ? site.addition : graph.value(of: index)
      guard let added, case .array(let elements) = pulled.values[Int(added.index)] else {
        return Contribution(
          modifier: site.modifier, key: node.key.index, count: 0, elements: PreferenceValueID(0))
      }
      return Contribution(
        modifier: site.modifier, key: node.key.index, count: elements.count, elements: added)
    }
  }
}
