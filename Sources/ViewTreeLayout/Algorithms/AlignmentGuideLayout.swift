/// `alignmentGuide(_:computeValue:)`: sets one guide by the client's closure
/// (docs/explanation/layout.md, Alignment guides).
public struct AlignmentGuideLayout: WrapperLayout {
  let key: AlignmentKey
  let token: UInt32

  /// Sets a guide. The token identifies the closure for the client.
  public init(_ guide: HorizontalAlignment, token: UInt32) {
    key = guide.key
    self.token = token
  }

  /// Sets the guide of a key. The token identifies the closure for the client.
  public init(_ key: AlignmentKey, token: UInt32) {
    self.key = key
    self.token = token
  }

  /// Sets a guide. The token identifies the closure for the client.
  public init(_ guide: VerticalAlignment, token: UInt32) {
    key = guide.key
    self.token = token
  }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    let traits: LayoutTraits =
      engine.firstChild(of: node).map { engine.traits(of: $0) } ?? [.rigid, .ordinary]
    return traits.union(key.isFrameGuide ? .frameGuides : .containerGuides)
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, size: Size, proposal: ProposedSize,
    in engine: LayoutEngine
  ) -> Double? {
    guard let child = engine.firstChild(of: node) else { return nil }
    guard key == self.key, let client = engine.arena.pointee.tree.client else {
      return engine.explicitGuide(key, of: child, size: size, proposal: proposal)
    }
    let dimensions = ViewDimensions(size: size, proposal: proposal, node: child, engine: engine)
    let value = client.guide(token, in: dimensions, of: node)
    return value.isFinite ? value : nil
  }
}
