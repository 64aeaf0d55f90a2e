/// The views of a container that are in another order.
public struct ReorderedViews: Hashable, Sendable {
  /// The ids, texts, or old indices of the first few views in the new order.
  public let names: [String]
  /// True if `names` are old indices, from 0, because the views have no names.
  public let arePlaces: Bool
  /// The number of views in another order.
  public let count: Int
  /// The number of views in the container.
  public let total: Int
}
