import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// A view of an evaluation that a harness measures, too, under the path that both give it.
struct MeasuredView {
  /// Its index in `Inspection.views`.
  let index: ID<InspectedView>
  /// The path of the measurement: that of reports without groups.
  let path: String
  /// The path of the enclosing view, empty for one of the root.
  let parent: String
  /// The frame with the view's own modifiers, without those of enclosing groups.
  let frame: Rect
  /// The frame of the bare view.
  let content: Rect
  /// True if it's a text view, whose size depends on a font of the device.
  let isText: Bool

  /// The views of an inspection that are measured, in pre-order.
  static func all(in inspection: Inspection, of document: Document) -> [MeasuredView] {
    MeasuredViews(inspection, document).views()
  }
}
