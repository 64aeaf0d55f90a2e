/// A cell of a table: as wide as its column, with the view at the leading edge
/// (docs/explanation/containers.md, Tables).
public struct TableCellLayout: LayoutRules {
  let column: TableColumnWidth
  let alignment: HorizontalAlignment

  /// A cell of a column.
  public init(_ column: TableColumnWidth, alignment: HorizontalAlignment = .leading) {
    self.column = column
    self.alignment = alignment
  }

  static var remembersAnswers: Bool { true }
  var axisForChildren: StackAxis? { StackAxis.none }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    let view = engine.firstChild(of: node).map { engine.size(of: $0, proposing: proposal) } ?? .zero
    return Size(width: proposal.width ?? view.width, height: view.height)
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let view = engine.firstChild(of: node) else { return }
    let room = size.width - engine.size(of: view, proposing: proposal).width
    let x =
      switch alignment {
      case .trailing: room
      case .center: room / 2
      default: 0.0
      }
    engine.place(view, at: Point(x: x, y: 0), proposing: proposal)
  }
}
