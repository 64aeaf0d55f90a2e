import ViewTreeInspector

extension JSONReport {
  mutating func addOrder() {
    writer.key("order")
    writer.openArray()
    for (place, event) in inspection.order.enumerated() {
      guard scope.includes(key: event.key, event.view) else { continue }
      guard event.kind == .closure || scope.options.showsReduces else { continue }
      writer.element()
      switch event.kind {
      case .closure:
        writer.raw("{ \"n\": ")
        writer.integer(event.number)
        writer.raw(", \"event\": ")
        writer.string(names.modifiers[Int(event.modifier)])
      case .reduce:
        writer.raw("{ \"event\": \"reduce\", \"depth\": ")
        writer.integer(event.depth)
      }
      addPlace(key: event.key, event.view, pass: event.pass)
      addReturned(place)
      writer.raw(" }")
    }
    writer.closeArray()
  }

  /// What a closure returned, if that was recorded.
  private mutating func addReturned(_ place: Int) {
    guard place < inspection.returned.count, let value = inspection.returned[place] else { return }
    writer.raw(", \"value\": ")
    writer.value(value.value)
    if value.isCut { writer.raw(", \"cut\": true") }
  }

  mutating func addSkipped() {
    writer.key("skipped")
    writer.openArray()
    for skip in inspection.skipped where scope.includes(key: skip.key, skip.view) {
      writer.element()
      writer.raw("{ \"event\": ")
      writer.string(names.modifiers[Int(skip.modifier)])
      writer.raw(", \"key\": ")
      writer.string(names.keys[skip.key])
      writer.raw(", \"view\": ")
      writer.string(inspection.path(of: skip.view))
      add(reason: skip.reason)
      add(earlierRun: skip.earlierRun)
      writer.raw(", \"pass\": ")
      writer.integer(skip.pass)
      writer.raw(" }")
    }
    addUnreadValues()
    addAbsences()
    writer.closeArray()
  }

  /// Why a closure did not run, and the view that is the cause, if one is.
  mutating func add(reason: InspectedSkip.Reason) {
    writer.raw(", \"reason\": ")
    writer.string(ReportWords.identifier(reason))
    if let cause = ReportWords.cause(reason) {
      writer.raw(", \"by\": ")
      writer.string(inspection.path(of: cause))
    }
    if case .overridden(let modifier) = reason {
      writer.raw(", \"byEvent\": ")
      writer.string(names.modifiers[Int(modifier.modifier)])
      writer.raw(", \"byLine\": ")
      writer.integer(modifier.line)
    }
  }

  /// The number and the pass of a closure that ran in an earlier pass only.
  mutating func add(earlierRun run: InspectedRun?) {
    guard let run else { return }
    writer.raw(", \"ranAs\": ")
    writer.integer(run.number)
    writer.raw(", \"ranInPass\": ")
    writer.integer(run.pass)
  }

  private mutating func addPlace(key: Int, _ view: InspectedReference, pass: Int) {
    writer.raw(", \"key\": ")
    writer.string(names.keys[key])
    writer.raw(", \"view\": ")
    writer.string(inspection.path(of: view))
    writer.raw(", \"pass\": ")
    writer.integer(pass)
  }
}
