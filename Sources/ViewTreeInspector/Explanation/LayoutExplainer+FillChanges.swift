import ViewTreeLayout
import ViewTreeNumbers

/// Changes for content that fills more than its proposal, as `scaledToFill` does.
extension LayoutExplainer {
  /// A flexible frame around the content that makes a container too long.
  func fillChange(_ decision: LengthDecision, _ axis: Axis) -> ViewExplanation.Change? {
    for filler in fillers(of: decision, axis) {
      guard let container = container(of: filler), overflows(container, axis),
        let view = viewPart(filler).view, let built = built(view),
        let outer = pass.built.views[built].outer
      else { continue }
      let bounds = FlexibleFrameLayout.Bounds(minimum: 0, maximum: .infinity)
      let candidate = Candidate(kind: .flexible(axis), node: outer) {
        $0.wrap(
          outer,
          in: axis == .horizontal
            ? FlexibleFrameLayout(width: bounds) : FlexibleFrameLayout(height: bounds))
      }
      guard let trial = trial(of: candidate),
        case let others = trial.tree.overflowingNodes, !others.contains(container),
        others.subtracting(pass.layout.overflowingNodes).allSatisfy({ isInside($0, outer) }),
        textCost(of: trial, except: nil, countsWraps: false) == nil
      else { continue }
      let isFiller = self.filler(setting: decision) == filler
      let part = isFiller ? trial.tree.parent(of: outer) : nil
      return change(candidate, axis, part ?? decision.setter, trial, cost: nil)
    }
    return nil
  }

  /// The nodes that fill more than their proposal, among those that set a length: the setter, the
  /// children of a stack, or the node that sets the size of a container that offers its own size.
  private func fillers(of decision: LengthDecision, _ axis: Axis) -> [NodeID] {
    let layout = pass.layout
    let setter = decision.setter
    if let filler = filler(setting: decision) { return [filler] }
    if layout.isNode(setter, laidOutBy: StackLayout.self) {
      var found: [NodeID] = []
      var child = layout.firstChild(of: setter)
      while let next = child {
        if let filler = filler(in: next) { found.append(filler) }
        child = layout.nextSibling(of: next)
      }
      return found
    }
    guard let container = decision.proposer?.node,
      layout.isNode(container, laidOutBy: ZStackLayout.self),
      let outer = filler(setting: lengthDecision(container, axis))
    else { return [] }
    return [outer]
  }

  /// The node that sets a length, or that proposes it, if it fills its proposal.
  private func filler(setting decision: LengthDecision) -> NodeID? {
    [decision.setter, decision.proposer?.node].compactMap { $0 }
      .first { pass.layout.fillsProposal($0) }
  }

  /// The node that fills its proposal, in a chain of modifiers.
  private func filler(in node: NodeID) -> NodeID? {
    var current: NodeID? = node
    while let here = current {
      if pass.layout.fillsProposal(here) { return here }
      guard let child = pass.layout.firstChild(of: here),
        pass.layout.nextSibling(of: child) == nil
      else { return nil }
      current = child
    }
    return nil
  }

  /// True for a node and the nodes inside it.
  private func isInside(_ node: NodeID, _ outer: NodeID) -> Bool {
    var current: NodeID? = node
    while let here = current {
      if here == outer { return true }
      current = Int(here.rawValue) < pass.layout.count ? pass.layout.parent(of: here) : nil
    }
    return false
  }

  /// The nearest stack around a node.
  private func container(of node: NodeID) -> NodeID? {
    let layout = pass.layout
    var current = layout.parent(of: node)
    while let here = current {
      if layout.isNode(here, laidOutBy: StackLayout.self)
        || layout.isNode(here, laidOutBy: ZStackLayout.self)
      {
        return here
      }
      current = layout.parent(of: here)
    }
    return nil
  }
}
