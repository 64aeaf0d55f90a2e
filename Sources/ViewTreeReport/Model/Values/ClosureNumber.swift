import ViewTreeSyntax

/// The number of a closure next to its view, or `-` if it did not run.
package struct ClosureNumber: FieldValue {
  /// The number, or `nil` if it did not run.
  package var number: Int?

  /// One that ran, or with `nil` one that did not.
  package init(number: Int? = nil) { self.number = number }

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    if let number {
      writer.output.append(number)
    } else {
      writer.output.append("-" as StaticString)
    }
  }

  /// The tree of `order` is in text only.
  package func write(to json: inout JSONRowWriter) { json.writer.raw("null") }

  package static func read(_ line: inout LineReader, _ field: Field) -> ClosureNumber? {
    if let number = line.takeInteger() { return ClosureNumber(number: number) }
    var ahead = line
    guard line.take("-") else { return nil }
    // A value that nobody got looks alike, but no closure is called so.
    return ahead.take("- preference ") ? nil : ClosureNumber()
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> ClosureNumber? { nil }
}
