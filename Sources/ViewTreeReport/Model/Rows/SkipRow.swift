import ViewTreeInspector
import ViewTreeNumbers

/// A closure that didn't run, and why.
package struct SkipRow: ReportRow {
  package var modifier = ""
  package var key = ""
  package var view: ViewReference?
  package var pass = PassNumber()
  /// The reason as data, and in words.
  package var why = ReasonFacts()
  package var words = ReportText.none

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.mark("-  ")
    fields.field(Field("event", "", after: " ").required, &modifier)
    fields.field(Field("key", "").required, &key)
    fields.view(Field("view", "  ").required, &view)
    fields.field(.text("  pass "), &pass)
    why.visit(&fields)
    fields.field(.json("pass"), &pass)
    let (why, view) = (self.why, self.view)
    fields.words(.text("  "), &words) { words in
      guard !why.reason.isEmpty else { return }
      words.add(why.reason)
      words.add(": ")
      why.tell(of: view, in: &words)
    }
  }
}

extension Section<SkipRow> {
  /// The closures that didn't run, each with its reason.
  static var skipped: Section {
    Section(
      name: "skipped", title: "Skipped", key: "skipped", shape: .listBegins, storage: \.skipped
    ) { $0.skipRows() }
  }
}

extension Section<AbsenceRow> {
  /// The closures in absent views. In JSON they are among those that didn't run.
  static var absences: Section {
    Section(
      name: "not-instantiated", title: "Not instantiated", key: "skipped", shape: .listEnds,
      storage: \.absences
    ) { $0.absenceRows() }
  }
}

extension ReportScope {
  fileprivate func skipRows() -> RowList<SkipRow> {
    // Closures that didn't run, followed by values that no reader received.
    let count = inspection.skipped.count
    let values = inspection.plainValues
    return RowList(0..<count + values.count, SkipRow.init) { [self] place, row in
      if place >= count { return fill(&row, ofUnread: values[place - count]) }
      let skip = inspection.skipped[place]
      guard includes(key: skip.key, skip.view) else { return false }
      row.modifier = inspection.names.modifiers[skip.modifier]
      row.key = inspection.names.keys[skip.key]
      row.view = .recorded(skip.view)
      row.pass = pass(skip.pass)
      row.why = ReasonFacts(skip.reason, skip.earlierRun, in: self)
      return true
    }
  }

  private func fill(_ row: inout SkipRow, ofUnread value: InspectedPlainValue) -> Bool {
    guard let reason = value.reason, includes(key: value.key, value.view) else { return false }
    row.modifier = inspection.names.modifiers[value.modifier]
    row.key = inspection.names.keys[value.key]
    row.view = .recorded(value.view)
    row.pass = pass(value.pass)
    row.why = ReasonFacts(reason, nil, in: self)
    return true
  }

  fileprivate func absenceRows() -> RowList<AbsenceRow> {
    let absences = absences
    guard !absences.isEmpty, before.map({ !hasSameAbsences($0) }) ?? true else { return RowList() }
    let lines = lines
    return RowList(absences.indices) { [self] place in
      let absence = absences[place]
      var row = AbsenceRow()
      row.modifier = inspection.names.modifiers[absence.modifier]
      row.key = inspection.names.keys[absence.key]
      row.line = lines.line(absence.syntax)
      row.name = inspection.names.views[absence.name]
      if let id = inspection.string(absence.id) { row.id = .string(id) }
      row.component = absence.use.map { inspection.names.views[$0.name] } ?? ""
      row.useLine = absence.use.map { lines.line($0.syntax) }
      row.reason = "not-instantiated"
      row.cause = ReportWords.identifier(absence.cause)
      row.expression = .string(absence.expression)
      row.gateLine = lines.line(absence.gate)
      row.pass = inspection.passes
      return row
    }
  }

  /// True if both inspections have the same closures in absent views, for the same reasons.
  private func hasSameAbsences(_ before: Inspection) -> Bool {
    inspection.absences.elementsEqual(before.absences) { left, right in
      left.syntax == right.syntax && left.gate == right.gate && left.cause == right.cause
        && left.use?.syntax == right.use?.syntax
    }
  }
}
