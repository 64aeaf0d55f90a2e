/// The layout settings of a grid cell: `gridCellColumns`, `gridCellAnchor`, `gridColumnAlignment`,
/// `gridCellUnsizedAxes` (docs/explanation/containers.md, Grids). Several around one cell are
/// combined, with other modifiers between them.
public struct GridCellLayout: WrapperLayout {
  /// The number of columns that the cell spans. `nil` if it isn't set.
  public var columns: Int?
  /// The anchor of the cell in its slot, which overrides the alignments.
  public var anchor: UnitPoint?
  /// The alignment of the cells in this column.
  public var columnAlignment: HorizontalAlignment?
  /// The axes on which the cell doesn't make its column or row larger.
  public var unsizedAxes: AxisSet

  /// A cell with some of the four.
  public init(
    columns: Int? = nil, anchor: UnitPoint? = nil, columnAlignment: HorizontalAlignment? = nil,
    unsizedAxes: AxisSet = []
  ) {
    self.columns = columns
    self.anchor = anchor
    self.columnAlignment = columnAlignment
    self.unsizedAxes = unsizedAxes
  }

  /// Combines the settings with those of an inner wrapper. Columns above 1 add up. The inner anchor
  /// and alignment take precedence.
  func merging(_ inner: GridCellLayout) -> GridCellLayout {
    let added = [columns, inner.columns].compactMap { $0 }.filter { $0 > 1 }.reduce(0, +)
    return GridCellLayout(
      columns: added > 1 ? min(added, GridContents.columnLimit) : columns ?? inner.columns,
      anchor: inner.anchor ?? anchor,
      columnAlignment: inner.columnAlignment ?? columnAlignment,
      unsizedAxes: unsizedAxes.union(inner.unsizedAxes))
  }
}
