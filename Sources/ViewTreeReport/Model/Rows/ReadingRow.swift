import ViewTreeInspector
import ViewTreeScript

/// What a reader got.
package struct ReadingRow: ReportRow {
  package var key = ""
  package var reader: ReaderRow?
  package var pass = PassNumber()
  package var isDefault = false
  package var isUnchanged = false
  package var reduces: Int?
  /// The three of them in words.
  package var words = ReportText.none
  /// The value; of an array each element, with the view that wrote it.
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
      reduces.map { ReportWords.reading(isDefault, isUnchanged, $0) }
    }
  }
}

/// The modifier of a view that reads a key.
package struct ReaderRow: ReportRow {
  package var modifier = ""
  package var view: ViewReference?

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.text("", after: " of "), &modifier)
    fields.view(Field("view", "", ends: [", pass ", ": "]), &view)
    fields.field(.json("modifier"), &modifier)
  }
}

/// A value that a reader got: in JSON it and the list of writers, in text a line for each element.
package struct RowElements: Equatable {
  /// The elements; one of a value that is no array.
  package var lines = RowList<ElementRow>()
  var value = RowValue.none
  var writers = ReferenceList()

  mutating func visit(_ fields: inout some RowVisitor) {
    fields.rows(.text("  "), &lines)
    var list = ElementList(value: value, lines: lines)
    fields.field(.json("value"), &list)
    fields.field(.json("writers"), &writers)
    (value, lines) = (list.value, list.lines)
    lines = writers.given(to: lines)
  }
}

/// An element of a value, with the view that wrote it.
package struct ElementRow: ReportRow {
  package var value = RowValue.none
  package var writer: ViewReference?

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.text("", ends: ["  from "]), &value)
    fields.view(.text("  from "), &writer)
  }
}

extension Section<ReadingRow> {
  /// What each reader got, element by element with the writer of each.
  static var preferences: Section {
    Section(
      name: "preferences", title: "Preferences", key: "preferences", storage: \.readings
    ) { $0.readingRows() }
  }
}

extension ReportScope {
  fileprivate func readingRows() -> RowList<ReadingRow> {
    RowList(inspection.preferences.indices) { place in
      let reading = inspection.preferences[place]
      guard includes(key: reading.key, reading.reader), before == nil || !reading.isUnchanged
      else { return nil }
      var row = ReadingRow()
      row.key = inspection.names.keys[reading.key]
      row.reader = ReaderRow()
      row.reader?.modifier = inspection.names.modifiers[Int(reading.modifier)]
      row.reader?.view = .recorded(reading.reader)
      row.pass = pass(reading.pass)
      row.isDefault = reading.isDefault
      row.isUnchanged = reading.isUnchanged
      row.reduces = reading.reduces
      let writers = reading.contributions.flatMap { contribution in
        repeatElement(ViewReference.recorded(contribution.writer), count: contribution.count)
      }
      row.value.value = .recorded(reading.value, whole: false)
      row.value.writers = ReferenceList(references: writers)
      row.value.lines = elementRows(reading.value, writers)
      return row
    }
  }

  private func elementRows(_ value: Value, _ writers: [ViewReference]) -> RowList<ElementRow> {
    var (elements, writers) = ([value], writers)
    if case .array(let list) = value, !list.isEmpty { elements = list } else { writers = [] }
    return RowList(elements.indices) { place in
      var row = ElementRow()
      row.value = .recorded(elements[place], whole: false)
      if place < writers.count { row.writer = writers[place] }
      return row
    }
  }
}
