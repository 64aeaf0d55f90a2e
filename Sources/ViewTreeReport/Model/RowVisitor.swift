/// An operation on each fact of a row: writing, reading, or comparing it.
package protocol RowVisitor {
  /// The scope of the report being written, or `nil` for rows that were read.
  var scope: ReportScope? { get }
  /// A word that a line of text always has.
  mutating func mark(_ text: StaticString)
  /// The indentation of a line of text: two spaces per level. Beyond `limit` the line has the level
  /// as a number, so that the report doesn't grow with the square of the depth.
  mutating func indentation(_ depth: inout Int, limit: Int)
  /// A fact.
  mutating func field<Value: FieldValue>(_ field: Field, _ value: inout Value)
  /// Visits a view. JSON gives its path, and its id as `id` if the report has no row of the view.
  mutating func view(_ field: Field, id: StaticString, _ reference: inout ViewReference?)
  /// Words that only text has, for facts that JSON has as data. Made only if needed.
  mutating func words(
    _ field: Field, _ words: inout ReportText, _ make: (inout MessageBuilder) -> Void
  )
  /// Facts that are a separate object in JSON and part of the line in text.
  mutating func part<Row: ReportRow>(_ field: Field, _ row: inout Row?)
  /// Rows that belong to this one: lines below it, which start with `before`, or a list.
  mutating func rows<Row: ReportRow>(_ field: Field, _ rows: inout RowList<Row>)
  /// Rows in the line itself.
  mutating func inlineRows<Row: ReportRow>(_ rows: inout RowList<Row>)
}

extension RowVisitor {
  package mutating func view(
    _ field: Field, id: StaticString, _ reference: inout ViewReference?
  ) {
    self.field(field, &reference)
    guard field.key != nil else { return }
    var own: ReportText = reference?.untoldID(scope).map { .string($0) } ?? .none
    self.field(.json(id), &own)
    if let own = own.string { reference?.setID(own) }
  }

  /// A view whose id is `id`.
  mutating func view(_ field: Field, _ reference: inout ViewReference?) {
    view(field, id: "id", &reference)
  }
}
