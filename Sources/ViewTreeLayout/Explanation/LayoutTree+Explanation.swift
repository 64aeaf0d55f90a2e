/// Why nodes have their frames: algorithms are asked again, after the layout, about the nodes of one
/// path. A layout that nobody asks about pays nothing for it.
extension LayoutTree {
  /// A node and all around it, the root first: how each got its size and where it put the next.
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

  private func explanation(of node: NodeID, placing child: NodeID?) -> NodeExplanation {
    let type = engine.algorithm(of: node)
    return NodeExplanation(
      node: node, algorithm: "\(type)", section: type.section, proposal: proposal(of: node),
      size: size(of: node), origin: origin(of: node), frame: frame(of: node),
      steps: isPlaced(node) ? engine.steps(of: node, placing: child, type) : [])
  }

  /// Who decides the length of a node on an axis: found by going from node to node until one decides
  /// (docs/commands.md, explain).
  public func decision(of node: NodeID, along axis: Axis) -> LengthDecision {
    var current = node
    var isGoingUp = false
    var wrappers: [NodeID] = []
    while true {
      if !isGoingUp {
        switch engine.lengthSource(of: current, along: axis) {
        case .own: return LengthDecision(node: current, reason: .ownLength, wrappers: wrappers)
        case .child(let child):
          wrappers.append(current)
          current = child
          continue
        case .proposal: isGoingUp = true
        }
      }
      guard let above = parent(of: current) else {
        return LengthDecision(node: nil, reason: .window, wrappers: [])
      }
      // Whoever was proposed the very length and passed it on did not decide; nor did a wrapper that
      // takes off what it adds again.
      let isWrapper = wrappers.last == above
      if isWrapper { wrappers.removeLast() }
      if proposal(of: above)[axis] != proposal(of: current)[axis],
        !(isWrapper && takesOffWhatItAdds(above, current, axis))
      {
        return LengthDecision(node: above, reason: .proposes, wrappers: wrappers)
      }
      current = above
    }
  }

  /// Whether a wrapper is as much longer than its child as it proposes less than it is proposed.
  private func takesOffWhatItAdds(_ wrapper: NodeID, _ child: NodeID, _ axis: Axis) -> Bool {
    guard let around = proposal(of: wrapper)[axis], let inside = proposal(of: child)[axis] else {
      return false
    }
    return abs((around - inside) - (size(of: wrapper)[axis] - size(of: child)[axis])) < 0.0005
  }
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
