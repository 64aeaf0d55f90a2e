import ViewTreeLayout
import ViewTreeNumbers

/// Changes that would help a view that has too little space, or too much. Each is tried on a copy
/// of the layout, and kept only if it solves the problem without causing another.
extension LayoutExplainer {
  /// The smallest change that solves the problem of a length, if it has one.
  func change(for decision: LengthDecision, _ axis: Axis) -> ViewExplanation.Change? {
    let layout = pass.layout
    let setter = decision.setter
    if let text = layout.textFacts(of: setter) {
      if layout.size(of: setter).width == 0, text.idealWidth > 0 {
        return prioritized(forText: setter)
      }
      guard text.isTruncated else { return rigidTextChange(decision, axis) }
      let candidates = textChanges(decision, axis, text)
      return candidates.lazy.compactMap { self.tried($0, axis, setter) }.first
        ?? changeOfState(for: setter)
        ?? candidates.lazy.compactMap { self.triedAtCost($0, axis, setter) }.first
    }
    if decision.reason == .nothingProposed {
      if let change = spacerChange(decision, axis) { return change }
      guard decision.answers.around.allSatisfy({ $0.answer == $0.offer }),
        layout.firstChild(of: setter) == nil || takesAnyProposal(setter)
      else { return nil }
      let length = layout.isNode(setter, laidOutBy: GeometryReaderLayout.self) ? 100.0 : 300
      return tried(
        Candidate(kind: .frame(axis, length), node: setter) {
          $0.wrap(
            setter,
            in: FixedFrameLayout(
              width: axis == .horizontal ? length : nil, height: axis == .vertical ? length : nil))
        }, axis, setter)
    }
    if let change = fillChange(decision, axis) { return change }
    guard let offer = decision.answers.offer, offer.isFinite,
      layout.size(of: setter)[axis] > offer + 0.5,
      layout.isNode(setter, laidOutBy: StackLayout.self)
    else { return nil }
    return rigidChange(setter, axis) ?? scrollChange(setter, axis)
  }

  /// The change that lets rigid content of a stack shrink: one without a cost if there is any.
  private func rigidChange(_ stack: NodeID, _ axis: Axis) -> ViewExplanation.Change? {
    var atCost: ViewExplanation.Change?
    for candidate in rigidChanges(stack, axis) {
      guard let change = tried(candidate, axis, stack) else { continue }
      if change.cost == nil { return change }
      atCost = atCost ?? change
    }
    return atCost
  }

  /// A change to try.
  struct Candidate {
    let kind: ViewExplanation.Change.Kind
    let node: NodeID
    let apply: (LayoutTrial) -> Void
  }

  /// The `layoutPriority(1)` that gives text without space all the space that it needs. `nil` if it
  /// doesn't help, or other views then overflow.
  func prioritized(forText text: NodeID) -> ViewExplanation.Change? {
    let layout = pass.layout
    let decision = layout.decision(of: text, along: .horizontal, offers: offers)
    guard trialsLeft > 0, let proposer = decision.proposer,
      layout.isNode(proposer.node, laidOutBy: StackLayout.self)
    else { return nil }
    trialsLeft -= 1
    let trial = LayoutTrial(of: layout)
    guard trial.canChange(proposer.child) else { return nil }
    trial.wrap(proposer.child, in: LayoutPriorityLayout(1))
    trial.layOut()
    let size = trial.tree.size(of: text)
    let overflows = Set(layout.overflowingNodes)
    guard trial.tree.answersQuestions, size.width > 0, size.height > 0,
      textCost(of: trial, except: nil, countsWraps: false) == nil,
      Set(trial.tree.overflowingNodes).isSubset(of: overflows)
    else { return nil }
    return ViewExplanation.Change(
      kind: .layoutPriority, part: part(proposer.child), axis: .horizontal, length: size.width,
      lines: trial.tree.textFacts(of: text)?.lines, cost: nil)
  }

  private func textChanges(
    _ decision: LengthDecision, _ axis: Axis, _ text: TextFacts
  ) -> [Candidate] {
    let setter = decision.setter
    var candidates: [Candidate] = []
    // A stack shares its length along its own axis only.
    for stackAxis in [Axis.horizontal, .vertical] {
      guard let proposer = lengthDecision(setter, stackAxis).proposer,
        pass.layout.stackAxis(of: proposer.node) == stackAxis
      else { continue }
      candidates.append(
        Candidate(kind: .layoutPriority, node: proposer.child) {
          $0.wrap(proposer.child, in: LayoutPriorityLayout(1))
        })
    }
    candidates += priorityRemovals(decision)
    if let limit = text.lineLimit, limit < text.neededLines {
      candidates.append(
        Candidate(kind: .noLineLimit, node: setter) { $0.setLineLimit(of: setter, to: nil) })
    }
    candidates.append(
      Candidate(kind: .fixedHeight, node: setter) {
        $0.wrap(setter, in: FixedSizeLayout(axes: .vertical))
      })
    return candidates
  }

  /// The removals of the layout priorities with which the siblings of text get their space first.
  private func priorityRemovals(_ decision: LengthDecision) -> [Candidate] {
    let layout = pass.layout
    let width = lengthDecision(decision.setter, .horizontal)
    return prioritizedSiblings(of: width).compactMap { sibling in
      var current: NodeID? = sibling
      while let here = current {
        if layout.isNode(here, laidOutBy: LayoutPriorityLayout.self) {
          return Candidate(kind: .removal, node: here) {
            $0.replace(here, with: PassThroughLayout())
          }
        }
        guard case .modifier = label(of: here) else { return nil }
        current = layout.firstChild(of: here)
      }
      return nil
    }
  }

  /// Changes that let rigid content of a node shrink.
  private func rigidChanges(_ node: NodeID, _ axis: Axis) -> [Candidate] {
    let layout = pass.layout
    var candidates: [Candidate] = []
    var nodes = [node]
    while let next = nodes.popLast(), candidates.count < 6 {
      var child = layout.firstChild(of: next)
      while let here = child {
        nodes.append(here)
        child = layout.nextSibling(of: here)
      }
      guard case .modifier = label(of: next) else { continue }
      let length = layout.size(of: next)[axis]
      if layout.isNode(next, laidOutBy: FixedSizeLayout.self) {
        candidates.append(
          Candidate(kind: .removal, node: next) { $0.replace(next, with: PassThroughLayout()) })
      } else if layout.hasFixedLength(next, along: axis) {
        candidates.append(
          Candidate(kind: .maximum(axis, length), node: next) {
            $0.replace(next, with: self.frame(next, upTo: length, axis))
          })
      }
    }
    return candidates
  }

  /// A frame with a maximum instead of a length, and the same length along the other axis.
  private func frame(_ node: NodeID, upTo length: Double, _ axis: Axis) -> FlexibleFrameLayout {
    let layout = pass.layout
    let bounds = FlexibleFrameLayout.Bounds(maximum: length)
    var others: FlexibleFrameLayout.Bounds?
    if layout.hasFixedLength(node, along: axis.other) {
      let other = layout.size(of: node)[axis.other]
      others = FlexibleFrameLayout.Bounds(minimum: other, maximum: other)
    }
    let none = FlexibleFrameLayout.Bounds()
    return axis == .horizontal
      ? FlexibleFrameLayout(width: bounds, height: others ?? none)
      : FlexibleFrameLayout(width: others ?? none, height: bounds)
  }

  /// The maximum number of text lines that a change may lead to.
  private static var mostLines: Int { 8 }

  /// The change with its result, if it helps.
  func tried(
    _ candidate: Candidate, _ axis: Axis, _ setter: NodeID
  ) -> ViewExplanation.Change? {
    guard let trial = trial(of: candidate),
      helps(trial, axis, setter, candidate.kind, of: candidate.node)
    else { return nil }
    var cost: ViewExplanation.Cost?
    if case .removal = candidate.kind {
      cost = textCost(of: trial, except: setter, countsWraps: true)
    }
    return change(candidate, axis, setter, trial, cost: cost)
  }

  /// The change with its result, if it shows a whole text and causes one problem elsewhere.
  private func triedAtCost(
    _ candidate: Candidate, _ axis: Axis, _ setter: NodeID
  ) -> ViewExplanation.Change? {
    guard let trial = trial(of: candidate), trial.tree.size(of: setter).width > 0,
      !trial.truncatedTexts.contains(setter), !breaksWord(setter, trial),
      let cost = cost(of: trial, candidate.kind, around: setter)
    else { return nil }
    return change(candidate, axis, setter, trial, cost: cost)
  }

  /// The layout after a change. `nil` if the change can't be tried.
  func trial(
    of candidate: Candidate,
    from budget: ReferenceWritableKeyPath<LayoutExplainer, Int> = \.trialsLeft
  ) -> LayoutTrial? {
    guard self[keyPath: budget] > 0 else { return nil }
    self[keyPath: budget] -= 1
    let trial = LayoutTrial(of: pass.layout)
    guard trial.canChange(candidate.node) else { return nil }
    candidate.apply(trial)
    trial.layOut()
    return trial.tree.answersQuestions ? trial : nil
  }

  func change(
    _ candidate: Candidate, _ axis: Axis, _ setter: NodeID, _ trial: LayoutTrial,
    cost: ViewExplanation.Cost?
  ) -> ViewExplanation.Change {
    var part = part(candidate.node)
    switch candidate.kind {
    case .minimum, .flexible: part = viewPart(candidate.node)
    default: break
    }
    return ViewExplanation.Change(
      kind: candidate.kind, part: part, axis: axis,
      length: trial.tree.size(of: setter)[axis], lines: trial.tree.textFacts(of: setter)?.lines,
      cost: cost)
  }

  /// The first problem of a changed layout: a text that it makes worse, or a node that is larger than
  /// an enclosing one.
  private func cost(
    of trial: LayoutTrial, _ kind: ViewExplanation.Change.Kind, around node: NodeID
  ) -> ViewExplanation.Cost? {
    if let cost = textCost(of: trial, except: node, countsWraps: kind == .layoutPriority) {
      return cost
    }
    let layout = pass.layout
    // What encloses the text grows with it, up to a node that stays smaller.
    var inner: NodeID?
    var current = node
    while let outer = trial.tree.parent(of: current) {
      let (size, limit) = (trial.tree.size(of: current), trial.tree.size(of: outer))
      if size.width > limit.width + 0.5 || size.height > limit.height + 0.5 {
        return .overflow(inner.map { part($0) }, beyond: part(outer))
      }
      current = outer
      if layout.isPlaced(outer) { inner = outer }
    }
    return nil
  }

  /// True if a change breaks a word of a text that is whole without it.
  private func breaksWord(_ text: NodeID, _ trial: LayoutTrial) -> Bool {
    trial.tree.brokenWord(of: text) != nil && pass.layout.brokenWord(of: text) == nil
  }

  private func helps(
    _ trial: LayoutTrial, _ axis: Axis, _ setter: NodeID, _ kind: ViewExplanation.Change.Kind,
    of candidate: NodeID?
  ) -> Bool {
    guard !trial.truncatedTexts.contains(setter),
      textCost(of: trial, except: setter, countsWraps: kind == .layoutPriority) == nil
    else { return false }
    let overflows = pass.layout.overflowingNodes
    let others = trial.tree.overflowingNodes
    if case .frame(let axis, let length) = kind {
      return trial.tree.size(of: setter)[axis] == length
    }
    guard others.isSubset(of: overflows) else { return false }
    if case .minimum(let axis, _, _) = kind {
      return trial.tree.size(of: setter)[axis] > pass.layout.size(of: setter)[axis] + 0.5
    }
    if case .maximum(let axis, let length) = kind, let node = candidate,
      trial.tree.size(of: node)[axis] < length / 2
    {
      return false
    }
    guard pass.layout.textFacts(of: setter) != nil else { return !others.contains(setter) }
    // A column of single letters doesn't help.
    return !breaksWord(setter, trial) && trial.tree.size(of: setter).width > 0
      && trial.tree.textFacts(of: setter).map { $0.lines <= Self.mostLines } ?? false
  }
}
