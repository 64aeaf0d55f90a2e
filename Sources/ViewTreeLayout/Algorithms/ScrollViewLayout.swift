/// `ScrollView`: takes its proposal along the axes it scrolls, its content's size across
/// (docs/semantics.md, Scroll views).
public struct ScrollViewLayout: LayoutRules {
  let axes: AxisSet
  let contentOffset: Point

  /// A scroll view; its one child is the content.
  ///
  /// - Parameter contentOffset: how far the content is scrolled, in points.
  public init(axes: AxisSet = .vertical, contentOffset: Point = .zero) {
    self.axes = axes
    self.contentOffset = contentOffset
  }

  var axisForChildren: StackAxis? { StackAxis.none }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    guard let content = engine.firstChild(of: node) else { return .ordinary }
    var ignored = engine.traits(of: content).intersection(.rigid)
    if axes.contains(Axis.horizontal) { ignored.remove(.ignoresWidth) }
    if axes.contains(Axis.vertical) { ignored.remove(.ignoresHeight) }
    return ignored.union(.ordinary)
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    let content =
      engine.firstChild(of: node).map { engine.size(of: $0, proposing: opened(proposal)) } ?? .zero
    return Size(
      width: axes.contains(Axis.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(Axis.vertical) ? proposal.height ?? content.height : content.height)
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let content = engine.firstChild(of: node) else { return }
    engine.place(
      content, at: Point(x: -contentOffset.x, y: -contentOffset.y), proposing: opened(proposal))
  }

  private func opened(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(Axis.horizontal) ? nil : proposal.width,
      height: axes.contains(Axis.vertical) ? nil : proposal.height)
  }
}
