/// Uses of one component in which the same view was resized or moved.
public struct ResizedComponent: Hashable, Sendable {
  /// The component, with the way from it to the view: `Card/VStack`.
  public let name: String
  /// The first few of the views.
  public let views: [BehaviourView]
  /// Their changes.
  public let layouts: [BehaviourLayout]
  /// The change of the last view.
  public let last: BehaviourLayout?
  /// The number of uses.
  public let count: Int
  /// By how much the view grew, if that is the same in all uses.
  public let growth: Growth?
  /// The number of views in them that moved with them.
  public let along: Int

  /// A growth, in points.
  public struct Growth: Hashable, Sendable {
    /// The growth of the width.
    public let width: Double
    /// The growth of the height.
    public let height: Double
  }
}
