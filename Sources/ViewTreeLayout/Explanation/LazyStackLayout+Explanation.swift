extension LazyStackLayout {
  static var section: String { "Lazy containers" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    request.line(along: axis)
  }
}
