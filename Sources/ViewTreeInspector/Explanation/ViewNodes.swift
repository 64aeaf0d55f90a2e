import ViewTreeLayout
import ViewTreeNumbers

/// The layout of a single view: its own nodes, and the node that sets its size.
///
/// For consecutive views, it lists each node once, while `ViewExplanation` also lists all nodes
/// that enclose a view.
public struct ViewNodes {
  /// The view's modifiers from the outermost inward, then the view itself.
  public let steps: [ViewExplanation.Step]
  /// The reasons for the view's size.
  public let reasons: SizeReasons

  /// The reason for the width.
  public var width: ViewExplanation.Decision { reasons.width }
  /// The reason for the height.
  public var height: ViewExplanation.Decision { reasons.height }
}

extension LayoutExplainer {
  /// The nodes of a view, without those of enclosing views. `view` is its index in
  /// `Inspection.views`.
  ///
  /// Returns `nil` for a view that wasn't placed. The time is linear in the number of the view's
  /// own nodes, and of the enclosing nodes that pass on their proposal.
  public func nodes(ofView view: ID<InspectedView>) -> ViewNodes? {
    guard let built = built(view), case let record = pass.built.views[built],
      let content = record.content ?? record.outer, pass.layout.isPlaced(content)
    else { return nil }
    var steps: [ViewExplanation.Step] = []
    var current: NodeID? = content
    while let node = current, case let label = label(of: node), isOwn(label, of: view) {
      steps.append(step(explanation(of: node, label)))
      current = pass.layout.parent(of: node)
    }
    return ViewNodes(
      steps: steps.reversed(), reasons: reasons(of: record.outer ?? content, around: content))
  }

  /// True if a node belongs to the view or to no view.
  private func isOwn(_ label: ViewExplanation.Label, of view: ID<InspectedView>) -> Bool {
    switch label {
    case .view(let other), .modifier(_, of: let other): other == view
    case .implicit: true
    }
  }
}
