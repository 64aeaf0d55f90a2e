/// The area that a visible modifier draws on.
public enum DrawnArea: UInt8, Sendable {
  /// On what the view draws, such as `opacity`, or on what views inside it draw, such as `font`.
  case content
  /// On the frame of the view as modified so far, such as `border` and `clipped`.
  case frame
  /// On the `frame`, if the modifier has a style argument: `background` and `overlay`.
  case style
  /// On the way to what the view draws, such as `animation`: reports have its first argument.
  case motion
}
