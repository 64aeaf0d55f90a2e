/// A control: a box of a fixed height that may fill its width, with an optional label before it
/// (docs/semantics.md, Controls). The first child, if any, is the label.
public struct ControlLayout: LayoutRules {
  let metrics: ControlMetrics

  /// A control of one of the kinds in ``ControlMetrics``.
  public init(_ metrics: ControlMetrics) { self.metrics = metrics }

  static var remembersAnswers: Bool { true }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    guard engine.firstChild(of: node) == nil else { return .ordinary }
    var traits: LayoutTraits = .ordinary
    if !metrics.fillsWidth { traits.insert(.ignoresWidth) }
    if !metrics.fillsHeight { traits.insert(.ignoresHeight) }
    return traits
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    let label = labelSize(of: node, proposing: proposal, in: engine)
    let ideal = label.map { $0.width + metrics.gap + metrics.size.width } ?? metrics.size.width
    // What stands after a label does not shrink: the label gives way, then the control overflows.
    let least = label == nil ? 0 : ideal
    let height = max(label?.height ?? 0, metrics.size.height)
    return Size(
      width: metrics.fillsWidth ? max(proposal.width ?? ideal, least) : ideal,
      height: metrics.fillsHeight ? proposal.height ?? height : height)
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let label = engine.firstChild(of: node) else { return }
    let offered = labelProposal(proposal)
    let labelSize = engine.size(of: label, proposing: offered)
    engine.place(
      label, at: Point(x: 0, y: (size.height - labelSize.height) / 2), proposing: offered)
  }

  private func labelSize(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size? {
    engine.firstChild(of: node).map { engine.size(of: $0, proposing: labelProposal(proposal)) }
  }

  /// The label gets what the control and the gap leave.
  private func labelProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { max($0 - metrics.gap - metrics.size.width, 0) },
      height: proposal.height)
  }
}
