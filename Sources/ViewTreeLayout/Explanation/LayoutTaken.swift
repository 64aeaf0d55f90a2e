/// The length of a child that can choose it within a range.
public struct LayoutTaken: Equatable, Sendable {
  /// The child.
  public let child: NodeID
  /// The length of the child.
  public let taken: Double
}
