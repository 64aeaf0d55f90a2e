/// `matchedGeometryEffect`: its child takes the frame of another view when both are placed, without
/// an effect on the surrounding layout (docs/explanation/layout.md, Effects).
public struct MatchedGeometryLayout: WrapperLayout {
  /// A view that is the source of a matched geometry, or that takes one.
  public init() {}
}

/// The geometry that a view takes from another view.
public enum MatchedGeometry: Sendable {
  case frame, position, size

  /// A view that takes the geometry.
  public struct Target: Sendable {
    let taken: MatchedGeometry
    /// The point that both views then share.
    let anchor: UnitPoint

    /// Takes a part of the frame over.
    public init(taken: MatchedGeometry, anchor: UnitPoint) {
      self.taken = taken
      self.anchor = anchor
    }
  }
}

extension LayoutTree {
  /// Moves the placed child of a node to another node's frame, as far as the target takes it.
  ///
  /// Both must be placed. In a rotated or scaled coordinate system, the bounding rectangle counts.
  public func match(_ node: NodeID, to source: NodeID, _ target: MatchedGeometry.Target) {
    guard isPlaced(node), isPlaced(source), let child = engine.firstChild(of: node),
      let inverse = transformToWindow(of: node).inverse
    else { return }
    let inWindow = transformToWindow(of: source).boundingBox(
      of: Rect(origin: .zero, size: size(of: source)))
    let other = inverse.boundingBox(of: inWindow)
    let own = size(of: node)
    let proposal = ProposedSize(target.taken == .position ? own : other.size)
    let placed = engine.size(of: child, proposing: proposal)
    let anchor = target.anchor
    let origin =
      target.taken == .size
      ? Point(x: (own.width - placed.width) * anchor.x, y: (own.height - placed.height) * anchor.y)
      : Point(
        x: other.minX + (other.width - placed.width) * anchor.x,
        y: other.minY + (other.height - placed.height) * anchor.y)
    let parent = engine.pointer(to: node).pointee
    engine.place(
      child, at: parent.origin.moved(by: origin), system: parent.system, proposing: proposal)
  }
}
