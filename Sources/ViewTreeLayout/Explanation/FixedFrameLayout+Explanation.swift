extension FixedFrameLayout {
  static var section: String { "Frames" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    var steps: [LayoutStep] = []
    if !width.isNaN { steps.append(.fixedLength(.horizontal, width)) }
    if !height.isNaN { steps.append(.fixedLength(.vertical, height)) }
    return steps + request.alignment(horizontal, vertical)
  }

  func lengthSource(of node: NodeID, along axis: Axis, in engine: LayoutEngine) -> LengthSource {
    let length = axis == .horizontal ? width : height
    guard length.isNaN, let child = engine.firstChild(of: node) else { return .own }
    return .child(child)
  }
}
