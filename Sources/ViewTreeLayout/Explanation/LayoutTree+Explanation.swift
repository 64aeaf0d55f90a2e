/// Explanations of frames: after the layout, the algorithms are called again for the nodes of one
/// path. Without a request, they have no cost.
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

  /// Explains the size of one node, and the position of one of its children.
  public func explanation(of node: NodeID, placing child: NodeID?) -> NodeExplanation {
    let type = engine.algorithm(of: node)
    return NodeExplanation(
      node: node, algorithm: "\(type)", section: type.section, proposal: proposal(of: node),
      size: size(of: node), origin: origin(of: node), frame: frame(of: node),
      steps: isPlaced(node) ? engine.steps(of: node, placing: child, type) : [])
  }
}

extension LayoutTree {
  /// True for a node that draws its child elsewhere, without an effect on the layout around it.
  public func drawsElsewhere(_ node: NodeID) -> Bool {
    let type = engine.algorithm(of: node)
    return type is any GeometryEffect.Type || type == OffsetLayout.self
      || type == VisualEffectLayout.self || type == MatchedGeometryLayout.self
  }

  /// True for a node with one child whose size comes from that child.
  public func isWrapper(_ node: NodeID) -> Bool { engine.isWrapper(node) }
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

  func lengthSource(of node: NodeID, along axis: Axis) -> LengthSource {
    func ask<A: LayoutRules>(_ type: A.Type) -> LengthSource {
      parameters(of: node, as: type).lengthSource(of: node, along: axis, in: self)
    }
    return ask(algorithm(of: node))
  }
}
