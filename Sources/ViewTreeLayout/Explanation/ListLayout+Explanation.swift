extension ListLayout {
  static var section: String { "Lists" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    [.insets(ControlMetrics.rowInsets)]
  }
}
