extension LayoutEngine {
  /// The origin of a child in a frame: the frame's default guides on the child's guides
  /// (docs/explanation/layout.md, Frames).
  func alignedOrigin(
    of child: NodeID, proposing offered: ProposedSize, in node: NodeID, size: Size,
    proposal: ProposedSize, horizontal: AlignmentKey, vertical: AlignmentKey
  ) -> Point {
    let childSize = self.size(of: child, proposing: offered)
    func offset(_ key: AlignmentKey) -> Double {
      defaultGuide(key, of: node, size: size, proposal: proposal)
        - guide(key, of: child, size: childSize, proposal: offered)
    }
    return Point(x: offset(horizontal), y: offset(vertical))
  }

  /// True if a node was added with a type of algorithm.
  func isNode<A: LayoutRules>(_ node: NodeID, laidOutBy type: A.Type) -> Bool {
    pointer(to: node).pointee.algorithm == arena.pointee.algorithms.knownNumber(of: type)
  }

  /// True if a node is another one or in it.
  func isNode(_ node: NodeID, inside outer: NodeID) -> Bool {
    var next = node
    while next.exists, next != outer { next = pointer(to: next).pointee.parent }
    return next == outer
  }

  /// True if a node is a modifier around one view.
  func isWrapper(_ node: NodeID) -> Bool {
    arena.pointee.algorithms.isWrapper(pointer(to: node).pointee.algorithm)
  }

  /// The origin of a placed child in its placed parent.
  func localOrigin(of child: NodeID, in parent: NodeID) -> Point {
    pointer(to: child).pointee.origin - pointer(to: parent).pointee.origin
  }

  /// Calls the client, which may add the children of a node.
  func makeContent(of node: NodeID, token: UInt32) {
    let tree = arena.pointee.tree
    tree.client?.makeContent(of: node, token: token, in: tree)
  }
}
