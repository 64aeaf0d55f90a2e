import ViewTreeDocument
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// The title of a navigation view is a preference of the system: written by `navigationTitle`, read
/// by the view itself (docs/explanation/preferences.md, Navigation titles).
extension Pass {
  /// Opens a writer of a SwiftUI key, whose value is already known.
  func openSystemPreference(
    _ value: Value, key: Int, record: ID<ModifierRecord>, site: ID<ClosureSite>
  ) {
    pulled.systemValues[site] = value
    let opened = graph.openModifier(
      .systemPreference, key: PreferenceKeyID(key), token: NodeOwner.closure(site).number)
    here.open.append(.preference(opened, record: record, site: site))
  }

  /// Begins to ask a navigation view's content for its title, if there are titles.
  func openContent(
    of definition: ViewDefinition, _ view: ID<ViewRecord>
  ) -> PreferenceGraph.OpenModifier? {
    guard case .navigation = definition.preferenceRole, let key = document.navigationTitleKey
    else { return nil }
    return graph.openModifier(
      .systemReader, key: PreferenceKeyID(key), token: NodeOwner.view(view).number)
  }

  /// Gives a list or a navigation view a slot for every key (docs/explanation/preferences.md,
  /// Dynamic containers), and closes the reader of a navigation view.
  func closeContent(
    of definition: ViewDefinition, _ view: ID<ViewRecord>, from mark: PreferenceGraph.Mark,
    _ opened: PreferenceGraph.OpenModifier?
  ) {
    if case .transparent = definition.preferenceRole { return }
    graph.closeDynamicContainer(from: mark, token: NodeOwner.view(view).number)
    if let opened { graph.closeModifier(opened) }
  }

  /// Pulls the value that a built-in reader uses.
  func evaluateSystemReader(_ node: PreferenceNode.Index) throws {
    guard !graph.wasEvaluated(node), let value = try pull(node),
      !graph.contentIsUnchanged(of: node)
    else { return }
    graph.recordReader(node)
    pulled.returned.record(value, of: graph.eventCount - 1)
  }
}
