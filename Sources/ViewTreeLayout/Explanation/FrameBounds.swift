/// The bounds of a flexible frame on one axis and what came of them.
public struct FrameBounds: Equatable, Sendable {
  /// The least length, if one is set.
  public let minimum: Double?
  /// The length where none is proposed, if one is set.
  public let ideal: Double?
  /// The greatest length, if one is set.
  public let maximum: Double?
  /// What the frame was proposed.
  public let proposed: Double?
  /// What the frame proposed its child.
  public let offered: Double?
  /// What the child answered.
  public let child: Double
  /// What the frame answered.
  public let length: Double
}
