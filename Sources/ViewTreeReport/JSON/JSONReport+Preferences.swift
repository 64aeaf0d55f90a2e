import ViewTreeInspector

extension JSONReport {
  mutating func addPreferences() {
    writer.key("preferences")
    writer.openArray()
    for reading in inspection.preferences where scope.includes(key: reading.key, reading.reader) {
      writer.element()
      writer.raw("{ \"key\": ")
      writer.string(names.keys[reading.key])
      writer.raw(", \"reader\": { \"view\": ")
      writer.string(inspection.path(of: reading.reader))
      writer.raw(", \"modifier\": ")
      writer.string(names.modifiers[Int(reading.modifier)])
      writer.raw(" }, \"pass\": ")
      writer.integer(reading.pass)
      writer.raw(", \"value\": ")
      writer.value(reading.value)
      addWriters(of: reading)
      writer.raw(", \"reduces\": ")
      writer.integer(reading.reduces)
      if reading.isUnchanged { writer.raw(", \"unchanged\": true") }
      writer.raw(" }")
    }
    writer.closeArray()
  }

  /// Where each element of an array, each entry of a dictionary or a single value came from.
  private mutating func addWriters(of reading: InspectedPreference) {
    guard !reading.contributions.isEmpty else { return }
    writer.raw(", \"writers\": [")
    var isFirst = true
    for contribution in reading.contributions {
      for _ in 0..<contribution.count {
        if !isFirst { writer.raw(", ") }
        isFirst = false
        add(contribution)
      }
    }
    writer.raw("]")
  }

  /// A path where one view wrote it and nobody changed it; null where it cannot be told.
  private mutating func add(_ contribution: InspectedPreference.Contribution) {
    if contribution.isUnknown { return writer.raw("null") }
    if contribution.writerCount == 1, contribution.transformers.isEmpty,
      let only = contribution.writers.first
    {
      return writer.string(inspection.path(of: only))
    }
    writer.raw("{ \"views\": ")
    add(contribution.writers)
    if contribution.writerCount > contribution.writers.count {
      writer.raw(", \"count\": ")
      writer.integer(contribution.writerCount)
    }
    if !contribution.transformers.isEmpty {
      writer.raw(", \"changedBy\": ")
      add(contribution.transformers)
    }
    writer.raw(" }")
  }

  private mutating func add(_ views: [InspectedReference]) {
    writer.raw("[")
    for (place, view) in views.enumerated() {
      if place > 0 { writer.raw(", ") }
      writer.string(inspection.path(of: view))
    }
    writer.raw("]")
  }

  mutating func addState() {
    writer.key("state")
    writer.openObject()
    for (name, value) in inspection.state {
      writer.key(text: name)
      writer.value(value)
    }
    writer.closeObject()
  }

  // MARK: - Anchors

  mutating func addAnchors() {
    writer.key("anchors")
    writer.openArray()
    for (index, anchor) in inspection.anchors.enumerated() where scope.includes(anchor.view) {
      writer.element()
      writer.raw("{ \"anchor\": ")
      writer.integer(index + 1)
      writer.raw(", \"source\": ")
      writer.string(anchor.source)
      writer.raw(", \"view\": ")
      writer.string(inspection.path(of: anchor.view))
      if let attachment = anchor.attachment {
        writer.raw(", \"attachment\": ")
        writer.string(names.modifiers[Int(attachment)])
      }
      writer.raw(", \"global\": ")
      writer.geometry(anchor.global)
      writer.raw(", \"resolved\": [")
      for (place, resolution) in anchor.resolved.enumerated() {
        writer.raw(place > 0 ? ", { \"in\": " : "{ \"in\": ")
        writer.string(inspection.path(of: resolution.reader))
        writer.raw(", \"value\": ")
        writer.geometry(resolution.value)
        writer.raw(" }")
      }
      writer.raw("] }")
    }
    writer.closeArray()
  }
}
