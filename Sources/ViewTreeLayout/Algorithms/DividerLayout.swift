/// Divider: a line along the cross axis of the nearest stack (docs/explanation/layout.md, Divider).
public struct DividerLayout: LayoutRules {
  // NaN means one pixel.
  let thickness: Double

  /// A divider. `nil` is one pixel, as on iOS at ordinary text sizes.
  public init(thickness: Double? = nil) { self.thickness = thickness ?? .nan }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    engine.enclosingAxis(of: node) == .horizontal
      ? [.ignoresWidth, .ordinary] : [.ignoresHeight, .ordinary]
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    let line = thickness.isNaN ? engine.grid.pixel : thickness
    let filled = proposal.replacingUnspecifiedDimensions()
    return engine.enclosingAxis(of: node) == .horizontal
      ? Size(width: line, height: filled.height) : Size(width: filled.width, height: line)
  }
}
