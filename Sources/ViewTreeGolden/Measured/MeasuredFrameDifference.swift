import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// A view whose frame is another one.
package struct MeasuredFrameDifference: Equatable, Sendable {
  /// What is longer, shorter or elsewhere.
  package enum Part: String, Equatable, Sendable {
    case width, height, x, y
  }

  /// The view's place in `Inspection.views`.
  package let view: ID<InspectedView>
  /// The name that people can type.
  package let name: String
  /// Whether it is the frame of the bare view that differs, and that with modifiers does not.
  package let isContent: Bool
  package let reported: Rect
  package let measured: Rect
  /// Whether the bare view is off by that part, too, so that what is inside says why.
  package let isInside: Bool
  /// The first thing that differs: sizes come before places, which follow from them.
  package let part: Part

  /// What is reported and measured of that part.
  package var lengths: (reported: Double, measured: Double) {
    switch part {
    case .width: (reported.width, measured.width)
    case .height: (reported.height, measured.height)
    case .x: (reported.minX, measured.minX)
    case .y: (reported.minY, measured.minY)
    }
  }
}
