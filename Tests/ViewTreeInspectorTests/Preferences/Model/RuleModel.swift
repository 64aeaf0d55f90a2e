/// The rules of preferences written down as plainly as they read: no sharing, no indices, nothing
/// clever. An evaluation has to agree with it.
final class RuleModel {
  private(set) var outcome = RuleOutcome()
  /// The closures of all views that were built, as entries of the log or of the skips would begin.
  private(set) var closures: [String] = []

  private var depth = 0
  private var reduceCount = 0
  /// The reduces of readers that were evaluated inside the one that is being evaluated.
  private var nestedReduces = 0
  private var deliveries: [String] = []

  init(_ tree: RuleTree) {
    let root = RuleExpansion().single([tree], "")
    request(root, [:])
    runReaders(root)
    outcome.log += deliveries
    explain(root, [:], isShown: true)
  }

  // MARK: - Requests go down (sections 1, 3.1 and 4.2)

  private func request(_ node: RuleNode, _ requests: [RuleKey: RuleNode.Request]) {
    node.requests = requests
    var inner = requests
    switch node.kind {
    case .write(_, let key), .plain(_, let key):
      if case .asked = requests[key] { inner[key] = .hidden(by: node.view) }
    case .watch(let key): inner[key] = .asked
    case .reader(let key, _, let merges):
      var outer = requests
      if !merges { outer[key] = nil }
      if let secondary = node.secondary { request(secondary, outer) }
      inner[key] = .asked
    case .fold, .alternatives, .alternative, .transform: break
    }
    for child in node.children { request(child, inner) }
  }

  // MARK: - Values are pulled (sections 1 and 6.2)

  private func value(_ node: RuleNode, _ key: RuleKey) -> RuleKey.Value {
    if let known = node.values[key] { return known }
    let value = newValue(node, key)
    node.values[key] = .some(value)
    return value
  }

  private func newValue(_ node: RuleNode, _ key: RuleKey) -> RuleKey.Value {
    switch node.kind {
    case .write(let label, let own) where own == key:
      run(node)
      return [label]
    case .plain(let label, let own) where own == key: return [label]
    case .transform(let label, let own, _) where own == key:
      let content = node.children[0]
      let start = content.hasSlot(key) ? value(content, key) : key.defaultValue
      run(node)
      return (start ?? []) + [label]
    case .reader(let own, let isBackground, let merges):
      guard let secondary = node.secondary, merges || own != key, secondary.hasSlot(key) else {
        return fold(node.operands, key, node.view)
      }
      evaluate(node)
      let operands = node.operands + [secondary]
      return fold(isBackground ? operands.reversed() : operands, key, node.view)
    default: return fold(node.operands, key, node.view)
    }
  }

  private func fold(_ nodes: [RuleNode], _ key: RuleKey, _ view: String) -> RuleKey.Value {
    let operands = nodes.filter { $0.hasSlot(key) && $0.takesPart(key) }
    guard let first = operands.first else { return key.defaultValue }
    var result = value(first, key)
    for operand in operands.dropFirst() {
      outcome.log.append(RuleOutcome.reduce(view, key.rawValue, depth: depth))
      reduceCount += 1
      depth += 1
      key.reduce(&result) { value(operand, key) }
      depth -= 1
    }
    return result
  }

  private func run(_ node: RuleNode) {
    node.hasRun = true
    guard let closure = node.closure else { return }
    outcome.log.append(
      RuleOutcome.ran(closure.modifier, node.view, closure.key.rawValue, depth: depth))
  }

  // MARK: - Readers (section 4)

  /// Readers of actions first, then those that build content; inner before outer, siblings in the
  /// order written.
  private func runReaders(_ root: RuleNode) {
    var watching: [RuleNode] = []
    var building: [RuleNode] = []
    func visit(_ node: RuleNode) {
      if case .alternative(isShown: false) = node.kind { return }
      node.children.forEach(visit)
      switch node.kind {
      case .watch: watching.append(node)
      case .reader: building.append(node)
      default: break
      }
    }
    visit(root)
    for node in watching {
      guard case .watch(let key) = node.kind, node.children[0].hasSlot(key) else { continue }
      read(node, key)
      node.hasRun = true
      deliveries.append(
        RuleOutcome.ran("onPreferenceChange", node.view, key.rawValue, depth: 0))
    }
    building.forEach(evaluate)
  }

  private func evaluate(_ node: RuleNode) {
    guard case .reader(let key, _, _) = node.kind, !node.hasRun else { return }
    node.hasRun = true
    read(node, key)
    run(node)
    if let secondary = node.secondary { runReaders(secondary) }
  }

  private func read(_ node: RuleNode, _ key: RuleKey) {
    let (before, outer) = (reduceCount, nestedReduces)
    nestedReduces = 0
    let content = node.children[0]
    let value = content.hasSlot(key) ? value(content, key) : key.defaultValue
    let words = value.map { "[\($0.joined(separator: ","))]" } ?? "nil"
    outcome.log.append(
      RuleOutcome.read(
        node.closure?.modifier ?? "", node.view, key.rawValue, words,
        reduces: reduceCount - before - nestedReduces, depth: depth))
    nestedReduces = outer + reduceCount - before
  }

  // MARK: - Reasons (section 3.2)

  /// Says of each closure why it did not run; `reasons` holds, per key, who did not ask above.
  private func explain(_ node: RuleNode, _ reasons: [RuleKey: String], isShown: Bool) {
    var reasons = reasons
    var isShown = isShown
    // Inside a view that is not shown no other is.
    if case .alternative(let isChosen) = node.kind, !(isChosen && isShown) {
      isShown = false
      for key in RuleKey.allCases { reasons[key] = "not-instantiated" }
    }
    explainOwn(node, reasons, isShown: isShown)
    if !isShown, let key = node.keyRead { reasons[key] = "reader-not-evaluated" }
    var parts = node.children
    if node.hasRun, let secondary = node.secondary { parts.append(secondary) }
    for part in parts {
      var below = reasons
      for key in RuleKey.allCases
      where node.values[key] != nil && part.values[key] == nil && part.hasSlot(key) {
        below[key] = "nextValue-not-called by \(node.view)"
      }
      explain(part, below, isShown: isShown)
    }
  }

  private func explainOwn(_ node: RuleNode, _ reasons: [RuleKey: String], isShown: Bool) {
    guard let (modifier, key) = node.closure else { return }
    closures.append("\(modifier) \(node.view) \(key)")
    if node.hasRun { return }
    let reason: String
    if node.keyRead != nil {
      reason = isShown ? "no-slot" : "not-instantiated"
    } else {
      switch node.requests[key] {
      case nil: reason = "unread-key"
      case .hidden(let writer): reason = "overridden by \(writer)"
      case .asked: reason = reasons[key] ?? "none"
      }
    }
    outcome.skips.append(RuleOutcome.skip(modifier, node.view, key.rawValue, reason))
  }
}

extension RuleNode {
  /// The modifier and its key if a closure belongs to it.
  fileprivate var closure: (modifier: String, key: RuleKey)? {
    switch kind {
    case .write(_, let key): ("anchorPreference", key)
    case .transform(_, let key, isAnchor: true): ("transformAnchorPreference", key)
    case .transform(_, let key, isAnchor: false): ("transformPreference", key)
    case .watch(let key): ("onPreferenceChange", key)
    case .reader(let key, isBackground: true, _): ("backgroundPreferenceValue", key)
    case .reader(let key, isBackground: false, _): ("overlayPreferenceValue", key)
    case .plain, .fold, .alternatives, .alternative: nil
    }
  }

  /// The key of a reader.
  fileprivate var keyRead: RuleKey? {
    switch kind {
    case .watch(let key), .reader(let key, _, _): key
    default: nil
    }
  }
}
