import ViewTreeSyntax

/// The number of a pass: JSON always has it, text where there is more than one.
package struct PassNumber: FieldValue {
  /// The pass, or `nil` if the row doesn't show it.
  package var number: Int?
  /// True if there is more than one pass.
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
