/// What an algorithm is asked to explain: a node that is placed, and the child that is looked at.
struct ExplanationRequest {
  let node: NodeID
  /// The child on the path to the view that is asked about; nil for that view itself.
  let child: NodeID?
  let size: Size
  let proposal: ProposedSize
  let engine: LayoutEngine

  /// The node's first child.
  var firstChild: NodeID? { engine.firstChild(of: node) }

  /// How the child is lined up on two guides: the node's default guides, the child's explicit ones.
  func alignment(_ horizontal: AlignmentKey, _ vertical: AlignmentKey) -> [LayoutStep] {
    guard let child else { return [] }
    let placed = engine.pointer(to: child).pointee
    return [(Axis.horizontal, horizontal), (Axis.vertical, vertical)].map { axis, key in
      .aligned(
        axis, own: engine.defaultGuide(key, of: node, size: size, proposal: proposal),
        child: engine.guide(key, of: child, size: placed.size, proposal: placed.proposal))
    }
  }
}
