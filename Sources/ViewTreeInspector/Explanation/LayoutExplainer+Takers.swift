import ViewTreeLayout
import ViewTreeNumbers

/// The content that takes the space that a container is offered.
extension LayoutExplainer {
  /// The nodes that make the length of a container follow its proposal, such as a `Spacer` in a
  /// row. Empty if the node takes any proposal itself.
  func takers(of decision: LengthDecision, _ axis: Axis) -> [ViewExplanation.Part] {
    guard decision.reason == .window || decision.reason == .proposes else { return [] }
    let setter = decision.setter
    var node = setter
    for _ in 0..<Self.mostLevels {
      let layout = pass.layout
      if isTaker(node) { break }
      let inside = flexibleContent(of: node, axis)
      guard inside.count == 1 else {
        if inside.count > 1 { return inside.map { viewPart($0) } }
        break
      }
      node = inside[0]
      if layout.isNode(node, laidOutBy: SpacerLayout.self) { break }
    }
    return node == setter && !isTaker(node) ? [] : [part(node)]
  }

  /// The maximum number of nodes between a container and the content that takes its space.
  private static var mostLevels: Int { 12 }

  /// True for a modifier that takes space for content that doesn't.
  private func isTaker(_ node: NodeID) -> Bool {
    let layout = pass.layout
    return layout.isNode(node, laidOutBy: FlexibleFrameLayout.self)
      || layout.isNode(node, laidOutBy: PositionLayout.self)
  }

  /// The children that are as long as any proposal, among those that determine the length.
  private func flexibleContent(of node: NodeID, _ axis: Axis) -> [NodeID] {
    let layout = pass.layout
    if takesAnyProposal(node) { return [] }
    let isAlong = layout.stackAxis(of: node) == axis
    let length = layout.size(of: node)[axis]
    var found: [NodeID] = []
    var child = layout.firstChild(of: node)
    while let next = child {
      let own = layout.size(of: next)[axis]
      if own > 0, isAlong || abs(own - length) < 0.0005, takesMore(next, axis) {
        found.append(next)
      }
      child = layout.nextSibling(of: next)
    }
    return found
  }

  /// True if a node is longer when it's proposed more.
  private func takesMore(_ node: NodeID, _ axis: Axis) -> Bool {
    let layout = pass.layout
    let (size, offer) = (layout.size(of: node), layout.proposal(of: node))
    let more = size[axis] * 1.2 + 1
    let proposal =
      axis == .horizontal
      ? ProposedSize(width: more, height: offer.height)
      : ProposedSize(width: offer.width, height: more)
    return layout.answer(of: node, to: proposal).map { $0[axis] > size[axis] + 0.0005 } ?? false
  }
}
