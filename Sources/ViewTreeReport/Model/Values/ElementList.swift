import ViewTreeSyntax

/// A value in JSON, of an array the elements.
struct ElementList: FieldValue {
  var value = RowValue.none
  var lines = RowList<ElementRow>()
  /// The entries of a dictionary that was read.
  var entries: [String] = []

  var isAbsent: Bool { value.isAbsent && lines.read.isEmpty }

  func write(to writer: inout TextRowWriter, _ field: Field) {}

  func write(to json: inout JSONRowWriter) { value.write(to: &json) }

  static func read(_ line: inout LineReader, _ field: Field) -> ElementList? { nil }

  static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> ElementList? {
    var list = ElementList()
    let elements = json.list(node)
    list.entries = json.entries(node)
    for text in elements.isEmpty ? [json.value(node)] : elements {
      var row = ElementRow()
      row.value = .read(text)
      list.lines.append(row)
    }
    return list
  }
}
