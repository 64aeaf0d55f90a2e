import ViewTreeSyntax

/// The marker that a view was measured and is not shown.
package struct Unshown: FieldValue {
  package var isUnshown = false

  package var isAbsent: Bool { !isUnshown }

  package func write(to writer: inout TextRowWriter, _ field: Field) {}

  package func write(to json: inout JSONRowWriter) { json.writer.boolean(false) }

  package static func read(_ line: inout LineReader, _ field: Field) -> Unshown? {
    Unshown(isUnshown: true)
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> Unshown? {
    Unshown(isUnshown: json.tree.kind(node) == .false)
  }
}
