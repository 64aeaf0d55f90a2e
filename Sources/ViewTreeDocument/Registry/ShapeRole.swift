/// What a modifier of shapes makes of the shape that it stands on.
public enum ShapeRole: Sendable {
  /// The same form within the frame: `trim`, `stroke`.
  case keepsForm
  /// Another one: moved, turned, scaled, inset.
  case wraps
}
