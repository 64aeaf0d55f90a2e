import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// The appearance of a view, without its location.
package struct DrawingRow: ReportRow {
  /// The corners of a rotated view.
  package var corners: CornerList?
  /// Its index in the painting order among its siblings, if that differs from tree order.
  package var painted: Int?
  /// The number of siblings, including the view itself.
  package var paintedCount: Int?
  /// The lines of wrapped or truncated text, and the truncated rest.
  package var lines: QuotedTexts?
  package var truncated: QuotedText?
  /// The foreground style inherited from the enclosing views.
  package var foreground = LookValue.none
  package var font: FontRow?
  package var isHidden = false
  package var opacity: Double?
  /// The effective opacity, if it differs from the view's own.
  package var sharedOpacity: Double?
  /// The appearance that its arguments and modifiers set.
  package var looks = LookList.none

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.json("opacity"), &opacity)
    fields.field(.json("hidden"), &isHidden)
    fields.field(Field("corners", "  corners ", .detail), &corners)
    fields.field(Field("painted", "  painted ", .detail), &painted)
    fields.field(.text(" of ", .follows), &paintedCount)
    fields.field(Field("lines", "  lines ", .detail), &lines)
    fields.field(Field("truncated", "  truncated ", .detail), &truncated)
    fields.field(.json("foreground"), &foreground)
    fields.part(Field("font", nil), &font)
    fields.field(Field("appearance", "  ", end: "  opacity ", .detail), &looks)
    fields.field(.text("  opacity ", after: " in all", .follows), &sharedOpacity)
  }
}

extension DrawingRow {
  /// Creates the row of a view, from the inherited appearance.
  init(of place: ID<InspectedView>, in inspection: Inspection, _ inherited: InheritedLooks?) {
    if let inherited {
      if inherited.opacity != 1 { opacity = inherited.opacity }
      isHidden = inherited.isHidden
      if inherited.isShared { sharedOpacity = inherited.opacity }
    }
    let view = inspection.views[place]
    guard view.drawing != nil else { return }
    let drawing = inspection.drawing(of: view)
    corners = CornerList(drawing.corners)
    painted = drawing.painted.map(Int.init)
    if painted != nil { paintedCount = Int(inspection.groups[view.group].count) }
    lines = QuotedTexts(drawing.text?.lines)
    truncated = QuotedText(drawing.text?.rest)
    if let argument = drawing.foreground { foreground = .recorded(argument) }
    font = drawing.font.map(FontRow.init)
    if drawing.lookCount > 0 { looks = .recorded(view: place) }
  }
}
