/// The level of a lint, which decides how its findings are reported
/// (docs/reference/lints/README.md).
public enum LintLevel: String, CaseIterable, Sendable {
  /// Findings aren't reported.
  case allow
  /// They are warnings.
  case warn
  /// They are errors.
  case error
}
