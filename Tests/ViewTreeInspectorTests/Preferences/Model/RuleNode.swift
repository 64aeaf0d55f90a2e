/// A part of a view tree that takes part in preferences, after groups, conditions and loops are
/// resolved.
final class RuleNode {
  enum Kind {
    /// Folds its operands; a dynamic container's always has a slot.
    case fold(isDynamic: Bool)
    /// `ViewThatFits`.
    case alternatives
    /// One of its views.
    case alternative(isShown: Bool)
    case write(String, RuleKey)
    case plain(String, RuleKey)
    case transform(String, RuleKey, isAnchor: Bool)
    case watch(RuleKey)
    /// Its secondary is beside the children.
    case reader(RuleKey, isBackground: Bool, merges: Bool)
  }

  /// Who asks for a key.
  enum Request {
    case asked
    case hidden(by: String)
  }

  let kind: Kind
  /// The view that it belongs to.
  let view: String
  /// What is below, in view-tree order.
  let children: [RuleNode]
  /// The same in the order of folding.
  let operands: [RuleNode]
  let secondary: RuleNode?
  var zIndex: Double?
  /// Whether its content is built when its view is placed, so that it counts as an operand in any case.
  var isDeferred = false

  var requests: [RuleKey: Request] = [:]
  /// The values that were asked for.
  var values: [RuleKey: RuleKey.Value] = [:]
  var hasRun = false

  init(
    _ kind: Kind, _ view: String, _ children: [RuleNode], operands: [RuleNode]? = nil,
    secondary: RuleNode? = nil, zIndex: Double? = nil
  ) {
    self.kind = kind
    self.view = view
    self.children = children
    self.operands = operands ?? children
    self.secondary = secondary
    self.zIndex = zIndex
  }

  // MARK: - Slots

  /// Whether there is an entry for a key, which follows from the kinds of nodes alone (sections 2.3,
  /// 2.4 and 4.2).
  func hasSlot(_ key: RuleKey) -> Bool {
    switch kind {
    case .write(_, let own) where own == key, .plain(_, let own) where own == key,
      .transform(_, let own, _) where own == key:
      true
    case .fold(isDynamic: true), .alternatives: true
    case .reader(let own, _, let merges) where merges || own != key:
      children.contains { $0.hasSlot(key) } || secondary?.hasSlot(key) ?? false
    default: children.contains { $0.hasSlot(key) }
    }
  }

  /// Whether nothing in it has to do with preferences.
  var isSilent: Bool {
    if isDeferred { return false }
    if case .fold(isDynamic: false) = kind { return children.allSatisfy(\.isSilent) }
    return false
  }

  /// Whether the entry is one that a fold above takes: not that of a view which is not shown.
  func takesPart(_ key: RuleKey) -> Bool {
    switch kind {
    case .alternative(isShown: false): false
    case .alternative, .fold(isDynamic: false): children.contains { $0.takesPart(key) }
    default: hasSlot(key)
    }
  }
}
