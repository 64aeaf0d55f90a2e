import ViewTreeLayout
import ViewTreeScript

/// What a closure used when it ran, and what it left besides its value
/// (docs/semantics.md, Evaluating again).
struct ClosureMemory {
  /// Where the view of an anchor was.
  struct Placement: Equatable {
    let toWindow: AffineTransform
    let direction: LayoutDirection
    /// `nil` if the anchor's source does not read it.
    let size: Size?
  }

  /// The variables that it uses, in the order of the script's captures or of `ContentCaptures`.
  let captures: [CapturedValue]
  /// Those of anchors: the source, and where the view was.
  var source: AnchorSource?
  var placement: Placement?
  /// The anchor that it got.
  var anchor: Int?
  /// Where it resolved anchors: the anchor, the identity of the reader's view, the value there.
  var resolutions: [(anchor: Int, view: UInt64, value: AnchorGeometry)] = []
  /// What a transformer put at the end of an array.
  var addition: Value?
}
