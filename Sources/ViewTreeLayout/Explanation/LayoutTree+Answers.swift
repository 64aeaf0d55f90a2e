/// Answers to proposals that a layout didn't make. They change no frame.
extension LayoutTree {
  /// The smallest visible difference, in points.
  static var tolerance: Double { 0.0005 }

  /// The size of a node for any proposal, or nil if it isn't placed or the work limit is exceeded.
  public func answer(of node: NodeID, to proposal: ProposedSize) -> Size? {
    guard isPlaced(node), answersQuestions else { return nil }
    let size = engine.size(of: node, proposing: proposal)
    return answersQuestions ? size : nil
  }

  /// The lengths of a node for other proposals along an axis, around an offer.
  func answers(of node: NodeID, along axis: Axis, offer: ProposedSize) -> LengthAnswers {
    func ask(_ length: Double?, other: Double?) -> Double {
      engine.size(of: node, proposing: .along(axis, length, other: other))[axis]
    }
    let other = offer[axis.other]
    let answer = ask(offer[axis], other: other)
    let reference = offer[axis].map { $0.isFinite && $0 > 0 ? $0 : answer } ?? answer
    let near = reference.isFinite && reference > 0 ? [0.8 * reference, 1.2 * reference] : [1, 100]
    let others = [0, nil, Double.infinity].map { ask(offer[axis], other: $0) }
    return LengthAnswers(
      offer: offer[axis], answer: answer, least: ask(0, other: other),
      ideal: ask(nil, other: other), most: ask(.infinity, other: other),
      around: near.map { LengthAnswers.Around(offer: $0, answer: ask($0, other: other)) },
      followsOtherAxis: others.contains { !Self.isSame($0, answer) },
      across: other.flatMap { other in
        guard other.isFinite, other > 0 else { return nil }
        return [1.2 * other, 0.8 * other].lazy
          .map { .init(offer: other, tried: $0, answer: ask(offer[axis], other: $0)) }
          .first { !Self.isSame($0.answer, answer) }
      })
  }

  /// True if two lengths look the same.
  static func isSame(_ first: Double, _ second: Double) -> Bool {
    first == second || abs(first - second) < tolerance
  }
}

extension LayoutEngine {
  /// True if a placed node is as long as its proposal, and follows a smaller or a greater one.
  func takesOffer(_ node: NodeID, along axis: Axis) -> Bool {
    let placed = pointer(to: node).pointee
    guard let offer = placed.proposal[axis], offer == placed.size[axis] else { return false }
    guard offer.isFinite, offer > 0 else {
      return size(of: node, proposing: .along(axis, 100, other: placed.proposal[axis.other]))[axis]
        == 100
    }
    return [0.8 * offer, 1.2 * offer].contains { length in
      let proposal = ProposedSize.along(axis, length, other: placed.proposal[axis.other])
      return LayoutTree.isSame(size(of: node, proposing: proposal)[axis], length)
    }
  }
}

extension ProposedSize {
  /// A proposal with a length along an axis and another along the other axis.
  static func along(_ axis: Axis, _ length: Double?, other: Double?) -> ProposedSize {
    axis == .horizontal
      ? ProposedSize(width: length, height: other) : ProposedSize(width: other, height: length)
  }
}

extension LayoutTree {
  /// True if an algorithm of a type lays out a node.
  public func isNode(_ node: NodeID, laidOutBy type: any LayoutAlgorithm.Type) -> Bool {
    node.index < count
      && engine.pointer(to: node).pointee.algorithm
        == arena.pointee.algorithms.knownNumber(of: type)
  }

  /// True if a node is a frame with a fixed length along an axis.
  public func hasFixedLength(_ node: NodeID, along axis: Axis) -> Bool {
    guard node.index < count, engine.isNode(node, laidOutBy: FixedFrameLayout.self) else {
      return false
    }
    let frame = engine.parameters(of: node, as: FixedFrameLayout.self)
    return !(axis == .horizontal ? frame.width : frame.height).isNaN
  }

  /// True for a node that scales its proposal to an aspect ratio.
  public func scalesProposal(_ node: NodeID) -> Bool {
    node.index < count && engine.isNode(node, laidOutBy: AspectRatioLayout.self)
  }

  /// True if a node scales its content to fill its proposal, so that it can be longer.
  public func fillsProposal(_ node: NodeID) -> Bool {
    scalesProposal(node)
      && engine.parameters(of: node, as: AspectRatioLayout.self).contentMode == .fill
  }

  /// The placed nodes that are longer than their proposals by more than half a point.
  public var overflowingNodes: Set<NodeID> {
    var found: Set<NodeID> = []
    for index in 0..<count {
      let node = NodeID(rawValue: UInt32(index))
      guard isPlaced(node) else { continue }
      let (size, proposal) = (size(of: node), proposal(of: node))
      if [Axis.horizontal, .vertical].contains(where: { axis in
        proposal[axis].map { size[axis] > $0 + 0.5 } ?? false
      }) {
        found.insert(node)
      }
    }
    return found
  }
}
