/// The types of expressions, form by form.
extension TypeChecker {
  /// Infers the type of an expression. `expected` is the type that its context expects, if that is
  /// known.
  func infer(_ expression: Expression, _ expected: StaticType?) -> StaticType {
    expression.conversion = nil
    expression.call = nil
    var type = deeper(expression.range, .unknown) { inferForm(expression, expected) }
    if solver.isLarger(type, than: Self.typeSizeLimit) {
      tooComplex = tooComplex ?? expression.range
      type = .unknown
    }
    expression.type = type
    return type
  }

  private func inferForm(_ expression: Expression, _ expected: StaticType?) -> StaticType {
    if types.hasLiterals, let made = inferDeclaredLiteral(expression, expected) { return made }
    switch expression.form {
    case .integer: return inferNumber(.integer, expected)
    case .floating: return inferNumber(.floating, expected)
    case .boolean: return .bool
    case .nothing: return inferNothing(expected)
    case .string(let parts): return inferString(parts, expected)
    case .name(let name, _) where name.text == "self":
      return inferSelf(expression) ?? unsupportedSelf(expression)
    case .name(let name, let arguments): return inferName(expression, name, arguments, expected)
    case .anonymousParameter(let number): return inferAnonymous(expression, number)
    case .projected(let name): return inferProjected(expression, name)
    case .implicitMember(let name): return inferImplicitMember(expression, name, expected)
    case .member(let base, let name): return inferMember(expression, base, name, expected)
    case .call(let callee, let arguments):
      return inferCall(expression, callee, arguments, expected)
    case .subscripted(let base, let arguments):
      return inferSubscript(expression, base, arguments, expected)
    default: return inferOther(expression, expected)
    }
  }

  private func inferOther(_ expression: Expression, _ expected: StaticType?) -> StaticType {
    switch expression.form {
    case .optionalTry(let base): return inferOptionalTry(base)
    case .force(let base): return inferForce(base, expected)
    case .chain(let inner): return inferChain(inner)
    case .parenthesized(let inner):
      let type = infer(inner, expected)
      return type
    case .tuple(let elements): return inferTuple(elements, expected)
    case .array(let elements): return inferArray(elements, expected, expression.range)
    case .dictionary(let pairs): return inferDictionary(pairs, expected, expression.range)
    case .prefix(let name, let operand): return inferPrefix(expression, name, operand, expected)
    case .infix(let name, let left, let right):
      return inferInfix(expression, name, left, right, expected)
    case .partialRange(let name, let lower, let upper):
      return inferPartialRange(name, lower, upper)
    case .ternary(let condition, let then, let otherwise):
      check(condition, is: .bool)
      return inferBranches([then, otherwise], expected)
    default: return inferRare(expression, expected)
    }
  }

  private func inferRare(_ expression: Expression, _ expected: StaticType?) -> StaticType {
    switch expression.form {
    case .cast(let value, let cast, let syntax): return inferCast(expression, value, cast, syntax)
    case .closure(let closure): return inferClosure(expression, closure, expected)
    case .keyPath(let root, let names): return inferKeyPath(root, names, expected)
    case .operatorFunction(let name): return inferOperatorFunction(expression, name, expected)
    case .type(let syntax):
      let type = type(syntax)
      expression.meaning = .type(type)
      return .metatype(type)
    case .inoutArgument(let place):
      let type = infer(place, nil)
      checkAssignable(place)
      return type
    case .ifElse(let form):
      if !form.hasElse {
        report(.host("an 'if' expression needs an 'else'", help: nil), expression.range)
      }
      return inferBranching(form.hasElse ? "if" : nil, expected) {
        self.checkIf(form, expecting: $0)
      }
    case .switching(let form):
      return inferBranching("switch", expected) { self.checkSwitch(form, expecting: $0) }
    case .effect(let name, let inner): return inferEffect(name, inner, expected)
    case .macro(let name, _):
      report(
        .unsupported("'#\(name.text)'", instead: "write the value itself"), expression.range)
      return .unknown
    case .wildcard:
      report(.unexpected("_", expected: "an expression"), expression.range)
      return .unknown
    default: return .unknown
    }
  }

  private func unsupportedSelf(_ expression: Expression) -> StaticType {
    report(.unsupported("'self' alone", instead: "name the variable"), expression.range)
    expression.meaning = .mistake
    return .unknown
  }

  // MARK: Literals

  private func inferNumber(
    _ literal: TypeSolver.Literal, _ expected: StaticType?
  ) -> StaticType {
    if let expected {
      let place = resolve(expected).unwrappedOnce(solver)
      if place.numberKind != nil, TypeSolver.holds(literal, place) { return place }
    }
    return solver.fresh(literal)
  }

  private func inferNothing(_ expected: StaticType?) -> StaticType {
    if let expected, resolve(expected).wrapped != nil { return resolve(expected) }
    return .optional(solver.fresh())
  }

  private func inferString(
    _ parts: [Expression.StringPart], _ expected: StaticType?
  ) -> StaticType {
    for case .interpolation(let value, let arguments) in parts {
      let start = solver.count
      _ = infer(value, nil)
      for argument in arguments { inferInterpolationArgument(argument) }
      solver.finish(from: start)
    }
    if let expected {
      let place = resolve(expected).unwrappedOnce(solver)
      if case .named = place, TypeSolver.holds(.string, place), place != .any { return place }
    }
    return solver.fresh(.string)
  }

  private func inferInterpolationArgument(_ argument: Argument) {
    switch argument.label?.text {
    case "default": check(argument.value, is: .string)
    case "specifier": check(argument.value, is: .string)
    case "format": check(argument.value, is: .named("FloatingPointFormatStyle", []))
    default:
      report(
        .unknownLabel(
          argument.label?.text ?? "_", callee: ScriptProblem.interpolation,
          candidates: ["specifier", "format", "default"]),
        argument.label?.range ?? argument.value.range)
    }
  }

  private func inferTuple(_ elements: [Argument], _ expected: StaticType?) -> StaticType {
    var wanted: [StaticType.TupleElement] = []
    if let expected,
      case .tuple(let known) = resolve(expected).unwrappedOnce(solver),
      known.count == elements.count
    {
      wanted = known
    }
    return .tuple(
      elements.enumerated().map { place, element in
        let hint = place < wanted.count ? wanted[place].type : nil
        var type = infer(element.value, hint)
        if let hint, convert(element.value, from: type, to: hint) { type = hint }
        return StaticType.TupleElement(label: element.label?.text, type: type)
      })
  }

  private func inferArray(
    _ elements: [Expression], _ expected: StaticType?, _ range: Range<Int>
  ) -> StaticType {
    let place = expected.map { resolve($0).unwrappedOnce(solver) } ?? .unknown
    switch place {
    case .named(let name, let arguments) where Self.arrayLiterals.contains(name):
      elements.forEach { check($0, is: arguments[0]) }
      return place
    case .named(let name, _) where Self.optionSets.contains(name):
      elements.forEach { check($0, is: place) }
      return place
    default: break
    }
    if elements.isEmpty { return .array(solver.fresh()) }
    return .array(joined(elements))
  }

  private static let arrayLiterals: Set = ["Array", "Set", "ArraySlice", "ContiguousArray"]
  /// Sets of options, which are written as lists of them.
  private static let optionSets: Set = [
    "AccessibilityTraits", "Axis.Set", "ContentShapeKinds", "DatePickerComponents", "Edge.Set",
    "EventModifiers", "HorizontalEdge.Set", "PinnedScrollableViews", "RedactionReasons",
    "SafeAreaRegions", "String.CompareOptions", "UIRectCorner", "VerticalEdge.Set",
  ]

  /// The common type of an array's elements. Elements that need a context are checked last.
  private func joined(_ elements: [Expression]) -> StaticType {
    var found: [StaticType?] = elements.map { needsContext($0) ? nil : infer($0, nil) }
    let known = zip(elements, found).compactMap { $1 == nil ? nil : $0 }
    let type =
      known.isEmpty ? solver.fresh() : join(known, found.compactMap { $0 })
    for (place, element) in elements.enumerated() where found[place] == nil {
      found[place] = infer(element, type)
      if let own = found[place], case .nothing = plain(element).form,
        resolve(type).wrapped == nil, !resolve(type).isUnknown
      {
        // A `nil` element makes the element type optional.
        let optional = StaticType.optional(type)
        _ = convert(element, from: own, to: optional)
        return finishJoined(elements, found, optional)
      }
    }
    return finishJoined(elements, found, type)
  }

  private func finishJoined(
    _ elements: [Expression], _ found: [StaticType?], _ type: StaticType
  ) -> StaticType {
    for (place, element) in elements.enumerated() {
      let own = found[place] ?? infer(element, type)
      if !convert(element, from: own, to: type) { mismatch(type, own, element.range) }
    }
    return type
  }

  /// True if the type of an expression follows from its context alone.
  func needsContext(_ expression: Expression) -> Bool {
    switch expression.form {
    case .implicitMember, .nothing: true
    case .call(let callee, _): needsContext(callee)
    case .member(let base, _): needsContext(base)
    case .parenthesized(let inner): needsContext(inner)
    case .array(let elements):
      elements.isEmpty || types.hasLiterals && elements.allSatisfy { needsContext($0) }
    case .dictionary(let pairs): pairs.isEmpty
    case .closure: true
    default: false
    }
  }

  private func inferDictionary(
    _ pairs: [(key: Expression, value: Expression)], _ expected: StaticType?, _ range: Range<Int>
  ) -> StaticType {
    let place = expected.map { resolve($0).unwrappedOnce(solver) } ?? .unknown
    if case .named("Dictionary", let arguments) = place {
      for pair in pairs {
        check(pair.key, is: arguments[0])
        check(pair.value, is: arguments[1])
      }
      return place
    }
    if pairs.isEmpty { return .dictionary(solver.fresh(), solver.fresh()) }
    let key = joined(pairs.map(\.key))
    let value = joined(pairs.map(\.value))
    if !conforms(key, to: "Hashable") {
      report(.typeMismatch(expected: "a Hashable key", found: shown(key)), pairs[0].key.range)
    }
    return .dictionary(key, value)
  }

  // MARK: Optionals

  private func inferOptionalTry(_ base: Expression) -> StaticType {
    let found = resolve(infer(base, nil))
    if let wrapped = found.wrapped { return wrapped }
    if found.isUnknown || solver.isVariable(found) { return .unknown }
    report(
      .typeMismatch(expected: "an optional before '?'", found: shown(found)), base.range)
    return found
  }

  private func inferForce(_ base: Expression, _ expected: StaticType?) -> StaticType {
    let found = resolve(infer(base, expected.map { .optional($0) }))
    if let wrapped = found.wrapped { return wrapped }
    if found.isUnknown || solver.isVariable(found) { return .unknown }
    report(
      .typeMismatch(expected: "an optional before '!'", found: shown(found)), base.range)
    return found
  }

  private func inferChain(_ inner: Expression) -> StaticType {
    let found = resolve(infer(inner, nil))
    if found.isUnknown { return .unknown }
    if found.wrapped != nil { return found }
    return .optional(found)
  }

  // MARK: Branches as values

  func inferBranches(_ values: [Expression], _ expected: StaticType?) -> StaticType {
    if let expected, !solver.isOpen(expected), !resolve(expected).isUnknown {
      var isFine = true
      for value in values where !check(value, is: expected) { isFine = false }
      return isFine ? expected : .unknown
    }
    return joined(values)
  }

  /// The type of an `if` or `switch` expression. `word` is `nil` if its branches need no check as
  /// values.
  private func inferBranching(
    _ word: String?, _ expected: StaticType?, _ check: (StaticType) -> Void
  ) -> StaticType {
    let context = current
    let around = context.valued
    context.valued = word.map {
      FunctionContext.ValuedStatement(word: $0, outerTargets: context.targets.count)
    }
    defer { context.valued = around }
    if let expected, !solver.isOpen(expected) {
      let outer = branchValues
      branchValues = nil
      check(expected)
      branchValues = outer
      return expected
    }
    guard let type = commonType(ofBranches: check) else { return .unknown }
    return type
  }

  /// The common type of branches whose context expects no type. Each branch is inferred
  /// independently, and all types must be equal, except for optionals.
  func commonType(ofBranches check: (StaticType) -> Void) -> StaticType? {
    let outer = branchValues
    branchValues = []
    check(solver.fresh())
    let found = branchValues ?? []
    branchValues = outer
    for (value, _) in found where isNothing(value) {
      report(
        .host("'nil' alone has no type", help: "write it: 'let x: Int? = if …'"), value.range)
      return nil
    }
    let types = found.map(\.type).filter { $0 != .never }
    guard let first = types.first else { return .never }
    if types.contains(where: \.isUnknown) { return .unknown }
    if types.allSatisfy({ $0 == first }) { return first }
    if let optional = types.first(where: { $0.wrapped != nil }),
      types.allSatisfy({ $0 == optional || $0 == optional.wrapped })
    {
      check(optional)
      return optional
    }
    let other = found.first { $0.type != first && $0.type != .never }
    if let other {
      report(
        .host(
          "the branches give \(first) and \(other.type)",
          help: "write the type: 'let x: \(first) = if …'"), other.value.range)
    }
    return nil
  }

  // MARK: Other expressions

  private func inferEffect(
    _ name: Name, _ inner: Expression, _ expected: StaticType?
  ) -> StaticType {
    if name.text == "repeat" || name.text == "each" {
      report(.unsupported("'\(name.text)'", instead: "write the values out"), name.range)
      return .unknown
    }
    let found = infer(inner, name.text == "try?" ? nil : expected)
    guard name.text == "try?" else { return found }
    let known = resolve(found)
    return known.isUnknown || known.wrapped != nil ? known : .optional(known)
  }

  private func inferCast(
    _ expression: Expression, _ value: Expression, _ cast: Expression.Cast, _ syntax: TypeSyntax
  ) -> StaticType {
    let type = type(syntax)
    switch cast {
    case .certain:
      let found = resolve(infer(value, type))
      if found.isDoubleLike && type.isDoubleLike && found != type
        || !convert(value, from: found, to: type)
      {
        mismatch(type, found, value.range)
      }
      return type
    case .test:
      _ = infer(value, nil)
      return .bool
    case .optional:
      _ = infer(value, nil)
      return .optional(type)
    case .forced:
      _ = infer(value, nil)
      return type
    }
  }

  private func inferKeyPath(
    _ root: TypeSyntax?, _ names: [Name], _ expected: StaticType?
  ) -> StaticType {
    var start: StaticType = .unknown
    if let root { start = type(root) }
    if case .function(let function)? = expected.map({ resolve($0) }),
      let first = function.parameters.first
    {
      if start.isUnknown {
        start = resolve(first.type)
      } else {
        _ = solver.unify(start, first.type)
      }
    }
    if case .named("KeyPath", let arguments)? = expected.map({ resolve($0) }) {
      if start.isUnknown { start = resolve(arguments[0]) }
    }
    var type = start
    for name in names where name.text != "self" { type = inferKeyPathMember(name, of: type) }
    if let expected, case .function = resolve(expected) {
      return .function([start], type)
    }
    if case .named("KeyPath", _)? = expected.map({ resolve($0) }) {
      return .named("KeyPath", [start, type])
    }
    if expected == nil || expected.map({ solver.isVariable($0) || resolve($0).isUnknown }) == true {
      return .named("KeyPath", [start, type])
    }
    return .unknown
  }

  private func inferKeyPathMember(_ name: Name, of type: StaticType) -> StaticType {
    let known = receiverType(type)
    if known.isUnknown || solver.isVariable(known) {
      noteMember(name)
      return .unknown
    }
    let found = candidates(of: known, name.text, isStatic: false)
    if let property = found.first(where: { $0.signature.kind == .property }) {
      return instantiate(property.signature).result
    }
    if !isOpen(known) {
      report(
        .unknownMember(name.text, type: shown(known), candidates: memberNames(of: known)),
        name.range)
    }
    return .unknown
  }
}

extension StaticType {
  /// The type without its outermost optional.
  func unwrappedOnce(_ solver: TypeSolver) -> StaticType {
    guard let wrapped else { return self }
    return solver.resolve(wrapped).unwrappedOnce(solver)
  }
}
