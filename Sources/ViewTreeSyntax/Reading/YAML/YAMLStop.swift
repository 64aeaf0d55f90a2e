/// The error at which reading ends.
struct YAMLStop: Error {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}
