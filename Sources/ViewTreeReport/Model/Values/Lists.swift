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

/// The number of a pass: JSON always has it, text where there is more than one.
package struct PassNumber: FieldValue {
  /// The pass; `nil` where a reader is to see none.
  package var number: Int?
  /// Whether there is more than one.
  var isOneOfMany = false

  package var isAbsent: Bool { number == nil }
  package var isAbsentInText: Bool { !isOneOfMany || isAbsent }

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    if let number { writer.output.append(number) }
  }

  package func write(to json: inout JSONRowWriter) { json.writer.integer(number ?? 1) }

  package static func read(_ line: inout LineReader, _ field: Field) -> PassNumber? {
    line.takeInteger().map { PassNumber(number: $0, isOneOfMany: true) }
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> PassNumber? {
    PassNumber(number: json.hasPasses ? json.tree.integer(node) : nil, isOneOfMany: json.hasPasses)
  }

  package static func == (left: PassNumber, right: PassNumber) -> Bool {
    left.number == right.number
  }
}
