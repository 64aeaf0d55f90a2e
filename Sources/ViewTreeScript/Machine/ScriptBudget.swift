/// The limits of one evaluation.
public struct ScriptBudget: Hashable, Sendable {
  /// The number of calls, loop iterations and elements visited.
  public var steps: Int
  /// The nesting depth of calls.
  public var depth: Int
  /// The number of elements and bytes of text created.
  public var memory: Int

  /// Creates a budget.
  public init(steps: Int = 1_000_000, depth: Int = 256, memory: Int = 4_194_304) {
    self.steps = steps
    self.depth = depth
    self.memory = memory
  }

  /// The budget that documents get.
  public static let standard = ScriptBudget()
}
