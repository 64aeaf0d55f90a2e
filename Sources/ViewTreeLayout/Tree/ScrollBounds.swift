/// The scrollable range of a scroll view.
public struct ScrollBounds: Equatable, Sendable {
  /// The axes that scroll.
  public let axes: AxisSet
  /// The current content offset, in points.
  public let offset: Point
  /// The maximum content offset: the part of the content that exceeds the view, 0 along an axis
  /// that doesn't scroll.
  public let limit: Point
  /// The margins around the content, in points.
  public let margins: EdgeInsets
  /// The size of the content without its margins.
  public let contentSize: Size
}
