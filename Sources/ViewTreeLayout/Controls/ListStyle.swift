/// The arrangement of the cells in a `List` or a `Form` (docs/explanation/containers.md, Lists).
public enum ListStyle: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  /// Cards with space on both sides, as for `automatic`.
  case insetGrouped
  /// Groups of cells over the whole width.
  case grouped
  /// Cells over the whole width, from the top on.
  case plain
  /// Equal to `plain`.
  case inset
  /// Equal to `insetGrouped`.
  case sidebar
  /// The views of a `Form` without cells, one below the other.
  case columns
}
