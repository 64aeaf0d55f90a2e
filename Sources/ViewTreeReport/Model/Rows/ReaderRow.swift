import ViewTreeInspector
import ViewTreeScript

/// The modifier of a view that reads a key.
package struct ReaderRow: ReportRow {
  package var modifier = ""
  package var view: ViewReference?

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.text("", after: " of ").required, &modifier)
    fields.view(Field("view", "", end: ", pass ", orEnd: ": ").required, &view)
    fields.field(.json("modifier"), &modifier)
  }
}
