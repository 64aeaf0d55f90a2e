import ViewTreeSyntax

/// The suggestion of a finding: `help: remove it` in text.
package struct FindingHelp: FieldValue {
  package var text: String
  var hasColor = false

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    DiagnosticRenderer.writeHelpLabel(color: hasColor, to: &writer.output)
    writer.output.append(UInt8(ascii: " "))
    writer.output.appendEscapedForTerminal(text)
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
