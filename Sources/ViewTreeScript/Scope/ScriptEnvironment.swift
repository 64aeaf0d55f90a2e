/// The variables of one level of the document at run time.
///
/// The outermost environment contains the state variables.
public final class ScriptEnvironment {
  /// The enclosing environment.
  public let parent: ScriptEnvironment?
  /// The variables, in the order of the names that were pushed on the scope.
  public var values: [Value]
  /// True if the variables are local to a view builder, so that assignments apply at once.
  let isLocal: Bool

  /// Creates an environment.
  public init(
    parent: ScriptEnvironment? = nil, values: [Value] = [], isLocal: Bool = false
  ) {
    self.parent = parent
    self.isLocal = isLocal
    self.values = values
  }

  /// The environment `count` levels out, if there are that many.
  public func ancestor(_ count: Int) -> ScriptEnvironment? {
    var current = self
    for _ in 0..<count {
      guard let parent = current.parent else { return nil }
      current = parent
    }
    return current
  }
}
