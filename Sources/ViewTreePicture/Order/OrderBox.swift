import ViewTreeInspector
import ViewTreeNumbers

/// A box in the picture of an order: a view that takes part, with the chain of views above it that
/// don't.
struct OrderBox {
  /// The view, or `nil` for the invisible root of several roots.
  var view: ID<InspectedView>?
  /// The box that it's in, which comes before it, or -1 for the first.
  var parent: Int
  /// The views between it and its parent, from the outermost.
  var crumbs: [ID<InspectedView>] = []
  /// The number of its views that take no part.
  var hiddenViews = 0
  /// The modifiers of the key on its view, from the inside out.
  var uses: [Int] = []
  /// The modifiers on its views that are too deep to have boxes.
  var deeperUses: [Int] = []
  /// The reader that builds it from its value.
  var builder: Int?
  /// The output value of its view.
  var carrier: ValueFlow.Carrier?

  /// The outermost view that it represents.
  var top: ID<InspectedView>? { crumbs.first ?? view }
}
