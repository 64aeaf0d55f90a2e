import ViewTreeInspector

/// The location of an anchor in a reader.
package struct ResolutionRow: ReportRow {
  package var reader: ViewReference?
  package var value: RowGeometry?

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.view(Field("in", "").required, &reader)
    fields.field(Field("value", "  "), &value)
  }
}
