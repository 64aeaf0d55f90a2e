import ViewTreeSyntax

/// A way on which a state variable may come back to itself (docs/semantics.md, Feedback loops).
public struct FeedbackLoop: Equatable, Sendable {
  /// One thing that depends on the one before it, and where it stands in the document.
  public struct Hop: Equatable, Sendable {
    /// The kind of the hop.
    public let hop: FeedbackHop
    /// The state variable, the view or the modifier.
    public let syntax: SyntaxNode.Index
  }

  /// The hops, a state variable first; the last one leads back to it.
  public let hops: [Hop]

  /// True if it always settles, for any numbers.
  public let settles: Bool

  /// The whole way in words.
  public var words: String { FeedbackHop.words(hops.map(\.hop)) }
}
