import ViewTreeNumbers
import ViewTreeSyntax

/// Text has `12` or `Row.swift:12`. JSON has the number, or that text if there are several files.
extension SourceLine: FieldValue {
  package func write(to writer: inout TextRowWriter, _ field: Field) {
    if file == nil { writer.output.append(number) } else { writer.output.append(description) }
  }

  package func write(to json: inout JSONRowWriter) {
    if let file { json.writer.string("\(file):\(number)") } else { json.writer.integer(number) }
  }

  package static func read(_ line: inout LineReader, _ field: Field) -> SourceLine? {
    var ahead = line
    if let file = ahead.takeWord(), ahead.take(":"), let number = ahead.takeInteger(),
      file.contains(where: { !$0.isNumber })
    {
      line = ahead
      return SourceLine(number, of: String(file))
    }
    return line.takeInteger().map { SourceLine($0) }
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> SourceLine? {
    if json.tree.kind(node) == .string {
      let text = json.tree.text(node)
      guard let colon = text.lastIndex(of: ":"),
        let number = Int(text[text.index(after: colon)...])
      else { return nil }
      return SourceLine(number, of: String(text[..<colon]))
    }
    return json.tree.integer(node).map { SourceLine($0) }
  }
}
