import ViewTreeReport

extension GoldenReport {
  /// The diagnostics from making the reports, in order. A diagnostic of a document appears once for
  /// all its golden files.
  public var distinctMessages: [DiagnosticReport.Part] {
    var messages: [DiagnosticReport.Part] = []
    for result in results {
      for part in result.messages {
        // The golden files of a document are adjacent, so the last few messages are enough.
        let isKnown = messages.suffix(8).contains {
          $0.source?.name == part.source?.name && $0.diagnostics == part.diagnostics
        }
        if !isKnown { messages.append(part) }
      }
    }
    return messages
  }
}
