/// The area that a visible modifier draws on.
public enum DrawnArea: UInt8, Sendable {
  /// The drawing of the view, such as with `opacity`, or of the views inside it, such as with
  /// `font`.
  case content
  /// On the frame of the view as modified so far, such as `border` and `clipped`.
  case frame
  /// On the `frame`, if the modifier has a style argument: `background` and `overlay`.
  case style
  /// The transition of the drawing, such as with `animation`. Reports show its first argument.
  case motion
}
