/// Why a closure ran although it had run before (docs/semantics.md, Evaluating again).
public enum InspectedCause: Equatable, Sendable {
  /// Its view is new, or no reader had asked for it.
  case new
  /// A variable that it uses has another value.
  case variable(String)
  /// The source of its anchor is another one.
  case source
  /// Its view has another position, another size, or both.
  case geometry(moved: Bool, resized: Bool)
  /// The value below it is another one.
  case content
}
