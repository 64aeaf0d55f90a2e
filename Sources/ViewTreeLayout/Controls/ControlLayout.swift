/// A control: a box of a fixed height that may fill its width, with an optional label
/// (docs/explanation/controls.md). The first child, if any, is the label.
public struct ControlLayout: LayoutRules {
  let metrics: ControlMetrics

  /// A control of one of the kinds in ``ControlMetrics``.
  public init(_ metrics: ControlMetrics) { self.metrics = metrics }

  static var remembersAnswers: Bool { true }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    guard label(of: node, in: engine) == nil else {
      return .ordinary.union(.containerGuides)
    }
    var traits: LayoutTraits = .ordinary
    if metrics.hasBaselinesAtTop { traits.insert(.containerGuides) }
    if !metrics.fillsWidth { traits.insert(.ignoresWidth) }
    if !metrics.fillsHeight { traits.insert(.ignoresHeight) }
    return traits
  }

  /// The guide of a control without own baselines: a label next to it provides those of its text.
  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, size: Size, proposal: ProposedSize,
    in engine: LayoutEngine
  ) -> Double? {
    guard key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
    if metrics.hasBaselinesAtTop { return 0 }
    guard metrics.label == .leading, let label = label(of: node, in: engine) else { return nil }
    let gap = gap(of: node, in: engine)
    let offered = labelProposal(proposal, gap: gap)
    let own = engine.size(of: label, proposing: offered)
    return engine.explicitGuide(key, of: label, size: own, proposal: offered)
      .map { $0 + origin(of: own, in: size, gap: gap).y }
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    let gap = gap(of: node, in: engine)
    let label = label(of: node, in: engine)
      .map { engine.size(of: $0, proposing: labelProposal(proposal, gap: gap)) }
    let ideal = ideal(with: label, gap: gap)
    // A control after its label doesn't shrink. The label shrinks first, and then the control
    // overflows.
    let least = label == nil || metrics.label != .leading ? 0 : ideal.width
    return Size(
      width: metrics.fillsWidth ? max(proposal.width ?? ideal.width, least) : ideal.width,
      height: metrics.fillsHeight ? proposal.height ?? ideal.height : ideal.height)
  }

  /// The control and its label with only the gap between them.
  private func ideal(with label: Size?, gap: Double) -> Size {
    guard let label else { return metrics.size }
    let control = metrics.size
    switch metrics.label {
    case .leading:
      return Size(
        width: label.width + gap + control.width,
        height: metrics.isAsHighAsLabel ? label.height : max(label.height, control.height))
    case .above, .below:
      return Size(
        width: max(label.width, control.width), height: label.height + gap + control.height)
    case .hidden:
      return control
    }
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let label = label(of: node, in: engine) else { return }
    let gap = gap(of: node, in: engine)
    let offered = labelProposal(proposal, gap: gap)
    let labelSize = engine.size(of: label, proposing: offered)
    engine.place(label, at: origin(of: labelSize, in: size, gap: gap), proposing: offered)
  }

  /// The gap between label and control. A label below has the spacing that it would have below any
  /// view.
  private func gap(of node: NodeID, in engine: LayoutEngine) -> Double {
    guard metrics.label == .below, let label = label(of: node, in: engine) else {
      return metrics.gap
    }
    return SpacingPreferences.ordinary.distance(
      to: engine.spacing(of: label), along: .vertical, grid: engine.grid)
  }

  private func origin(of label: Size, in size: Size, gap: Double) -> Point {
    switch metrics.label {
    case .leading, .hidden: Point(x: 0, y: (size.height - label.height) / 2)
    case .above: .zero
    case .below:
      Point(x: (size.width - label.width) / 2, y: metrics.size.height + gap)
    }
  }

  private func label(of node: NodeID, in engine: LayoutEngine) -> NodeID? {
    metrics.label == .hidden ? nil : engine.firstChild(of: node)
  }

  /// The proposal to the label: the length that the control and the gap leave.
  private func labelProposal(_ proposal: ProposedSize, gap: Double) -> ProposedSize {
    switch metrics.label {
    case .leading:
      ProposedSize(
        width: proposal.width.map { max($0 - gap - metrics.size.width, 0) },
        height: proposal.height)
    case .above, .below, .hidden:
      ProposedSize(
        width: proposal.width,
        height: proposal.height.map { max($0 - gap - metrics.size.height, 0) })
    }
  }
}
