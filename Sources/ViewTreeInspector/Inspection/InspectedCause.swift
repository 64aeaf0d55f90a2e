/// The reason why a closure ran again although it had run before (docs/explanation/updates.md,
/// Evaluating again).
public enum InspectedCause: Equatable, Sendable {
  /// Its view is new, or no reader had requested it.
  case new
  /// A variable that it uses has another value.
  case variable(String)
  /// The source of its anchor changed.
  case source
  /// Its view has another position, another size, or both.
  case geometry(moved: Bool, resized: Bool)
  /// The value below it changed.
  case content
}
