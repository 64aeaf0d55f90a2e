import ViewTreeNumbers

/// A copy of a laid-out tree, in which nodes can be changed and laid out again to see the
/// difference.
///
/// Content that closures made from a geometry stays unchanged. A custom layout measures its
/// subviews in the original tree, so changes inside one have no effect (``canChange(_:)``).
public final class LayoutTrial {
  /// The copy. Its nodes have the numbers of the original.
  public let tree: LayoutTree
  private let original: LayoutTree

  /// Copies a tree after its layout.
  public init(of original: LayoutTree) {
    self.original = original
    tree = LayoutTree(copying: original)
    let client = FrozenContentClient(original.client)
    tree.keepClient(client)
    let work = original.statistics.work
    tree.limitQuestions(to: 1_000_000 + work)
  }

  /// True if a change of the node can be seen in its ancestors.
  public func canChange(_ node: NodeID) -> Bool {
    var current = node
    while let above = tree.parent(of: current) {
      if tree.engine.isNode(above, laidOutBy: CustomLayout.self) { return false }
      current = above
    }
    return true
  }

  /// Replaces the algorithm of a node.
  public func replace(_ node: NodeID, with algorithm: some LayoutAlgorithm) {
    let new = tree.add(algorithm, to: nil)
    let source = tree.engine.pointer(to: new).pointee
    tree.engine.pointer(to: node).pointee.algorithm = source.algorithm
    tree.engine.pointer(to: node).pointee.parameters = source.parameters
  }

  /// Puts a node with one child around a node. Returns the new node.
  @discardableResult
  public func wrap(_ node: NodeID, in algorithm: some LayoutAlgorithm) -> NodeID {
    let new = tree.add(algorithm, to: nil)
    let inner = tree.engine.pointer(to: node)
    let outer = tree.engine.pointer(to: new)
    outer.pointee.parent = inner.pointee.parent
    outer.pointee.nextSibling = inner.pointee.nextSibling
    outer.pointee.depth = inner.pointee.depth
    outer.pointee.firstChild = node
    outer.pointee.lastChild = node
    let axis = inner.pointee.state.ownAxis
    if outer.pointee.state.contains(.remembersAnswers) {
      outer.pointee.state = [.remembersAnswers, .axes(own: axis, children: axis)]
    } else {
      outer.pointee.state = .axes(own: axis, children: axis)
    }
    tree.replaceLink(to: node, in: inner.pointee.parent, by: new)
    inner.pointee.parent = new
    inner.pointee.nextSibling = .none
    return new
  }

  /// Removes a node with its content from its parent.
  public func remove(_ node: NodeID) {
    let next = tree.engine.pointer(to: node).pointee.nextSibling
    tree.replaceLink(to: node, in: tree.engine.pointer(to: node).pointee.parent, by: next)
  }

  /// Sets the maximum number of lines of a text view. Has no effect on other nodes.
  public func setLineLimit(of node: NodeID, to limit: Int?) {
    guard tree.engine.isNode(node, laidOutBy: TextLayout.self) else { return }
    let layout = tree.engine.parameters(of: node, as: TextLayout.self)
    tree.arena.pointee.texts.setLineLimit(of: layout.text, to: limit ?? .max)
  }

  /// Lays out all roots where they were, with their original proposals. A root that changes its
  /// size keeps its center.
  public func layOut() {
    for index in 0..<original.count {
      let root = NodeID(rawValue: UInt32(index))
      guard original.parent(of: root) == nil, original.isPlaced(root) else { continue }
      let (frame, proposal) = (original.frame(of: root), original.proposal(of: root))
      let start = tree.outermost(above: root)
      let size = tree.engine.size(of: start, proposing: proposal)
      let origin = Point(
        x: frame.minX + (frame.width - size.width) / 2,
        y: frame.minY + (frame.height - size.height) / 2)
      tree.engine.place(start, at: origin, system: 0, proposing: proposal)
    }
  }

  /// The placed text views that are truncated.
  public var truncatedTexts: [NodeID] { tree.truncatedTexts }
}

extension LayoutTree {
  /// The placed text views that are truncated.
  public var truncatedTexts: [NodeID] {
    placedTexts.filter { brokenText(of: $0)?.rest != nil }
  }

  /// The placed texts, in the order in which they were made.
  public var placedTexts: [NodeID] {
    (0..<count).map { NodeID(rawValue: UInt32($0)) }.filter {
      isPlaced($0) && engine.isNode($0, laidOutBy: TextLayout.self)
    }
  }

  /// The visible part of a placed text.
  public func condition(ofText node: NodeID) -> TextCondition {
    let size = size(of: node)
    if size.width <= 0 || size.height <= 0 { return .empty }
    guard let text = brokenText(of: node) else { return .whole(lines: 1) }
    return text.rest == nil ? .whole(lines: text.lines.count) : .truncated
  }

  /// The root of a node.
  fileprivate func outermost(above node: NodeID) -> NodeID {
    var current = node
    while let above = parent(of: current) { current = above }
    return current
  }

  /// Replaces the link from a parent, or from the sibling before, to a node.
  fileprivate func replaceLink(to node: NodeID, in parent: NodeID, by new: NodeID) {
    guard parent.exists else { return }
    let above = engine.pointer(to: parent)
    if above.pointee.firstChild == node {
      above.pointee.firstChild = new
    } else {
      var current = above.pointee.firstChild
      while current.exists, engine.pointer(to: current).pointee.nextSibling != node {
        current = engine.pointer(to: current).pointee.nextSibling
      }
      if current.exists { engine.pointer(to: current).pointee.nextSibling = new }
      if !new.exists, above.pointee.lastChild == node { above.pointee.lastChild = current }
    }
    if new.exists, above.pointee.lastChild == node { above.pointee.lastChild = new }
  }
}

/// Answers for a copy of a tree as the original client does, and makes no content: the copy has it.
private final class FrozenContentClient: LayoutClient {
  private weak var client: (any LayoutClient)?

  init(_ client: (any LayoutClient)?) { self.client = client }

  func guide(_ token: UInt32, in dimensions: ViewDimensions, of node: NodeID) -> Double {
    client?.guide(token, in: dimensions, of: node) ?? 0
  }

  func defaultGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> Double {
    client?.defaultGuide(key, in: dimensions) ?? 0
  }

  func size(
    of node: NodeID, token: UInt32, proposing proposal: ProposedSize, subviews: [LayoutSubview]
  ) -> Size {
    client?.size(of: node, token: token, proposing: proposal, subviews: subviews) ?? .zero
  }

  func placements(
    of node: NodeID, token: UInt32, size: Size, proposing proposal: ProposedSize,
    subviews: [LayoutSubview]
  ) -> [SubviewPlacement?] {
    client?.placements(
      of: node, token: token, size: size, proposing: proposal, subviews: subviews) ?? []
  }

  func visualEffects(_ token: UInt32, of node: NodeID) -> [VisualEffect] {
    client?.visualEffects(token, of: node) ?? []
  }

  func makeContent(of node: NodeID, token: UInt32, in tree: LayoutTree) {}
}
