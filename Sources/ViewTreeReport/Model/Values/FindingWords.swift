import ViewTreeSyntax

/// The message of a finding and the name of the lint, up to the end of the line:
/// `2 views have the id 'a' [duplicate-id]`.
struct FindingWords: FieldValue {
  var message = ""
  var lint = ""

  var isAbsent: Bool { message.isEmpty && lint.isEmpty }

  func write(to writer: inout TextRowWriter, _ field: Field) {
    writer.output.appendEscapedForTerminal(message)
    guard !lint.isEmpty else { return }
    writer.output.append(" [" as StaticString)
    writer.output.append(lint)
    writer.output.append(UInt8(ascii: "]"))
  }

  /// JSON has the parts as members.
  func write(to json: inout JSONRowWriter) { json.writer.raw("null") }

  static func read(_ line: inout LineReader, _ field: Field) -> FindingWords? {
    let rest = line.takeRest()
    let name = rest.dropLast().reversed().prefix { $0 == "-" || $0.isASCII && $0.isLetter }
    let message = rest.dropLast(name.count + 1)
    guard rest.last == "]", !name.isEmpty, message.hasSuffix(" [") else {
      return FindingWords(message: String(rest))
    }
    return FindingWords(
      message: String(message.dropLast(2)), lint: String(name.reversed()))
  }

  static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> FindingWords? { nil }
}
