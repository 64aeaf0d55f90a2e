/// The arguments of a column of a table.
public struct TableColumnArguments: BitwiseCopyable, Sendable {
  /// The text of a part of a row's value, which fills the cell if there are no views.
  public let value: Handle<TemplateRange>
  /// The views of a cell.
  public let children: Handle<TemplateRange>
}
