/// The reason why a closure ran again although it had run in an earlier evaluation
/// (docs/explanation/updates.md, Evaluating again).
public enum PreferenceCause: Hashable, Sendable {
  /// The memory has no entry: its view is new, or no reader requested it before.
  case new
  /// A variable that it uses has another value. The number is the client's name for the variable.
  case variable(Int)
  /// The source of its anchor changed.
  case source
  /// The position or the size of its view changed.
  case geometry(moved: Bool, resized: Bool)
  /// The value below it changed.
  case content
}
