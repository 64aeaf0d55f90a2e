/// The amount of work in a layout, for tests and measurements.
public struct LayoutStatistics: Equatable, Sendable {
  /// Sizes that had to be computed: questions that no stored answer covered.
  public var sizeQuestions = 0
  /// All that was done, as so many questions: these, and what was looked at to find answers that are stored.
  public var work = 0
  /// Nodes in the tree.
  public var nodes = 0
  /// The largest number of ancestors of a node.
  public var maximumDepth = 0
}
