import ViewTreeSyntax

/// Views, one after another, as paths.
struct ReferenceList: FieldValue {
  var references: [ViewReference] = []

  var isAbsent: Bool { references.isEmpty }

  func write(to writer: inout TextRowWriter, _ field: Field) {}

  func write(to json: inout JSONRowWriter) {
    json.writer.raw("[")
    for (place, reference) in references.enumerated() {
      if place > 0 { json.writer.raw(", ") }
      reference.write(to: &json)
    }
    json.writer.raw("]")
  }

  static func read(_ line: inout LineReader, _ field: Field) -> ReferenceList? { nil }

  static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> ReferenceList? {
    guard json.tree.kind(node) == .array else { return nil }
    var list = ReferenceList()
    for element in json.tree.elements(node) {
      if let reference = ViewReference.read(element, in: json) { list.references.append(reference) }
    }
    return list
  }

  /// Elements with the views that wrote them.
  func given(to lines: RowList<ElementRow>) -> RowList<ElementRow> {
    guard !references.isEmpty, !lines.read.isEmpty else { return lines }
    var result = RowList<ElementRow>()
    for (place, line) in lines.read.enumerated() {
      var line = line
      if place < references.count { line.writer = references[place] }
      result.append(line)
    }
    return result
  }
}

/// A value in JSON, of an array the elements.
struct ElementList: FieldValue {
  var value = RowValue.none
  var lines = RowList<ElementRow>()

  var isAbsent: Bool { value.isAbsent && lines.read.isEmpty }

  func write(to writer: inout TextRowWriter, _ field: Field) {}

  func write(to json: inout JSONRowWriter) { value.write(to: &json) }

  static func read(_ line: inout LineReader, _ field: Field) -> ElementList? { nil }

  static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> ElementList? {
    var list = ElementList()
    let elements = json.list(node)
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
