import ViewTreeReport

extension GoldenReport {
  /// What was said while reports were made, in order; what a document was told for several golden
  /// files stands once.
  public var distinctMessages: [DiagnosticReport.Part] {
    var messages: [DiagnosticReport.Part] = []
    for result in results {
      for part in result.messages {
        // The golden files of a document stand together.
        let isKnown = messages.suffix(8).contains {
          $0.source?.name == part.source?.name && $0.diagnostics == part.diagnostics
        }
        if !isKnown { messages.append(part) }
      }
    }
    return messages
  }
}
