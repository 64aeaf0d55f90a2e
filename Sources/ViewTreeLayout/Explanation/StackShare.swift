/// What a stack offered one child, and what the child took.
public struct StackShare: Equatable, Sendable {
  /// The child.
  public let child: NodeID
  /// The child's layout priority.
  public let priority: Double
  /// The child's least length.
  public let minimum: Double
  /// How much longer the child can get; infinite for one without a limit.
  public let flexibility: Double
  /// What was left to share when the child's turn came.
  public let available: Double
  /// How many children shared that.
  public let sharers: Int
  /// What the child was offered.
  public let offered: Double
  /// What the child took.
  public let taken: Double
}
