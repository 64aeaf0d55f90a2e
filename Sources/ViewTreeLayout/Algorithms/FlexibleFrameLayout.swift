/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`
/// (docs/explanation/layout.md, Frames).
public struct FlexibleFrameLayout: UnaryLayout {
  /// The bounds of one axis, in points. The maximum may be infinite.
  public struct Bounds: BitwiseCopyable, Sendable {
    // NaN means `nil`.
    var minimum: Double
    var ideal: Double
    var maximum: Double

    /// Consistent bounds: the minimum is at least 0, and each further bound is at least the bound
    /// before.
    public init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
      let least = minimum.flatMap { $0.isNaN ? nil : max($0, 0) }
      let wanted = ideal.flatMap { $0.isNaN ? nil : max($0, least ?? 0) }
      let most = maximum.flatMap { $0.isNaN ? nil : max($0, wanted ?? 0) }
      self.minimum = least ?? .nan
      self.ideal = wanted ?? .nan
      self.maximum = most ?? .nan
    }

    var isUnset: Bool { minimum.isNaN && ideal.isNaN && maximum.isNaN }
  }

  let width: Bounds
  let height: Bounds
  let horizontal: AlignmentKey
  let vertical: AlignmentKey

  /// A frame with bounds for each axis.
  public init(width: Bounds = Bounds(), height: Bounds = Bounds(), alignment: Alignment = .center) {
    self.width = width
    self.height = height
    horizontal = alignment.horizontal.key
    vertical = alignment.vertical.key
  }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    var traits = traitsOfChild(of: node, in: engine)
    if !width.isUnset { traits.remove(.ignoresWidth) }
    if !height.isUnset { traits.remove(.ignoresHeight) }
    if !width.isUnset, !height.isUnset, !engine.isAroundSpacer(node) {
      traits.insert(.ordinarySpacing)
    }
    return traits.union(.ordinaryPriority)
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    let offered = ProposedSize(
      openableWidth: width.childProposal(proposal.openableWidth),
      openableHeight: height.childProposal(proposal.openableHeight))
    let size =
      engine.firstChild(of: node).map { engine.size(of: $0, proposing: offered) } ?? .zero
    return Size(
      width: width.length(
        proposed: proposal.openableWidth, offered: offered.openableWidth, child: size.width),
      height: height.length(
        proposed: proposal.openableHeight, offered: offered.openableHeight, child: size.height))
  }

  func spacing(of node: NodeID, in engine: LayoutEngine) -> SpacingPreferences {
    guard let child = engine.firstChild(of: node) else { return .ordinary }
    if engine.isAroundSpacer(node) { return engine.spacing(of: child) }
    var edges: EdgeSet = []
    if !width.isUnset { edges.formUnion(.horizontal) }
    if !height.isUnset { edges.formUnion(.vertical) }
    return engine.spacing(of: child).resetting(edges)
  }

  func childPlacement(
    of child: NodeID, in node: NodeID, size: Size, proposal: ProposedSize, engine: LayoutEngine
  ) -> ChildPlacement {
    let offered = ProposedSize(
      openableWidth: width.placementProposal(proposal.openableWidth, own: size.width),
      openableHeight: height.placementProposal(proposal.openableHeight, own: size.height))
    let origin = engine.alignedOrigin(
      of: child, proposing: offered, in: node, size: size, proposal: proposal,
      horizontal: horizontal, vertical: vertical)
    return ChildPlacement(origin: origin, proposal: offered)
  }
}

extension FlexibleFrameLayout.Bounds {
  /// The child's proposal for a proposed length of the frame. NaN represents nil.
  func childProposal(_ proposed: Double) -> Double {
    let wanted = proposed.isNaN ? ideal : proposed
    return wanted.isNaN ? wanted : clamp(wanted)
  }

  /// The frame's own length.
  func length(proposed: Double, offered: Double, child: Double) -> Double {
    if isUnset { return child }
    if proposed.isNaN { return ideal.isNaN ? clampChild(child) : ideal }
    if hasBoth { return clamp(proposed) }
    if !minimum.isNaN { return max(minimum, min(offered, child)) }
    if !maximum.isNaN { return min(maximum, max(offered, child)) }
    return child
  }

  /// The child's proposal at placement: the frame's own length, but `nil` if the length is open.
  func placementProposal(_ proposed: Double, own: Double) -> Double {
    let isStrictlyInside =
      (minimum.isNaN || minimum < own) && (maximum.isNaN || own < maximum)
    return ideal.isNaN && proposed.isNaN && isStrictlyInside ? .nan : own
  }

  /// True if both bounds are set and in order. Otherwise, only the minimum applies.
  private var hasBoth: Bool { minimum <= maximum }

  private func clamp(_ value: Double) -> Double {
    let atLeast = minimum.isNaN ? value : max(value, minimum)
    return maximum.isNaN ? atLeast : min(atLeast, maximum)
  }

  private func clampChild(_ child: Double) -> Double {
    if hasBoth { return clamp(child) }
    if !minimum.isNaN { return max(minimum, child) }
    return maximum.isNaN ? child : min(maximum, child)
  }
}
