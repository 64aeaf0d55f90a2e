import ViewTreeSyntax

/// What is wrong with a record, as the first thing that is found.
struct RecordFault: Error {
  let diagnostic: Diagnostic
}
