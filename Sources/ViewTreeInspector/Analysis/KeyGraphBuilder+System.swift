import ViewTreeDocument
import ViewTreeNumbers
import ViewTreePreferences

/// SwiftUI's own keys, which the document doesn't declare (docs/explanation/preferences.md,
/// Navigation titles).
extension KeyGraphBuilder {
  /// A title that is written, or the view that reads it.
  func systemUse(of index: PreferenceNode.Index) -> KeyUse {
    let node = pass.graph.node(index)
    let view = pass.builtView(of: index)
    var syntax = pass.built.views[view].syntax
    if case .closure(let site) = NodeOwner(node.token) {
      syntax = pass.built.modifiers[pass.built.sites[site].modifier].syntax
      liveSyntax.insert(syntax)
    }
    return KeyUse(
      role: node.kind.isReader ? .reader : .writer, modifier: pass.modifierDefinition(of: index),
      isPlainValue: false, syntax: syntax, place: .view(places[view.index]),
      outcome: outcome(of: index), next: nil, deadEnd: nil)
  }

  /// Adds the titles of the document that aren't in the last pass.
  func addOtherTitles() {
    let document = flow.document
    guard let key = document.navigationTitleKey else { return }
    for template in document.templates {
      for modifier in document.modifiers[template.modifiers] {
        guard case .navigationTitle = pass.modifierDefinitions[modifier.definition].meaning,
          !liveSyntax.contains(modifier.syntax)
        else { continue }
        uses[ID(key)].append(
          KeyUse(
            role: .writer, modifier: ID(modifier.definition.rawValue), isPlainValue: false,
            syntax: modifier.syntax, place: place(of: template), outcome: .notInstantiated,
            next: nil, deadEnd: nil))
      }
    }
  }
}

extension PreferenceNode.Kind {
  /// True if the node writes or reads a key of SwiftUI.
  var isOfSystem: Bool { self == .systemPreference || self == .systemReader }
}
