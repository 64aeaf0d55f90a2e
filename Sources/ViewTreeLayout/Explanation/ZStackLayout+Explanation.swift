extension ZStackLayout {
  static var section: String { "ZStack" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    guard let child = request.child else { return [] }
    // The common alignment line: the child's position plus its own guide.
    let placed = request.engine.pointer(to: child).pointee
    let origin = request.engine.localOrigin(of: child, in: request.node)
    return [(Axis.horizontal, horizontal), (Axis.vertical, vertical)].map { axis, key in
      let guide = request.engine.guide(
        key, of: child, size: placed.size, proposal: placed.proposal)
      let start = axis == .horizontal ? origin.x : origin.y
      return .aligned(axis, own: start + guide, child: guide)
    }
  }

  func lengthSource(of node: NodeID, along axis: Axis, in engine: LayoutEngine) -> LengthSource {
    let length = engine.pointer(to: node).pointee.size[axis]
    var longest: NodeID?
    engine.forEachChild(of: node) { child in
      if longest == nil, engine.pointer(to: child).pointee.size[axis] == length { longest = child }
    }
    // A child that fills takes the length of the stack, which is that of a child that doesn't fill.
    var rigid: NodeID?
    engine.forEachChild(of: node) { child in
      let placed = engine.pointer(to: child).pointee
      if rigid == nil, placed.size[axis] == length,
        engine.size(of: child, proposing: .unspecified)[axis] == length
      {
        rigid = child
      }
    }
    if let rigid { return .child(rigid) }
    if engine.takesOffer(node, along: axis) { return .proposal }
    return longest.map { .child($0) } ?? .own
  }
}
