import ViewTreeLayout
import ViewTreeNumbers

/// Changes for views that get no proposal, and for content that doesn't fit.
extension LayoutExplainer {
  /// True for a container that is as long as any proposal, whatever its content.
  func takesAnyProposal(_ node: NodeID) -> Bool {
    let layout = pass.layout
    return layout.isNode(node, laidOutBy: GeometryReaderLayout.self)
      || layout.isNode(node, laidOutBy: ScrollViewLayout.self)
      || layout.isNode(node, laidOutBy: ListLayout.self)
  }

  /// A change that gives a `Spacer` a length, for the spacer and for the stack that contains it.
  ///
  /// A scroll view proposes no length, so its content needs the length of the scroll view as a
  /// minimum. A `fixedSize` also proposes none.
  func spacerChange(_ decision: LengthDecision, _ axis: Axis) -> ViewExplanation.Change? {
    guard let spacer = spacer(of: decision.setter, axis), let proposer = decision.proposer,
      isDirect(proposer, decision.setter),
      let candidate = opening(proposer, axis), let trial = trial(of: candidate),
      trial.tree.size(of: spacer)[axis] > pass.layout.size(of: spacer)[axis] + 0.5,
      tried(candidate, axis, spacer) != nil
    else { return nil }
    return change(candidate, axis, decision.setter, trial, cost: nil)
  }

  /// True unless a stack inside a `fixedSize` contains a setter: the stack then has the length of the
  /// largest child on purpose.
  private func isDirect(_ proposer: LengthDecision.Proposer, _ setter: NodeID) -> Bool {
    let layout = pass.layout
    guard layout.isNode(proposer.node, laidOutBy: FixedSizeLayout.self) else { return true }
    var current = layout.parent(of: setter)
    while let here = current, here != proposer.node {
      if layout.stackAxis(of: here) != nil, !layout.isNode(setter, laidOutBy: SpacerLayout.self) {
        return false
      }
      current = layout.parent(of: here)
    }
    return true
  }

  /// The change that gives content a length, if this node proposes none.
  private func opening(_ proposer: LengthDecision.Proposer, _ axis: Axis) -> Candidate? {
    let layout = pass.layout
    let (node, content) = (proposer.node, proposer.child)
    if layout.isNode(node, laidOutBy: FixedSizeLayout.self), case .modifier = label(of: node) {
      return Candidate(kind: .removal, node: node) { $0.replace(node, with: PassThroughLayout()) }
    }
    let length = layout.size(of: node)[axis]
    guard layout.isNode(node, laidOutBy: ScrollViewLayout.self), length.isFinite,
      case .view(let view) = viewPart(content).label, view != part(node).view
    else { return nil }
    let bounds = FlexibleFrameLayout.Bounds(minimum: length)
    return Candidate(kind: .minimum(axis, length, of: part(node)), node: content) {
      $0.wrap(
        content,
        in: axis == .horizontal
          ? FlexibleFrameLayout(width: bounds) : FlexibleFrameLayout(height: bounds))
    }
  }

  /// The spacer itself, or the first one directly in a stack along this axis.
  private func spacer(of node: NodeID, _ axis: Axis) -> NodeID? {
    let layout = pass.layout
    if layout.isNode(node, laidOutBy: SpacerLayout.self) { return node }
    guard layout.stackAxis(of: node) == axis else { return nil }
    var child = layout.firstChild(of: node)
    while let next = child {
      if layout.isNode(next, laidOutBy: SpacerLayout.self) { return next }
      child = layout.nextSibling(of: next)
    }
    return nil
  }

  /// The removal of a `fixedSize` for text that doesn't fit because of it.
  func rigidTextChange(_ decision: LengthDecision, _ axis: Axis) -> ViewExplanation.Change? {
    let layout = pass.layout
    guard let proposer = decision.proposer, decision.reason == .nothingProposed,
      layout.isNode(proposer.node, laidOutBy: FixedSizeLayout.self),
      case .modifier = label(of: proposer.node), overflows(proposer.node, axis)
    else { return nil }
    return tried(
      Candidate(kind: .removal, node: proposer.node) {
        $0.replace(proposer.node, with: PassThroughLayout())
      }, axis, decision.setter)
  }

  /// A scroll view around the view of a stack that doesn't fit.
  func scrollChange(_ stack: NodeID, _ axis: Axis) -> ViewExplanation.Change? {
    guard overflows(stack, axis), case .view(let view) = label(of: stack),
      let built = built(view), let outer = pass.built.views[built].outer
    else { return nil }
    let candidate = Candidate(kind: .scrolling(axis), node: outer) {
      $0.wrap(
        outer, in: ScrollViewLayout(axes: axis == .horizontal ? .horizontal : .vertical))
    }
    guard let trial = trial(of: candidate), let scroll = trial.tree.parent(of: outer),
      let offer = trial.tree.proposal(of: scroll)[axis],
      trial.tree.size(of: scroll)[axis] <= offer + 0.5,
      trial.tree.overflowingNodes.isSubset(of: pass.layout.overflowingNodes),
      textCost(of: trial, except: nil, countsWraps: false) == nil
    else { return nil }
    return change(candidate, axis, scroll, trial, cost: nil)
  }

  /// True if a node is longer than its proposal, and no stack around it has space for it.
  func overflows(_ node: NodeID, _ axis: Axis) -> Bool {
    let layout = pass.layout
    var current = node
    var isLonger = false
    while let offer = layout.proposal(of: current)[axis],
      layout.size(of: current)[axis] > offer + 0.5
    {
      isLonger = true
      guard let outer = layout.parent(of: current) else { return true }
      if layout.stackAxis(of: outer) == axis,
        layout.proposal(of: outer)[axis].map({ layout.size(of: outer)[axis] <= $0 + 0.5 }) ?? true
      {
        return false
      }
      current = outer
    }
    return isLonger
  }
}
