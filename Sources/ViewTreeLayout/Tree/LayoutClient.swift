/// Answers what only the owner of the views knows: closures of guides, content that depends on geometry.
public protocol LayoutClient: AnyObject {
  /// The value of an `alignmentGuide` closure.
  ///
  /// - Parameters:
  ///   - token: what ``AlignmentGuideLayout`` was made with.
  ///   - dimensions: the modified view's size and guides.
  ///   - node: the node of the modifier.
  func guide(_ token: UInt32, in dimensions: ViewDimensions, of node: NodeID) -> Double

  /// The default value of a custom alignment, by its identifier.
  func defaultGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> Double

  /// Adds the children of a node whose content depends on its geometry.
  ///
  /// The node has its final size and place; adding no child is fine.
  func makeContent(of node: NodeID, token: UInt32, in tree: LayoutTree)
}

extension LayoutClient {
  /// Custom alignments lie at the leading or top edge unless the client says otherwise.
  public func defaultGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> Double { 0 }
}
