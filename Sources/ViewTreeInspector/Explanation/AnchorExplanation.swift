import ViewTreeLayout
import ViewTreeNumbers

/// The value of an anchor in the coordinates of a view, and how it comes from that in the window.
public struct AnchorExplanation {
  /// One change of coordinates, from those of something around to those of a view.
  public struct Step {
    /// The change of coordinates from the previous view.
    public enum Change: Equatable, Sendable {
      /// Its corner stands at a point.
      case stands(Point)
      /// An effect makes it larger or smaller.
      case scaled(x: Double, y: Double)
      /// An effect turns it clockwise, in degrees.
      case turned(Double)
      /// An effect does something else: the map from its coordinates to those around.
      case transformed(AffineTransform)
    }

    /// The view, by its place in `Inspection.views`.
    public let view: ID<InspectedView>
    /// The change of coordinates.
    public let change: Change
    /// The value in the coordinates before.
    public let before: AnchorGeometry
    /// The value in the view's coordinates; a bounding box where an effect turns it.
    public let value: AnchorGeometry
  }

  /// The anchor's place in `Inspection.anchors`.
  public let anchor: ID<InspectedAnchor>
  /// The view whose coordinates are asked for, by its place in `Inspection.views`, or `nil` for the
  /// window.
  public let space: ID<InspectedView>?
  /// The changes from the window to the view, the outermost first; views that stand at the corner of
  /// the one around them are left out, unless it is the one that is asked for and no other step is its.
  public let steps: [Step]
  /// The value in the view's coordinates.
  public let value: AnchorGeometry
}
