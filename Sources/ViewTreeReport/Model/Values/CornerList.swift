import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// The corners of a view that is turned: `50 0, 100 50, 50 100, 0 50`.
package struct CornerList: FieldValue {
  package var corners: [Point]

  /// No corners for a view that is upright.
  init?(_ corners: [Point]?) {
    guard let corners else { return nil }
    self.corners = corners
  }

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    append(to: &writer.output)
  }

  /// Appends the words of a text report.
  func append(to output: inout ByteBuffer) {
    for (place, corner) in corners.enumerated() {
      if place > 0 { output.append(", " as StaticString) }
      output.append(corner.x)
      output.append(UInt8(ascii: " "))
      output.append(corner.y)
    }
  }

  package func write(to json: inout JSONRowWriter) {
    json.writer.raw("[")
    for (place, corner) in corners.enumerated() {
      if place > 0 { json.writer.raw(", ") }
      json.writer.point(corner)
    }
    json.writer.raw("]")
  }

  package static func read(_ line: inout LineReader, _ field: Field) -> CornerList? {
    var corners: [Point] = []
    repeat {
      guard let corner = Point.read(&line, field) else { return nil }
      corners.append(corner)
    } while line.take(", ")
    return CornerList(corners)
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> CornerList? {
    guard json.tree.kind(node) == .array else { return nil }
    var corners: [Point] = []
    for element in json.tree.elements(node) {
      if let corner = Point.read(element, in: json) { corners.append(corner) }
    }
    return CornerList(corners)
  }
}
