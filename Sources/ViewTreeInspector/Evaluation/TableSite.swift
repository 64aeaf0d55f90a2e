import ViewTreeDocument
import ViewTreeScript

/// A table that is being built: its columns, which each row builds again, and the row that does.
struct TableSite {
  let columns: TemplateRange
  /// The names that the columns can use.
  let environment: ScriptEnvironment
  /// True if there is space for only the first column.
  let isCompact: Bool
  /// The row whose cells are being built, or `nil` for the line of titles.
  var row: Row?

  /// A row: its value, and its source.
  struct Row {
    let value: Value
    let argument: Argument
    let environment: ScriptEnvironment
    /// True if it already has a cell.
    var hasCell = false
  }

  /// True if the row has space for another column.
  var showsMoreColumns: Bool { !isCompact || row?.hasCell != true }
}
