/// Provides the results of the view owner's code: closures of guides, content that depends on
/// geometry.
public protocol LayoutClient: AnyObject {
  /// The value of an `alignmentGuide` closure.
  ///
  /// - Parameters:
  ///   - token: the token of the ``AlignmentGuideLayout``.
  ///   - dimensions: the modified view's size and guides.
  ///   - node: the node of the modifier.
  func guide(_ token: UInt32, in dimensions: ViewDimensions, of node: NodeID) -> Double

  /// The default value of a custom alignment, by its identifier.
  func defaultGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> Double

  /// The size of a ``CustomLayout``: `sizeThatFits(proposal:subviews:cache:)`. Called once for each
  /// proposal.
  func size(
    of node: NodeID, token: UInt32, proposing proposal: ProposedSize, subviews: [LayoutSubview]
  ) -> Size

  /// The placements of the children of a ``CustomLayout``, in its own coordinates: one element for
  /// each subview, nil for those that it doesn't place.
  func placements(
    of node: NodeID, token: UInt32, size: Size, proposing proposal: ProposedSize,
    subviews: [LayoutSubview]
  ) -> [SubviewPlacement?]

  /// The effects of a ``VisualEffectLayout``, the innermost first.
  ///
  /// The node has its final size and position.
  func visualEffects(_ token: UInt32, of node: NodeID) -> [VisualEffect]

  /// Adds the children of a node whose content depends on its geometry.
  ///
  /// The node has its final size and position. Adding no child is fine.
  func makeContent(of node: NodeID, token: UInt32, in tree: LayoutTree)
}

extension LayoutClient {
  /// The default position of a custom alignment is the leading or top edge.
  public func defaultGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> Double { 0 }

  /// The default is no effects.
  public func visualEffects(_ token: UInt32, of node: NodeID) -> [VisualEffect] { [] }

  /// The default size of a layout is its proposal.
  public func size(
    of node: NodeID, token: UInt32, proposing proposal: ProposedSize, subviews: [LayoutSubview]
  ) -> Size { proposal.replacingUnspecifiedDimensions() }

  /// By default, no child is placed.
  public func placements(
    of node: NodeID, token: UInt32, size: Size, proposing proposal: ProposedSize,
    subviews: [LayoutSubview]
  ) -> [SubviewPlacement?] { [] }
}
