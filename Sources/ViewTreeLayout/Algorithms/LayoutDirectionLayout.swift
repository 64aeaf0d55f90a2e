/// `environment(\.layoutDirection, …)`: sets the direction of everything inside
/// (docs/explanation/layout.md, Right to left).
public struct LayoutDirectionLayout: WrapperLayout {
  let direction: LayoutDirection

  /// A direction for the child and all below it.
  public init(_ direction: LayoutDirection) { self.direction = direction }

  static var section: String { "Right to left" }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let child = engine.firstChild(of: node) else { return }
    engine.placeInNewSystem(
      child, of: node, effect: .identity, direction: direction, proposing: proposal)
  }
}
