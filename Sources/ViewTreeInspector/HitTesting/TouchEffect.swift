/// The effect of a modifier on taps and scrolling, with its arguments evaluated.
enum TouchEffect {
  /// The content isn't shown.
  case hides
  /// The content is disabled, and swallows taps.
  case disables
  /// Taps pass through the content.
  case letsThrough
  /// The content is shown only in the modifier's frame.
  case clips
  /// The whole frame takes taps, and nothing outside of it does.
  case shapes
  /// Of a shape only a line is drawn, so wide in points.
  case outlines(width: Double)
  /// A shape is filled.
  case fills
  /// Scroll views inside do not scroll.
  case fixesScrolling
  /// Scroll views inside don't clip their content.
  case unclipsScrolling
}
