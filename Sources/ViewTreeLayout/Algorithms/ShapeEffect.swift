/// A transformation of a shape within the same frame, with no effect on layout
/// (docs/explanation/layout.md, Drawing).
public enum ShapeEffect: Equatable, Sendable {
  /// `inset(by:)`: smaller by a number of points on each side, or larger if it's negative.
  case inset(Double)
  /// `size(width:height:)`: of a size in points, from the top left corner on.
  case size(width: Double?, height: Double?)
  /// `scale(x:y:anchor:)`, about a point in the frame.
  case scale(x: Double, y: Double, anchor: UnitPoint)
  /// `rotation(_:anchor:)`: clockwise, in degrees, about a point in the frame.
  case rotation(degrees: Double, anchor: UnitPoint)
}
