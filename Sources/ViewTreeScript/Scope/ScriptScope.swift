/// The names that a script can see, level by level: the mirror of `ScriptEnvironment`.
///
/// Levels are shared between scopes, so that views deep inside others cost no copy of what is around
/// them.
public struct ScriptScope: Sendable {
  /// One level of names and what is around it.
  private final class Level: Sendable {
    let names: [ScopeName]
    let outer: Level?

    init(names: [ScopeName], outer: Level?) {
      self.names = names
      self.outer = outer
    }
  }

  private let innermost: Level?

  /// Makes a scope without names, which stands for no environment level at all.
  public init() {
    innermost = nil
  }

  private init(innermost: Level) {
    self.innermost = innermost
  }

  /// The scope with one more level inside.
  public func pushing(_ names: [ScopeName]) -> ScriptScope {
    ScriptScope(innermost: Level(names: names, outer: innermost))
  }

  /// Whether a name can be seen.
  public func contains(_ name: String) -> Bool {
    lookUp(name) != nil
  }

  /// All names that can be seen, those of the innermost level first.
  var allNames: [ScopeName] {
    var names: [ScopeName] = []
    var level = innermost
    while let current = level {
      names += current.names
      level = current.outer
    }
    return names
  }

  /// What is known of the type of a variable, by where it is.
  func type(framesUp: Int, index: Int) -> StaticType {
    var level = innermost
    for _ in 0..<framesUp { level = level?.outer }
    guard let names = level?.names, names.indices.contains(index) else { return .unknown }
    return names[index].type.form
  }

  /// Where a name is, innermost level first.
  func lookUp(_ name: String) -> (framesUp: Int, index: Int, name: ScopeName)? {
    var framesUp = 0
    var level = innermost
    while let current = level {
      if let index = current.names.lastIndex(where: { $0.name == name }) {
        return (framesUp, index, current.names[index])
      }
      framesUp += 1
      level = current.outer
    }
    return nil
  }
}
