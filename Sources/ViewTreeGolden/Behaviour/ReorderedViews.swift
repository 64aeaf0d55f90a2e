/// The views of a container that are in another order.
public struct ReorderedViews: Hashable, Sendable {
  /// The first few in the new order: their ids or texts, or their places before.
  public let names: [String]
  /// True if `names` are places before, from 0, because the views have no names.
  public let arePlaces: Bool
  /// The number of views in another order.
  public let count: Int
  /// The number of views in the container.
  public let total: Int
}
