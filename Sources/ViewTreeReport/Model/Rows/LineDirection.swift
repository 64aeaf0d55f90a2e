import ViewTreeInspector
import ViewTreeScript
import ViewTreeSyntax

/// The layout direction, which is omitted for left-to-right.
package struct LineDirection: FieldValue {
  var isRightToLeft = false

  package var isAbsent: Bool { !isRightToLeft }

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    writer.output.append("right to left" as StaticString)
  }

  package func write(to json: inout JSONRowWriter) { json.writer.string("rightToLeft") }

  package static func read(_ line: inout LineReader, _ field: Field) -> LineDirection? {
    line.take("right to left") ? LineDirection(isRightToLeft: true) : nil
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> LineDirection? {
    LineDirection(isRightToLeft: json.plain(node) == "rightToLeft")
  }
}
