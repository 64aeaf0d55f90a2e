/// `frame(width:height:alignment:)` (docs/explanation/layout.md, Frames).
public struct FixedFrameLayout: UnaryLayout {
  // NaN means `nil`.
  let width: Double
  let height: Double
  let horizontal: AlignmentKey
  let vertical: AlignmentKey

  /// A frame. A length that isn't finite is treated as `nil`, and a negative length as 0.
  public init(width: Double?, height: Double?, alignment: Alignment = .center) {
    self.width = Self.valid(width)
    self.height = Self.valid(height)
    horizontal = alignment.horizontal.key
    vertical = alignment.vertical.key
  }

  private static func valid(_ length: Double?) -> Double {
    guard let length, length.isFinite else { return .nan }
    return max(length, 0)
  }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    var traits = traitsOfChild(of: node, in: engine)
    if !width.isNaN { traits.insert(.ignoresWidth) }
    if !height.isNaN { traits.insert(.ignoresHeight) }
    if !width.isNaN, !height.isNaN, !engine.isAroundSpacer(node) {
      traits.insert(.ordinarySpacing)
    }
    return traits.union(.ordinaryPriority)
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    if !width.isNaN, !height.isNaN { return Size(width: width, height: height) }
    var size = Size.zero
    if let child = engine.firstChild(of: node) {
      size = engine.size(of: child, proposing: substituting(in: proposal))
    }
    if !width.isNaN { size.width = width }
    if !height.isNaN { size.height = height }
    return size
  }

  func spacing(of node: NodeID, in engine: LayoutEngine) -> SpacingPreferences {
    guard let child = engine.firstChild(of: node) else { return .ordinary }
    if engine.isAroundSpacer(node) { return engine.spacing(of: child) }
    var edges: EdgeSet = []
    if !width.isNaN { edges.formUnion(.horizontal) }
    if !height.isNaN { edges.formUnion(.vertical) }
    return engine.spacing(of: child).resetting(edges)
  }

  func childPlacement(
    of child: NodeID, in node: NodeID, size: Size, proposal: ProposedSize, engine: LayoutEngine
  ) -> ChildPlacement {
    let offered = substituting(in: proposal)
    let origin = engine.alignedOrigin(
      of: child, proposing: offered, in: node, size: size, proposal: proposal,
      horizontal: horizontal, vertical: vertical)
    return ChildPlacement(origin: origin, proposal: offered)
  }

  private func substituting(in proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      openableWidth: width.isNaN ? proposal.openableWidth : width,
      openableHeight: height.isNaN ? proposal.openableHeight : height)
  }
}
