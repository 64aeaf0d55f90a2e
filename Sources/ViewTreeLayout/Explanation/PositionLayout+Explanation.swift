extension PositionLayout {
  static var section: String { "Position" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    [.centred(at: center)]
  }
}
