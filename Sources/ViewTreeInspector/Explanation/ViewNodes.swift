import ViewTreeLayout
import ViewTreeNumbers

/// The layout of a single view: its own nodes, and the node that sets its size.
///
/// For consecutive views, it lists each node once, while `ViewExplanation` also lists all nodes
/// that enclose a view.
public struct ViewNodes {
  /// The view's modifiers from the outermost inward, then the view itself.
  public let steps: [ViewExplanation.Step]
  /// The node that sets the width.
  public let width: ViewExplanation.Decision
  /// The node that sets the height.
  public let height: ViewExplanation.Decision
  /// The height of the view's text, if the text is truncated inside a modifier that sets both
  /// lengths.
  public let cutText: ViewExplanation.Decision?
  /// The width of truncated text whose width is only a part of the view's, such as the title of a
  /// label with an icon.
  public let cutTitle: ViewExplanation.Decision?
  /// The one change that would help, if there is one.
  public let change: ViewExplanation.Change?
  /// True if text is truncated and no change that was tried shows all of it.
  public let triesFailed: Bool
  /// The position of the view outside the window. `nil` if it's inside, or without a known cause.
  public let overhang: ViewExplanation.Overhang?
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
    let reasons = reasons(of: record.outer ?? content)
    return ViewNodes(
      steps: steps.reversed(), width: reasons.width, height: reasons.height,
      cutText: reasons.cutText, cutTitle: reasons.cutTitle, change: reasons.change,
      triesFailed: reasons.triesFailed, overhang: reasons.overhang)
  }

  /// True if a node belongs to the view or to no view.
  private func isOwn(_ label: ViewExplanation.Label, of view: ID<InspectedView>) -> Bool {
    switch label {
    case .view(let other), .modifier(_, of: let other): other == view
    case .implicit: true
    }
  }
}
