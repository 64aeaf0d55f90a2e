/// The rows of lazy containers that exist (docs/explanation/containers.md, Rows in sight).
public enum LazyRows: String, CaseIterable, Sendable {
  /// All rows.
  case all
  /// The rows that their scroll view shows.
  case visible
}
