/// What a child answered where it might choose.
public struct LayoutTaken: Equatable, Sendable {
  /// The child.
  public let child: NodeID
  /// Its length.
  public let taken: Double
}
