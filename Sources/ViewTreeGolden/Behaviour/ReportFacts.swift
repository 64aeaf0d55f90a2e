/// What a report says, fact by fact.
struct ReportFacts: Equatable {
  /// The name of the document.
  var name = ""
  /// What was evaluated first, and what each step came to.
  var evaluations: [EvaluationFacts] = [EvaluationFacts()]
}

extension ReportFacts {
  /// Reads a report in the language that it is written in.
  static func read(_ bytes: [UInt8], command: String) -> ReportFacts {
    let first = bytes.first { $0 > 0x20 }
    if first == UInt8(ascii: "{"), let facts = ReportJSONReader.read(bytes) { return facts }
    return ReportTextReader.read(bytes, command: command)
  }
}
