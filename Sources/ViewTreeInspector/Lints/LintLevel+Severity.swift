import ViewTreeDocument
import ViewTreeSyntax

extension LintLevel {
  /// What findings of a lint of this level are; `nil` if they are not told.
  var severity: Diagnostic.Severity? {
    switch self {
    case .allow: nil
    case .warn: .warning
    case .error: .error
    }
  }
}
