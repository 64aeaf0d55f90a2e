/// A leaf with a fixed size for every proposal, such as an image that isn't resizable, a leaf with
/// a `size`.
public struct FixedSizeLeaf: LayoutRules {
  let size: Size

  /// A leaf of a size, in points. A negative length or NaN becomes 0.
  public init(_ size: Size) {
    self.size = Size(
      width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    [.rigid, .ordinary]
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size { size }
}
