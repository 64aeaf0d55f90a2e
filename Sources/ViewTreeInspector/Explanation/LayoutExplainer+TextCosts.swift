import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers

/// The texts that a change makes worse.
extension LayoutExplainer {
  /// The worst effect of a change on a visible text: no space, then truncation, then more lines than
  /// one. Of several texts with the same effect, the first one in the tree.
  ///
  /// A text that has already the same problem doesn't count. More lines count only if `countsWraps`.
  func textCost(
    of trial: LayoutTrial, except text: NodeID?, countsWraps: Bool
  ) -> ViewExplanation.Cost? {
    let layout = pass.layout
    let worse = trial.tree.placedTexts.filter { node in
      node != text && Int(node.rawValue) < layout.count && layout.isPlaced(node)
        && (trial.tree.condition(ofText: node) > layout.condition(ofText: node)
          || showsLess(node, in: trial))
    }
    let effects = worse.map { ($0, trial.tree.condition(ofText: $0)) }
    let worstFirst = effects.sorted {
      ($1.1.severity, $0.0.rawValue) < ($0.1.severity, $1.0.rawValue)
    }
    for effect in worstFirst where !isHidden(effect.0) {
      switch effect.1 {
      case .empty: return .squeeze(part(effect.0))
      case .truncated:
        let isNew = layout.textFacts(of: effect.0).map { !$0.isTruncated } ?? true
        return isNew ? .truncation(part(effect.0)) : .shortening(part(effect.0))
      case .whole(let lines):
        if countsWraps || trial.tree.isSplit(text: effect.0) {
          return .wrap(part(effect.0), lines: lines)
        }
      }
    }
    return nil
  }

  /// True if a text is truncated before and after a change, and shows less after it.
  private func showsLess(_ node: NodeID, in trial: LayoutTrial) -> Bool {
    guard let before = pass.layout.brokenText(of: node)?.rest,
      let after = trial.tree.brokenText(of: node)?.rest
    else { return false }
    return after.count > before.count
  }

  /// True if a modifier hides a node or an ancestor.
  private func isHidden(_ node: NodeID) -> Bool {
    var current: NodeID? = node
    while let here = current {
      switch label(of: here) {
      case .view(let place), .modifier(_, let place):
        if hasModifier(place, .hides) { return true }
      case .implicit: break
      }
      current = pass.layout.parent(of: here)
    }
    return false
  }

  /// True if a view has a modifier with a trait.
  func hasModifier(_ place: ID<InspectedView>, _ trait: ModifierDefinition.Traits) -> Bool {
    guard let built = built(place) else { return false }
    let record = pass.built.views[built]
    return (0..<record.modifierCount).contains { index in
      let definition = pass.built.modifiers[record.firstModifier.advanced(by: index)].definition
      let place = Int(definition.rawValue)
      return pass.modifierDefinitions.indices.contains(place)
        && pass.modifierDefinitions[place].traits.contains(trait)
    }
  }
}
