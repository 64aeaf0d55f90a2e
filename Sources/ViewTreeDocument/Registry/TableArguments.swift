/// The arguments of a table.
public struct TableArguments: BitwiseCopyable, Sendable {
  /// The columns.
  public let columns: Handle<TemplateRange>
  /// The rows.
  public let rows: Handle<TemplateRange>
}
