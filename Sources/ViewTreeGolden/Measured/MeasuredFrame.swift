import ViewTreeLayout

/// The place of a view in window coordinates.
package struct MeasuredFrame: Equatable, Sendable {
  /// With the view's own modifiers.
  package var frame: Rect
  /// Of the bare view, or `nil` where it has no modifiers.
  package var content: Rect?
}
