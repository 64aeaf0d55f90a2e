/// `fixedSize(horizontal:vertical:)`: the child takes its ideal length on some axes
/// (docs/explanation/layout.md, Fixed size).
public struct FixedSizeLayout: UnaryLayout {
  let axes: AxisSet

  /// Frees the child from the proposal on some axes.
  public init(axes: AxisSet = .both) { self.axes = axes }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    var traits = traitsOfChild(of: node, in: engine)
    if axes.contains(Axis.horizontal) { traits.insert(.ignoresWidth) }
    if axes.contains(Axis.vertical) { traits.insert(.ignoresHeight) }
    return traits
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    engine.firstChild(of: node).map { engine.size(of: $0, proposing: opened(proposal)) } ?? .zero
  }

  func priority(of node: NodeID, in engine: LayoutEngine) -> Double {
    engine.firstChild(of: node).map { engine.priority(of: $0) } ?? 0
  }

  func spacing(of node: NodeID, in engine: LayoutEngine) -> SpacingPreferences {
    engine.firstChild(of: node).map { engine.spacing(of: $0) } ?? .ordinary
  }

  func childPlacement(
    of child: NodeID, in node: NodeID, size: Size, proposal: ProposedSize, engine: LayoutEngine
  ) -> ChildPlacement {
    ChildPlacement(origin: .zero, proposal: opened(proposal))
  }

  private func opened(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      openableWidth: axes.contains(Axis.horizontal) ? .nan : proposal.openableWidth,
      openableHeight: axes.contains(Axis.vertical) ? .nan : proposal.openableHeight)
  }
}
