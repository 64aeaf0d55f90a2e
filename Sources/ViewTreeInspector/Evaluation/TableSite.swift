import ViewTreeDocument
import ViewTreeScript

/// A table that is being built: its columns, which each row builds again, and the row that does.
struct TableSite {
  let columns: TemplateRange
  /// The names that the columns see.
  let environment: ScriptEnvironment
  /// Whether there is room for the first column alone.
  let isCompact: Bool
  /// The row whose cells are being built; `nil` for the line of titles.
  var row: Row?

  /// A row: its value, and what that follows from.
  struct Row {
    let value: Value
    let argument: Argument
    let environment: ScriptEnvironment
    /// Whether it has a cell already.
    var hasCell = false
  }

  /// Whether a further column has a place in the row.
  var showsMoreColumns: Bool { !isCompact || row?.hasCell != true }
}
