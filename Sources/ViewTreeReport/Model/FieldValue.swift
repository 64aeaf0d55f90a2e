import ViewTreeSyntax

/// A kind of value that a row may have: how each form writes and reads it.
package protocol FieldValue: Equatable {
  /// True if there is no value.
  var isAbsent: Bool { get }
  /// True if there is no value in text.
  var isAbsentInText: Bool { get }
  /// Writes the value into a line of text.
  func write(to writer: inout TextRowWriter, _ field: Field)
  /// Writes the value of a member.
  func write(to json: inout JSONRowWriter)
  /// Reads the value from the start of the rest of a line, or returns `nil` if the rest doesn't
  /// match.
  static func read(_ line: inout LineReader, _ field: Field) -> Self?
  /// Reads the value of a member, or `nil` if it's of another kind.
  static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> Self?
}

extension FieldValue {
  package var isAbsent: Bool { false }
  package var isAbsentInText: Bool { isAbsent }
}

extension Optional: FieldValue where Wrapped: FieldValue {
  package var isAbsent: Bool { self?.isAbsent ?? true }
  package var isAbsentInText: Bool { self?.isAbsentInText ?? true }

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    self?.write(to: &writer, field)
  }

  package func write(to json: inout JSONRowWriter) {
    if let self { self.write(to: &json) } else { json.writer.raw("null") }
  }

  package static func read(_ line: inout LineReader, _ field: Field) -> Wrapped?? {
    Wrapped.read(&line, field).map { $0 }
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> Wrapped?? {
    Wrapped.read(node, in: json).map { $0 }
  }
}
