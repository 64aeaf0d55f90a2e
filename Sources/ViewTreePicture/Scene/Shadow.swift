import ViewTreeLayout

/// A blurred copy of a group in one color, in the background of the group.
package struct Shadow: Equatable, Sendable {
  /// The color.
  package var color: PictureColor
  /// The radius of the blur, in points.
  package var radius: Double
  /// The distance to the right, in points.
  package var x: Double
  /// The distance down, in points.
  package var y: Double
  /// The region that contains the shadow.
  package var region: Rect
}
