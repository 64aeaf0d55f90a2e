/// Code that Swift compiles with a warning.
extension TypeChecker {
  /// The maximum number of warnings reported per script.
  private static let warningLimit = 1_000

  /// The warnings of a script that is checked to its end, in the order of its text.
  func warnings() -> [ScriptProblem] {
    var found = typeWarnings
    var dropped: Set<Range<Int>> = []
    for expression in droppedValues {
      if let warning = warning(ofDropped: expression), dropped.insert(warning.range).inserted {
        found.append(warning)
      }
    }
    // A body that is checked more than once declares its names each time, so compare ranges.
    let read = Set(boundNames.filter { $0.variable.isRead }.map(\.range))
    var unused: Set<Range<Int>> = []
    for (variable, range) in boundNames
    where !read.contains(range) && unused.insert(range).inserted {
      found.append(ScriptProblem(.unusedName(variable.name), range: range, origin: origin))
    }
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
    return Array(found.prefix(Self.warningLimit))
  }

  /// The warning for an unused value. `nil` if the value may be ignored.
  func warning(ofDropped expression: Expression) -> ScriptProblem? {
    if isEmpty(expression.type), !isOperation(expression) { return nil }
    guard let kind = kind(ofDropped: expression) else { return nil }
    return ScriptProblem(kind, range: expression.range, origin: origin)
  }

  /// True for types whose unused values need no warning: `Void`, an optional `Void`, or an unknown
  /// type.
  private func isEmpty(_ type: StaticType) -> Bool {
    let known = settled(type)
    if let wrapped = known.wrapped { return isEmpty(wrapped) }
    if case .parameter = known { return false }
    return known.isUnknown || known.isVoid || known == .never
  }

  /// True if an operator makes the value, for any operands.
  private func isOperation(_ expression: Expression) -> Bool {
    switch plain(expression).form {
    case .infix: settled(expression.type).isUnknown
    default: false
    }
  }

  private func kind(ofDropped expression: Expression) -> ScriptProblem.Kind? {
    switch expression.form {
    case .parenthesized(let inner), .chain(let inner), .force(let inner), .effect(_, let inner):
      return kind(ofDropped: inner)
    case .call(let callee, _): return kind(ofCall: expression, callee)
    case .infix(let name, _, _):
      return ["==", "!="].contains(name.text) ? .unusedComparison : .unusedResult(name.text)
    case .prefix(let name, _): return .unusedResult(name.text)
    case .ifElse, .switching, .inoutArgument, .wildcard: return nil
    default: return .unusedValue
    }
  }

  private func kind(ofCall expression: Expression, _ callee: Expression) -> ScriptProblem.Kind? {
    switch expression.call?.target {
    case .standard(let member): return unused(member.signature, expression)
    case .declared(let reference):
      let method = types.entries[reference.type].methods[reference.method]
      return method.isResultWritten ? unused(method.signature, expression) : nil
    case .local(let variable):
      return variable.declaration.flatMap { unused($0.signature, expression) }
    case .functionValue:
      if case .name(let name, _) = callee.form { return .unusedResult(name.text) }
      return .unusedResult(settled(expression.type).unwrapped.description)
    case .memberwise, .rawInitializer, .enumCase, .construct, .some(.some):
      return .unusedResult(settled(expression.type).unwrapped.description)
    default: return nil
    }
  }

  private func unused(_ signature: Signature, _ expression: Expression) -> ScriptProblem.Kind? {
    if signature.isDiscardable { return nil }
    return .unusedResult(
      signature.kind == .initializer
        ? settled(expression.type).unwrapped.description : signature.name)
  }
}
