extension FixedSizeLayout {
  static var section: String { "Fixed size" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    return [.idealAxes(axes)]
  }
}
