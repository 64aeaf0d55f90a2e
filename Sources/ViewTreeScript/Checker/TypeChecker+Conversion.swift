/// Implicit conversions: the few that Swift makes, and no others.
extension TypeChecker {
  /// Infers the type of an expression and checks it against the expected type.
  @discardableResult
  func check(_ expression: Expression, is expected: StaticType) -> Bool {
    let count = problems.count
    let found = infer(expression, expected)
    if problems.count > count { return false }
    if convert(expression, from: found, to: expected) { return true }
    reportMismatch(expression, found, expected)
    return false
  }

  func reportMismatch(
    _ expression: Expression, _ found: StaticType, _ expected: StaticType
  ) {
    let (from, to) = (resolve(found), resolve(expected))
    if let wrapped = from.wrapped, canConvert(wrapped, to: to) {
      return reportOptional(expression, before: nil)
    }
    if case .nothing = plain(expression).form {
      return report(.typeMismatch(expected: shown(to), found: "nil"), expression.range)
    }
    if let a = from.numberKind ?? literalKind(from), let b = to.numberKind, a != b {
      return report(.typeMismatch(expected: shown(to), found: shown(from)), expression.range)
    }
    mismatch(to, from, expression.range)
  }

  private func literalKind(_ type: StaticType) -> NumberKind? {
    switch solver.literal(type) {
    case .integer: .int
    case .floating: .double
    default: nil
    }
  }

  /// Reports an optional where its wrapped value is needed.
  func reportOptional(_ expression: Expression, before word: String?) {
    report(
      .unsupported(
        word.map { "an optional before '\($0)'" } ?? "an optional here",
        instead: "unwrap it with '?.', '??' or 'if let'"), expression.range)
  }

  func plain(_ expression: Expression) -> Expression {
    if case .parenthesized(let inner) = expression.form { return plain(inner) }
    return expression
  }

  /// True if a value of one type can be used where another type is expected. Doesn't infer types.
  func canConvert(_ found: StaticType, to expected: StaticType) -> Bool {
    let before = snapshot
    defer { restore(before) }
    return convert(nil, from: found, to: expected)
  }

  /// Converts the value of an expression to the expected type. `false` if Swift doesn't convert
  /// it.
  func convert(
    _ expression: Expression?, from found: StaticType, to expected: StaticType
  ) -> Bool {
    let (from, to) = (resolve(found), resolve(expected))
    if from == to { return true }
    if to.isUnknown || to == .any { return true }
    if from.isUnknown || solver.resolveAll(from).contains({ $0.isUnknown }) {
      return convertUnknown(expression, from, to)
    }
    if from == .never { return true }
    switch (from, to) {
    case (_, .named("Optional", let arguments)):
      return convertToOptional(expression, from, arguments[0])
    case (.variable, _), (_, .variable): return solver.unify(from, to)
    case (.named, .named): return convertNamed(from, to)
    case (.tuple(let xs), .tuple(let ys)): return convertTuple(expression, xs, ys)
    case (.function(let x), .function(let y)): return convertFunction(x, y)
    case (.metatype, .metatype): return solver.unify(from, to)
    default: return conformsWhere(from, to) || solver.unify(from, to)
    }
  }

  /// Marks a value of an unknown or partly unknown type for conversion at run time.
  private func convertUnknown(
    _ expression: Expression?, _ from: StaticType, _ to: StaticType
  ) -> Bool {
    if !from.isUnknown, case .variable = to { return solver.unify(to, from) }
    if !from.isUnknown {
      let before = solver.mark
      if !solver.unify(from, to) {
        solver.takeBack(to: before)
        if let wrapped = to.wrapped {
          return convertUnknown(expression, from, resolve(wrapped))
        }
        if case (.named, .named) = (from, to) { return convertNamed(from, to) }
        return false
      }
    } else if case .variable = to {
      return true
    }
    expression?.conversion = .coerce(to)
    return true
  }

  private func convertToOptional(
    _ expression: Expression?, _ from: StaticType, _ wrapped: StaticType
  ) -> Bool {
    if case .named("Optional", let inner) = from {
      let before = snapshot
      if convert(nil, from: inner[0], to: wrapped) { return true }
      restore(before)
    } else if case .variable = from, solver.literal(from) == .none {
      // Next to `nil`, a member without a known type can be the wrapped value or the optional.
      return resolve(wrapped) == from || solver.unify(from, .optional(wrapped))
    }
    guard convert(expression, from: from, to: wrapped) else { return false }
    if expression?.conversion == nil, mayBeOptional(from) { expression?.conversion = .wrap }
    return true
  }

  /// True if the type may be an optional, so that its `nil` must differ from the `nil` of the
  /// enclosing optional.
  private func mayBeOptional(_ type: StaticType) -> Bool {
    switch resolve(type) {
    case .named("Optional", _), .parameter: true
    default: false
    }
  }

  private func convertNamed(_ from: StaticType, _ to: StaticType) -> Bool {
    if from.isDoubleLike, to.isDoubleLike { return true }
    guard case .named(let x, let xs) = from, case .named(let y, let ys) = to else { return false }
    if x == y, xs.count == ys.count {
      if Self.covariant.contains(x) {
        let before = snapshot
        if zip(xs, ys).allSatisfy({ solver.unify($0, $1) }) { return true }
        restore(before)
        return zip(xs, ys).allSatisfy { isSubtype($0, of: $1) }
      }
      return zip(xs, ys).allSatisfy { solver.unify($0, $1) }
    }
    if let superclass = superclass(of: from, named: y) { return solver.unify(superclass, to) }
    return conformsWhere(from, to)
  }

  /// The superclass with a name that a class inherits from, directly or through others.
  private func superclass(of type: StaticType, named name: String) -> StaticType? {
    guard types.hasSubclasses else { return nil }
    return superclasses(of: type).first { $0.name == name }
  }

  /// The superclasses of a class, the nearest first.
  private func superclasses(of type: StaticType) -> [StaticType] {
    var found: [StaticType] = []
    var next = type
    while case .named(let name, let arguments) = next, let index = types.index(name),
      let superclass = types.superclass(of: index, arguments)
    {
      found.append(superclass)
      next = superclass
    }
    return found
  }

  /// Types whose values are converted element by element.
  private static let covariant: Set = ["Array", "Optional", "Dictionary", "Set"]

  /// True if the elements of a collection convert implicitly: to optionals and to `Any`.
  private func isSubtype(_ from: StaticType, of to: StaticType) -> Bool {
    let (a, b) = (resolve(from), resolve(to))
    if b == .any { return true }
    if let wrapped = b.wrapped, a.wrapped == nil { return isSubtype(a, of: wrapped) }
    if case (.named(let x, let xs), .named(let y, let ys)) = (a, b), x == y,
      Self.covariant.contains(x), xs.count == ys.count
    {
      return zip(xs, ys).allSatisfy { isSubtype($0, of: $1) }
    }
    if let name = b.name, let superclass = superclass(of: a, named: name) {
      return solver.unify(superclass, b)
    }
    return solver.unify(a, b)
  }

  /// True if a protocol is expected and the value conforms to it.
  private func conformsWhere(_ from: StaticType, _ to: StaticType) -> Bool {
    guard case .named(let name, _) = to, StandardTypes.isProtocol(name) else { return false }
    return conforms(from, to: name)
  }

  private func convertTuple(
    _ expression: Expression?, _ from: [StaticType.TupleElement], _ to: [StaticType.TupleElement]
  ) -> Bool {
    guard from.count == to.count else { return false }
    for (x, y) in zip(from, to) {
      if let a = x.label, let b = y.label, a != b { return false }
      if !convert(nil, from: x.type, to: y.type) { return false }
    }
    if zip(from, to).contains(where: { $0.label != $1.label }) {
      let labels = to.map(\.label)
      expression?.conversion = .relabel(labels.contains { $0 != nil } ? labels : nil)
    }
    return true
  }

  private func convertFunction(
    _ from: StaticType.FunctionType, _ to: StaticType.FunctionType
  ) -> Bool {
    guard from.parameters.count == to.parameters.count else {
      // A single tuple is spread over several parameters.
      guard to.parameters.count == 1,
        case .tuple(let elements) = resolve(to.parameters[0].type),
        elements.count == from.parameters.count
      else { return false }
      for (x, y) in zip(elements, from.parameters) where !solver.unify(x.type, y.type) {
        return false
      }
      return convertResult(from.result, to.result)
    }
    for (x, y) in zip(from.parameters, to.parameters) {
      if x.isInout != y.isInout { return false }
      if !convert(nil, from: y.type, to: x.type) { return false }
    }
    return convertResult(from.result, to.result)
  }

  private func convertResult(_ from: StaticType, _ to: StaticType) -> Bool {
    if resolve(from).isDoubleLike, resolve(to).isDoubleLike {
      return resolve(from) == resolve(to)
    }
    return convert(nil, from: from, to: to)
  }

  // MARK: Common types

  /// The type that several values have together: that of elements of a list, or of the branches of
  /// a condition.
  func join(_ expressions: [Expression], _ found: [StaticType]) -> StaticType {
    guard var joined = found.first else { return solver.fresh() }
    for (place, next) in found.enumerated().dropFirst() {
      joined = join(joined, next, expressions[place])
    }
    for (expression, type) in zip(expressions, found) where expression.conversion == nil {
      _ = convert(expression, from: type, to: joined)
    }
    return joined
  }

  private func join(
    _ first: StaticType, _ second: StaticType, _ expression: Expression
  ) -> StaticType {
    let (a, b) = (resolve(first), resolve(second))
    if a.isUnknown || b.isUnknown { return .unknown }
    if a == .never { return b }
    if b == .never { return a }
    let before = snapshot
    if solver.unify(a, b) { return a }
    restore(before)
    if a.isDoubleLike, b.isDoubleLike { return .double }
    if convert(nil, from: b, to: a) { return a }
    restore(before)
    if convert(nil, from: a, to: b) { return b }
    restore(before)
    if b.wrapped != nil, a.wrapped == nil, !solver.isVariable(a) {
      if convert(nil, from: .optional(a), to: b) { return b }
      restore(before)
    }
    if types.hasSubclasses {
      let others = superclasses(of: b).compactMap(\.name)
      if let common = superclasses(of: a).first(where: { others.contains($0.name ?? "") }) {
        return common
      }
    }
    mismatch(a, b, expression.range)
    return .unknown
  }
}
