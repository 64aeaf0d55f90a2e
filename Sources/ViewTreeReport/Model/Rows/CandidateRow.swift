import ViewTreeInspector
import ViewTreeNumbers

/// A closure in view-tree order, with the number of its run or the reason why it didn't run.
package struct CandidateRow: ReportRow {
  var place: Int?
  package var modifier = ""
  package var key = ""
  package var view: ViewReference?
  var number: Int?
  package var why = ReasonFacts()
  var before: Int?
  var after: Int?
  package var cause = ""

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(Field("place", "", after: "  ", .follows), &place)
    fields.field(Field("event", "", after: " ", .identity).required, &modifier)
    fields.field(Field("key", "", .identity).required, &key)
    fields.view(Field("view", "  ", .identity).required, &view)
    visitOutcome(&fields)
    if number != nil {
      fields.field(Field("before", ", before ", .follows), &before)
      fields.field(Field("after", ", after ", .follows), &after)
    }
    fields.field(Field("cause", "  ", .detail), &cause)
  }
}

extension CandidateRow {
  /// The number that it ran as, or why it didn't, in the last pass.
  private mutating func visitOutcome(_ fields: inout some RowVisitor) {
    // Numbers follow from the order, which is compared separately.
    var shown = number ?? why.ranAs
    fields.field(.text("  ran as ", .presence), &shown)
    fields.field(.text(" in pass ", .follows), &why.ranInPass)
    if why.ranInPass == nil { number = shown } else { why.ranAs = shown }
    fields.field(.json("n"), &number)
    var (kept, missed) = why.ranInPass == nil ? ("", why.reason) : (why.reason, "")
    fields.field(.text(", not again  ", .detail), &kept)
    fields.field(.text("  did not run  ", .detail), &missed)
    if why.reason.isEmpty { why.reason = kept + missed }
    why.visit(&fields)
    // A modifier of the same view is named instead of the view.
    let isAtHome = why.isReplacedAtHome(view, fields.scope)
    var by = isAtHome ? .named(why.event, id: nil) : why.cause
    fields.field(.text(" by ", end: " in line ", .detail), &by)
    if !isAtHome { why.cause = by }
    var line = isAtHome ? why.line : nil
    fields.field(.text(" in line ", .follows), &line)
    // A line in the document means that a modifier of the same view was read.
    if !isAtHome, let line { (why.event, why.line, why.cause) = (by?.name ?? "", line, view) }
  }
}

extension Section<CandidateRow> {
  /// All closures in view-tree order, if that was requested.
  static var candidates: Section {
    Section(
      name: "view-tree-order", title: "View-tree order", key: "viewTreeOrder",
      storage: \.candidates
    ) { $0.candidateRows() }
  }
}

extension Section<DifferenceRow> {
  /// A line for each kind of difference: the number of closures, and the reason.
  static var differences: Section {
    Section(name: "differences", title: "Differences", key: nil, storage: \.differences) {
      $0.differenceRows()
    }
  }
}

extension ReportScope {
  private func isCandidate(_ place: Int) -> Bool {
    includes(key: inspection.viewTreeOrder[place].key, inspection.viewTreeOrder[place].view)
  }

  fileprivate func candidateRows() -> RowList<CandidateRow>? {
    guard options.showsViewTreeOrder else { return nil }
    return RowList(inspection.viewTreeOrder.indices) { [self] place in
      let candidate = inspection.viewTreeOrder[place]
      guard isCandidate(place) else { return nil }
      var row = CandidateRow()
      row.place = place + 1
      row.modifier = inspection.names.modifiers[candidate.modifier]
      row.key = inspection.names.keys[candidate.key]
      row.view = .recorded(candidate.view)
      switch candidate.outcome {
      case .ran(let number): row.number = number
      case .skipped(let reason):
        row.why = ReasonFacts(reason, candidate.earlierRun, in: self)
      }
      guard let displacement = candidate.displacement else { return row }
      if displacement.isEarlier {
        row.before = displacement.other.index + 1
      } else {
        row.after = displacement.other.index + 1
      }
      row.cause = ReportWords.identifier(displacement.cause)
      return row
    }
  }

  fileprivate func differenceRows() -> RowList<DifferenceRow>? {
    guard options.showsViewTreeOrder else { return nil }
    let candidates = inspection.viewTreeOrder.indices.filter(isCandidate)
    guard !candidates.isEmpty else { return nil }
    let differences = OrderDifference.all(of: candidates.map { inspection.viewTreeOrder[$0] })
    var lines = differences.map(ReportWords.difference)
    if lines.isEmpty { lines = ["none: every closure ran, and in view-tree order"] }
    return RowList(
      lines.map { line in
        var row = DifferenceRow()
        row.words = .string(line)
        return row
      })
  }
}
