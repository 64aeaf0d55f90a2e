import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Table` (docs/semantics.md, Tables).
  static let table = ViewDefinition(
    "Table", "Rows with a cell for each column, below a line of titles.",
    support: .approximate(
      "the line of titles, the distances of columns and how they share a width are choices"),
    preferenceRole: .everySlot, paints: .rows, traits: [.column, .scrolls, .list]
  ) { p in
    p("selection", .binding, "Accepted and without effect.")
    p("sortOrder", .binding, "Accepted and without effect.")
    let columns = p(
      "columns", .content, required: true, alias: "children",
      "The columns: `TableColumn`, also in conditions and loops.")
    let rows = p("rows", .content, "The rows: `TableRow`, most often in a loop.")
    p.control = .chooses
    return .table(TableArguments(columns: columns, rows: rows)) { context in
      context.add(TableLayout())
    }
  }

  /// SwiftUI's `TableRow` (docs/semantics.md, Tables).
  static let tableRow = ViewDefinition(
    "TableRow", "A row of a table.",
    support: .approximate("rows are as high as those of a plain list"), traits: [.row]
  ) { p in
    let value = p(
      "value", .expression, unlabelled: true, required: true,
      "What the columns show something of, an expression.")
    return .tableRow(value: value) { context in
      context.addTableRow(isHeader: false)
    }
  }

  /// SwiftUI's `TableColumn` (docs/semantics.md, Tables).
  static let tableColumn = ViewDefinition(
    "TableColumn", "A column of a table.", support: .approximate("it cannot be sorted or moved")
  ) { p in
    let title = p("title", .text, orAs: "Text(", "The title above the rows.")
    let value = p(
      "value", .keyPathText,
      "The text in a row as a key path from its value, such as `\\.name`; with views only what sorts."
    )
    p("as", .parameterName(default: ["row"]), "The name of a row's value in the views.")
    let children = p.children()
    let width = p(
      "width", .number, along: .horizontal,
      "Points that the column is wide; the bounds below do not count then.")
    let minWidth = p(
      "minWidth", .number, along: .horizontal, "Points that the column is wide at least.")
    let idealWidth = p(
      "idealWidth", .number, along: .horizontal,
      "Points that the column is wide where the table has any width.")
    let maxWidth = p(
      "maxWidth", .number, along: .horizontal, "Points that the column is wide at most.")
    let alignment = p(
      "alignment", .horizontalAlignment, along: .horizontal, "Where views stand in the cells.")
    p.input = .tableRow
    return .tableColumn(TableColumnArguments(value: value, children: children)) { context in
      let column =
        context[width].map { TableColumnWidth(fixed: $0) }
        ?? TableColumnWidth(
          minimum: context[minWidth], ideal: context[idealWidth], maximum: context[maxWidth])
      let cell = context.add(
        TableCellLayout(
          context.isWideWindow ? column : TableColumnWidth(),
          alignment: context[alignment] ?? .leading))
      if context.isInTableHeader { context.addLabel(title: title, below: cell) }
      return cell
    }
  }
}
