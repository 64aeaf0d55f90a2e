/// `offset(x:y:)`: moves the child, not the layout around it (docs/explanation/layout.md, Offset).
public struct OffsetLayout: WrapperLayout {
  let offset: Point

  /// Moves by a distance, in points.
  public init(x: Double, y: Double) { offset = Point(x: x, y: y) }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let child = engine.firstChild(of: node) else { return }
    engine.place(child, at: offset, proposing: proposal)
  }
}
