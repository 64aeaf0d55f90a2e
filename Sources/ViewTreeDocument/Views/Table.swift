import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Table` (docs/explanation/containers.md, Tables).
  static let table = ViewDefinition(
    """
    struct Table<Value: Identifiable, Rows, Columns: TableColumnContent>: View
    init<D: RandomAccessCollection>(_ unused: D, @TableColumnBuilder<Value,Never> columns: () -> Columns) where D.Element == Value, Rows == TableForEachContent<D>
    init<D: RandomAccessCollection>(_ unused: D, selection: Binding<Value.ID?>, @TableColumnBuilder<Value,Never> columns: () -> Columns) where D.Element == Value, Rows == TableForEachContent<D>
    init<D: RandomAccessCollection>(_ unused: D, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value,Never> columns: () -> Columns) where D.Element == Value, Rows == TableForEachContent<D>
    init<D: RandomAccessCollection, C: SortComparator>(_ unused: D, sortOrder: Binding<[C]>, @TableColumnBuilder<Value,C> columns: () -> Columns) where D.Element == Value, Rows == TableForEachContent<D>
    init<D: RandomAccessCollection, C: SortComparator>(_ unused: D, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[C]>, @TableColumnBuilder<Value,C> columns: () -> Columns) where D.Element == Value, Rows == TableForEachContent<D>
    init(of unused: Value.Type, @TableColumnBuilder<Value,Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
    init(of unused: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value,Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
    init(of unused: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value,Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
    init<C: SortComparator>(of unused: Value.Type, sortOrder: Binding<[C]>, @TableColumnBuilder<Value,C> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
    // read
    init<D, S, C>(_ unused: D, selection: Binding<S> = default, sortOrder: Binding<[C]> = default, columnCustomization unused: Binding<T> = default, @ViewBuilder columns: () -> Columns)
    init<S, C>(selection: Binding<S> = default, sortOrder: Binding<[C]> = default, columnCustomization unused: Binding<T> = default, @ViewBuilder columns: () -> Columns, @ViewBuilder rows: () -> Rows)
    init<S, C>(of unused: Value.Type, selection: Binding<S> = default, sortOrder: Binding<[C]> = default, columnCustomization unused: Binding<T> = default, @ViewBuilder columns: () -> Columns, @ViewBuilder rows: () -> Rows)
    """, "Rows with a cell for each column, below the column titles.",
    support: .approximate(
      "viewtree chose the titles, the widths of columns and the distances between them"),
    preferenceRole: .everySlot, paints: .rows, traits: [.column, .scrolls, .list]
  ) { p in
    p("selection", .binding, "Accepted, but has no effect.")
    p("sortOrder", .binding, "Accepted, but has no effect.")
    let columns = p(
      "columns", .content, required: true, alias: "children",
      "The columns: `TableColumn`, also in conditions and loops.")
    let rows = p("rows", .content, "The rows: `TableRow`, most often in a loop.")
    p.control = .chooses
    return .table(TableArguments(columns: columns, rows: rows)) { context in
      context.add(TableLayout())
    }
  }

  /// SwiftUI's `TableRow` (docs/explanation/containers.md, Tables).
  static let tableRow = ViewDefinition(
    """
    struct TableRow<Value: Identifiable>: TableRowContent
    init(_ value: Value)
    """, "A row of a table.",
    support: .approximate("rows have the height of a plain list's rows"), traits: [.row]
  ) { p in
    let value = p(
      "value", .expression, unlabelled: true, required: true,
      "The value of the row for the columns, an expression.")
    return .tableRow(value: value) { context in
      context.addTableRow(isHeader: false)
    }
  }

  /// SwiftUI's `TableColumn` (docs/explanation/containers.md, Tables).
  static let tableColumn = ViewDefinition(
    """
    struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent
    init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == Never, Label == Text
    init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String>) where Sort == Never, Content == Text, Label == Text
    // read
    init<V, C>(_ title: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator unused: C = default, @ViewBuilder content: @escaping (RowValue) -> Content = default)
    init<C>(_ title: LocalizedStringKey, sortUsing unused: C, @ViewBuilder content: @escaping (RowValue) -> Content)
    """, "A column of a table.", support: .approximate("viewtree does not sort or move it")
  ) { p in
    let title = p("title", .text, orAs: "Text(", "The title above the rows.")
    let value = p(
      "value", .keyPathText,
      "The text in a row, as a key path from its value, such as `\\.name`. With views, only for sorting."
    )
    p("as", .parameterName(default: ["row"]), "The name of a row's value in the views.")
    let children = p.children()
    let width = p(
      "width", .number, along: .horizontal,
      "The width of the column in points, which overrides the bounds below.")
    let minWidth = p(
      "minWidth", .number, along: .horizontal, "The minimum width of the column in points.")
    let idealWidth = p(
      "idealWidth", .number, along: .horizontal,
      "The ideal width of the column in points.")
    let maxWidth = p(
      "maxWidth", .number, along: .horizontal, "The maximum width of the column in points.")
    let alignment = p(
      "alignment", .horizontalAlignment, along: .horizontal, "The alignment of views in the cells.")
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
