/// A child of a ``CustomLayout``, as seen by the client: SwiftUI's `LayoutSubview`.
///
/// Valid as long as its tree.
public struct LayoutSubview {
  /// The child itself.
  public let node: NodeID
  let engine: LayoutEngine

  /// The size of the child for a proposal. Negative lengths are treated as 0.
  public func size(proposing proposal: ProposedSize) -> Size {
    engine.size(of: node, proposing: proposal.legal)
  }

  /// The child's size for a proposal, with its guides.
  public func dimensions(proposing proposal: ProposedSize) -> ViewDimensions {
    let offered = proposal.legal
    return ViewDimensions(
      size: engine.size(of: node, proposing: offered), proposal: offered, node: node,
      engine: engine)
  }

  /// The child's layout priority.
  public var priority: Double { engine.priority(of: node) }

  /// The preferred distance between the child and the next child along an axis, in points.
  public func distance(to next: LayoutSubview, along axis: Axis) -> Double {
    engine.distance(from: node, to: next.node, along: axis)
  }
}

extension ProposedSize {
  /// The proposal without invalid lengths.
  var legal: ProposedSize {
    ProposedSize(width: width.map { max($0, 0) }, height: height.map { max($0, 0) })
  }
}
