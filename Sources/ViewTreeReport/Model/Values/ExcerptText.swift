import ViewTreeSyntax

/// A line of the document, or the line with carets below it: `9 | text`, `  |  ^~~`.
struct ExcerptText: FieldValue {
  var words: String

  func write(to writer: inout TextRowWriter, _ field: Field) { writer.output.append(words) }

  /// JSON has no lines of documents.
  func write(to json: inout JSONRowWriter) { json.writer.raw("null") }

  static func read(_ line: inout LineReader, _ field: Field) -> ExcerptText? {
    let margin = line.rest.drop { $0 == " " || ($0.isASCII && $0.isNumber) }
    return margin.first == "|" ? ExcerptText(words: String(line.takeRest())) : nil
  }

  static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> ExcerptText? { nil }
}
