/// A leaf that fills its proposal down to a minimum and has an ideal size: a resizable image, a custom
/// leaf with a declared ideal (docs/semantics.md, Leaves).
public struct IdealSizeLeaf: LayoutRules {
  let ideal: Size
  let minimum: Size

  /// A leaf with an ideal size; the minimum is an image's cap insets, in points.
  public init(ideal: Size, minimum: Size = .zero) {
    self.ideal = ideal
    self.minimum = minimum
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    Size(
      width: proposal.width.map { max($0, minimum.width) } ?? ideal.width,
      height: proposal.height.map { max($0, minimum.height) } ?? ideal.height)
  }
}
