import ViewTreeInspector
import ViewTreeLayout
import ViewTreeSyntax

/// Collects the facts of rows as lines that can be compared and merged. Views have short names.
struct CompactRowWriter: RowVisitor {
  private var text: TextRowWriter
  private var facts: [CompactFact] = []
  private var depth = 0
  private var later: [CompactLine] = []

  var scope: ReportScope? { text.scope }

  init(_ scope: ReportScope) {
    text = TextRowWriter(capacity: 256, scope: scope)
    text.names = ShortViewNames(scope.inspection)
  }

  /// The short name of a view, in which control characters are visible.
  mutating func name(of view: InspectedReference) -> String {
    TerminalText.escaped(text.names?.name(of: view) ?? "")
  }

  /// The line of a row, and those that belong to it.
  mutating func lines(of row: inout some ReportRow) -> [CompactLine] {
    facts.removeAll()
    later.removeAll()
    depth = 0
    row.visit(&self)
    return [CompactLine(depth: depth, facts: facts)] + later
  }

  /// The line of a row with whole values.
  mutating func wholeLine(of row: inout some ReportRow) -> CompactLine {
    let names = text.names
    text.names = nil
    defer { text.names = names }
    return lines(of: &row)[0]
  }

  // MARK: - Facts

  mutating func mark(_ text: StaticString) {
    facts.append(CompactFact(before: text, after: "", words: ""))
  }

  private mutating func word(_ text: String) {
    facts.append(CompactFact(before: "", after: "", words: text))
  }

  mutating func indentation(_ depth: inout Int, limit: Int) { self.depth = depth }

  mutating func field<Value: FieldValue>(_ field: Field, _ value: inout Value) {
    guard let before = field.before, !value.isAbsentInText else { return }
    text.output.removeAll()
    text.styled(field.style) { value.write(to: &$0, field) }
    facts.append(
      CompactFact(
        before: before, after: field.after, words: text.output.text,
        frame: Value.self == Rect?.self ? value as? Rect : nil))
  }

  mutating func view(_ field: Field, id: StaticString, _ reference: inout ViewReference?) {
    self.field(field, &reference)
  }

  mutating func words(
    _ field: Field, _ words: inout ReportText, _ make: (inout MessageBuilder) -> Void
  ) {
    text.output.removeAll()
    text.words(field, &words, make)
    guard text.output.count > 0 else { return }
    word(text.output.text)
  }

  mutating func part<Row: ReportRow>(_ field: Field, _ row: inout Row?) {
    guard let before = field.before, row != nil else { return }
    mark(before)
    let style = text.hasMarks ? field.style : nil
    if style != nil { word(StyleMarks.mark(style)) }
    row?.visit(&self)
    if style != nil { word(StyleMarks.mark(nil)) }
    if field.after.utf8CodeUnitCount > 0 { mark(field.after) }
  }

  mutating func rows<Row: ReportRow>(_ field: Field, _ rows: inout RowList<Row>) {
    guard let before = field.before, !rows.isEmpty else { return }
    var own: [CompactFact] = []
    swap(&own, &facts)
    let outer = depth
    rows.forEach { row in
      mark(before)
      row.visit(&self)
      later.append(CompactLine(depth: outer + 1, facts: facts))
      facts.removeAll()
    }
    (facts, depth) = (own, outer)
  }

  mutating func inlineRows<Row: ReportRow>(_ rows: inout RowList<Row>) {
    rows.forEach { $0.visit(&self) }
  }
}
