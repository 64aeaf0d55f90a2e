import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// A view with a different frame.
package struct MeasuredFrameDifference: Equatable, Sendable {
  /// The part of a frame that differs.
  package enum Part: String, Equatable, Sendable {
    case width, height, x, y
  }

  /// The view's index in `Inspection.views`.
  package let view: ID<InspectedView>
  /// The name of the view for the command line.
  package let name: String
  /// True if the frame of the bare view differs and the frame with modifiers doesn't.
  package let isContent: Bool
  package let reported: Rect
  package let measured: Rect
  /// True if the bare view's frame also differs in that part, so that the cause is inside.
  package let isInside: Bool
  /// The first difference: sizes come before positions, which follow from them.
  package let part: Part

  /// The reported and the measured value of that part.
  package var lengths: (reported: Double, measured: Double) {
    switch part {
    case .width: (reported.width, measured.width)
    case .height: (reported.height, measured.height)
    case .x: (reported.minX, measured.minX)
    case .y: (reported.minY, measured.minY)
    }
  }
}
