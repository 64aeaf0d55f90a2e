extension GridRowLayout {
  static var section: String { "Grids" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    let parent = request.engine.pointer(to: request.node).pointee.parent
    guard let child = request.child, parent.exists,
      request.engine.isNode(parent, laidOutBy: GridLayout.self)
    else { return [] }
    let cells = GridContents(of: parent, in: request.engine).cells
    guard let cell = cells.first(where: { $0.node == child }) else { return [] }
    return [.cell(row: cell.row, column: cell.column, span: cell.span)]
  }
}
