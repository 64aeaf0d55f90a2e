/// The names in scope, level by level: the mirror of `ScriptEnvironment`.
///
/// Levels are shared between scopes, so that deeply nested views don't copy their enclosing
/// scopes. Parts of one level are shared too, so that adding names one by one is cheap.
public struct ScriptScope: Sendable {
  /// Consecutive names of one level, with links to the earlier names in it and to the enclosing
  /// level.
  private final class Part: Sendable {
    let names: [ScopeName]
    /// The last index of each name, if there are many.
    let places: [String: Int]
    /// The part of the same level that these names follow.
    let earlier: Part?
    /// The number of names of the level that come before these.
    let start: Int
    /// The last part of the enclosing level.
    let outer: Part?

    init(names: [ScopeName], earlier: Part?, outer: Part?) {
      self.names = names
      self.earlier = earlier
      self.outer = outer
      start = earlier.map { $0.start + $0.names.count } ?? 0
      let isLong = names.count > ScriptScope.comparedNames
      places =
        isLong
        ? Dictionary(
          names.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { $1 })
        : [:]
    }

    /// The last index of a name among these.
    func place(of name: String) -> Int? {
      places.isEmpty ? names.lastIndex { $0.name == name } : places[name]
    }
  }

  /// The maximum number of names that are compared one by one.
  fileprivate static let comparedNames = 16

  private let innermost: Part?

  /// Creates a scope without names, which corresponds to no environment level.
  public init() {
    innermost = nil
  }

  private init(innermost: Part) {
    self.innermost = innermost
  }

  /// The scope with one more level inside.
  public func pushing(_ names: [ScopeName]) -> ScriptScope {
    ScriptScope(innermost: Part(names: names, earlier: nil, outer: innermost))
  }

  /// The scope with one more name at the end of its innermost level.
  public func adding(_ name: ScopeName) -> ScriptScope {
    guard let innermost else { return pushing([name]) }
    var names = [name]
    var earlier: Part? = innermost
    // Merges parts of equal length, so that the number of parts stays logarithmic.
    while let part = earlier, part.names.count <= names.count {
      names = part.names + names
      earlier = part.earlier
    }
    return ScriptScope(innermost: Part(names: names, earlier: earlier, outer: innermost.outer))
  }

  /// True if a name is in scope.
  public func contains(_ name: String) -> Bool {
    lookUp(name) != nil
  }

  /// The first names in scope that meet a condition, innermost level first.
  func names(atMost count: Int, where isWanted: (String) -> Bool) -> [String] {
    var names: [String] = []
    var level = innermost
    while let current = level {
      for part in Self.parts(endingWith: current).reversed() {
        for name in part.names where isWanted(name.name) {
          names.append(name.name)
          if names.count >= count { return names }
        }
      }
      level = current.outer
    }
    return names
  }

  /// The type of a variable, by its level and index.
  func type(framesUp: Int, index: Int) -> StaticType {
    var level = innermost
    for _ in 0..<framesUp { level = level?.outer }
    guard index >= 0, let level else { return .unknown }
    let part = Self.parts(endingWith: level).first { $0.start <= index }
    guard let part, index - part.start < part.names.count else { return .unknown }
    return part.names[index - part.start].type.form
  }

  /// Looks up a name, innermost level first. Within a level, the last name applies.
  func lookUp(_ name: String) -> (framesUp: Int, index: Int, name: ScopeName)? {
    var framesUp = 0
    var level = innermost
    while let current = level {
      for part in Self.parts(endingWith: current) {
        guard let place = part.place(of: name) else { continue }
        return (framesUp, part.start + place, part.names[place])
      }
      framesUp += 1
      level = current.outer
    }
    return nil
  }

  /// The parts of a level, in reverse order.
  private static func parts(
    endingWith last: Part
  ) -> UnfoldSequence<Part, (Part?, Bool)> {
    sequence(first: last, next: \.earlier)
  }
}
