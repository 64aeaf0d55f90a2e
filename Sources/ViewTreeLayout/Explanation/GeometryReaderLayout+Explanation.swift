extension GeometryReaderLayout {
  static var section: String { "GeometryReader" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    request.child == nil ? [] : [.corner]
  }

  func lengthSource(of node: NodeID, along axis: Axis, in engine: LayoutEngine) -> LengthSource {
    engine.pointer(to: node).pointee.proposal[axis] == nil ? .own : .proposal
  }
}
