import ViewTreeDocument
import ViewTreeSyntax

extension LintLevel {
  /// The severity of findings at this level, or `nil` if viewtree doesn't report them.
  var severity: Diagnostic.Severity? {
    switch self {
    case .allow: nil
    case .warn: .warning
    case .error: .error
    }
  }
}
