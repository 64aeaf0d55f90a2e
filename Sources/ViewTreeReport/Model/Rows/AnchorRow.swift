import ViewTreeInspector
import ViewTreeNumbers

/// The location of an anchor, in the window and in the readers that resolved it.
package struct AnchorRow: ReportRow {
  package var number: Int?
  package var source = ReportText.none
  package var view: ViewReference?
  package var attachment = ""
  package var global: RowGeometry?
  package var resolved = RowList<ResolutionRow>()

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(Field("anchor", "", after: "  ").required, &number)
    fields.field(Field("source", "", after: " of ").required, &source)
    fields.view(Field("view", "", end: " for ").required, &view)
    fields.field(Field("attachment", " for "), &attachment)
    fields.field(Field("global", "  "), &global)
    fields.rows(Field("resolved", "   in "), &resolved)
  }
}

extension Section<AnchorRow> {
  /// The anchors in the order in which they were made.
  static var anchors: Section {
    Section(name: "anchors", title: "Anchors", key: "anchors", storage: \.anchors) {
      $0.anchorRows()
    }
  }
}

extension ReportScope {
  fileprivate func anchorRows() -> RowList<AnchorRow> {
    // For a step, only new and moved anchors are listed.
    let known = before.map { AnchorComparison(old: $0, new: inspection) }
    return RowList(inspection.anchors.indices, AnchorRow.init) { [self] place, row in
      let anchor = inspection.anchors[place]
      guard includes(anchor.view), known?.isSame(anchor) != true else { return false }
      row.number = place + 1
      row.source = .string(anchor.source)
      row.view = .recorded(anchor.view)
      if let attachment = anchor.attachment {
        row.attachment = inspection.names.modifiers[attachment]
      }
      row.global = .geometry(anchor.global)
      let resolved = anchor.resolved
      if resolved.isEmpty { return true }
      row.resolved = RowList(resolved.indices, ResolutionRow.init) { place, row in
        row.reader = .recorded(resolved[place].reader)
        row.value = .geometry(resolved[place].value)
        return true
      }
      return true
    }
  }
}
