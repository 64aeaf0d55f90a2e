/// The names that a script can see, level by level: the mirror of `ScriptEnvironment`.
public struct ScriptScope: Sendable {
  /// The levels, outermost first.
  public private(set) var frames: [[ScopeName]] = []

  /// Makes a scope without names, which stands for no environment level at all.
  public init() {}

  /// The scope with one more level inside.
  public func pushing(_ names: [ScopeName]) -> ScriptScope {
    var inner = self
    inner.frames.append(names)
    return inner
  }

  /// Where a name is, innermost level first.
  func lookUp(_ name: String) -> (framesUp: Int, index: Int, name: ScopeName)? {
    for (framesUp, names) in frames.reversed().enumerated() {
      if let index = names.lastIndex(where: { $0.name == name }) {
        return (framesUp, index, names[index])
      }
    }
    return nil
  }
}
