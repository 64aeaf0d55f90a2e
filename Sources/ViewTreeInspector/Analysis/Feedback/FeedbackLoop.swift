import ViewTreeSyntax

/// A path on which a state variable can influence itself (docs/semantics.md, Feedback loops).
public struct FeedbackLoop: Equatable, Sendable {
  /// One element that depends on the previous one, with its source location.
  public struct Hop: Equatable, Sendable {
    /// The kind of the hop.
    public let hop: FeedbackHop
    /// The state variable, the view or the modifier.
    public let syntax: SyntaxNode.Index
  }

  /// The hops, starting with a state variable. The last one leads back to it.
  public let hops: [Hop]

  /// True if it always settles, for any numbers.
  public let settles: Bool

  /// The whole path as text.
  public var words: String { FeedbackHop.words(hops.map(\.hop)) }
}
