import ViewTreeNumbers
import ViewTreeSyntax
import ViewTreeInspector

/// An action that ran, work that was started for later, or another script that printed.
package struct ActionRow: ReportRow {
  package var number: Int?
  package var event = ""
  package var view: ViewReference?
  /// The subject of the action: a key, a publisher, or the value that it watches.
  package var subject = ReportText.none
  /// The pass in which it ran. For scheduled work, the pass after which it ran.
  package var pass = PassNumber()
  package var after = PassNumber()
  /// Seconds from the start, if that isn't now.
  package var time: Double?
  package var starter: Int?
  /// The line of its script, where it belongs to no view.
  package var line: SourceLine?
  /// The animations of its calls of `withAnimation`.
  package var animation = ReportText.none
  package var oldValue = RowValue.none
  package var newValue = RowValue.none
  package var assigned = RowList<StateRow>()
  package var printed = RowList<PrintedRow>()

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(Field("n", "", after: ". ", .follows).required, &number)
    fields.field(Field("event", "", .identity).required, &event)
    fields.view(Field("view", "  in ", .identity), &view)
    fields.field(Field("of", "  of ", .identity), &subject)
    fields.field(Field("pass", "  pass ", .detail), &pass)
    fields.field(Field("after", "  after pass ", .detail), &after)
    fields.field(Field("time", "  at ", .detail), &time)
    fields.field(Field("startedBy", "  started by ", .follows), &starter)
    fields.field(Field("line", "  line ", .follows), &line)
    fields.field(Field("animation", "  animated ", .detail), &animation)
    fields.field(Field("from", "  from ", end: "  to ", .detail), &oldValue)
    fields.field(Field("to", "  to ", .detail), &newValue)
    fields.rows(Field("assigned", "     assigned "), &assigned)
    fields.rows(Field("printed", "     printed "), &printed)
  }
}

extension Section<ActionRow> {
  /// The actions that ran, other than the closures of preferences.
  static var actions: Section {
    Section(name: "actions", title: "Actions", key: "actions", storage: \.actions) {
      $0.actionRows()
    }
  }
}

extension ReportScope {
  /// The actions, or only those of a view.
  func actionRows(of own: ID<InspectedView>? = nil) -> RowList<ActionRow>? {
    let path = own.map { inspection.path(of: $0) }
    func isWanted(_ action: InspectedAction) -> Bool {
      guard let path else { return true }
      if case .path(path, _)? = action.view { return true }
      return false
    }
    guard inspection.actions.contains(where: isWanted) else { return nil }
    let lines = inspection.actions.contains { $0.syntax != nil } ? self.lines : nil
    return RowList(inspection.actions.indices) { [self] place in
      let action = inspection.actions[place]
      guard isWanted(action) else { return nil }
      if let view = action.view, !includes(view) { return nil }
      var row = ActionRow()
      (row.number, row.event, row.starter) = (action.number, action.name, action.starter)
      if !action.subject.isEmpty { row.subject = .string(action.subject) }
      row.view = action.view.map { .recorded($0) }
      if action.pass > 0 {
        if action.isLater { row.after = pass(action.pass) } else { row.pass = pass(action.pass) }
      }
      if action.time > 0 { row.time = action.time }
      row.line = action.syntax.flatMap { lines?.line($0) }
      if !action.animations.isEmpty {
        row.animation = .string(action.animations.joined(separator: ", "))
      }
      if let change = action.change {
        row.oldValue = .recorded(change.old, whole: false)
        row.newValue = .recorded(change.new, whole: false)
      }
      row.assigned = RowList(action.assigned.map { StateRow(name: $0.name, value: $0.value) })
      row.printed = RowList(action.printed.map { PrintedRow($0) })
      return row
    }
  }
}
