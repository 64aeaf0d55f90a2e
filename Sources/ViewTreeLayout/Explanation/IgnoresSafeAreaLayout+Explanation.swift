extension IgnoresSafeAreaLayout {
  static var section: String { "Safe area" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    [.grown(request.engine.usableInsets(of: request.node, edges: edges))]
  }
}
