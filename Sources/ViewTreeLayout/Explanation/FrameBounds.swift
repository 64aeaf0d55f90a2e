/// The bounds of a flexible frame on one axis, and the resulting lengths.
public struct FrameBounds: Equatable, Sendable {
  /// The minimum length, if one is set.
  public let minimum: Double?
  /// The length if none is proposed, if one is set.
  public let ideal: Double?
  /// The maximum length, if one is set.
  public let maximum: Double?
  /// The proposal to the frame.
  public let proposed: Double?
  /// The frame's proposal to its child.
  public let offered: Double?
  /// The child's length.
  public let child: Double
  /// The frame's length.
  public let length: Double
}
