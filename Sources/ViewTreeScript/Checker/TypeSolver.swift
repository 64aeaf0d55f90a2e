/// Type variables of an expression being checked, with the type found for each.
struct TypeSolver {
  /// The kind of literal that a type must be able to represent.
  enum Literal: Int {
    case none, integer, floating, string
  }

  private var found: [StaticType?] = []
  private var literals: [Literal] = []
  /// The previous value of each changed entry, so that undoing an attempt costs no more than the
  /// attempt.
  private var trail: [(number: Int, found: StaticType?, literal: Literal)] = []
  /// The remaining work budget of type inference. A comparison of two types takes 1, an expression
  /// 4.
  private(set) var fuel = Int.max

  /// The number of type variables. `finish` settles those from such a number on.
  var count: Int { found.count }

  /// A type to be found.
  mutating func fresh(_ literal: Literal = .none) -> StaticType {
    found.append(nil)
    literals.append(literal)
    return .variable(found.count - 1)
  }

  // MARK: Work

  /// Sets the work budget.
  mutating func refuel(_ fuel: Int) { self.fuel = fuel }

  /// Spends part of the work budget. False if it's exceeded.
  mutating func spend(_ amount: Int) -> Bool {
    fuel -= amount
    return fuel >= 0
  }

  /// True if a type has more than `limit` parts, including the known parts of its variables.
  func isLarger(_ type: StaticType, than limit: Int) -> Bool {
    if case .named(_, let arguments) = type, arguments.isEmpty { return false }
    var left = limit
    return !count(type, &left)
  }

  /// Subtracts the parts of a type from `left`. `false` if there are more.
  private func count(_ type: StaticType, _ left: inout Int) -> Bool {
    left -= 1
    guard left >= 0 else { return false }
    switch resolve(type) {
    case .unknown, .variable, .parameter: return true
    case .named(_, let arguments): return arguments.allSatisfy { count($0, &left) }
    case .tuple(let elements): return elements.allSatisfy { count($0.type, &left) }
    case .function(let function):
      return function.parameters.allSatisfy { count($0.type, &left) }
        && count(function.result, &left)
    case .metatype(let inner): return count(inner, &left)
    }
  }

  // MARK: Rollback

  /// The state to which `takeBack` returns.
  struct Mark {
    fileprivate let count: Int
    fileprivate let trailCount: Int
  }

  var mark: Mark { Mark(count: found.count, trailCount: trail.count) }

  /// Undoes the changes since a mark. Type variables made since then stay open, because expressions
  /// may still refer to them.
  mutating func takeBack(to mark: Mark) {
    while trail.count > mark.trailCount {
      let change = trail.removeLast()
      (found[change.number], literals[change.number]) = (change.found, change.literal)
    }
    for number in mark.count..<found.count { literals[number] = .none }
  }

  private mutating func set(_ number: Int, _ type: StaticType?, _ literal: Literal) {
    trail.append((number, found[number], literals[number]))
    (found[number], literals[number]) = (type, literal)
  }

  /// Follows variables to the outermost known constructor. Arguments stay unresolved.
  func resolve(_ type: StaticType) -> StaticType {
    var type = type
    while case .variable(let number) = type {
      // The variables of a failed attempt no longer exist.
      guard number < found.count else { return .unknown }
      guard let next = found[number] else { return type }
      type = next
    }
    return type
  }

  /// Resolves a type. Afterward, long chains of variables are short, because the elements of a long
  /// array are unified one by one.
  mutating func resolveShortening(_ type: StaticType) -> StaticType {
    var (known, hops) = (type, 0)
    while case .variable(let number) = known {
      guard number < found.count else { return .unknown }
      guard let next = found[number] else { break }
      (known, hops) = (next, hops + 1)
    }
    if hops > Self.longestWay { shorten(type, to: known) }
    return known
  }

  /// The maximum length of a chain of variables. Longer chains are shortened.
  private static let longestWay = 8

  private mutating func shorten(_ start: StaticType, to end: StaticType) {
    var type = start
    while case .variable(let number) = type, let next = found[number] {
      // The last variable already leads to the end.
      if case .variable = next { set(number, end, literals[number]) }
      type = next
    }
  }

  /// The type with all variables replaced, including those in arguments.
  func resolveAll(_ type: StaticType) -> StaticType {
    guard type.contains({ if case .variable = $0 { true } else { false } }) else { return type }
    return type.mapped { part in
      guard case .variable = part else { return nil }
      let known = resolve(part)
      if case .variable = known { return known }
      return resolveAll(known)
    }
  }

  /// The kind of literal that a type variable must represent.
  func literal(_ type: StaticType) -> Literal {
    guard case .variable(let number) = resolve(type) else { return .none }
    return literals[number]
  }

  /// True if a type is a variable that isn't constrained yet.
  func isOpen(_ type: StaticType) -> Bool {
    guard case .variable(let number) = resolve(type) else { return false }
    return literals[number] == .none
  }

  func isVariable(_ type: StaticType) -> Bool {
    if case .variable = resolve(type) { return true }
    return false
  }

  /// A type in which unresolved parts have the default types of literals.
  func settled(_ type: StaticType) -> StaticType {
    resolveAll(type).mapped { part in
      guard case .variable(let number) = part else { return nil }
      return number < literals.count ? Self.standard(literals[number]) : .unknown
    }
  }

  private static func standard(_ literal: Literal) -> StaticType {
    switch literal {
    case .none: .unknown
    case .integer: .int
    case .floating: .double
    case .string: .string
    }
  }

  /// Gives open types from `start` on the default types of their literals.
  mutating func finish(from start: Int) {
    guard start < found.count else { return }
    for number in start..<found.count where found[number] == nil && literals[number] != .none {
      set(number, Self.standard(literals[number]), literals[number])
    }
  }

  // MARK: Unification

  /// Unifies two types. `false` if they aren't compatible.
  mutating func unify(_ first: StaticType, _ second: StaticType) -> Bool {
    let (a, b) = (resolveShortening(first), resolveShortening(second))
    // Once the work is spent, all types are treated as compatible.
    guard spend(1) else { return true }
    switch (a, b) {
    case (.variable(let x), .variable(let y)): return merge(x, y)
    case (.variable(let x), _): return bind(x, b)
    case (_, .variable(let y)): return bind(y, a)
    case (.unknown, _), (_, .unknown): return true
    case (.parameter(let x), .parameter(let y)): return x == y
    case (.named(let x, let xs), .named(let y, let ys)):
      guard x == y, xs.count == ys.count else { return false }
      for (left, right) in zip(xs, ys) where !unify(left, right) { return false }
      return true
    case (.tuple(let xs), .tuple(let ys)): return unifyTuples(xs, ys)
    case (.function(let x), .function(let y)): return unifyFunctions(x, y)
    case (.metatype(let x), .metatype(let y)): return unify(x, y)
    default: return false
    }
  }

  private mutating func unifyTuples(
    _ first: [StaticType.TupleElement], _ second: [StaticType.TupleElement]
  ) -> Bool {
    guard first.count == second.count else { return false }
    for (left, right) in zip(first, second) {
      if let a = left.label, let b = right.label, a != b { return false }
      if !unify(left.type, right.type) { return false }
    }
    return true
  }

  private mutating func unifyFunctions(
    _ first: StaticType.FunctionType, _ second: StaticType.FunctionType
  ) -> Bool {
    guard first.parameters.count == second.parameters.count else { return false }
    for (left, right) in zip(first.parameters, second.parameters)
    where left.isInout != right.isInout || !unify(left.type, right.type) {
      return false
    }
    return unify(first.result, second.result)
  }

  private mutating func merge(_ x: Int, _ y: Int) -> Bool {
    if x == y { return true }
    let (a, b) = (literals[x], literals[y])
    let merged: Literal
    switch (a, b) {
    case (.none, let other), (let other, .none): merged = other
    case (.integer, .floating), (.floating, .integer): merged = .floating
    case (let one, let other) where one == other: merged = one
    default: return false
    }
    set(y, found[y], merged)
    set(x, .variable(y), a)
    return true
  }

  private mutating func bind(_ number: Int, _ type: StaticType) -> Bool {
    guard Self.holds(literals[number], type) else { return false }
    // An unknown type doesn't determine the type of a literal.
    if type.isUnknown, literals[number] != .none { return true }
    let isInside = type.contains { part in
      if case .variable(number) = resolve(part) { return true }
      return false
    }
    if isInside || occurs(number, in: type) { return false }
    set(number, type, literals[number])
    return true
  }

  private func occurs(_ number: Int, in type: StaticType) -> Bool {
    resolveAll(type).contains { $0 == .variable(number) }
  }

  /// True if a literal can express values of a type.
  static func holds(_ literal: Literal, _ type: StaticType) -> Bool {
    switch literal {
    case .none: return true
    case .integer:
      return type.isUnknown || type.numberKind != nil || type == .any || isRigid(type)
    case .floating:
      return type.isUnknown || type.numberKind?.isInteger == false || type == .any || isRigid(type)
    case .string:
      switch type {
      case .unknown: return true
      case .named(let name, _): return textTypes.contains(name)
      default: return isRigid(type)
      }
    }
  }

  private static func isRigid(_ type: StaticType) -> Bool {
    if case .parameter = type { return true }
    return false
  }

  /// The types that a string literal makes.
  private static let textTypes: Set = [
    "String", "Substring", "Character", "LocalizedStringKey", "Any", "Text", "StaticString",
    "Notification.Name", "AnyHashable",
  ]
}
