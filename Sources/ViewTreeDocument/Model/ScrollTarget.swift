/// The scroll position of a scroll view's content, in points.
public enum ScrollTarget: Equatable, Sendable {
  /// Along the axis that scrolls, the vertical one of two.
  case along(Double)
  /// Along both axes. An omitted one is unchanged.
  case point(x: Double?, y: Double?)
}
