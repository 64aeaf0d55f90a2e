import ViewTreeLayout
import ViewTreeNumbers

/// The value of an anchor in the coordinates of a view, derived from the value in the window.
public struct AnchorExplanation {
  /// One change of coordinates, from an enclosing view's to a view's.
  public struct Step {
    /// The change of coordinates from the previous view.
    public enum Change: Equatable, Sendable {
      /// It moves the corner to a point.
      case stands(Point)
      /// An effect makes it larger or smaller.
      case scaled(x: Double, y: Double)
      /// An effect turns it clockwise, in degrees.
      case turned(Double)
      /// Another effect: the transform from its coordinates to the enclosing coordinates.
      case transformed(AffineTransform)
    }

    /// The view, by its index in `Inspection.views`.
    public let view: ID<InspectedView>
    /// The change of coordinates.
    public let change: Change
    /// The value in the coordinates before.
    public let before: AnchorGeometry
    /// The value in the view's coordinates. If an effect rotates it, a bounding box.
    public let value: AnchorGeometry
  }

  /// The index of the anchor in `Inspection.anchors`.
  public let anchor: ID<InspectedAnchor>
  /// The view whose coordinates are used, by its index in `Inspection.views`, or `nil` for the
  /// window.
  public let space: ID<InspectedView>?
  /// The changes from the window to the view, the outermost first. Views at the corner of their
  /// enclosing view are omitted. The target view is an exception if it has no other step.
  public let steps: [Step]
  /// The value in the view's coordinates.
  public let value: AnchorGeometry
}
