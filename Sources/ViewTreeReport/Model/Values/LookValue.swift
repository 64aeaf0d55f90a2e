import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSyntax

/// An argument about the appearance of a view, which only JSON has.
package enum LookValue: FieldValue {
  case none
  /// The index of the argument in `Inspection.lookArguments`.
  case recorded(ID<InspectedArgument>)
  /// The value as read from a text report.
  case read(String)

  package var isAbsent: Bool { if case .none = self { true } else { false } }

  package func write(to writer: inout TextRowWriter, _ field: Field) {}

  package func write(to json: inout JSONRowWriter) {
    guard case .recorded(let place) = self, let inspection = json.scope?.inspection else {
      return json.writer.raw("null")
    }
    LookJSON(inspection: inspection)
      .write(inspection.lookArguments[place].value, to: &json.writer)
  }

  package static func read(_ line: inout LineReader, _ field: Field) -> LookValue? { nil }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> LookValue? {
    .read(json.value(node))
  }
}
