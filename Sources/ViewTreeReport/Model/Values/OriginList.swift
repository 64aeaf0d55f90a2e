import ViewTreeInspector
import ViewTreeSyntax

/// Where the parts of a value came from, one after another.
struct OriginList: FieldValue {
  var origins: [ValueOrigin] = []

  var isAbsent: Bool { origins.isEmpty }

  func write(to writer: inout TextRowWriter, _ field: Field) {}

  func write(to json: inout JSONRowWriter) {
    json.writer.raw("[")
    for (place, origin) in origins.enumerated() {
      if place > 0 { json.writer.raw(", ") }
      origin.write(to: &json)
    }
    json.writer.raw("]")
  }

  static func read(_ line: inout LineReader, _ field: Field) -> OriginList? { nil }

  static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> OriginList? {
    guard json.tree.kind(node) == .array else { return nil }
    var list = OriginList()
    for element in json.tree.elements(node) {
      list.origins.append(ValueOrigin.read(element, in: json) ?? .unknown)
    }
    return list
  }

  /// Parts of a value with where they came from.
  func given(to lines: RowList<ElementRow>) -> RowList<ElementRow> {
    guard !origins.isEmpty, !lines.read.isEmpty else { return lines }
    var result = RowList<ElementRow>()
    for (place, line) in lines.read.enumerated() {
      var line = line
      if place < origins.count { line.origin = origins[place] }
      result.append(line)
    }
    return result
  }
}
