import ViewTreeInspector

/// Work that was started and still waits at the end.
package struct WaitingRow: ReportRow {
  package var event = ""
  package var view: ViewReference?
  /// The due time, in seconds from the start.
  package var due: Double?
  package var starter: Int?

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(Field("event", "", .identity).required, &event)
    fields.view(Field("view", "  in ", .identity), &view)
    fields.field(Field("due", "  due at ", .detail).required, &due)
    fields.field(Field("startedBy", "  started by ", .follows), &starter)
  }
}

extension Section<WaitingRow> {
  /// The tasks that are still waiting, in order of time, if there are any.
  static var waiting: Section {
    Section(name: "waiting", title: "Waiting", key: "waiting", storage: \.waiting) {
      $0.waitingRows()
    }
  }
}

extension ReportScope {
  fileprivate func waitingRows() -> RowList<WaitingRow>? {
    if inspection.waiting.isEmpty { return nil }
    return RowList(inspection.waiting.indices) { [self] place in
      let work = inspection.waiting[place]
      if let view = work.view, !includes(view) { return nil }
      var row = WaitingRow()
      (row.event, row.due, row.starter) = (work.name, work.due, work.starter)
      row.view = work.view.map { .recorded($0) }
      return row
    }
  }
}
