/// How far the content of a scroll view can be scrolled.
public struct ScrollBounds: Equatable, Sendable {
  /// The axes that scroll.
  public let axes: AxisSet
  /// How far the content is scrolled now, in points.
  public let offset: Point
  /// How far it can be: what the content is larger than the view, 0 along an axis that does not scroll.
  public let limit: Point
  /// The margins around the content, in points.
  public let margins: EdgeInsets
}
