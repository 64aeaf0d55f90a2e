import ViewTreeInspector

/// The values of plain writers, which are no closures and have no numbers.
extension JSONReport {
  /// What each `preference` wrote, if there are any, and why nobody got it where nobody did.
  mutating func addPlainValues(of view: InspectedReference? = nil) {
    let values = inspection.plainValues.filter {
      scope.includes(key: $0.key, $0.view) && (view == nil || view == $0.view)
    }
    guard !values.isEmpty else { return }
    writer.key("values")
    writer.openArray()
    for value in values {
      addStart(of: value)
      if let value = value.value {
        writer.raw(", \"value\": ")
        writer.value(value.value)
        if value.isCut { writer.raw(", \"cut\": true") }
      }
      if let reason = value.reason { add(reason: reason) }
      writer.raw(" }")
    }
    writer.closeArray()
  }

  /// The values that nobody got, as entries of `skipped`.
  mutating func addUnreadValues() {
    for value in inspection.plainValues where scope.includes(key: value.key, value.view) {
      guard let reason = value.reason else { continue }
      addStart(of: value)
      add(reason: reason)
      writer.raw(", \"pass\": ")
      writer.integer(value.pass)
      writer.raw(" }")
    }
  }

  private mutating func addStart(of value: InspectedPlainValue) {
    writer.element()
    writer.raw("{ \"event\": ")
    writer.string(names.modifiers[Int(value.modifier)])
    writer.raw(", \"key\": ")
    writer.string(names.keys[value.key])
    writer.raw(", \"view\": ")
    writer.string(inspection.path(of: value.view))
  }
}
