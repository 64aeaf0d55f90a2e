/// Everything that a row says, fact by fact, whatever a difference of it means.
struct RowFacts: RowVisitor {
  /// What is said under each name; rows that belong to it have their places in their names. Facts of text
  /// that have no names are together.
  private(set) var values: [String: [String]] = [:]
  /// The names in the order of the row.
  private(set) var names: [String] = []
  private var prefix = ""
  private var text = TextRowWriter(capacity: 64)

  var scope: ReportScope? { nil }

  init(_ row: some ReportRow) {
    var row = row
    row.visit(&self)
  }

  mutating func mark(_ text: StaticString) {}

  mutating func indentation(_ depth: inout Int, limit: Int) { note("depth", String(depth)) }

  mutating func field<Value: FieldValue>(_ field: Field, _ value: inout Value) {
    guard !value.isAbsent else { return }
    text.output.removeAll()
    value.write(to: &text, field)
    note(Self.name(of: field), text.output.text)
  }

  mutating func words(
    _ field: Field, _ words: inout ReportText, _ make: (inout Sentence) -> Void
  ) {
    self.field(field, &words)
  }

  mutating func part<Row: ReportRow>(_ field: Field, _ row: inout Row?) {
    inside(Self.name(of: field)) { row?.visit(&$0) }
  }

  mutating func rows<Row: ReportRow>(_ field: Field, _ rows: inout RowList<Row>) {
    visit(Self.name(of: field), rows)
  }

  mutating func inlineRows<Row: ReportRow>(_ rows: inout RowList<Row>) { visit("closure", rows) }

  private mutating func visit<Row: ReportRow>(_ name: String, _ rows: RowList<Row>) {
    for (place, row) in rows.read.enumerated() {
      var row = row
      inside("\(name) \(place)") { row.visit(&$0) }
    }
  }

  private mutating func inside(_ name: String, _ body: (inout RowFacts) -> Void) {
    let outer = prefix
    prefix += name.isEmpty ? "" : name + " "
    body(&self)
    prefix = outer
  }

  private mutating func note(_ name: String, _ value: String) {
    let name = prefix + name
    // A fact that text and JSON have at different places is shown twice.
    guard values[name]?.contains(value) != true else { return }
    if values[name] == nil { names.append(name) }
    values[name, default: []].append(value)
  }

  private static func name(of field: Field) -> String {
    field.key?.description ?? field.label
  }
}
