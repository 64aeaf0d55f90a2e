import ViewTreeInspector

extension JSONReport {
  mutating func addOrder() {
    writer.key("order")
    writer.openArray()
    for event in inspection.order where scope.includes(key: event.key, event.view) {
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
      writer.raw(" }")
    }
    writer.closeArray()
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
      writer.raw(", \"reason\": ")
      writer.string(ReportWords.identifier(skip.reason))
      if let cause = ReportWords.cause(skip.reason) {
        writer.raw(", \"by\": ")
        writer.string(inspection.path(of: cause))
      }
      writer.raw(", \"pass\": ")
      writer.integer(skip.pass)
      writer.raw(" }")
    }
    writer.closeArray()
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
