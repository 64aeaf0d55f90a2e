import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// Tables: the columns are built once for the line of titles, and again for each row
/// (docs/explanation/containers.md, Tables).
extension Pass {
  /// Builds a table: its titles if there is space, then its rows.
  func buildTable(
    _ definition: ViewDefinition, _ arguments: TableArguments, _ template: ViewTemplate,
    _ view: ID<ViewRecord>,
    in environment: ScriptEnvironment, below parent: NodeID?
  ) throws -> NodeID {
    let node = try addNode(definition, template, view, in: environment, below: parent)
    let mark = graph.mark
    let opened = openContent(of: definition, view)
    defer { closeContent(of: definition, view, from: mark, opened) }
    let table = TableSite(
      columns: content(template, arguments.columns.place), environment: environment,
      isCompact: !context.isWideWindow)
    try surrounded(\.table, by: table) {
      let group = addGroup(to: view, role: .children, order: -1)
      if context.isWideWindow, !context.environment.hidesTableHeaders {
        try buildTitles(of: table, below: node, group: group, token: .view(view))
      }
      try buildChildren(
        content(template, arguments.rows.place), in: environment,
        at: Place(parent: node, group: group, chain: nil, isRow: showsOnlyRowsInSight),
        token: .view(view))
    }
    return node
  }

  /// Builds the line of titles, in which columns have no content.
  private func buildTitles(
    of table: TableSite, below node: NodeID, group: ID<GroupRecord>, token: NodeOwner
  ) throws {
    var values = context.environment
    values.font = .style(.subheadline)
    context.isInTableHeader = true
    defer { context.isInTableHeader = false }
    try inheriting(values) {
      context.turn(toNodeBelow: node)
      let titles = context.addTableRow(isHeader: true)
      let mark = graph.mark
      try buildItems(
        table.columns, in: table.environment, at: Place(parent: titles, group: group, chain: nil),
        isDynamic: false, token: token)
      graph.closeStaticContainer(from: mark, token: token.number)
    }
  }

  /// Builds a row for a value from the columns of the enclosing table.
  func buildTableRow(
    _ definition: ViewDefinition, _ value: Handle<Value>, _ template: ViewTemplate,
    _ view: ID<ViewRecord>, in environment: ScriptEnvironment, below parent: NodeID?
  ) throws -> NodeID {
    let node = try addNode(definition, template, view, in: environment, below: parent)
    guard var table = here.table, table.row == nil else { return node }
    let argument = document.argument(value, of: template)
    table.row = TableSite.Row(
      value: try self.value(of: argument, in: environment), argument: argument,
      environment: environment)
    try surrounded(\.table, by: table) {
      let group = addGroup(to: view, role: .children, order: -1)
      try buildChildren(
        table.columns, in: table.environment, at: Place(parent: node, group: group, chain: nil),
        token: .view(view))
    }
    return node
  }

  /// Builds the cell of a column: its title, or its content for the row.
  func buildTableCell(
    _ definition: ViewDefinition, _ arguments: TableColumnArguments, _ template: ViewTemplate,
    _ view: ID<ViewRecord>,
    in environment: ScriptEnvironment, below parent: NodeID?
  ) throws -> NodeID {
    let node = try addNode(definition, template, view, in: environment, below: parent)
    guard here.table?.row != nil else { return node }
    here.table?.row?.hasCell = true
    let views = content(template, arguments.children.place)
    let shown = views.isEmpty ? content(template, arguments.value.place) : views
    guard !shown.isEmpty else { return node }
    let inner = contentEnvironment(definition, in: environment)
    let group = addGroup(to: view, role: .children, order: -1)
    // A table inside a cell is independent of this table.
    _ = try surrounded(\.table, by: nil) {
      try standing(alone: true) {
        try buildSingle(
          shown, in: inner, below: node, group: group, implicit: .horizontal, token: .view(view))
      }
    }
    return node
  }
}
