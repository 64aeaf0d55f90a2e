import ViewTreeNumbers

/// What a report says, fact by fact.
package struct ReportFacts: Equatable {
  /// The name of the document.
  package var name = ""
  /// What was evaluated first, and what each step came to.
  package var evaluations: [EvaluationFacts] = [EvaluationFacts()]
  /// Whether it is written for programs.
  package var isJSON = false

  /// Reads a report in the language that it is written in; `command` is the one that made it.
  package static func read(_ bytes: [UInt8], command: String) -> ReportFacts {
    let first = bytes.first { $0 > 0x20 }
    if first == UInt8(ascii: "{"), let facts = JSONReportReader.read(bytes) { return facts }
    return TextReportReader.read(bytes, command: command)
  }
}
