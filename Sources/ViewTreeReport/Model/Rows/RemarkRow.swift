import ViewTreeSyntax

/// A remark of the evaluation about itself.
package struct RemarkRow: ReportRow {
  package var severity = ""
  var id = ""
  package var message = ReportText.none
  var line: SourceLine?
  var column: Int?

  package init() {}

  package init(_ severity: String, id: String, _ message: String) {
    self.severity = severity
    self.id = id
    self.message = .string(message)
  }

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(Field("severity", "", after: ": ").required, &severity)
    fields.field(.json("id"), &id)
    fields.field(Field("message", "").required, &message)
    // The position in the document is no behaviour.
    fields.field(Field("line", "  at ", after: ":", .follows), &line)
    if line != nil { fields.field(Field("column", "", .follows), &column) }
  }
}

extension Section<RemarkRow> {
  /// Warnings and notes, below the first line.
  static var remarks: Section {
    Section(name: "remarks", title: "", key: "diagnostics", storage: \.remarks) { $0.remarkRows() }
  }
}

extension ReportScope {
  fileprivate func remarkRows() -> RowList<RemarkRow> {
    var rows: [RemarkRow] = []
    if let remark = ReportWords.remark(inspection.status, passes: inspection.passes) {
      rows.append(RemarkRow("warning", id: "not-stable", remark))
    }
    // JSON has it beside the way that the state goes.
    if !needsPaths, let loop = inspection.loop {
      rows.append(RemarkRow("loop", id: "", loop.words))
    }
    guard !inspection.diagnostics.isEmpty else { return RowList(rows) }
    // Made of the whole document, so only for somebody who asks.
    let lines = LineTable(inspection.tree.source)
    for diagnostic in inspection.diagnostics {
      var row = RemarkRow(diagnostic.severity.rawValue, id: diagnostic.id, diagnostic.message)
      if let range = diagnostic.range {
        let position = lines.position(at: range.start)
        let name = inspection.tree.source.part(at: range.start)?.name
        row.line = SourceLine(
          position.line, of: name.map { String($0.split(separator: "/").last ?? $0[...]) })
        row.column = position.column
      }
      rows.append(row)
    }
    return RowList(rows)
  }
}
