import ViewTreeInspector
import ViewTreeScript

/// A value that a reader got: in JSON it and the list of writers, in text a line for each element.
package struct RowElements: Equatable {
  /// The elements of an array, the entries of a dictionary with known writers, or the single value.
  package var lines = RowList<ElementRow>()
  var value = RowValue.none
  var origins = OriginList()

  package init() {}

  mutating func visit(_ fields: inout some RowVisitor) {
    fields.rows(.text("  "), &lines)
    var list = ElementList(value: value, lines: lines)
    fields.field(.json("value"), &list)
    fields.field(.json("writers"), &origins)
    (value, lines) = (list.value, list.lines)
    // If the writers of its entries are known, a dictionary has a line for each entry.
    if !list.entries.isEmpty, list.entries.count == origins.count {
      lines = RowList(
        list.entries.map { entry in
          var row = ElementRow()
          row.value = .read(entry)
          return row
        })
    }
    lines = origins.given(to: lines)
  }
}
