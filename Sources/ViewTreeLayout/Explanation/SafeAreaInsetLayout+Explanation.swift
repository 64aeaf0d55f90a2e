extension SafeAreaInsetLayout {
  static var section: String { "Safe area" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    request.line(along: axis)
  }
}
