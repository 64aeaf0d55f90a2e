import ViewTreeNumbers

/// Reads the rows of text reports, each fact at the position that its declaration gives.
package struct TextRowReader: RowVisitor {
  private let lines: [Substring]
  /// The line that is read next.
  package private(set) var next: Int
  /// The first line after the lines of the current row.
  private var following: Int
  private var line = LineReader("")
  /// The spaces that the line of the row starts with.
  private var indentation = 0
  private var isBroken = false

  package var scope: ReportScope? { nil }

  /// Starts at a line.
  package init(_ lines: [Substring], at next: Int) {
    self.lines = lines
    self.next = next
    following = next
  }

  /// Passes over a line.
  mutating func skip() { next += 1 }

  /// Reads the row of the next line, and the lines that belong to it. If the line is of another
  /// kind, returns `nil` without reading it.
  package mutating func read<Row: ReportRow>(_ type: Row.Type) -> Row? {
    guard next < lines.count else { return nil }
    following = next + 1
    guard let row = read(lines[next], type) else { return nil }
    next = following
    return row
  }

  /// Reads a row that is one line.
  private mutating func read<Row: ReportRow>(_ text: Substring, _ type: Row.Type) -> Row? {
    line = LineReader(text)
    isBroken = false
    indentation = text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    var row = Row()
    row.visit(&self)
    return isBroken || !line.rest.isEmpty ? nil : row
  }

  // MARK: - Facts

  package mutating func mark(_ text: StaticString) {
    if !line.take(text) { isBroken = true }
  }

  package mutating func indentation(_ depth: inout Int, limit: Int) {
    line.skipSpaces()
    depth = indentation / 2
    guard depth >= limit else { return }
    var ahead = line
    guard ahead.take("level "), let level = ahead.takeInteger(), ahead.take("  ") else { return }
    depth = level
    line = ahead
  }

  package mutating func field<Value: FieldValue>(_ field: Field, _ value: inout Value) {
    guard let before = field.before, !isBroken else { return }
    var ahead = line
    if ahead.take(before) {
      if let found = Value.read(&ahead, field), ahead.take(field.after) {
        line = ahead
        value = found
        return
      }
    }
    if field.isRequired { isBroken = true }
  }

  package mutating func words(
    _ field: Field, _ words: inout ReportText, _ make: (inout MessageBuilder) -> Void
  ) {
    self.field(field, &words)
  }

  package mutating func part<Row: ReportRow>(_ field: Field, _ row: inout Row?) {
    guard let before = field.before else { return }
    let start = line
    guard line.take(before) else { return }
    let rest = line.rest
    var part = Row()
    part.visit(&self)
    if line.rest.startIndex > rest.startIndex, line.take(field.after) {
      row = part
    } else {
      line = start
    }
  }

  package mutating func rows<Row: ReportRow>(_ field: Field, _ rows: inout RowList<Row>) {
    guard let before = field.before else { return }
    let (outer, outerIndentation, wasBroken) = (line, indentation, isBroken)
    defer { (line, indentation, isBroken) = (outer, outerIndentation, wasBroken) }
    let start = String(repeating: " ", count: outerIndentation) + before.description
    if field.heading.utf8CodeUnitCount > 0 {
      guard following < lines.count, lines[following] == field.heading.description else { return }
      following += 1
    }
    while following < lines.count, let text = lines[following].dropping(start) {
      guard let row = read(text, Row.self) else { return }
      rows.append(row)
      following += 1
    }
  }

  package mutating func inlineRows<Row: ReportRow>(_ rows: inout RowList<Row>) {
    while !line.rest.isEmpty {
      let start = line
      var row = Row()
      row.visit(&self)
      guard line.rest.startIndex > start.rest.startIndex, !isBroken else {
        // Text that doesn't match may belong to another kind of row.
        (line, isBroken) = (start, false)
        return
      }
      rows.append(row)
    }
  }
}
