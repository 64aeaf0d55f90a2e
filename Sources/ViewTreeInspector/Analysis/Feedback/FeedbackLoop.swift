import ViewTreeScript
import ViewTreeSyntax

/// A path on which a state variable influences itself, as observed in passes
/// (docs/explanation/updates.md, Feedback loops).
public struct FeedbackLoop {
  /// An element that depends on the previous element, with its source location.
  public struct Hop: Equatable, Sendable {
    /// The kind of the hop.
    public let hop: FeedbackHop
    /// The state variable, the view, the modifier, or the script.
    public let syntax: SyntaxNode.Index
  }

  /// The hops, starting with a state variable. The last hop leads back to it.
  public internal(set) var hops: [Hop]
  /// True if the variable settled after each change that viewtree tried.
  public let settles: Bool
  /// The values of the variable that viewtree observed, in order. Empty for loops that settle.
  let values: [Value]
  /// The modifier or the view whose arguments read the variable, if it changes the measured view.
  var cause: SyntaxNode.Index?

  /// The whole path as text.
  public var words: String { FeedbackHop.words(hops.map(\.hop)) }
}
