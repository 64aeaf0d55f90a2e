import ViewTreeInspector
import ViewTreeNumbers

/// An element of a character picture: views that share one frame, or text.
struct BoxMark {
  /// The cells that it covers.
  let cells: BoxCells
  /// The views whose name it shows, outermost first, in `Inspection.views`. Empty for the window.
  var views: [ID<InspectedView>] = []
  /// True if all of its views are in an overlay or a background.
  var isDotted: Bool
  /// The numbers of the closures of all views that are here.
  var closures: [Int] = []
  /// The lines of text, each with the row of its middle. Empty for frames.
  var lines: [(text: String, row: Double)] = []
  /// True if its edges are drawn.
  var hasFrame = true
}
