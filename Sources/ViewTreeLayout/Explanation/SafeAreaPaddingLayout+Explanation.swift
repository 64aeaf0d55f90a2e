extension SafeAreaPaddingLayout {
  static var section: String { "Safe area" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    [.insets(insets)]
  }
}
