/// What sizes and places in a node depend on, as far as the algorithm tells without being asked for
/// numbers (docs/semantics.md, Feedback loops).
public enum LayoutInfluence: Equatable, Sendable {
  /// A modifier that passes its proposal, its child's size and its child's guides on.
  case wrapper
  /// The same, but the child may be proposed nothing.
  case ideal
  /// A frame: whether it fixes both lengths, and whether its child stays in the corner where it begins.
  case frame(isFixed: Bool, beginsInCorner: Bool)
  /// A frame that may take its proposal.
  case flexibleFrame
  /// What draws its child somewhere else, and is as large as the child.
  case effect
  /// What fills its place and puts its child somewhere in it.
  case position
  /// A primary that decides everything and a secondary that is fitted to it.
  case secondary
  /// Children that follow each other along an axis; whether they line up where they begin, and whether
  /// one of them may say itself where it lines up.
  case stack(Axis, beginsInLine: Bool, hasGuides: Bool)
  /// Children on each other; whether they line up in the corner where they begin, and whether one of them
  /// may say itself where it lines up.
  case layers(beginInCorner: Bool, hasGuides: Bool)
  /// Content that changes nothing about the node.
  case reader
  /// Anything that a child or the proposal has may matter to everything.
  case mixed
}

extension LayoutTree {
  /// What sizes and places in a node depend on.
  public func influence(of node: NodeID) -> LayoutInfluence {
    guard node.index < count else { return .mixed }
    return arena.pointee.algorithms[engine.pointer(to: node).pointee.algorithm]
      .answerInfluence(node, engine)
  }

  /// Whether no answer of a node depends on the length that it is proposed along an axis.
  public func ignoresProposal(_ node: NodeID, along axis: Axis) -> Bool {
    node.index < count && engine.traits(of: node).contains(.ignores(axis))
  }
}
