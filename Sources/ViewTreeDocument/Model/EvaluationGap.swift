import ViewTreeSyntax

/// An error in a script that an evaluation skipped, or that ended it.
package struct EvaluationGap: Hashable {
  /// The location of the error.
  package enum Place: Hashable {
    /// The script itself.
    case script
    /// The body of a declared type, which a script with this range called. `nil` for an error that
    /// was found when the body was compiled.
    case body(calledAt: SourceRange?)
    /// A statement of an initializer, or a body that it called. The evaluation went on with the
    /// next statement.
    case initializer
  }

  /// The error.
  package let diagnostic: Diagnostic
  /// The location of the error.
  package let place: Place

  /// The offset of the unknown condition or loop whose views have the error, if one was assumed.
  package var assumption: UInt32?

  /// The error as a warning: the evaluation went on without a value.
  package var warning: Diagnostic {
    var warning = diagnostic
    warning.severity = .warning
    return warning
  }

  /// Creates a gap.
  package init(_ diagnostic: Diagnostic, place: Place = .script) {
    self.diagnostic = diagnostic
    self.place = place
  }
}
