extension ScrollViewLayout {
  static var section: String { "Scroll views" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    [.scrolled(axes, by: contentOffset ?? .zero)]
  }
}
