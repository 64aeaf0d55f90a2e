extension ListLayout {
  static var section: String { "Lists" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    [
      .insets(
        EdgeInsets(top: 0, leading: metrics.margin, bottom: 0, trailing: metrics.margin))
    ]
  }
}
