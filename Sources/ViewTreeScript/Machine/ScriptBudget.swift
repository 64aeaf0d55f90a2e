/// What one evaluation may use up.
public struct ScriptBudget: Hashable, Sendable {
  /// How many calls, loop turns and elements visited.
  public var steps: Int
  /// How many calls inside one another.
  public var depth: Int
  /// How many elements and bytes of text created.
  public var memory: Int

  /// Makes a budget.
  public init(steps: Int = 1_000_000, depth: Int = 256, memory: Int = 4_194_304) {
    self.steps = steps
    self.depth = depth
    self.memory = memory
  }

  /// The budget that documents get.
  public static let standard = ScriptBudget()
}
