import ViewTreeSyntax

/// The description of a view's changes in a step: parts separated by two spaces, in JSON a list.
package struct DetailWords: FieldValue {
  package var parts: [String] = []

  /// The words of text reports.
  package var words: String { parts.joined(separator: "  ") }

  package var isAbsent: Bool { parts.isEmpty }

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    writer.output.append(words)
  }

  package func write(to json: inout JSONRowWriter) {
    json.writer.list(parts.map { .string($0) })
  }

  package static func read(_ line: inout LineReader, _ field: Field) -> DetailWords? {
    let rest = line.takeRest()
    return rest.isEmpty ? nil : DetailWords(parts: [String(rest)])
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> DetailWords? {
    guard json.tree.kind(node) == .array else { return nil }
    var parts: [String] = []
    for element in json.tree.elements(node) { parts.append(json.plain(element)) }
    return DetailWords(parts: parts)
  }

  package static func == (left: DetailWords, right: DetailWords) -> Bool {
    left.words == right.words
  }
}
