import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSyntax

/// The name of a view or of a modifier: a word, or empty if there is none. A name of an inspection
/// isn't copied.
package enum RowName: FieldValue {
  case read(String)
  /// An index in `InspectionNames.views`.
  case view(ID<InspectionNames.View>)
  /// An index in `InspectionNames.modifiers`.
  case modifier(ID<InspectionNames.Modifier>)

  /// The characters of a name that was read, empty for any other.
  package var text: String { if case .read(let text) = self { text } else { "" } }

  package var isAbsent: Bool { if case .read(let text) = self { text.isEmpty } else { false } }

  private func text(_ scope: ReportScope?) -> String {
    switch self {
    case .read(let text): text
    case .view(let name): scope?.inspection.names.views[name] ?? ""
    case .modifier(let name): scope?.inspection.names.modifiers[name] ?? ""
    }
  }

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    text(writer.scope).write(to: &writer, field)
  }

  package func write(to json: inout JSONRowWriter) { text(json.scope).write(to: &json) }

  package static func read(_ line: inout LineReader, _ field: Field) -> RowName? {
    String.read(&line, field).map { .read($0) }
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> RowName? {
    String.read(node, in: json).map { .read($0) }
  }
}
