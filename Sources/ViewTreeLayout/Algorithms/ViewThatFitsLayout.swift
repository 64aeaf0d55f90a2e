/// `ViewThatFits(in:)`: the first child whose ideal size fits, or the last child
/// (docs/explanation/layout.md, View that fits).
///
/// Children that aren't chosen are never placed.
public struct ViewThatFitsLayout: LayoutRules {
  let axes: AxisSet

  /// Chooses by the lengths on some axes.
  public init(axes: AxisSet = .both) { self.axes = axes }

  static var remembersAnswers: Bool { true }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    var traits = LayoutTraits.ordinary
    engine.forEachChild(of: node) { child in
      let own = engine.traits(of: child)
      traits.formUnion(own.intersection(.guides))
      if !own.contains(.ordinarySpacing) { traits.remove(.ordinarySpacing) }
    }
    return traits
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    winner(of: node, proposing: proposal, in: engine)
      .map { engine.size(of: $0, proposing: proposal) } ?? .zero
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, size: Size, proposal: ProposedSize,
    in engine: LayoutEngine
  ) -> Double? {
    winner(of: node, proposing: proposal, in: engine)
      .flatMap { engine.explicitGuide(key, of: $0, size: size, proposal: proposal) }
  }

  func spacing(of node: NodeID, in engine: LayoutEngine) -> SpacingPreferences {
    var union = SpacingPreferences.none
    engine.forEachChild(of: node) { union = union.union(engine.spacing(of: $0)) }
    return union
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let winner = winner(of: node, proposing: proposal, in: engine) else { return }
    engine.place(winner, at: .zero, proposing: proposal)
  }

  private func winner(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> NodeID? {
    var candidate = engine.firstChild(of: node)
    while let child = candidate, let next = engine.nextSibling(of: child) {
      if fits(child, proposal, in: engine) { return child }
      candidate = next
    }
    return candidate
  }

  private func fits(
    _ child: NodeID, _ proposal: ProposedSize, in engine: LayoutEngine
  ) -> Bool {
    var open = proposal
    if axes.contains(Axis.horizontal) { open.width = nil }
    if axes.contains(Axis.vertical) { open.height = nil }
    let ideal = engine.size(of: child, proposing: open)
    func fits(_ axis: Axis) -> Bool {
      guard axes.contains(axis), let offered = proposal[axis] else { return true }
      return ideal[axis] <= offered
    }
    return fits(.horizontal) && fits(.vertical)
  }
}
