extension GridLayout {
  static var section: String { "Grids" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    let contents = GridContents(of: request.node, in: request.engine)
    let columns = columns(of: contents, proposing: request.proposal, in: request.engine)
    let rows = rows(
      of: contents, columns: columns, proposing: request.proposal, in: request.engine)
    return [
      .tracks(.horizontal, lengths: columns.lengths, gaps: columns.gaps),
      .tracks(.vertical, lengths: rows.lengths, gaps: rows.gaps),
    ]
  }
}
