/// The length of a child that can choose it within a range.
public struct LayoutTaken: Equatable, Sendable {
  /// The child.
  public let child: NodeID
  /// Its length.
  public let taken: Double
}
