import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSyntax

/// Writes rows as objects.
package struct JSONRowWriter: RowVisitor {
  var writer: JSONWriter
  package var scope: ReportScope? { didSet { paths = scope.map { PathWriter($0.inspection) } } }
  /// The paths of the views that rows name.
  private var paths: PathWriter?
  /// The layout of the current object's members.
  private var style = Style.line
  private var isFirst = true

  private enum Style {
    /// All on one line.
    case line
    /// A line for each.
    case lines
    /// One only: the first fact is its name, the second its value.
    case member
  }

  init(_ writer: JSONWriter, scope: ReportScope?) {
    self.writer = writer
    self.scope = scope
    paths = scope.map { PathWriter($0.inspection) }
  }

  /// An element of a list that is open, on one line or with a line for each of its members.
  mutating func writeElement(_ row: inout some ReportRow, _ hasLines: Bool) {
    writer.element()
    guard hasLines else { return write(&row) }
    writer.openObject()
    writeMembers(of: &row)
    writer.closeObject()
  }

  /// An object on one line.
  mutating func write(_ row: inout some ReportRow) {
    let (outer, wasFirst) = (style, isFirst)
    (style, isFirst) = (.line, true)
    writer.raw("{ ")
    row.visit(&self)
    writer.raw(" }")
    (style, isFirst) = (outer, wasFirst)
  }

  /// The members of an object that is open, a line for each.
  mutating func writeMembers(of row: inout some ReportRow) {
    style = .lines
    row.visit(&self)
  }

  /// A member of an object that is open.
  mutating func writeMember(_ row: inout some ReportRow) {
    (style, isFirst) = (.member, true)
    row.visit(&self)
  }

  /// Writes the path of a view: identifiers, which need no escapes.
  mutating func append(pathOf view: ID<InspectedView>) {
    writer.raw("\"")
    paths?.append(pathOf: view, to: &writer.output)
    writer.raw("\"")
  }

  /// Writes the name of a member, with the separator after the previous member.
  private mutating func begin(_ key: StaticString) {
    switch style {
    case .lines: writer.key(key)
    case .line: writer.output.append(isFirst ? "\"" : ", \"", key, "\": ")
    case .member:
      if isFirst { writer.element() } else { writer.raw(": ") }
    }
    isFirst = false
  }

  // MARK: - Facts

  package mutating func mark(_ text: StaticString) {}

  package mutating func indentation(_ depth: inout Int, limit: Int) {}

  @inline(__always)
  package mutating func field<Value: FieldValue>(_ field: Field, _ value: inout Value) {
    guard let key = field.key, field.isNullable || !value.isAbsent else { return }
    begin(key)
    value.write(to: &self)
  }

  package mutating func words(
    _ field: Field, _ words: inout ReportText, _ make: (inout MessageBuilder) -> Void
  ) {}

  package mutating func part<Row: ReportRow>(_ field: Field, _ row: inout Row?) {
    guard let key = field.key, var part = row else { return }
    begin(key)
    write(&part)
  }

  package mutating func rows<Row: ReportRow>(_ field: Field, _ rows: inout RowList<Row>) {
    guard let key = field.key else { return }
    guard style == .line else {
      guard field.isNullable || !rows.isEmpty else { return }
      begin(key)
      writer.openArray()
      rows.forEach {
        writer.element()
        guard field.isSpread else { return write(&$0) }
        writer.openObject()
        writeMembers(of: &$0)
        writer.closeObject()
      }
      return writer.closeArray()
    }
    begin(key)
    writer.raw("[")
    var isFirstRow = true
    rows.forEach {
      if !isFirstRow { writer.raw(", ") }
      isFirstRow = false
      write(&$0)
    }
    writer.raw("]")
  }

  package mutating func inlineRows<Row: ReportRow>(_ rows: inout RowList<Row>) {}
}
