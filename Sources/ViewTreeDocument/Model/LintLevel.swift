/// What becomes of a lint's findings (docs/lints.md).
public enum LintLevel: String, CaseIterable, Sendable {
  /// They are not told.
  case allow
  /// They are warnings.
  case warn
  /// They are errors.
  case error
}
