import ViewTreeSyntax

/// The severity of a finding: `warning:` in text.
package struct FindingLevel: FieldValue {
  package var severity: Diagnostic.Severity
  var hasColor = false

  static let all: [Diagnostic.Severity] = [.error, .warning, .note]

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    DiagnosticRenderer.writeLabel(severity, color: hasColor, to: &writer.output)
  }

  package func write(to json: inout JSONRowWriter) { json.writer.string(severity.rawValue) }

  package static func read(_ line: inout LineReader, _ field: Field) -> FindingLevel? {
    var ahead = line
    guard let word = ahead.takeWord(), ahead.take(":"),
      let severity = Diagnostic.Severity(rawValue: String(word))
    else { return nil }
    line = ahead
    return FindingLevel(severity: severity)
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> FindingLevel? {
    Diagnostic.Severity(rawValue: json.plain(node)).map { FindingLevel(severity: $0) }
  }

  package static func == (left: FindingLevel, right: FindingLevel) -> Bool {
    left.severity == right.severity
  }
}
