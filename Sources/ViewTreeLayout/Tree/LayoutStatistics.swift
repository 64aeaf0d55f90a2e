/// The amount of work in a layout, for tests and measurements.
public struct LayoutStatistics: Equatable, Sendable {
  /// The number of computed sizes: queries without a stored result.
  public var sizeQuestions = 0
  /// The total work in units of one measurement: measurements plus comparisons in cache lookups.
  public var work = 0
  /// Nodes in the tree.
  public var nodes = 0
  /// The largest number of ancestors of a node.
  public var maximumDepth = 0
}
