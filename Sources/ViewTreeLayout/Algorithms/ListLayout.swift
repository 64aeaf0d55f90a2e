/// `List` and `Form`: fills its proposal and puts its rows below one another from the top
/// (docs/semantics.md, Lists). All rows are laid out.
public struct ListLayout: LayoutRules {
  /// Rows with the system's height and insets.
  public init() {}

  static var remembersAnswers: Bool { true }
  var axisForChildren: StackAxis? { StackAxis.none }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    var rows = Size.zero
    forEachRow(of: node, width: proposal.width, in: engine) { _, row in
      rows.width = max(rows.width, row.size.width)
      rows.height = row.start + row.height
    }
    let insets = ControlMetrics.rowInsets.total(along: .horizontal)
    return Size(
      width: proposal.width ?? rows.width + insets, height: proposal.height ?? rows.height)
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    let offered = self.proposal(width: size.width)
    forEachRow(of: node, width: size.width, in: engine) { child, row in
      let y = row.start + (row.height - row.size.height) / 2
      engine.place(
        child, at: Point(x: ControlMetrics.rowInsets.leading, y: y), proposing: offered)
    }
  }

  /// A row: where it starts, how high it is, and how large the view in it is.
  private struct Row {
    let start: Double
    let height: Double
    let size: Size
  }

  private func proposal(width: Double?) -> ProposedSize {
    let insets = ControlMetrics.rowInsets.total(along: .horizontal)
    return ProposedSize(width: width.map { max($0 - insets, 0) }, height: nil)
  }

  private func forEachRow(
    of node: NodeID, width: Double?, in engine: LayoutEngine, _ visit: (NodeID, Row) -> Void
  ) {
    let offered = proposal(width: width)
    var start = 0.0
    engine.forEachChild(of: node) { child in
      let size = engine.size(of: child, proposing: offered)
      let height = max(
        size.height + ControlMetrics.rowInsets.total(along: .vertical), ControlMetrics.rowHeight)
      visit(child, Row(start: start, height: height, size: size))
      start += height
    }
  }
}
