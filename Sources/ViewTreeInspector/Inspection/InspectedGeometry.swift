import ViewTreeLayout

/// The geometry of a layout's nodes, for the views and modifiers of a record.
///
/// The record of a single pass reads the layout itself. If other passes follow, the record keeps
/// frames and proposals, which take less memory than a layout.
final class InspectedGeometry {
  private let layout: LayoutTree?
  private let frames: [Rect]
  private let proposals: [ProposedSize]

  /// Creates the geometry without nodes.
  init() { (layout, frames, proposals) = (nil, [], []) }

  /// Uses a layout that no longer changes.
  init(handingOn layout: LayoutTree) {
    (self.layout, frames, proposals) = (layout, [], [])
  }

  /// Copies the frames and proposals of a layout.
  init(copying layout: LayoutTree) {
    self.layout = nil
    let nodes = (0..<UInt32(layout.count)).lazy.map { NodeID(rawValue: $0) }
    frames = nodes.map { layout.frame(of: $0) }
    proposals = nodes.map { layout.proposal(of: $0) }
  }

  /// The frame in window coordinates, not rounded, or zero without a node.
  @inline(__always)
  func frame(of node: NodeID?) -> Rect {
    guard let node else { return .zero }
    return layout?.frame(of: node) ?? frames[node.place]
  }

  /// The proposal with which a node was placed, or an unspecified one without a node.
  func proposal(of node: NodeID?) -> ProposedSize {
    guard let node else { return .unspecified }
    return layout?.proposal(of: node) ?? proposals[node.place]
  }

  /// The bytes that it takes. A layout that it reads is counted with its pass.
  var bytes: Int {
    frames.count * MemoryLayout<Rect>.stride + proposals.count * MemoryLayout<ProposedSize>.stride
  }

  /// True if all frames are known to be finite.
  var isFinite: Bool { layout?.hasFiniteFrames ?? false }
}

extension NodeID {
  /// The index in the nodes of its layout.
  fileprivate var place: Int { Int(rawValue) }
}
