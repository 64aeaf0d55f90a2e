/// `NavigationView` and `NavigationStack`: fills its proposal; a bar at the top takes its height from
/// the content, which stands in the middle of the rest (docs/semantics.md, Navigation).
public struct NavigationLayout: LayoutRules {
  let bar: EdgeInsets

  /// A bar of a height in points; a negative one counts as 0.
  public init(barHeight: Double) {
    bar = EdgeInsets(top: max(barHeight, 0), leading: 0, bottom: 0, trailing: 0)
  }

  var axisForChildren: StackAxis? { StackAxis.none }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    let content =
      engine.firstChild(of: node).map { engine.size(of: $0, proposing: proposal.inset(by: bar)) }
      ?? .zero
    return Size(
      width: proposal.width ?? content.width, height: proposal.height ?? content.height + bar.top)
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let content = engine.firstChild(of: node) else { return }
    let offered = ProposedSize(width: size.width, height: size.height).inset(by: bar)
    let contentSize = engine.size(of: content, proposing: offered)
    engine.place(
      content,
      at: Point(
        x: (size.width - contentSize.width) / 2,
        y: bar.top + (max(size.height - bar.top, 0) - contentSize.height) / 2),
      proposing: offered)
  }

  /// What the bar covers of the node.
  func safeArea(of node: NodeID, in engine: LayoutEngine) -> SafeArea {
    let placed = engine.pointer(to: node).pointee
    let outer = Rect(origin: placed.origin, size: placed.size)
    return SafeArea(outer: outer, inner: outer.inset(by: bar))
  }
}
