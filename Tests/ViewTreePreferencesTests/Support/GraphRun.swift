import ViewTreePreferences

/// A tree built into a graph and read, as an evaluation would.
final class GraphRun: PreferenceClient {
  func tooManyCells() throws {}

  private(set) var graph: PreferenceGraph
  private(set) var outcome = Outcome()
  /// How often a value was changed in place that the graph had handed out before.
  private(set) var takenValues = 0

  private var names: [String] = []
  private var values: [[String]] = []
  private var plain: [Bool] = []
  private var secondaries: [PreferenceNode.Index: Secondary] = [:]
  private var geometry: [(PreferenceGraph.DeferredContent, TestTree)] = []
  /// What each reader got, to see that nobody changes it afterwards.
  private var seen: [(id: PreferenceValueID, value: [String])] = []

  private var readers: Set<PreferenceNode.Index> = []

  private struct Secondary {
    let deferred: PreferenceGraph.DeferredContent
    let tree: TestTree
  }

  init(_ tree: TestTree, recordsReduces: Bool = true) throws {
    graph = PreferenceGraph(keyCount: TestRule.keys.count, recordsReduces: recordsReduces)
    build(tree)
    placeGeometry()
    try runReaders(below: graph.roots)
    record()
  }

  /// Whether every reader's value is still what it was when the reader got it.
  var readingsAreIntact: Bool {
    seen.allSatisfy { values[Int($0.id.index)] == $0.value }
  }

  // MARK: - Building

  private func token(_ name: String) -> PreferenceToken {
    names.append(name)
    return PreferenceToken(names.count - 1)
  }

  private func key(_ key: Character) -> PreferenceKeyID { PreferenceKeyID(TestRule.number(key)) }

  private func build(_ tree: TestTree) {
    switch tree {
    case .leaf: break
    case .stack(let children):
      let mark = graph.mark
      children.forEach(build)
      graph.closeStaticContainer(from: mark, token: token("stack"))
    case .dynamic(let items):
      let mark = graph.mark
      for item in items {
        let run = graph.mark
        item.forEach(build)
        graph.closeStaticRun(from: run, token: token("run"))
      }
      graph.closeDynamicContainer(from: mark, token: token("dynamic"))
    case .raised(let zIndex, let content):
      let mark = graph.mark
      build(content)
      graph.setZIndex(zIndex, from: mark)
    case .write(let name, let letter, let content):
      modifier(.anchorPreference, name, letter, content)
    case .plain(let name, let letter, let content): modifier(.preference, name, letter, content)
    case .transform(let name, let letter, let content):
      modifier(.transformPreference, name, letter, content)
    case .watch(let name, let letter, let content):
      modifier(.onPreferenceChange, name, letter, content)
    case .overlay(let primary, let secondary):
      secondaryLayer(primary, secondary, isBackground: false)
    case .background(let primary, let secondary):
      secondaryLayer(primary, secondary, isBackground: true)
    case .reader(let reader, let primary, let secondary):
      let opened = graph.openModifier(
        reader.isBackground ? .backgroundReader : .overlayReader, key: key(reader.key),
        token: token(reader.name))
      build(primary)
      let closed = graph.closeContentReader(opened, mergesOwnKey: reader.merges)
      secondaries[closed.reader] = Secondary(deferred: closed.secondary, tree: secondary)
    case .geometry(let content):
      geometry.append((graph.addDeferred(token: token("geometry")), content))
    }
  }

  private func modifier(
    _ kind: PreferenceNode.Kind, _ name: String, _ letter: Character, _ content: TestTree
  ) {
    let opened = graph.openModifier(kind, key: key(letter), token: token(name))
    build(content)
    graph.closeModifier(opened)
  }

  private func secondaryLayer(_ primary: TestTree, _ secondary: TestTree, isBackground: Bool) {
    let first = graph.mark
    build(primary)
    let second = graph.mark
    build(secondary)
    if isBackground { graph.orderBackground(primary: first, secondary: second) }
    graph.closeStaticContainer(from: first, token: token("layers"))
  }

  /// Placement: contents of geometry readers, those inside them included.
  private func placeGeometry() {
    while !geometry.isEmpty {
      let (deferred, content) = geometry.removeFirst()
      graph.fill(deferred) { build(content) }
    }
  }

  // MARK: - Reading

  private func runReaders(below roots: [PreferenceNode.Index]) throws {
    var watching: [PreferenceNode.Index] = []
    var building: [PreferenceNode.Index] = []
    graph.forEachNode(below: roots) { node in
      switch graph.nodes[node].kind {
      case .onPreferenceChange: watching.append(node)
      case .overlayReader, .backgroundReader: building.append(node)
      default: break
      }
    }
    for reader in watching {
      guard let value = try graph.pull(for: reader, self) else { continue }
      got(value, reader)
      graph.recordReader(reader)
    }
    for reader in building { try evaluateReader(reader) }
  }

  func evaluateReader(_ node: PreferenceNode.Index) throws {
    guard !graph.wasEvaluated(node) else { return }
    let value = try graph.pull(for: node, self)
    got(try value ?? defaultValue(of: graph.nodes[node].key), node)
    graph.recordReader(node)
    guard let secondary = secondaries[node] else { return }
    graph.fill(secondary.deferred) { build(secondary.tree) }
    placeGeometry()
    try runReaders(below: [secondary.deferred.node])
  }

  func secondaryHasSlot(_ reader: PreferenceNode.Index, _ key: PreferenceKeyID) -> Bool {
    guard let secondary = secondaries[reader] else { return false }
    return RuleModel.hasSlot(secondary.tree, TestRule.keys[Int(key.index)])
  }

  private func got(_ id: PreferenceValueID, _ reader: PreferenceNode.Index) {
    let value = values[Int(id.index)]
    seen.append((id, value))
    readers.insert(reader)
    outcome.readings.append("\(name(reader)): \(value.joined(separator: ","))")
  }

  private func name(_ node: PreferenceNode.Index) -> String {
    names[Int(graph.nodes[node].token)]
  }

  // MARK: - Values

  private func add(_ value: [String]) -> PreferenceValueID {
    values.append(value)
    return PreferenceValueID(values.count - 1)
  }

  func defaultValue(of key: PreferenceKeyID) throws -> PreferenceValueID {
    add(TestRule.defaultValue(TestRule.keys[Int(key.index)]))
  }

  func write(_ token: PreferenceToken) throws -> PreferenceValueID { add([names[Int(token)]]) }

  func transform(
    _ token: PreferenceToken, _ value: PreferenceValueID, mayConsume: Bool
  ) throws -> PreferenceValueID {
    let result = accumulator(from: value, mayConsume: mayConsume)
    values[Int(result.index)].append(names[Int(token)])
    return result
  }

  func accumulator(from value: PreferenceValueID, mayConsume: Bool) -> PreferenceValueID {
    if mayConsume {
      takenValues += 1
      return value
    }
    return add(values[Int(value.index)])
  }

  func reduce(
    _ key: PreferenceKeyID, into accumulator: PreferenceValueID,
    nextValue: () throws -> PreferenceValueID
  ) throws {
    var value = values[Int(accumulator.index)]
    values[Int(accumulator.index)] = []
    try TestRule.reduce(TestRule.keys[Int(key.index)], &value) {
      values[Int(try nextValue().index)]
    }
    values[Int(accumulator.index)] = value
  }

  // MARK: - Recording

  private func record() {
    outcome.reduces = graph.reduceCount
    outcome.order = graph.events.map { $0.kind == .reduce ? "R\($0.depth)" : name($0.node) }
    graph.forEachNode(below: graph.roots) { node in
      let kind = graph.nodes[node].kind
      switch kind {
      case .anchorPreference, .transformPreference, .transformAnchorPreference:
        if let reason = graph.skipReason(of: node) {
          outcome.skips.append("\(name(node)) \(words(reason))")
        }
      case .onPreferenceChange:
        if !readers.contains(node) { outcome.skips.append("\(name(node)) no-slot") }
      default: break
      }
    }
  }

  private func words(_ reason: PreferenceSkip.Reason) -> String {
    switch reason {
    case .unreadKey: "unread"
    case .overridden(let writer): "overridden by \(name(writer))"
    case .nextValueNotCalled: "not-called"
    case .readerNotEvaluated(let reader): "not-evaluated \(name(reader))"
    case .notInstantiated: "not-instantiated"
    case .notInSight: "not-in-sight"
    case .noSlot: "no-slot"
    case .clean: "clean"
    case .equal: "equal"
    }
  }
}
