/// `GridRow`: a row of a ``GridLayout``, which places its cells (docs/explanation/containers.md,
/// Grids).
public struct GridRowLayout: LayoutRules {
  let alignment: AlignmentKey?

  /// A row. With nil, its cells are aligned as in the grid.
  public init(alignment: VerticalAlignment? = nil) { self.alignment = alignment?.key }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size { proposal.replacingUnspecifiedDimensions() }
}
