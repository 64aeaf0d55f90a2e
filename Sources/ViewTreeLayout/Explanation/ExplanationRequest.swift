/// The input for an explanation by an algorithm: a placed node, and the child of interest.
struct ExplanationRequest {
  let node: NodeID
  /// The child on the path to the view of interest. `nil` for the view itself.
  let child: NodeID?
  let size: Size
  let proposal: ProposedSize
  let engine: LayoutEngine

  /// The node's first child.
  var firstChild: NodeID? { engine.firstChild(of: node) }

  /// The node's children along an axis, as placed: gaps, lengths and sum.
  func line(along axis: Axis) -> [LayoutStep] {
    var children: [(node: NodeID, start: Double, length: Double)] = []
    engine.forEachChild(of: node) { child in
      let origin = engine.localOrigin(of: child, in: node)
      children.append(
        (
          child, axis == .horizontal ? origin.x : origin.y,
          engine.pointer(to: child).pointee.size[axis]
        ))
    }
    children.sort { $0.start < $1.start }
    let gaps = zip(children, children.dropFirst()).map { $1.start - $0.start - $0.length }
    let sum = children.reduce(0) { $0 + $1.length }
    // At placement, a child is proposed the node's own size, so its length can differ. The sum
    // would then be wrong, so leave it out.
    guard abs(sum + gaps.reduce(0, +) - size[axis]) < 1e-6 else { return [] }
    return (gaps.isEmpty ? [] : [.gaps(axis, gaps)])
      + [.sum(axis, children: sum, gaps: gaps.reduce(0, +))]
  }

  /// The alignment of the child on two guides: the node's default guides and the child's explicit
  /// guides.
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
