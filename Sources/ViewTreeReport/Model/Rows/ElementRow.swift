import ViewTreeInspector
import ViewTreeScript

/// A part of a value, with where it came from.
package struct ElementRow: ReportRow {
  package var value = RowValue.none
  package var origin = ValueOrigin.unknown

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.text("", end: "  from ").required, &value)
    fields.field(.text("  from "), &origin)
  }
}
