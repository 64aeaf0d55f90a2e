import ViewTreeLayout
import ViewTreeSyntax

/// A word: a name without spaces. Empty if there is none.
extension String: FieldValue {
  package var isAbsent: Bool { isEmpty }

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    var text = self
    let isWritten = text.withUTF8 { text in
      guard TerminalBytes.isPlain(text) else { return false }
      writer.output.append(contentsOf: text)
      return true
    }
    if !isWritten { writer.output.appendEscapedForTerminal(self) }
  }

  package func write(to json: inout JSONRowWriter) { json.writer.string(self) }

  package static func read(_ line: inout LineReader, _ field: Field) -> String? {
    line.takeWord().map(String.init)
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> String? {
    json.plain(node)
  }
}

extension Int: FieldValue {
  package func write(to writer: inout TextRowWriter, _ field: Field) { writer.output.append(self) }

  package func write(to json: inout JSONRowWriter) { json.writer.integer(self) }

  package static func read(_ line: inout LineReader, _ field: Field) -> Int? { line.takeInteger() }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> Int? {
    json.tree.integer(node)
  }
}

extension Double: FieldValue {
  package func write(to writer: inout TextRowWriter, _ field: Field) { writer.output.append(self) }

  package func write(to json: inout JSONRowWriter) { json.writer.number(self) }

  package static func read(_ line: inout LineReader, _ field: Field) -> Double? {
    line.takeNumber()
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> Double? {
    json.number(node)
  }
}

/// A fact that is shown only if it's true. Text has it as words.
extension Bool: FieldValue {
  package var isAbsent: Bool { !self }

  package func write(to writer: inout TextRowWriter, _ field: Field) {}

  package func write(to json: inout JSONRowWriter) { json.writer.boolean(self) }

  package static func read(_ line: inout LineReader, _ field: Field) -> Bool? { true }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> Bool? {
    json.tree.kind(node) == .true
  }
}

/// A length that may be left open, as in a proposal.
struct Length: FieldValue {
  var value: Double?

  func write(to writer: inout TextRowWriter, _ field: Field) {
    switch value {
    case nil: writer.output.append("nil" as StaticString)
    case .infinity?: writer.output.append("inf" as StaticString)
    case let length?: writer.output.append(length)
    }
  }

  func write(to json: inout JSONRowWriter) { json.writer.length(value) }

  static func read(_ line: inout LineReader, _ field: Field) -> Length? {
    if line.take("nil") { return Length(value: nil) }
    return line.takeNumber().map { Length(value: $0) }
  }

  static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> Length? {
    Length(value: json.number(node))
  }
}
