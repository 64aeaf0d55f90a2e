import ViewTreeSyntax

/// A remark of the evaluation about itself.
package struct RemarkRow: ReportRow {
  package var severity = ""
  var id = ""
  package var message = ReportText.none
  var line: SourceLine?
  var column: Int?

  /// True if it counts as a problem of the document.
  package var isProblem: Bool {
    ["warning", "error"].contains(severity) && !Diagnostic.limitsOfModel.contains(id)
  }

  package init() {}

  package init(_ severity: String, id: String, _ message: String) {
    self.severity = severity
    self.id = id
    self.message = .string(message)
  }

  package mutating func visit(_ fields: inout some RowVisitor) {
    let style = Diagnostic.Severity(rawValue: severity).map { TextStyle($0) }
    fields.field(Field("severity", "", after: ": ").required.styled(style), &severity)
    fields.field(.json("id"), &id)
    fields.field(Field("message", "").required, &message)
    // The location in the document isn't behavior, so comparisons ignore it.
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
    // JSON reports the loop next to the history of the state.
    if !needsPaths, let loop = inspection.loop {
      rows.append(RemarkRow("loop", id: "", loop.words))
    }
    return RowList(rows + remarkRows(inspection.diagnostics[...]))
  }

  /// The rows of messages about the document.
  func remarkRows(_ diagnostics: ArraySlice<Diagnostic>) -> [RemarkRow] {
    guard !diagnostics.isEmpty else { return [] }
    // The line table takes a pass over the document, so make it only for messages.
    let lines = LineTable(inspection.tree.source)
    return diagnostics.map { diagnostic in
      var row = RemarkRow(diagnostic.severity.rawValue, id: diagnostic.id, diagnostic.message)
      guard let range = diagnostic.range else { return row }
      let position = lines.position(at: range.start)
      let name = inspection.tree.source.part(at: range.start)?.name
      row.line = SourceLine(
        position.line, of: name.map { String($0.split(separator: "/").last ?? $0[...]) })
      row.column = position.column
      return row
    }
  }
}
