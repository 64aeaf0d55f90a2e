extension NavigationLayout {
  static var section: String { "Navigation" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    [.insets(insets(of: request.node, in: request.engine))]
  }
}
