/// The search for the node that sets a length.
extension LayoutTree {
  /// The node that sets the length of a node on an axis, found by following the length from node to
  /// node, and by asking with other proposals (docs/reference/commands/explain.md).
  ///
  /// `offers` is the tree of ``withOffers(ofStacks:)``. `stopsAtIdealFrames` is true if a frame with an
  /// infinite maximum sets its ideal length.
  public func decision(
    of node: NodeID, along axis: Axis, offers: LayoutTree, stopsAtIdealFrames: Bool = true
  ) -> LengthDecision {
    var idealFrame: NodeID?
    var found = search(
      from: node, along: axis, offers: offers, stopsAtIdealFrames: stopsAtIdealFrames, &idealFrame)
    found.opener = idealFrame.flatMap { proposer(of: $0, axis)?.node }
    return found
  }

  private func search(
    from node: NodeID, along axis: Axis, offers: LayoutTree, stopsAtIdealFrames: Bool,
    _ idealFrame: inout NodeID?
  ) -> LengthDecision {
    var current = node
    var wrappers: [NodeID] = []
    var longest: [NodeID] = []
    while true {
      switch engine.lengthSource(of: current, along: axis) {
      case .own:
        return own(current, inside: wrappers, longest, axis, offers)
      case .child(let child):
        if idealFrame == nil, hasIdealLength(current, axis) {
          if stopsAtIdealFrames { return own(current, inside: wrappers, longest, axis, offers) }
          idealFrame = current
        }
        if !engine.isWrapper(current) { longest.append(child) }
        wrappers.append(current)
        current = child
      case .proposal:
        return taken(by: current, inside: wrappers, longest, axis, offers)
          ?? own(current, inside: wrappers, longest, axis, offers)
      }
    }
  }

  /// True for a frame with an infinite maximum that is as long as its content because it gets no
  /// proposal.
  private func hasIdealLength(_ node: NodeID, _ axis: Axis) -> Bool {
    guard proposal(of: node)[axis] == nil, engine.isNode(node, laidOutBy: FlexibleFrameLayout.self)
    else { return false }
    return explanation(of: node).steps.contains { step in
      guard case .boundedLength(axis, let bounds) = step else { return false }
      return bounds.maximum == .infinity && bounds.ideal == nil
    }
  }

  /// The decision about a node whose length follows its proposal. `inside` are its ancestors up to
  /// the node of interest, the outermost first.
  ///
  /// `nil` if a container in `wrappers` makes the proposal: a view doesn't make
  /// proposals to itself.
  private func taken(
    by node: NodeID, inside wrappers: [NodeID], _ longest: [NodeID], _ axis: Axis,
    _ offers: LayoutTree
  ) -> LengthDecision? {
    let length = size(of: node)[axis]
    // Prefers the measured proposal to the size of a container that the node filled before.
    let source = offers.proposal(of: node)[axis] == length ? offers : self
    let answers = answers(of: node, along: axis, offer: source.proposal(of: node))
    if answers.isLeast { return nil }
    var current = node
    var wrappers = wrappers
    var additions: [LengthDecision.Addition] = []
    while let above = parent(of: current) {
      let isInside = wrappers.last == above
      if isInside { wrappers.removeLast() }
      // A node that passes on its own proposal doesn't determine it. Neither does a node that
      // subtracts the length that it adds again.
      if source.proposal(of: above)[axis] != source.proposal(of: current)[axis] {
        guard let inset = source.inset(of: above, around: current, axis) else {
          if isInside, !engine.isWrapper(above) { return nil }
          return LengthDecision(
            node: above, reason: .proposes, setter: node, answers: answers,
            proposer: LengthDecision.Proposer(node: above, child: current),
            additions: self.additions(of: wrappers, around: above, axis) + additions.reversed(),
            longest: longest)
        }
        if !isInside { additions.append(LengthDecision.Addition(node: above, length: -inset)) }
      }
      current = above
    }
    return LengthDecision(
      node: nil, reason: .window, setter: node, answers: answers, proposer: nil,
      additions: additions.reversed(), longest: longest)
  }

  /// The decision about a node whose length doesn't follow its proposal.
  private func own(
    _ node: NodeID, inside wrappers: [NodeID], _ longest: [NodeID], _ axis: Axis,
    _ offers: LayoutTree
  ) -> LengthDecision {
    let length = size(of: node)[axis]
    var answers = answers(of: node, along: axis, offer: offers.proposal(of: node))
    var source = offers
    if !Self.isSame(answers.answer, length) {
      // The container proposed another length at placement than for measuring.
      answers = self.answers(of: node, along: axis, offer: proposal(of: node))
      source = self
    }
    var proposer = source.proposer(of: node, axis)
    if let container = proposer?.node, wrappers.contains(container) {
      // A stack proposes its own length to a child that gave it this length before.
      let given = ProposedSize.along(
        axis, offers.proposal(of: container)[axis], other: source.proposal(of: node)[axis.other])
      let before = self.answers(of: node, along: axis, offer: given)
      if Self.isSame(before.answer, length) {
        answers = before
        proposer = offers.proposer(of: container, axis)
      }
    }
    let isTaken =
      answers.answer == answers.offer && !answers.isLeast
      && answers.around.contains { Self.isSame($0.answer, $0.offer) }
      && !engine.isNode(node, laidOutBy: TextLayout.self)
    var reason =
      isTaken ? proposer == nil ? .window : .proposes : Self.reason(answers)
    // For larger content, the ideal length of a frame with a maximum is that maximum.
    if reason == .ideal, isMaximum(length, of: node, axis) { reason = .most }
    // For smaller content, it's the minimum.
    if reason == .ideal, Self.isSame(answers.least, length), isMinimum(length, of: node, axis) {
      reason = .least
    }
    let isProposed = reason == .limited || isTaken
    return LengthDecision(
      node: isProposed ? proposer?.node : node, reason: reason, setter: node,
      answers: answers, proposer: proposer,
      additions: additions(of: wrappers, around: node, axis), longest: longest)
  }

  private func isMaximum(_ length: Double, of node: NodeID, _ axis: Axis) -> Bool {
    explanation(of: node).steps.contains { step in
      guard case .boundedLength(axis, let bounds) = step else { return false }
      return bounds.ideal == nil && bounds.maximum == length
    }
  }

  private func isMinimum(_ length: Double, of node: NodeID, _ axis: Axis) -> Bool {
    explanation(of: node).steps.contains { step in
      guard case .boundedLength(axis, let bounds) = step else { return false }
      return bounds.ideal == nil && bounds.minimum == length && bounds.child < length
    }
  }

  /// The reason for a length that doesn't follow its proposal.
  private static func reason(_ answers: LengthAnswers) -> LengthDecision.Reason {
    func same(_ other: Double) -> Bool { isSame(other, answers.answer) }
    if !answers.followsOtherAxis, answers.all.allSatisfy(same) { return .ownLength }
    guard let offer = answers.offer else { return .nothingProposed }
    let isLargest =
      same(answers.most) && answers.around.allSatisfy { $0.offer < offer || same($0.answer) }
    if isLargest { return same(answers.ideal) ? .ideal : .most }
    let isLeast =
      same(answers.least) && answers.around.allSatisfy { $0.offer > offer || same($0.answer) }
    return isLeast ? .least : .limited
  }

  /// The node that makes a proposal to a node instead of passing on its own. `nil` for the window.
  private func proposer(of node: NodeID, _ axis: Axis) -> LengthDecision.Proposer? {
    var current = node
    while let above = parent(of: current) {
      if proposal(of: above)[axis] != proposal(of: current)[axis],
        engine.insetsOnly(above, along: axis) != true
      {
        return LengthDecision.Proposer(node: above, child: current)
      }
      current = above
    }
    return nil
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

  /// The length that a node subtracts from its proposal, if it's longer than its child by the same
  /// length.
  private func inset(of node: NodeID, around child: NodeID, _ axis: Axis) -> Double? {
    guard engine.lengthSource(of: node, along: axis) == .child(child),
      let around = proposal(of: node)[axis], let inside = proposal(of: child)[axis],
      abs((around - inside) - (size(of: node)[axis] - size(of: child)[axis])) < Self.tolerance
    else { return nil }
    return around - inside
  }
}

extension LayoutEngine {
  /// True if a node only takes insets off its proposal.
  fileprivate func insetsOnly(_ node: NodeID, along axis: Axis) -> Bool {
    isNode(node, laidOutBy: PaddingLayout.self)
  }
}
