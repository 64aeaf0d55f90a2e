/// The level of a lint, which decides how its findings are reported (docs/lints.md).
public enum LintLevel: String, CaseIterable, Sendable {
  /// They are not told.
  case allow
  /// They are warnings.
  case warn
  /// They are errors.
  case error
}
