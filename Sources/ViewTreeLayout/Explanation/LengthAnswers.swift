/// The lengths of a node for other proposals along an axis, in points. `explain` uses them to
/// verify each reason.
public struct LengthAnswers: Sendable, Equatable {
  /// The proposal with which the node was measured. `nil` for an unspecified length.
  public let offer: Double?
  /// Its length for that proposal.
  public let answer: Double
  /// The minimum length: the result for a proposal of 0.
  public let least: Double
  /// Its ideal length: the result for `nil`.
  public let ideal: Double
  /// The maximum length: the result for an infinite proposal.
  public let most: Double
  /// A smaller and a larger proposal near the offer, with their results.
  public let around: [Around]
  /// True if its length along this axis changes with the proposal along the other axis.
  public let followsOtherAxis: Bool

  /// A proposal near the one along the other axis for which this length is another. `nil` if none is.
  public let across: Across?

  /// A proposal along the other axis, another one near it, and the length for the latter.
  public struct Across: Sendable, Equatable {
    /// The proposed length along the other axis.
    public let offer: Double
    /// The other proposal that was tried.
    public let tried: Double
    /// The length along this axis for that proposal.
    public let answer: Double
  }

  /// A proposal near the offer, and its result.
  public struct Around: Sendable, Equatable {
    /// The proposed length.
    public let offer: Double
    /// The resulting length.
    public let answer: Double
  }

  /// True if a node can't be shorter than it is, so that its offer doesn't set its length.
  var isLeast: Bool {
    answer > 0
      && ([least] + around.filter { $0.offer < offer ?? 0 }.map(\.answer))
        .allSatisfy { LayoutTree.isSame($0, answer) }
  }

  /// All results, starting with the result for the offer.
  public var all: [Double] { [answer, least, ideal, most] + around.map(\.answer) }
}
