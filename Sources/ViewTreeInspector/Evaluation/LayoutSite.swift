import ViewTreeLayout
import ViewTreeScript

/// A view that a declared layout lays out, with what its closures share.
struct LayoutSite {
  /// The layout in the document.
  let layout: Int
  /// The layout as a value of its type: its parameters and its cache.
  var value: Value
  /// The children as scripts see them; `nil` before they are needed.
  var subviews: [Value]?
  /// Whether `makeCache` ran, or is not needed.
  var hasCache: Bool
  /// How many different proposals were answered.
  var answers = 0
  /// Whether `placeSubviews` runs.
  var isPlacing = false
  /// What the last `placeSubviews` was asked, and where it put the children.
  var placedSize: Size?
  var placedProposal = ProposedSize.unspecified
  var placements: [SubviewPlacement?] = []
}
