extension TabLayout {
  static var section: String { "Tabs" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] { [.insets(insets)] }
}
