import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSyntax
import ViewTreePreferences

/// The views, modifiers, and closures that nodes of the preference graph belong to, and the
/// definitions of views.
extension FinishedPass {
  /// The view that a node is of, by the order in which views were built.
  func builtView(of node: PreferenceNode.Index) -> ID<ViewRecord> {
    switch NodeOwner(graph.node(node).token) {
    case .view(let view), .column(let view, _): view
    case .modifier(let modifier): built.modifiers[modifier].view
    case .closure(let site): built.modifiers[built.sites[site].modifier].view
    }
  }

  /// The modifier of a node, in `InspectionNames.modifiers`: those of the registry, followed by the
  /// built-in behavior of views.
  func modifierDefinition(of node: PreferenceNode.Index) -> ID<InspectionNames.Modifier> {
    switch NodeOwner(graph.node(node).token) {
    case .view, .column: ID(modifierDefinitions.count)
    case .modifier(let modifier): ID(built.modifiers[modifier].definition.rawValue)
    case .closure(let site): ID(built.modifiers[built.sites[site].modifier].definition.rawValue)
    }
  }

  /// The part of a split view that a node reads the title of. `nil` for any other node.
  func column(of node: PreferenceNode.Index) -> Int? {
    guard case .column(_, let part) = NodeOwner(graph.node(node).token) else { return nil }
    return part
  }

  /// A node that replaces the values below it. `places` contains the index of each view in the
  /// record.
  func writer(_ node: PreferenceNode.Index, places: [ID<InspectedView>]) -> InspectedSkip.Writer {
    var line: SourceLine = 0
    if case .closure(let site) = NodeOwner(graph.node(node).token) {
      let syntax = built.modifiers[built.sites[site].modifier].syntax
      line = lines.line(at: document.tree.start(syntax))
    }
    return InspectedSkip.Writer(
      view: .view(places[builtView(of: node).index]), modifier: modifierDefinition(of: node),
      line: line)
  }

  /// True if a view is a scroll view, and not a list.
  func isScrollView(_ view: ID<ViewRecord>) -> Bool {
    traits(of: view).intersection([.scrolls, .list]) == .scrolls
  }

  /// True if a view gives its size to its content.
  func isGeometryReader(_ view: ID<ViewRecord>) -> Bool {
    let name = built.views[view].name.index
    guard viewDefinitions.indices.contains(name) else { return false }
    if case .geometryReader = viewDefinitions[name].meaning { return true }
    return false
  }

  /// The traits of a view. Components and layouts of a document have none.
  func traits(of view: ID<ViewRecord>) -> ViewDefinition.Traits {
    let name = built.views[view].name.index
    return viewDefinitions.indices.contains(name) ? viewDefinitions[name].traits : []
  }
}
