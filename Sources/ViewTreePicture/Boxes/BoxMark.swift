import ViewTreeInspector
import ViewTreeNumbers

/// What stands at one place of a picture of characters: views with one and the same frame, or a text.
struct BoxMark {
  /// Where it is.
  let cells: BoxCells
  /// The views that have a name in it, outermost first, in `Inspection.views`; none for the window.
  var views: [ID<InspectedView>] = []
  /// Whether all of them are in an overlay or a background.
  var isDotted: Bool
  /// The numbers of the closures of all views that are here.
  var closures: [Int] = []
  /// The lines of a text, each with the place of its middle among the rows; none for frames.
  var lines: [(text: String, row: Double)] = []
  /// Whether its edges are drawn.
  var hasFrame = true
}
