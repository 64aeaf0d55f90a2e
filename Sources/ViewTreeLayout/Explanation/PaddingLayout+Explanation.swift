extension PaddingLayout {
  static var section: String { "Padding" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    [.insets(insets)]
  }

  func lengthSource(of node: NodeID, along axis: Axis, in engine: LayoutEngine) -> LengthSource {
    engine.firstChild(of: node).map { .child($0) } ?? .own
  }
}
