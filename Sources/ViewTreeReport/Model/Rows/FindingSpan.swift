import ViewTreeSyntax

/// The range of a finding in a document: the positions of its start and end, from 1. Text has the
/// start only.
package struct FindingSpan: Equatable {
  package var line: Int?
  package var column: Int?
  var endLine: Int?
  var endColumn: Int?

  init() {}

  init(_ range: SourceRange, _ lines: LineTable) {
    let (start, end) = (lines.position(at: range.start), lines.position(at: range.end))
    (line, column) = (start.line, start.column)
    (endLine, endColumn) = (end.line, end.column)
  }

  /// The start.
  var start: SourcePosition? {
    get {
      guard let line, let column else { return nil }
      return SourcePosition(line: line, column: column)
    }
    set { (line, column) = (newValue?.line, newValue?.column) }
  }

  /// The members of JSON.
  mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.json("line"), &line)
    fields.field(.json("column"), &column)
    fields.field(.json("endLine"), &endLine)
    fields.field(.json("endColumn"), &endColumn)
  }
}
