extension GridLayout {
  static var section: String { "Grids" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    let solution = solve(request.proposal, for: request.node, in: request.engine)
    return [
      .tracks(.horizontal, lengths: solution.columns.lengths, gaps: solution.columns.gaps),
      .tracks(.vertical, lengths: solution.rows.lengths, gaps: solution.rows.gaps),
    ]
  }
}
