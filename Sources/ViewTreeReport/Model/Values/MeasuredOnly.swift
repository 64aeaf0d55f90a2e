import ViewTreeSyntax

/// The marker of a view that isn't shown.
package struct MeasuredOnly: FieldValue {
  package var isUnshown = false

  package var isAbsent: Bool { !isUnshown }

  package func write(to writer: inout TextRowWriter, _ field: Field) {}

  package func write(to json: inout JSONRowWriter) { json.writer.boolean(false) }

  package static func read(_ line: inout LineReader, _ field: Field) -> MeasuredOnly? {
    MeasuredOnly(isUnshown: true)
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> MeasuredOnly? {
    MeasuredOnly(isUnshown: json.tree.kind(node) == .false)
  }
}
