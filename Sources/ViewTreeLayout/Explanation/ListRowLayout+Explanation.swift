extension ListRowLayout {
  static var section: String { "Lists" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    [.insets(insets(of: request.node, in: request.engine))]
  }
}
