extension TableRowLayout {
  static var section: String { "Tables" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    let columns = columns(of: request.node, width: request.size.width, in: request.engine)
    return [
      .insets(insets), .tracks(.horizontal, lengths: columns.widths, gaps: columns.gaps),
    ]
  }
}
