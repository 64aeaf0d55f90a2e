/// The amount of detail about a difference.
public enum GoldenDiffStyle: String, CaseIterable, Sendable {
  /// The changes in behavior, then the changed lines.
  case both
  /// Only the changes in behavior.
  case behaviour
  /// Only the changed lines.
  case unified
  /// Neither: one line for each golden file.
  case none
}
