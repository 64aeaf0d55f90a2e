extension FlexibleFrameLayout {
  static var section: String { "Frames" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    var steps: [LayoutStep] = []
    for (axis, bounds) in [(Axis.horizontal, width), (Axis.vertical, height)] where !bounds.isUnset
    {
      steps.append(.boundedLength(axis, explained(bounds, along: axis, request)))
    }
    return steps + request.alignment(horizontal, vertical)
  }

  /// The bounds, the frame's proposal and length, and its child's.
  private func explained(
    _ bounds: Bounds, along axis: Axis, _ request: ExplanationRequest
  ) -> FrameBounds {
    let offered = ProposedSize(
      openableWidth: width.childProposal(request.proposal.openableWidth),
      openableHeight: height.childProposal(request.proposal.openableHeight))
    let child = request.firstChild.map { request.engine.size(of: $0, proposing: offered) } ?? .zero
    func given(_ length: Double) -> Double? { length.isNaN ? nil : length }
    return FrameBounds(
      minimum: given(bounds.minimum), ideal: given(bounds.ideal), maximum: given(bounds.maximum),
      proposed: request.proposal[axis], offered: offered[axis], child: child[axis],
      length: request.size[axis])
  }

  func lengthSource(of node: NodeID, along axis: Axis, in engine: LayoutEngine) -> LengthSource {
    let bounds = axis == .horizontal ? width : height
    let placed = engine.pointer(to: node).pointee
    let length = placed.size[axis]
    if bounds.isUnset { return engine.firstChild(of: node).map { .child($0) } ?? .own }
    if engine.takesOffer(node, along: axis) { return .proposal }
    if [bounds.minimum, bounds.ideal, bounds.maximum].contains(length) { return .own }
    return engine.firstChild(of: node).map { .child($0) } ?? .own
  }
}
