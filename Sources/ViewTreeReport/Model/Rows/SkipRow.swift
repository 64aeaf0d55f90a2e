import ViewTreeInspector

/// A closure that did not run, and why.
package struct SkipRow: ReportRow {
  package var modifier = ""
  package var key = ""
  package var view: ViewReference?
  package var pass = PassNumber()
  /// The stable name of the reason, and the view that it names.
  package var reason = ""
  package var cause: ViewReference?
  package var words = ReportText.none

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.mark("-  ")
    fields.field(Field("event", "", after: " ").required, &modifier)
    fields.field(Field("key", "").required, &key)
    fields.view(Field("view", "  ").required, &view)
    fields.field(.text("  pass "), &pass)
    fields.field(.json("reason"), &reason)
    fields.view(.json("by"), id: "byId", &cause)
    fields.field(.json("pass"), &pass)
    let (reason, name) = (self.reason, fields.name(cause))
    fields.words(.text("  "), &words) { ReportWords.explained(reason, by: name) }
  }
}

/// A closure in a view that is not there, with the lines where it stands and what decided about it.
package struct AbsenceRow: ReportRow {
  package var modifier = ""
  package var key = ""
  package var line: Int?
  package var name = ""
  package var id = ReportText.none
  package var component = ""
  package var useLine: Int?
  package var reason = ""
  package var cause = ""
  package var expression = ReportText.none
  package var gateLine: Int?
  package var pass: Int?
  package var words = ReportText.none

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.mark("-  ")
    fields.field(Field("event", "", after: " ").required, &modifier)
    fields.field(Field("key", "").required, &key)
    fields.field(.json("line"), &line)
    fields.field(Field("name", "  ").required, &name)
    fields.field(Field("id", " #", ends: [" in line "]), &id)
    fields.field(.text(" in line "), &line)
    fields.field(Field("component", " of "), &component)
    fields.field(Field("usedInLine", " in line "), &useLine)
    fields.field(.json("reason"), &reason)
    fields.field(.json("because"), &cause)
    fields.field(.json("expression"), &expression)
    let (cause, expression) = (self.cause, self.expression.string)
    fields.words(.text("  ", ends: [" in line "]), &words) {
      expression.map { ReportWords.absence(cause, $0) }
    }
    fields.field(Field("decidedInLine", " in line "), &gateLine)
    fields.field(.json("pass"), &pass)
  }
}

extension Section<SkipRow> {
  /// The closures that did not run, each with its reason.
  static var skipped: Section {
    Section(
      name: "skipped", title: "Skipped", key: "skipped", shape: .listBegins, storage: \.skipped
    ) { $0.skipRows() }
  }
}

extension Section<AbsenceRow> {
  /// The closures in views that are not there; in JSON they are among those that did not run.
  static var absences: Section {
    Section(
      name: "not-instantiated", title: "Not instantiated", key: "skipped", shape: .listEnds,
      storage: \.absences
    ) { $0.absenceRows() }
  }
}

extension ReportScope {
  fileprivate func skipRows() -> RowList<SkipRow> {
    RowList(inspection.skipped.indices) { place in
      let skip = inspection.skipped[place]
      guard includes(key: skip.key, skip.view) else { return nil }
      var row = SkipRow()
      row.modifier = inspection.names.modifiers[Int(skip.modifier)]
      row.key = inspection.names.keys[skip.key]
      row.view = .recorded(skip.view)
      row.pass = pass(skip.pass)
      row.reason = ReportWords.identifier(skip.reason)
      row.cause = ReportWords.cause(skip.reason).map { .recorded($0) }
      return row
    }
  }

  fileprivate func absenceRows() -> RowList<AbsenceRow> {
    let absences = absences
    guard !absences.isEmpty, before.map({ !hasSameAbsences($0) }) ?? true else { return RowList() }
    let lines = lines
    return RowList(absences.indices) { place in
      let absence = absences[place]
      var row = AbsenceRow()
      row.modifier = inspection.names.modifiers[Int(absence.modifier)]
      row.key = inspection.names.keys[absence.key]
      row.line = lines.line(absence.syntax)
      row.name = inspection.names.views[Int(absence.name)]
      if let id = inspection.string(absence.id) { row.id = .string(id) }
      row.component = absence.use.map { inspection.names.views[Int($0.name)] } ?? ""
      row.useLine = absence.use.map { lines.line($0.syntax) }
      row.reason = "not-instantiated"
      row.cause = ReportWords.identifier(absence.cause)
      row.expression = .string(absence.expression)
      row.gateLine = lines.line(absence.gate)
      row.pass = inspection.passes
      return row
    }
  }

  /// Whether the same closures are in views that are not there, for the same reasons.
  private func hasSameAbsences(_ before: Inspection) -> Bool {
    inspection.absences.elementsEqual(before.absences) { left, right in
      left.syntax == right.syntax && left.gate == right.gate && left.cause == right.cause
        && left.use?.syntax == right.use?.syntax
    }
  }
}
