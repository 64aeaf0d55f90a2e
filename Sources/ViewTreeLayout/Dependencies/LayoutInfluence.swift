/// What sizes and places in a node depend on, axis by axis, as far as the algorithm tells
/// (docs/semantics.md, Feedback loops).
///
/// Unless a case says otherwise, what happens along one axis has nothing to do with the other.
public enum LayoutInfluence: Equatable, Sendable {
  /// A view without children: the axes along which its length may depend on what it is proposed there,
  /// and those along which it may depend on what it is proposed on the other axis.
  case leaf(along: AxisSet, across: AxisSet)
  /// A modifier that passes its proposal, its child's size and its child's guides on.
  case wrapper
  /// The same, and a guide of its own along an axis.
  case guide(Axis)
  /// The same, but the child is proposed nothing along some axes.
  case ideal(AxisSet)
  /// A frame: the axes along which it has a length of its own, and those along which its child stays
  /// where it begins.
  case frame(fixed: AxisSet, begins: AxisSet)
  /// A frame that may take its proposal along some axes.
  case flexibleFrame(AxisSet)
  /// What draws its child somewhere else, and is as large as the child; whether it may turn it, so that
  /// places mix the axes.
  case effect(turns: Bool)
  /// What fills its place and puts its child somewhere in it; whether that is the middle.
  case filler(centres: Bool)
  /// A primary that decides everything and a secondary that is fitted to it.
  case secondary
  /// Children that follow each other along an axis; whether they line up where they begin, and whether
  /// one of them may say itself where it lines up.
  case stack(Axis, beginsInLine: Bool, hasGuides: Bool)
  /// The same, but the children are proposed nothing along the axis; the axes along which the node takes
  /// what it is proposed.
  case rows(Axis, fills: AxisSet, beginsInLine: Bool)
  /// Children on each other; the axes along which they line up where they begin, and those along which
  /// one of them may say itself where it lines up.
  case layers(begins: AxisSet, guides: AxisSet)
  /// A place of its own for a child that is proposed nothing along some axes.
  case scroll(AxisSet)
  /// Content that changes nothing about the node.
  case reader
  /// Anything that a child or the proposal has, along any axis, may matter to everything.
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

  /// Whether a node proposes its first child what it is proposed, and is always as large as it.
  public func isAsLongAsChild(_ node: NodeID) -> Bool {
    guard node.index < count else { return false }
    let type = arena.pointee.algorithms[engine.pointer(to: node).pointee.algorithm]
    return type is any WrapperLayout.Type && influence(of: node) != .mixed
  }

  /// Whether a node may have guides that are not where every view has them, because of what is inside.
  public func mayHaveGuides(_ node: NodeID) -> Bool {
    node.index < count && !engine.traits(of: node).isDisjoint(with: .guides)
  }
}
