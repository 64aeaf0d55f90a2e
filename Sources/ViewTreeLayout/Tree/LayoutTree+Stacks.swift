// The gaps of stacks, for pictures.
extension LayoutTree {
  /// The rectangles between the children of a placed stack, across its whole extent, in its
  /// coordinates.
  ///
  /// If children touch or overlap, there is no gap.
  public func gaps(of id: NodeID, along axis: Axis) -> [Rect] {
    let size = size(of: id)
    let frames = childFrames(of: id)
    return zip(frames, frames.dropFirst()).compactMap { one, other in
      let (first, second) =
        start(of: one, axis) <= start(of: other, axis) ? (one, other) : (other, one)
      let begin = start(of: first, axis) + first.size[axis]
      let length = start(of: second, axis) - begin
      guard length > 0.0005 else { return nil }
      return axis == .horizontal
        ? Rect(x: begin, y: 0, width: length, height: size.height)
        : Rect(x: 0, y: begin, width: size.width, height: length)
    }
  }

  /// The frames of a placed node's children in its coordinates, in the order of the tree.
  public func childFrames(of id: NodeID) -> [Rect] {
    guard isPlaced(id) else { return [] }
    var frames: [Rect] = []
    var child = firstChild(of: id)
    while let node = child {
      if isPlaced(node) { frames.append(Rect(origin: origin(of: node), size: size(of: node))) }
      child = nextSibling(of: node)
    }
    return frames
  }

  /// The distance of a placed stack's alignment line from its top or left edge, in points. `nil` if
  /// the node isn't a stack.
  public func alignmentLine(of id: NodeID) -> Double? {
    guard let number = arena.pointee.algorithms.knownNumber(of: StackLayout.self), isPlaced(id),
      arena.pointee.nodes[id.index].algorithm == number
    else { return nil }
    let stack = engine.parameters(of: id, as: StackLayout.self)
    let request = ExplanationRequest(
      node: id, child: nil, size: size(of: id), proposal: proposal(of: id), engine: engine)
    let line = -stack.solved(request).lowest
    let isMirrored = stack.axis == .vertical && layoutDirection(of: id) == .rightToLeft
    return isMirrored ? size(of: id).width - line : line
  }

  private func start(of rect: Rect, _ axis: Axis) -> Double {
    axis == .horizontal ? rect.minX : rect.minY
  }
}
