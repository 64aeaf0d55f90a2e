/// The dependencies of sizes and positions in a node, for each axis, as far as the algorithm states
/// them (docs/semantics.md, Feedback loops).
///
/// Unless a case says otherwise, the two axes are independent.
public enum LayoutInfluence: Equatable, Sendable {
  /// A view without children. `along` are the axes on which its length may depend on its proposal
  /// there. `across` are those on which it may depend on the other axis.
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
  /// A node of its child's size that draws the child elsewhere. `turns` is true if it may rotate
  /// the child, so that positions mix the axes.
  case effect(turns: Bool)
  /// A node that fills its proposal and positions its child in it. `centres` is true if the child
  /// is centered.
  case filler(centres: Bool)
  /// A primary that sets the size and a secondary that is fitted to it.
  case secondary
  /// Children that follow each other along an axis. `beginsInLine` is true if they are aligned at
  /// their start, `hasGuides` if a child may set its own alignment guide.
  case stack(Axis, beginsInLine: Bool, hasGuides: Bool)
  /// The same, but the children get no proposal along the axis. `fills` are the axes along which
  /// the node takes its proposal.
  case rows(Axis, fills: AxisSet, beginsInLine: Bool)
  /// Overlaid children. `begins` are the axes along which they are aligned at their start. `guides`
  /// are those along which a child may set its own alignment guide.
  case layers(begins: AxisSet, guides: AxisSet)
  /// A scrollable area for a child without a proposal along some axes.
  case scroll(AxisSet)
  /// Content without an effect on the node.
  case reader
  /// Any length of a child or the proposal, along any axis, may affect everything.
  case mixed
}

extension LayoutTree {
  /// The dependencies of sizes and positions in a node.
  public func influence(of node: NodeID) -> LayoutInfluence {
    guard node.index < count else { return .mixed }
    return arena.pointee.algorithms[engine.pointer(to: node).pointee.algorithm]
      .answerInfluence(node, engine)
  }

  /// True if the node's layout is independent of the proposed length along an axis.
  public func ignoresProposal(_ node: NodeID, along axis: Axis) -> Bool {
    node.index < count && engine.traits(of: node).contains(.ignores(axis))
  }

  /// True if a node passes its proposal to its first child unchanged and always has the child's
  /// size.
  public func isAsLongAsChild(_ node: NodeID) -> Bool {
    guard node.index < count else { return false }
    let type = arena.pointee.algorithms[engine.pointer(to: node).pointee.algorithm]
    return type is any WrapperLayout.Type && influence(of: node) != .mixed
  }

  /// True if a node's content may give it guides at other than the default positions.
  public func mayHaveGuides(_ node: NodeID) -> Bool {
    node.index < count && !engine.traits(of: node).isDisjoint(with: .guides)
  }
}
