import ViewTreeSyntax

/// One text in quotes.
package struct QuotedText: FieldValue {
  package var text: String

  /// Returns `nil` if there is no text.
  init?(_ text: String?) {
    guard let text else { return nil }
    self.text = text
  }

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    var text = text
    text.withUTF8 { writer.output.append(quoted: $0) }
  }

  package func write(to json: inout JSONRowWriter) { json.writer.string(text) }

  package static func read(_ line: inout LineReader, _ field: Field) -> QuotedText? {
    line.takeQuoted().flatMap { QuotedText($0) }
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> QuotedText? {
    QuotedText(json.plain(node))
  }
}
