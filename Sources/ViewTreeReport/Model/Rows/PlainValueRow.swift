import ViewTreeInspector
import ViewTreeNumbers

/// The value of a plain writer, which isn't a closure and has no number.
package struct PlainValueRow: ReportRow {
  package var modifier = ""
  package var key = ""
  package var view: ViewReference?
  package var value = RowValue.none
  package var isCut = false
  package var why = ReasonFacts()

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    // In the tree of `order`, values follow the closures, and `-` marks an unread value.
    var (unread, read) = why.reason.isEmpty ? ("", modifier) : (modifier, "")
    fields.field(.text("  - ", .detail), &unread)
    if unread.isEmpty { fields.field(.text("  ", .detail), &read) }
    if !unread.isEmpty || !read.isEmpty { modifier = unread + read }
    fields.field(.json("event", .identity), &modifier)
    fields.field(Field("key", " ", .detail), &key)
    fields.view(.json("view", .identity), &view)
    fields.field(
      Field("value", " = ", end: "  preference ", orEnd: "  - preference ", .detail), &value)
    fields.field(.json("cut"), &isCut)
    why.visit(&fields)
  }
}

extension Section<PlainValueRow> {
  /// The value that each `preference` wrote, and the reason if no reader got it. Text has it in the
  /// tree.
  static var values: Section {
    Section(name: "values", title: nil, key: "plainValues", storage: \.values) { scope in
      let values = scope.plainValues
      guard !values.isEmpty else { return nil }
      return RowList(values.map(scope.row))
    }
  }
}

extension ReportScope {
  /// The values of plain writers that the report is about.
  var plainValues: [InspectedPlainValue] {
    inspection.plainValues.filter { includes(key: $0.key, $0.view) }
  }

  /// The row of a value.
  func row(_ value: InspectedPlainValue) -> PlainValueRow {
    var row = PlainValueRow()
    row.modifier = inspection.names.modifiers[value.modifier]
    row.key = inspection.names.keys[value.key]
    row.view = .recorded(value.view)
    if let written = value.value {
      row.value = .returned(written)
      row.isCut = written.isCut
    }
    if let reason = value.reason { row.why = ReasonFacts(reason, nil, in: self) }
    return row
  }

  /// The maximum number of characters of a value in the tree.
  private static let shortValue = 24

  /// The values in the tree, by their views. Long values are omitted unless whole values are
  /// requested.
  func plainValuesByView() -> [ID<InspectedView>: [PlainValueRow]] {
    var rows: [ID<InspectedView>: [PlainValueRow]] = [:]
    for value in plainValues {
      guard case .view(let view) = value.view else { continue }
      var row = row(value)
      if let written = value.value {
        let isWhole = options.showsWholeValues
        let text = isWhole ? ValueText.whole(written.value) : ValueText.text(written)
        row.value = .read(isWhole || text.count <= Self.shortValue ? text : "…")
      }
      rows[view, default: []].append(row)
    }
    return rows
  }
}
