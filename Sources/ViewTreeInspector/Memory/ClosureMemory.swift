import ViewTreeLayout
import ViewTreeScript

/// The captures of a closure when it ran, and its results other than its value
/// (docs/explanation/updates.md, Evaluating again).
struct ClosureMemory {
  /// The geometry of an anchor's view.
  struct Placement: Equatable {
    let toWindow: AffineTransform
    let direction: LayoutDirection
    /// `nil` if the anchor's source doesn't read it.
    let size: Size?
  }

  /// The variables that it uses, in the order of the script's captures or of `ContentCaptures`.
  let captures: [CapturedValue]
  /// The source of an anchor, and the geometry of its view. `nil` for other closures.
  var source: AnchorSource?
  var placement: Placement?
  /// The anchor that it got.
  var anchor: Int?
  /// The anchors that it resolved: the anchor, the identity of the reader's view, the value there.
  var resolutions: [(anchor: Int, view: UInt64, value: AnchorGeometry)] = []
  /// The elements that a transformer appended to an array.
  var addition: Value?
}
