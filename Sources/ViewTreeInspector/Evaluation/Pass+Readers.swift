import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// Readers pull values when everything is placed: those of actions first, then those that build
/// content (docs/explanation/preferences.md, Readers).
extension Pass {
  /// Evaluates the readers at and below some nodes, children before parents.
  func runReaders(below roots: [PreferenceNode.Index]) throws {
    graph.showAlternatives { token in
      guard case .view(let view) = NodeOwner(token) else { return false }
      return isShown(view)
    }
    let readers = graph.readers(below: roots)
    if !readers.isEmpty { gatherBounds() }
    for reader in readers {
      switch graph.node(reader).kind {
      case .onPreferenceChange: try evaluateChange(reader)
      case .systemReader: try evaluateSystemReader(reader)
      default: break
      }
    }
    for reader in readers where graph.node(reader).kind.isContentReader {
      try evaluateReader(reader)
    }
  }

  /// Looks up the frames of anchored views that were built since the last call.
  ///
  /// It does so in one loop, because views are distant in memory, and independent lookups overlap
  /// their cache misses.
  private func gatherBounds() {
    questions.bounds.reserveCapacity(built.boundsSites.count)
    for site in built.boundsSites[questions.bounds.count...] {
      questions.bounds.append(built.sites[site].node.map { layout.frame(of: $0) } ?? .zero)
    }
  }

  /// Pulls the value that an action watches. The action runs after the whole evaluation.
  private func evaluateChange(_ node: PreferenceNode.Index) throws {
    guard !graph.wasEvaluated(node) else { return }
    guard let value = try pull(node) else {
      pulled.readersWithoutSlot.insert(node)
      return
    }
    guard case .closure(let site) = NodeOwner(graph.node(node).token) else { return }
    pulled.changes.append(PreferenceChange(node: node, site: site, value: value))
  }

  /// Pulls the value of a content reader, builds its secondary and places it.
  func evaluateReader(_ node: PreferenceNode.Index) throws {
    guard !graph.wasEvaluated(node) else { return }
    let key = graph.node(node).key
    var value = try pull(node)
    if value == nil {
      value = pulled.values[Int(try defaultValue(of: key).index)]
      pulled.readings.append(
        Reading(
          node: node, value: value ?? .none, isDefault: true, isUnchanged: false,
          position: graph.eventCount, depth: Int(graph.reduceDepth), reduces: 0,
          events: 0..<0, written: 0..<0))
    }
    if try graph.runsReader(node, self) {
      graph.recordReader(node)
      pulled.returned.record(value ?? .none, of: graph.eventCount - 1)
    }
    let site = site(of: graph.node(node).token)
    let secondary = built.secondarySites[site.secondary]
    try build(secondary, of: site, value: value ?? .none)
    layout.placeSecondary(of: secondary.node)
    try throwFailure()
    try runReaders(below: [secondary.deferred.node])
  }

  func pull(_ node: PreferenceNode.Index) throws -> Value? {
    let reduces = graph.reduceCount
    let outerReduces = pulled.nestedReduces
    pulled.nestedReduces = 0
    defer { pulled.nestedReduces = outerReduces + graph.reduceCount - reduces }
    let firstEvent = graph.eventCount
    let first = graph.written.count
    guard let id = try graph.pull(for: node, self) else { return nil }
    let value = pulled.values[Int(id.index)]
    pulled.readings.append(
      Reading(
        node: node, value: value, isDefault: false,
        isUnchanged: graph.contentIsUnchanged(of: node), position: graph.eventCount,
        depth: Int(graph.reduceDepth),
        reduces: graph.reduceCount - reduces - pulled.nestedReduces,
        events: firstEvent..<graph.eventCount, written: first..<graph.written.count))
    return value
  }

  private func build(
    _ secondary: ReaderContentSite, of site: ClosureSite, value: Value
  ) throws {
    guard let handle = definition(of: site).content,
      case .content(let content) = argument(handle, of: site)
    else { return }
    let inner = ScriptEnvironment(parent: site.environment, values: [value])
    dependencies?.bind(inner)
    try returning(to: secondary.place) {
      try graph.fill(secondary.deferred) {
        _ = try standing(alone: true) {
          try buildSingle(
            content, in: inner, below: secondary.node, group: secondary.group,
            implicit: .layered, token: .modifier(site.modifier))
        }
      }
    }
  }
}
