import ViewTreeSyntax

/// Why an evaluation could not be finished: a problem of the document.
struct EvaluationError: Error {
  let diagnostic: Diagnostic
}
