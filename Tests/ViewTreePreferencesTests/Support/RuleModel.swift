/// The rules of preferences once more, written down as plainly as they read: no indices, no sharing,
/// nothing taken in place. The graph has to agree with it.
final class RuleModel {
  private(set) var outcome = Outcome()
  private var depth = 0

  init(_ tree: TestTree) {
    let root = Node(tree)
    request(root, [:])
    runReaders([root])
    explain(root, [:])
  }

  private final class Node {
    let tree: TestTree
    var children: [Node] = []
    var secondary: Node?
    /// The values that were asked for.
    var values: [Character: [String]] = [:]
    var requests: [Character: Request] = [:]
    var hasRun = false
    var isDynamic = false
    /// The places of children in the order in which they fold, if that is not the one written.
    var foldingOrder: [Int]?

    var operands: [Node] { foldingOrder.map { $0.map { children[$0] } } ?? children }

    init(_ tree: TestTree) {
      self.tree = tree
      switch tree {
      case .leaf: break
      case .stack(let list): children = list.map(Node.init)
      case .dynamic(let items):
        isDynamic = true
        children = items.map { Node(.stack($0)) }
        let ordered = items.enumerated().sorted {
          ($0.element.zIndex, Double($0.offset)) < ($1.element.zIndex, Double($1.offset))
        }
        foldingOrder = ordered.map(\.offset)
      case .raised(_, let content), .write(_, _, let content), .plain(_, _, let content),
        .transform(_, _, let content), .watch(_, _, let content), .geometry(let content):
        children = [Node(content)]
      case .overlay(let primary, let secondary): children = [Node(primary), Node(secondary)]
      case .background(let primary, let secondary): children = [Node(secondary), Node(primary)]
      case .reader(_, let primary, let content):
        children = [Node(primary)]
        secondary = Node(content)
      }
    }
  }

  private enum Request {
    case asked
    case hidden(by: String)
  }

  // MARK: - Requests go down

  private func request(_ node: Node, _ requests: [Character: Request]) {
    node.requests = requests
    var inner = requests
    switch node.tree {
    case .write(let name, let key, _), .plain(let name, let key, _):
      if case .asked = requests[key] { inner[key] = .hidden(by: name) }
    case .watch(_, let key, _): inner[key] = .asked
    case .reader(let reader, _, _):
      var outer = requests
      if !reader.merges { outer[reader.key] = nil }
      if let secondary = node.secondary { request(secondary, outer) }
      inner[reader.key] = .asked
    default: break
    }
    for child in node.children { request(child, inner) }
  }

  // MARK: - Slots come up

  static func hasSlot(_ tree: TestTree, _ key: Character) -> Bool {
    switch tree {
    case .leaf: false
    case .dynamic: true
    case .stack(let children): children.contains { hasSlot($0, key) }
    case .write(_, let own, let content), .plain(_, let own, let content),
      .transform(_, let own, let content):
      own == key || hasSlot(content, key)
    case .raised(_, let content), .watch(_, _, let content), .geometry(let content):
      hasSlot(content, key)
    case .overlay(let one, let other), .background(let one, let other):
      hasSlot(one, key) || hasSlot(other, key)
    case .reader(let reader, let primary, let secondary):
      hasSlot(primary, key)
        || ((reader.merges || reader.key != key) && hasSlot(secondary, key))
    }
  }

  // MARK: - Values are pulled

  private func value(_ node: Node, _ key: Character) -> [String] {
    if let known = node.values[key] { return known }
    let value = newValue(node, key)
    node.values[key] = value
    return value
  }

  private func newValue(_ node: Node, _ key: Character) -> [String] {
    switch node.tree {
    case .write(let name, key, _):
      run(name, node)
      return [name]
    case .plain(let name, key, _): return [name]
    case .transform(let name, key, _):
      let start =
        Self.hasSlot(node.children[0].tree, key)
        ? value(node.children[0], key) : TestRule.defaultValue(key)
      run(name, node)
      return start + [name]
    case .reader(let reader, _, _):
      var parts = node.children
      if let secondary = node.secondary, reader.merges || reader.key != key,
        Self.hasSlot(secondary.tree, key)
      {
        evaluate(node)
        parts.append(secondary)
        if reader.isBackground { parts.reverse() }
      }
      return fold(parts, key)
    default: return fold(node.operands, key)
    }
  }

  private func fold(_ parts: [Node], _ key: Character) -> [String] {
    let operands = parts.filter { Self.hasSlot($0.tree, key) }
    guard let first = operands.first else { return TestRule.defaultValue(key) }
    var result = value(first, key)
    for operand in operands.dropFirst() {
      outcome.order.append("R\(depth)")
      outcome.reduces += 1
      depth += 1
      TestRule.reduce(key, &result) { value(operand, key) }
      depth -= 1
    }
    return result
  }

  private func run(_ name: String, _ node: Node) {
    outcome.order.append(name)
    node.hasRun = true
  }

  // MARK: - Readers

  private func runReaders(_ roots: [Node]) {
    var watching: [Node] = []
    var building: [Node] = []
    func visit(_ node: Node) {
      node.children.forEach(visit)
      switch node.tree {
      case .watch: watching.append(node)
      case .reader: building.append(node)
      default: break
      }
    }
    roots.forEach(visit)
    for node in watching {
      guard case .watch(let name, let key, let content) = node.tree, Self.hasSlot(content, key)
      else { continue }
      let seen = value(node.children[0], key)
      outcome.readings.append("\(name): \(seen.joined(separator: ","))")
      run(name, node)
    }
    building.forEach(evaluate)
  }

  private func evaluate(_ node: Node) {
    guard case .reader(let reader, let primary, _) = node.tree, !node.hasRun else { return }
    node.hasRun = true
    let seen =
      Self.hasSlot(primary, reader.key)
      ? value(node.children[0], reader.key) : TestRule.defaultValue(reader.key)
    outcome.readings.append("\(reader.name): \(seen.joined(separator: ","))")
    run(reader.name, node)
    if let secondary = node.secondary { runReaders([secondary]) }
  }

  // MARK: - Reasons

  /// Says of each closure why it did not run; `reasons` holds, per key, who did not ask above.
  private func explain(_ node: Node, _ reasons: [Character: String]) {
    var parts = node.children
    if let secondary = node.secondary { parts.append(secondary) }
    for part in parts {
      var below = reasons
      for key in TestRule.keys
      where node.values[key] != nil && part.values[key] == nil && Self.hasSlot(part.tree, key) {
        below[key] = "not-called"
      }
      explain(part, below)
    }
    guard !node.hasRun else { return }
    switch node.tree {
    case .write(let name, let key, _), .transform(let name, let key, _):
      switch node.requests[key] {
      case nil: outcome.skips.append("\(name) unread")
      case .hidden(let writer): outcome.skips.append("\(name) overridden by \(writer)")
      case .asked: outcome.skips.append("\(name) \(reasons[key] ?? "without a reason")")
      }
    case .watch(let name, _, _): outcome.skips.append("\(name) no-slot")
    default: break
    }
  }
}

extension [TestTree] {
  /// The `zIndex` of an item of a dynamic container.
  fileprivate var zIndex: Double {
    if count == 1, case .raised(let zIndex, _) = self[0] { return zIndex }
    return 0
  }
}
