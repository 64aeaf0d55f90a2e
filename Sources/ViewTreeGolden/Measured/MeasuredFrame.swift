import ViewTreeLayout

/// The frame of a view in window coordinates.
package struct MeasuredFrame: Equatable, Sendable {
  /// With the view's own modifiers.
  package var frame: Rect
  /// The frame of the bare view, or `nil` if it has no modifiers.
  package var content: Rect?
}
