/// Why a closure ran although it had run in an earlier evaluation (docs/semantics.md, Evaluating
/// again).
public enum PreferenceCause: Hashable, Sendable {
  /// Nothing is remembered of it: its view is new, or nobody asked for it before.
  case new
  /// A variable that it uses has another value; the number is the client's name for it.
  case variable(Int)
  /// The source of its anchor is another one.
  case source
  /// The place of its view is another one, its size is, or both are.
  case geometry(moved: Bool, resized: Bool)
  /// The value below it is another one.
  case content
}
