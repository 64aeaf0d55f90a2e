import ViewTreeNumbers
import ViewTreeSyntax

/// Texts in quotes, one after another: `"Hello," "world"`.
package struct QuotedTexts: FieldValue {
  package var texts: [String]

  /// Returns `nil` if there are no strings.
  init?(_ texts: [String]?) {
    guard let texts else { return nil }
    self.texts = texts
  }

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    append(to: &writer.output)
  }

  /// Appends the words of a text report.
  func append(to output: inout ByteBuffer) {
    for (place, text) in texts.enumerated() {
      if place > 0 { output.append(UInt8(ascii: " ")) }
      var text = text
      text.withUTF8 { output.append(quoted: $0) }
    }
  }

  package func write(to json: inout JSONRowWriter) {
    json.writer.list(texts.map { .string($0) })
  }

  package static func read(_ line: inout LineReader, _ field: Field) -> QuotedTexts? {
    var texts: [String] = []
    repeat {
      guard let text = line.takeQuoted() else { return nil }
      texts.append(text)
    } while line.takeBeforeQuote(" ")
    return QuotedTexts(texts)
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> QuotedTexts? {
    guard json.tree.kind(node) == .array else { return nil }
    var texts: [String] = []
    for element in json.tree.elements(node) { texts.append(json.plain(element)) }
    return QuotedTexts(texts)
  }
}
