/// Why a closure ran although it had run in an earlier evaluation (docs/semantics.md, Evaluating
/// again).
public enum PreferenceCause: Hashable, Sendable {
  /// The memory has no entry: its view is new, or no reader asked for it before.
  case new
  /// A variable that it uses has another value. The number is the client's name for the variable.
  case variable(Int)
  /// The source of its anchor is another one.
  case source
  /// The place of its view is another one, its size is, or both are.
  case geometry(moved: Bool, resized: Bool)
  /// The value below it is another one.
  case content
}
