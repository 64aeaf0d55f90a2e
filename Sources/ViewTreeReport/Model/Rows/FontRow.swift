import ViewTreeLayout

/// The font of text.
package struct FontRow: ReportRow {
  package var size: Double?
  package var weight = ""
  package var design = ""

  package init() {}

  init(_ font: Font) {
    (size, weight, design) = (font.size, font.weight.name, font.design.name)
  }

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.json("size"), &size)
    fields.field(.json("weight"), &weight)
    fields.field(.json("design"), &design)
  }
}
