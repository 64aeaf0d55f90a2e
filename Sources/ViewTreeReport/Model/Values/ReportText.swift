import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSyntax

/// A text of a report. Texts of the document and paths of views aren't copied.
package enum ReportText: FieldValue {
  case none
  case string(String)
  /// A string of the document.
  case node(SyntaxNode.Index)
  /// The path of a view of the record.
  case path(ID<InspectedView>)

  /// The characters of text that was read or created, or `nil` otherwise.
  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  package var isAbsent: Bool { if case .none = self { true } else { false } }

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    switch self {
    case .none: break
    case .string(var text): text.withUTF8 { writer.append(text: $0, field) }
    case .node(let node):
      writer.scope?.inspection.tree.withTextBytes(node) { writer.append(text: $0, field) }
    case .path(let view): writer.append(pathOf: view)
    }
  }

  package func write(to json: inout JSONRowWriter) {
    switch self {
    case .none: json.writer.raw("null")
    case .string(let text): json.writer.string(text)
    case .node(let node):
      json.scope?.inspection.tree.withTextBytes(node) { json.writer.string(utf8: $0) }
    case .path(let view): json.append(pathOf: view)
    }
  }

  package static func read(_ line: inout LineReader, _ field: Field) -> ReportText? {
    line.takeText(field).map { .string(ReportEscape.plain($0)) }
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> ReportText? {
    .string(json.plain(node))
  }
}
