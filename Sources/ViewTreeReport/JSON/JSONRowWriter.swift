import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSyntax

/// Writes rows as objects.
package struct JSONRowWriter: RowVisitor {
  var writer: JSONWriter
  package var scope: ReportScope? { didSet { quick = QuickJSONWriter(scope) } }
  /// What writes rows that say nothing unusual, and the paths of views.
  private var quick: QuickJSONWriter
  /// How the members of the object at hand are set.
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
    quick = QuickJSONWriter(scope)
  }

  /// An element of a list that is open, on one line or with a line for each of its members.
  @inline(__always)
  mutating func writeElement(_ row: inout some ReportRow, _ hasLines: Bool) {
    writer.element()
    guard hasLines else { return write(&row) }
    writer.openObject()
    writeMembers(of: &row)
    writer.closeObject()
  }

  /// An object on one line.
  mutating func write<Row: ReportRow>(_ row: inout Row) {
    if Row.isPlainMostly, Self.write(&row, to: &writer.output, quick: &quick) { return }
    let (outer, wasFirst) = (style, isFirst)
    (style, isFirst) = (.line, true)
    writer.raw("{ ")
    row.visit(&self)
    writer.raw(" }")
    (style, isFirst) = (outer, wasFirst)
  }

  /// Writes an object if there is nothing unusual in it. Inlined, for it is done for one kind of rows only.
  @inline(__always)
  private static func write(
    _ row: inout some ReportRow, to output: inout ByteBuffer, quick: inout QuickJSONWriter
  ) -> Bool {
    output.put(atMost: 4096) { cursor in cursor = quick.write(&row, to: cursor) }
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

  /// Writes the path of a view: identifiers, in which nothing needs an escape.
  mutating func append(pathOf view: ID<InspectedView>) {
    writer.raw("\"")
    quick.paths?.append(pathOf: view, to: &writer.output)
    writer.raw("\"")
  }

  /// Writes what stands before a value. Inlined, as most keys follow another one in their line and are known
  /// where they are used.
  @inline(__always)
  private mutating func begin(_ key: StaticString) {
    guard style == .line, !isFirst else { return beginElsewhere(key) }
    writer.raw(", \"")
    writer.raw(key)
    writer.raw("\": ")
  }

  /// The same where a key is the first of its line, has a line of its own, or is a value.
  @inline(never)
  private mutating func beginElsewhere(_ key: StaticString) {
    switch style {
    case .lines: writer.key(key)
    case .line:
      writer.raw("\"")
      writer.raw(key)
      writer.raw("\": ")
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
    _ field: Field, _ words: inout ReportText, _ make: (inout Sentence) -> Void
  ) {}

  package mutating func part<Row: ReportRow>(_ field: Field, _ row: inout Row?) {
    guard let key = field.key, var part = row else { return }
    begin(key)
    write(&part)
  }

  package mutating func rarePart<Row: ReportRow>(_ part: inout RarePart<Row>) {
    if !part.isAbsent { part.facts.visit(&self) }
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
