/// `GridRow`: a row of a ``GridLayout``, which places its cells (docs/semantics.md, Grids).
public struct GridRowLayout: LayoutRules {
  let alignment: AlignmentKey?

  /// A row; nil aligns its cells as the grid does.
  public init(alignment: VerticalAlignment? = nil) { self.alignment = alignment?.key }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size { proposal.replacingUnspecifiedDimensions() }
}
