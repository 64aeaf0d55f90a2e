import ViewTreeSyntax

/// The reason why an evaluation couldn't be finished: a problem of the document.
struct EvaluationError: Error {
  let diagnostic: Diagnostic
}
