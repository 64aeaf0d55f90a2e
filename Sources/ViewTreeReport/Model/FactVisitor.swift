/// Collects the identity of a row and its other facts, in the words of text reports.
package struct FactVisitor: RowVisitor {
  /// The identity of the row.
  package private(set) var identity = ""
  /// The facts: the name of each, and its words on the line.
  package private(set) var details: [Detail] = []
  private var text = TextRowWriter(capacity: 64)

  /// A fact of a row.
  package struct Detail: Equatable {
    package let label: String
    /// The value without its label.
    package let value: String
    /// The words of the fact on the line.
    package let words: String
  }

  package var scope: ReportScope? { nil }

  /// The facts of a row.
  package init(_ row: some ReportRow) {
    var row = row
    row.visit(&self)
  }

  /// All facts of the row except its identity.
  package var words: String {
    String(details.map(\.words).joined().drop { (character: Character) in character == " " })
  }

  package mutating func mark(_ text: StaticString) {}

  package mutating func indentation(_ depth: inout Int, limit: Int) {}

  package mutating func field<Value: FieldValue>(_ field: Field, _ value: inout Value) {
    guard let before = field.before, !value.isAbsent else { return }
    switch field.role {
    case .own, .follows: return
    case .presence:
      details.append(Detail(label: field.label, value: "", words: before.description))
    case .identity, .detail:
      text.output.removeAll()
      value.write(to: &text, field)
      let shown = ReportEscape.plain(text.output.text[...])
      let words = before.description + shown + field.after.description
      if field.role == .identity {
        identity += words
      } else {
        details.append(Detail(label: field.label, value: shown, words: words))
      }
    }
  }

  package mutating func words(
    _ field: Field, _ words: inout ReportText, _ make: (inout MessageBuilder) -> Void
  ) {
    self.field(field, &words)
  }

  package mutating func part<Row: ReportRow>(_ field: Field, _ row: inout Row?) {
    row?.visit(&self)
  }

  package mutating func rows<Row: ReportRow>(_ field: Field, _ rows: inout RowList<Row>) {}

  package mutating func inlineRows<Row: ReportRow>(_ rows: inout RowList<Row>) {}
}
