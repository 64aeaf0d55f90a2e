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
  /// The whole frame takes taps, and no area outside does.
  case shapes
  /// Only the outline of a shape is drawn, with this width in points.
  case outlines(width: Double)
  /// A shape is filled.
  case fills
  /// Scroll views in the content don't scroll.
  case fixesScrolling
  /// Scroll views inside don't clip their content.
  case unclipsScrolling
}
