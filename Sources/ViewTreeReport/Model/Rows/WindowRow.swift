import ViewTreeInspector
import ViewTreeScript
import ViewTreeSyntax

/// The window of the root or its proposal, and the scale.
package struct WindowRow: ReportRow {
  var width = Length()
  var height = Length()
  var scale: Int?

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(Field("width", "", after: "x"), &width)
    fields.field(Field("height", "", after: " @"), &height)
    fields.field(Field("scale", "", after: "x"), &scale)
  }
}
