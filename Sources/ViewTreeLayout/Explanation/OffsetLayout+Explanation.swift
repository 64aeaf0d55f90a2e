extension OffsetLayout {
  static var section: String { "Offset" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    [.moved(offset)]
  }
}
