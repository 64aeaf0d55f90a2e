import ViewTreeLayout
import ViewTreeScript

/// A view that a declared layout lays out, with what its closures share.
struct LayoutSite {
  /// The layout in the document.
  let layout: Int
  /// The layout as a value of its type: its parameters and its cache.
  var value: Value
  /// The children as values for scripts, or `nil` before they are needed.
  var subviews: [Value]?
  /// True if `makeCache` ran, or isn't needed.
  var hasCache: Bool
  /// The number of different proposals answered.
  var answers = 0
  /// True if `placeSubviews` is running.
  var isPlacing = false
  /// The size and proposal of the last `placeSubviews`, and the resulting placements of the
  /// children.
  var placedSize: Size?
  var placedProposal = ProposedSize.unspecified
  var placements: [SubviewPlacement?] = []
}
