import ViewTreeLayout

/// Where the nodes of a layout stand, for the views and modifiers of a record.
///
/// A layout that is not used again is handed on as it is; of one that another pass places again, what was found is kept.
final class InspectedGeometry {
  private let layout: LayoutTree?
  private let frames: [Rect]
  private let proposals: [ProposedSize]
  /// What is found in another way since, as long as that is little.
  private let changed: [NodeID: (frame: Rect, proposal: ProposedSize)]

  /// Where more than one node in so many has changed, all that is known is copied.
  private static let sharePerChange = 64

  /// Of no nodes at all.
  init() { (layout, frames, proposals, changed) = (nil, [], [], [:]) }

  /// Of a layout in which nothing is placed any more.
  init(handingOn layout: LayoutTree) {
    (self.layout, frames, proposals, changed) = (layout, [], [], [:])
  }

  /// What is found in a layout now.
  init(copying layout: LayoutTree) {
    (self.layout, changed) = (nil, [:])
    let nodes = (0..<UInt32(layout.count)).lazy.map { NodeID(rawValue: $0) }
    frames = nodes.map { layout.frame(of: $0) }
    proposals = nodes.map { layout.proposal(of: $0) }
  }

  /// What was found before, but for some nodes, of which it is what is found in the layout now.
  init(_ former: InspectedGeometry, renewing nodes: [NodeID], from layout: LayoutTree) {
    var (frames, proposals, changed) = (former.frames, former.proposals, former.changed)
    for node in nodes { changed[node] = (layout.frame(of: node), layout.proposal(of: node)) }
    if changed.count > frames.count / Self.sharePerChange {
      for (node, found) in changed {
        frames[node.place] = found.frame
        proposals[node.place] = found.proposal
      }
      changed = [:]
    }
    (self.layout, self.frames, self.proposals, self.changed) = (nil, frames, proposals, changed)
  }

  /// In window coordinates, unrounded; zero of no node.
  @inline(__always)
  func frame(of node: NodeID?) -> Rect {
    guard let node else { return .zero }
    if !changed.isEmpty, let known = changedNode(node) { return known.frame }
    return layout?.frame(of: node) ?? frames[node.place]
  }

  /// What it was placed with; unspecified of no node.
  func proposal(of node: NodeID?) -> ProposedSize {
    guard let node else { return .unspecified }
    if !changed.isEmpty, let known = changedNode(node) { return known.proposal }
    return layout?.proposal(of: node) ?? proposals[node.place]
  }

  /// Whether it is plain that all frames are finite.
  var isFinite: Bool { layout?.hasFiniteFrames ?? false }

  @inline(never)
  private func changedNode(_ node: NodeID) -> (frame: Rect, proposal: ProposedSize)? {
    changed[node]
  }
}

extension NodeID {
  /// Its place among the nodes of its layout.
  fileprivate var place: Int { Int(rawValue) }
}
