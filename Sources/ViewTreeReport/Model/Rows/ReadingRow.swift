import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeScript

/// The value that a reader got.
package struct ReadingRow: ReportRow {
  package var key = ""
  package var reader: ReaderRow?
  package var pass = PassNumber()
  package var isDefault = false
  package var isUnchanged = false
  package var reduces: Int?
  /// The three of them in words.
  package var words = ReportText.none
  /// The value. For an array, each element with the view that wrote it.
  package var value = RowElements()

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(Field("key", "", after: " for ").required, &key)
    fields.part(Field("reader", ""), &reader)
    fields.field(.text(", pass "), &pass)
    fields.field(.json("pass"), &pass)
    value.visit(&fields)
    fields.field(.json("reduces"), &reduces)
    fields.field(.json("unchanged"), &isUnchanged)
    fields.field(.json("default"), &isDefault)
    let (isDefault, isUnchanged, reduces) = (isDefault, isUnchanged, reduces)
    fields.words(.text(": "), &words) {
      if let reduces { $0.add(ReportWords.reading(isDefault, isUnchanged, reduces)) }
    }
  }
}

extension Section<ReadingRow> {
  /// The values that the readers got, with the writer of each element.
  static var preferences: Section {
    Section(
      name: "preferences", title: "Preferences", key: "preferences", storage: \.readings
    ) { $0.readingRows() }
  }
}

extension ReportScope {
  fileprivate func readingRows() -> RowList<ReadingRow> {
    RowList(inspection.preferences.indices) { [self] place in
      let reading = inspection.preferences[place]
      guard includes(key: reading.key, reading.reader), before == nil || !reading.isUnchanged
      else { return nil }
      var row = ReadingRow()
      row.key = inspection.names.keys[reading.key]
      row.reader = ReaderRow()
      row.reader?.modifier = inspection.names.modifiers[reading.modifier]
      row.reader?.view = .recorded(reading.reader)
      row.pass = pass(reading.pass)
      row.isDefault = reading.isDefault
      row.isUnchanged = reading.isUnchanged
      row.reduces = reading.reduces
      var origins = OriginList()
      for contribution in reading.contributions {
        origins.append(.recorded(contribution), count: contribution.count)
      }
      row.value.value = .recorded(reading.value, whole: false)
      row.value.origins = origins
      row.value.lines = elementRows(reading.value, origins)
      return row
    }
  }

  private func elementRows(_ value: Value, _ origins: OriginList) -> RowList<ElementRow> {
    // Each element of a list is read when its line is written, because lists can be long.
    if case .array(let elements) = value, !elements.isEmpty {
      return RowList(elements.indices, ElementRow.init) { place, row in
        row.value = .recorded(elements[place], whole: false)
        if place < origins.count { row.origin = origins[place] }
        return true
      }
    }
    let parts = parts(of: value, hasOrigins: origins.count > 0)
    return RowList(parts.indices, ElementRow.init) { place, row in
      row.value = parts[place]
      if place < origins.count { row.origin = origins[place] }
      return true
    }
  }

  /// The parts of a value that have separate lines.
  private func parts(of value: Value, hasOrigins: Bool) -> [RowValue] {
    switch value {
    case .dictionary(let entries) where entries.count > 0 && hasOrigins:
      zip(entries.keys, entries.values).map {
        .read("\(ValueText.text($0)): \(ValueText.text($1))")
      }
    default: [.recorded(value, whole: false)]
    }
  }
}
