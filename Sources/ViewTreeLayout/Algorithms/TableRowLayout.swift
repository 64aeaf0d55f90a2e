/// A row of a table: cells that share its width, or the line of titles above all rows
/// (docs/explanation/containers.md, Tables).
///
/// Each child is a ``TableCellLayout``, which has the width range of its column. The columns of all
/// rows are the same, so that each row divides its width independently.
public struct TableRowLayout: LayoutRules {
  let metrics: ListMetrics
  let isHeader: Bool

  /// A row with the distances of a style.
  public init(_ metrics: ListMetrics, isHeader: Bool) {
    self.metrics = metrics
    self.isHeader = isHeader
  }

  /// The space between two columns, in points. Estimated.
  static let columnSpacing = 8.0
  /// The space above and below the titles, in points. Estimated.
  static let headerInset = 8.0

  static var remembersAnswers: Bool { true }
  var axisForChildren: StackAxis? { StackAxis.none }

  /// The insets around the cells.
  var insets: EdgeInsets {
    var insets = metrics.rowInsets
    if isHeader { (insets.top, insets.bottom) = (Self.headerInset, Self.headerInset) }
    return insets
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    let columns = columns(of: node, width: proposal.width, in: engine)
    var (index, height) = (0, 0.0)
    engine.forEachChild(of: node) { cell in
      let offered = ProposedSize(width: columns.widths[index], height: nil)
      height = max(height, engine.size(of: cell, proposing: offered).height)
      index += 1
    }
    height += insets.total(along: .vertical)
    let width =
      columns.widths.reduce(0, +) + columns.gaps.reduce(0, +) + insets.total(along: .horizontal)
    return Size(
      width: proposal.width ?? width,
      height: isHeader ? height : max(height, metrics.leastRowHeight))
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    let columns = columns(of: node, width: size.width, in: engine)
    let room = size.height - insets.total(along: .vertical)
    var (index, start) = (0, insets.leading)
    engine.forEachChild(of: node) { cell in
      let offered = ProposedSize(width: columns.widths[index], height: nil)
      let height = engine.size(of: cell, proposing: offered).height
      start += columns.gaps[index]
      engine.place(
        cell, at: Point(x: start, y: insets.top + (room - height) / 2), proposing: offered)
      start += columns.widths[index]
      index += 1
    }
  }

  // MARK: - Columns

  /// The widths of the columns and the gap before each. Without a total width, each column has its
  /// ideal width.
  func columns(
    of node: NodeID, width: Double?, in engine: LayoutEngine
  ) -> (widths: [Double], gaps: [Double]) {
    var (bounds, ideals): ([TableColumnWidth], [Double]) = ([], [])
    engine.forEachChild(of: node) { cell in
      let column =
        engine.isNode(cell, laidOutBy: TableCellLayout.self)
        ? engine.parameters(of: cell, as: TableCellLayout.self).column : TableColumnWidth()
      bounds.append(column)
      if width == nil {
        let content = engine.size(of: cell, proposing: .unspecified).width
        ideals.append(column.clamp(column.ideal.isNaN ? content : column.ideal))
      }
    }
    var gaps = Array(repeating: Self.columnSpacing, count: bounds.count)
    if !gaps.isEmpty { gaps[0] = 0 }
    guard let width else { return (ideals, gaps) }
    let available = width - insets.total(along: .horizontal) - gaps.reduce(0, +)
    return (TableColumnWidth.shares(of: available, among: bounds), gaps)
  }
}
