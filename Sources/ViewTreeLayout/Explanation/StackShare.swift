/// The proposal of a stack to one child, and the length that the child took.
public struct StackShare: Equatable, Sendable {
  /// The child.
  public let child: NodeID
  /// The child's layout priority.
  public let priority: Double
  /// The child's minimum length.
  public let minimum: Double
  /// The maximum length minus the minimum length. Infinite for a child without a limit.
  public let flexibility: Double
  /// The length left to share at the child's turn.
  public let available: Double
  /// The number of children that share that length.
  public let sharers: Int
  /// The length proposed to the child.
  public let offered: Double
  /// The length that the child took.
  public let taken: Double
}
