/// The answers of a node to other proposals along one axis, in points. They are the evidence for
/// each statement about its length.
public struct LengthAnswers: Sendable, Equatable {
  /// The proposal with which the node was measured. `nil` for an unspecified length.
  public let offer: Double?
  /// Its answer to that proposal.
  public let answer: Double
  /// Its least length: the answer to 0.
  public let least: Double
  /// Its ideal length: the answer to nil.
  public let ideal: Double
  /// Its greatest length: the answer to infinity.
  public let most: Double
  /// The proposals around the offer, one below and one above, with the answers to them.
  public let around: [Around]
  /// True if its length along this axis changes with the proposal along the other axis.
  public let followsOtherAxis: Bool

  /// A proposal near the offer, and the answer to it.
  public struct Around: Sendable, Equatable {
    /// The proposed length.
    public let offer: Double
    /// The answer.
    public let answer: Double
  }

  /// All answers, the one to the offer first.
  public var all: [Double] { [answer, least, ideal, most] + around.map(\.answer) }
}
