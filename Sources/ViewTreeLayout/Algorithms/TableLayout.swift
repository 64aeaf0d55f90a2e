/// `Table`: fills its proposal and arranges the line of titles and the rows in a column from the
/// top (docs/explanation/containers.md, Tables). All rows are measured.
public struct TableLayout: LayoutRules {
  /// Rows of ``TableRowLayout``.
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
    let offered = ProposedSize(width: proposal.width, height: nil)
    engine.forEachChild(of: node) { row in
      let size = engine.size(of: row, proposing: offered)
      rows.width = max(rows.width, size.width)
      rows.height += size.height
    }
    return Size(width: proposal.width ?? rows.width, height: proposal.height ?? rows.height)
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    let offered = ProposedSize(width: size.width, height: nil)
    let sight = engine.rowsInSight(of: node, along: .vertical)
    var end = 0.0
    engine.forEachChild(of: node) { row in
      let height = engine.size(of: row, proposing: offered).height
      if sight.contains(from: end, length: height) {
        engine.place(row, at: Point(x: 0, y: end), proposing: offered)
      } else {
        engine.leaveOut(row: row)
      }
      end += height
    }
  }
}
