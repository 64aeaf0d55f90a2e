import ViewTreeInspector
import ViewTreeNumbers

/// A closure that ran, or a call of `reduce`.
package struct EventRow: ReportRow {
  /// The number of calls of `reduce` in progress.
  package var depth = 0
  /// Its number among the closures, or `nil` for `reduce`.
  package var number: Int?
  package var modifier = ""
  /// The depth of a `reduce` in JSON.
  package var reduceDepth: Int?
  package var key = ""
  package var view: ViewReference?
  package var pass = PassNumber()
  /// The reason why it ran again: its stable name and the variable, if any.
  package var cause = ""
  package var variable = ""
  package var causeWords = ReportText.none
  package var value = RowValue.none
  package var isCut = false

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.indentation(&depth, limit: .max)
    fields.field(Field("n", "", after: "  "), &number)
    fields.field(Field("event", "", after: " ").required, &modifier)
    fields.field(.json("depth"), &reduceDepth)
    fields.field(Field("key", "").required, &key)
    fields.view(Field("view", "  ").required.styled(.name), &view)
    fields.field(Field("pass", "  pass "), &pass)
    fields.field(.json("because"), &self.cause)
    fields.field(.json("variable"), &self.variable)
    let (cause, variable) = (self.cause, self.variable)
    fields.words(.text("  because "), &causeWords) {
      if let words = ReportWords.text(cause, variable) { $0.add(words) }
    }
    fields.field(Field("value", "  = "), &value)
    fields.field(.json("cut"), &isCut)
  }
}

extension Section<EventRow> {
  /// The closures that ran, numbered, with the calls of `reduce` nested.
  static var order: Section {
    Section(name: "order", title: "Order", key: "order", storage: \.order) { $0.eventRows() }
  }
}

extension ReportScope {
  /// The row of a closure or a call of `reduce`, without its value.
  func row(_ event: InspectedEvent) -> EventRow {
    var row = EventRow()
    fill(&row, with: event)
    return row
  }

  private func fill(_ row: inout EventRow, with event: InspectedEvent) {
    switch event.kind {
    case .closure:
      row.number = event.number
      row.modifier = inspection.names.modifiers[event.modifier]
    case .reduce:
      row.modifier = "reduce"
      row.reduceDepth = event.depth
    }
    row.key = inspection.names.keys[event.key]
    row.view = .recorded(event.view)
    row.pass = pass(event.pass)
    if let cause = event.cause {
      row.cause = ReportWords.identifier(cause)
      if case .variable(let name) = cause { row.variable = name }
    }
  }

  fileprivate func eventRows() -> RowList<EventRow> {
    RowList(inspection.order.indices, EventRow.init) { [self] place, row in
      let event = inspection.order[place]
      guard event.kind == .closure || options.showsReduces, includes(key: event.key, event.view)
      else { return false }
      row.depth = options.showsReduces ? event.depth : 0
      fill(&row, with: event)
      guard place < inspection.returned.count, let value = inspection.returned[place] else {
        return true
      }
      row.value =
        options.showsWholeValues ? .recorded(value.value, whole: true) : .returned(value)
      row.isCut = value.isCut
      return true
    }
  }
}

extension Section<ReranRow> {
  /// The reason why each closure ran again, without the rest of the row.
  static var reran: Section {
    Section(name: "reran", title: nil, key: "reran", storage: nil) { scope in
      scope.eventRows().compactMap { event in
        guard event.number != nil else { return nil }
        var row = ReranRow()
        (row.number, row.cause, row.variable) = (event.number, event.cause, event.variable)
        return row
      }
    }
  }
}
