import ViewTreeSyntax

/// The first problem that is found in a record.
struct RecordFault: Error {
  let diagnostic: Diagnostic
}
