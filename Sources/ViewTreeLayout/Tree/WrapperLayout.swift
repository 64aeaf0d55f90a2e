/// A wrapper that has the result of its only child for every query. It may place the child
/// elsewhere, without an effect on its ancestors.
protocol WrapperLayout: LayoutRules {}

extension WrapperLayout {
  static var isWrapper: Bool { true }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    engine.firstChild(of: node).map { engine.traits(of: $0) } ?? [.rigid, .ordinary]
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    engine.firstChild(of: node).map { engine.size(of: $0, proposing: proposal) } ?? .zero
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, size: Size, proposal: ProposedSize,
    in engine: LayoutEngine
  ) -> Double? {
    engine.firstChild(of: node).flatMap {
      engine.explicitGuide(key, of: $0, size: size, proposal: proposal)
    }
  }

  func priority(of node: NodeID, in engine: LayoutEngine) -> Double {
    engine.firstChild(of: node).map { engine.priority(of: $0) } ?? 0
  }

  func spacing(of node: NodeID, in engine: LayoutEngine) -> SpacingPreferences {
    engine.firstChild(of: node).map { engine.spacing(of: $0) } ?? .ordinary
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let child = engine.firstChild(of: node) else { return }
    engine.place(child, at: .zero, proposing: proposal)
  }
}
