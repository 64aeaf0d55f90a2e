/// A child of `ViewThatFits` that was tried.
public struct LayoutCandidate: Equatable, Sendable {
  /// The child.
  public let child: NodeID
  /// The ideal size.
  public let ideal: Size
  /// The axis on which it is longer than proposed. `nil` if it fits.
  public let tooLong: Axis?
  /// The proposed length on that axis.
  public let limit: Double?
  /// True if the candidate is placed: the first that fits, or the last if none does.
  public let isChosen: Bool
}
