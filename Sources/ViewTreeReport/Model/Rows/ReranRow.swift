import ViewTreeInspector

/// A closure that ran in a step, by its number, and why it ran again.
package struct ReranRow: ReportRow {
  var number: Int?
  var cause = ""
  var variable = ""

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.json("n"), &number)
    fields.field(.json("because"), &cause)
    fields.field(.json("variable"), &variable)
  }
}
