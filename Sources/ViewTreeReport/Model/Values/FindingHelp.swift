import ViewTreeSyntax

/// The way out of a finding: `help: remove it` in text.
package struct FindingHelp: FieldValue {
  package var text: String
  var hasColor = false

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    writer.output.append(DiagnosticRenderer.helpLabel(color: hasColor) + " ")
    writer.output.append(TerminalText.escaped(text))
  }

  package func write(to json: inout JSONRowWriter) { json.writer.string(text) }

  package static func read(_ line: inout LineReader, _ field: Field) -> FindingHelp? {
    line.take("help: ") ? FindingHelp(text: String(line.takeRest())) : nil
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> FindingHelp? {
    FindingHelp(text: json.plain(node))
  }

  package static func == (left: FindingHelp, right: FindingHelp) -> Bool { left.text == right.text }
}
