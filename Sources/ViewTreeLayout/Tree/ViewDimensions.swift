/// A view's size and its guides, as guide closures see them. Valid only during the call that got
/// it.
public struct ViewDimensions {
  /// The view's size, in points.
  public let size: Size
  let proposal: ProposedSize
  /// The view itself.
  public let node: NodeID
  let engine: LayoutEngine

  /// The view's width, in points.
  public var width: Double { size.width }
  /// The view's height, in points.
  public var height: Double { size.height }

  /// The value of a guide: explicit if there is one, the default otherwise. From the view's top
  /// left.
  public subscript(key: AlignmentKey) -> Double {
    engine.guide(key, of: node, size: size, proposal: proposal)
  }
  /// The value of a horizontal guide, explicit or default.
  public subscript(guide: HorizontalAlignment) -> Double { self[guide.key] }
  /// The value of a vertical guide, explicit or default.
  public subscript(guide: VerticalAlignment) -> Double { self[guide.key] }

  /// The explicit value of a guide, or nil if the view sets none.
  public subscript(explicit key: AlignmentKey) -> Double? {
    engine.explicitGuide(key, of: node, size: size, proposal: proposal)
  }
  /// The explicit value of a horizontal guide, or nil.
  public subscript(explicit guide: HorizontalAlignment) -> Double? { self[explicit: guide.key] }
  /// The explicit value of a vertical guide, or nil.
  public subscript(explicit guide: VerticalAlignment) -> Double? { self[explicit: guide.key] }
}
