import ViewTreeNumbers

/// The facts of a report.
package struct ReportFacts: Equatable {
  /// The name of the document.
  package var name = ""
  /// The first evaluation, and those of the steps.
  package var evaluations: [EvaluationFacts] = [EvaluationFacts()]
  /// True if it is JSON.
  package var isJSON = false

  /// Reads a report in its own format. `command` is the command that made it.
  package static func read(_ bytes: [UInt8], command: String) -> ReportFacts {
    let first = bytes.first { $0 > 0x20 }
    if first == UInt8(ascii: "{"), let facts = JSONReportReader.read(bytes) { return facts }
    return TextReportReader.read(bytes, command: command)
  }
}
