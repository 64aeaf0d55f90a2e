/// `safeAreaPadding`: an empty bar at each padded edge of its content (docs/explanation/layout.md,
/// Safe area).
public struct SafeAreaPaddingLayout: LayoutRules {
  let insets: EdgeInsets

  /// Insets in points. Negative insets are treated as 0.
  public init(_ insets: EdgeInsets) {
    self.insets = EdgeInsets(
      top: max(insets.top, 0), leading: max(insets.leading, 0), bottom: max(insets.bottom, 0),
      trailing: max(insets.trailing, 0))
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    let child =
      engine.firstChild(of: node).map { engine.size(of: $0, proposing: proposal.inset(by: insets)) }
      ?? .zero
    return Size(
      width: child.width + insets.total(along: .horizontal),
      height: child.height + insets.total(along: .vertical))
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let child = engine.firstChild(of: node) else { return }
    engine.place(
      child, at: Point(x: insets.leading, y: insets.top), proposing: proposal.inset(by: insets))
  }

  /// The safe area that the empty bars leave in the node.
  func safeArea(of node: NodeID, in engine: LayoutEngine) -> SafeArea {
    let placed = engine.pointer(to: node).pointee
    let outer = Rect(origin: placed.origin, size: placed.size)
    let isMirrored = engine.direction(of: node) == .rightToLeft
    return SafeArea(
      outer: outer, inner: outer.inset(by: isMirrored ? insets.mirrored : insets))
  }
}
