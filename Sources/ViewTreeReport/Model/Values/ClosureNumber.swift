import ViewTreeSyntax

/// The number of a closure next to its view, or `-` if it didn't run.
package struct ClosureNumber: FieldValue {
  /// The number, or `nil` if it didn't run.
  package var number: Int?

  /// A closure that ran, or `nil` for a closure that didn't run.
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
    // Lines of unread plain preferences also start with `-`, but no closure has the event
    // `preference`.
    return ahead.take("- preference ") ? nil : ClosureNumber()
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> ClosureNumber? { nil }
}
