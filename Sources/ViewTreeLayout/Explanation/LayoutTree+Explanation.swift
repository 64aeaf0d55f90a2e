/// Explanations of frames: after the layout, the algorithms are called again for the nodes of one
/// path. Without a request, they cost nothing.
extension LayoutTree {
  /// Explanations of a node and its ancestors, the root first: the size of each, and the placement
  /// of the next.
  public func explanations(to node: NodeID) -> [NodeExplanation] {
    var path: [NodeID] = []
    var current: NodeID? = node
    while let here = current {
      path.append(here)
      current = parent(of: here)
    }
    path.reverse()
    return path.indices.map { place in
      explanation(of: path[place], placing: place + 1 < path.count ? path[place + 1] : nil)
    }
  }

  /// Explains the size of one node, without the positions of the nodes in it.
  public func explanation(of node: NodeID) -> NodeExplanation {
    explanation(of: node, placing: nil)
  }

  private func explanation(of node: NodeID, placing child: NodeID?) -> NodeExplanation {
    let type = engine.algorithm(of: node)
    return NodeExplanation(
      node: node, algorithm: "\(type)", section: type.section, proposal: proposal(of: node),
      size: size(of: node), origin: origin(of: node), frame: frame(of: node),
      steps: isPlaced(node) ? engine.steps(of: node, placing: child, type) : [])
  }

  /// The node that sets the length of a node on an axis, found by following the length from node to
  /// node (docs/reference/commands/README.md, explain).
  public func decision(of node: NodeID, along axis: Axis) -> LengthDecision {
    var current = node
    var wrappers: [NodeID] = []
    while true {
      switch engine.lengthSource(of: current, along: axis) {
      case .own:
        return LengthDecision(
          node: current, reason: .ownLength,
          additions: additions(of: wrappers, around: current, axis))
      case .child(let child):
        wrappers.append(current)
        current = child
      case .proposal: return proposer(of: current, inside: wrappers, axis)
      }
    }
  }

  /// The source of a node's proposed length. `inside` are its ancestors up to the node of interest,
  /// the outermost first.
  private func proposer(
    of node: NodeID, inside wrappers: [NodeID], _ axis: Axis
  ) -> LengthDecision {
    var current = node
    var wrappers = wrappers
    var additions: [LengthDecision.Addition] = []
    while let above = parent(of: current) {
      let isInside = wrappers.last == above
      if isInside { wrappers.removeLast() }
      // Whoever was proposed the very length and passed it on did not decide, nor did who takes off
      // what it adds again.
      if proposal(of: above)[axis] != proposal(of: current)[axis] {
        guard let inset = inset(of: above, around: current, axis) else {
          return LengthDecision(
            node: above, reason: .proposes,
            additions: self.additions(of: wrappers, around: above, axis) + additions.reversed())
        }
        if !isInside { additions.append(LengthDecision.Addition(node: above, length: -inset)) }
      }
      current = above
    }
    return LengthDecision(node: nil, reason: .window, additions: additions.reversed())
  }

  /// The length that each wrapper adds to its content, the innermost first.
  private func additions(
    of wrappers: [NodeID], around node: NodeID, _ axis: Axis
  ) -> [LengthDecision.Addition] {
    zip(wrappers, wrappers.dropFirst() + [node]).reversed().compactMap { wrapper, child in
      let added = size(of: wrapper)[axis] - size(of: child)[axis]
      return abs(added) < Self.tolerance
        ? nil : LengthDecision.Addition(node: wrapper, length: added)
    }
  }

  /// The length that a node subtracts from its proposal, if it is longer than its child by the same
  /// length.
  private func inset(of node: NodeID, around child: NodeID, _ axis: Axis) -> Double? {
    guard engine.lengthSource(of: node, along: axis) == .child(child),
      let around = proposal(of: node)[axis], let inside = proposal(of: child)[axis],
      abs((around - inside) - (size(of: node)[axis] - size(of: child)[axis])) < Self.tolerance
    else { return nil }
    return around - inside
  }

  /// The smallest visible difference, in points.
  private static var tolerance: Double { 0.0005 }
}

extension LayoutEngine {
  /// The algorithm of a node.
  func algorithm(of node: NodeID) -> any LayoutRules.Type {
    arena.pointee.algorithms[pointer(to: node).pointee.algorithm]
  }

  fileprivate func steps<A: LayoutRules>(
    of node: NodeID, placing child: NodeID?, _ type: A.Type
  ) -> [LayoutStep] {
    let placed = pointer(to: node).pointee
    let request = ExplanationRequest(
      node: node, child: child, size: placed.size, proposal: placed.proposal, engine: self)
    return parameters(of: node, as: type).steps(request)
  }

  fileprivate func lengthSource(of node: NodeID, along axis: Axis) -> LengthSource {
    func ask<A: LayoutRules>(_ type: A.Type) -> LengthSource {
      parameters(of: node, as: type).lengthSource(of: node, along: axis, in: self)
    }
    return ask(algorithm(of: node))
  }
}
