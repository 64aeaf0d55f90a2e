/// The chosen option of a menu (docs/explanation/controls.md). The children are the options. The
/// others are never placed.
public struct ChoiceLayout: LayoutRules {
  /// The index of the chosen option. `nil` for no option, which takes no space.
  var chosen: Int?
  /// True if the option takes no height, and overflows.
  let isFlat: Bool

  /// Options of which none is chosen.
  public init(isFlat: Bool) { self.isFlat = isFlat }

  static var section: String { "Controls" }
  var axisForChildren: StackAxis? { StackAxis.none }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    .ordinary.union(.containerGuides)
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    guard let option = option(of: node, engine) else { return .zero }
    let size = engine.size(of: option, proposing: offered(proposal))
    return isFlat ? Size(width: size.width, height: 0) : size
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, size: Size, proposal: ProposedSize,
    in engine: LayoutEngine
  ) -> Double? {
    guard let option = option(of: node, engine) else { return nil }
    let own = engine.size(of: option, proposing: offered(proposal))
    return engine.explicitGuide(key, of: option, size: own, proposal: offered(proposal))
      .map { key.axis == .horizontal ? $0 : $0 + (size.height - own.height) / 2 }
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let option = option(of: node, engine) else { return }
    let own = engine.size(of: option, proposing: offered(proposal))
    engine.place(
      option, at: Point(x: 0, y: (size.height - own.height) / 2), proposing: offered(proposal))
  }

  private func offered(_ proposal: ProposedSize) -> ProposedSize {
    isFlat ? ProposedSize(width: proposal.width, height: nil) : proposal
  }

  private func option(of node: NodeID, _ engine: LayoutEngine) -> NodeID? {
    guard let chosen else { return nil }
    var child = engine.firstChild(of: node)
    for _ in 0..<chosen { child = child.flatMap { engine.nextSibling(of: $0) } }
    return child
  }
}

extension LayoutTree {
  /// Chooses an option of a menu by its index. No effect on other nodes.
  public func choose(_ place: Int, of node: NodeID) {
    guard node.index < count, place >= 0, engine.isNode(node, laidOutBy: ChoiceLayout.self) else {
      return
    }
    var layout = engine.parameters(of: node, as: ChoiceLayout.self)
    layout.chosen = place
    engine.setParameters(of: node, to: layout)
  }
}
