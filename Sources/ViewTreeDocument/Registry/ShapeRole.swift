/// The effect of a shape modifier on its shape.
public enum ShapeRole: Sendable {
  /// The unchanged form within the frame: `trim`, `stroke`.
  case keepsForm
  /// Another one: moved, turned, scaled, inset.
  case wraps
}
