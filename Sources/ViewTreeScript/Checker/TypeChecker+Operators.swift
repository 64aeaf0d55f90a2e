/// The types of operators.
extension TypeChecker {
  func inferInfix(
    _ expression: Expression, _ name: Name, _ left: Expression, _ right: Expression,
    _ expected: StaticType?
  ) -> StaticType {
    switch name.text {
    case "&&", "||":
      check(left, is: .bool)
      check(right, is: .bool)
      return .bool
    case "??": return inferCoalescing(left, right, expected)
    case "..<", "...": return inferRange(name, left, right)
    case "==", "!=": return inferEquality(expression, name, left, right)
    case "===", "!==":
      checkIdentity(name, left)
      checkIdentity(name, right)
      return .bool
    case "~=":
      _ = (infer(left, nil), infer(right, nil))
      return .bool
    case "<<", ">>":
      let type = infer(left, expected)
      check(right, is: .int)
      return checkedArithmetic(name, type, type, left, right)
    default: break
    }
    guard let infix = BinaryOperator(name.text) else {
      _ = (infer(left, nil), infer(right, nil))
      report(.unsupported("'\(name.text)'", instead: "write the operation itself"), name.range)
      return .unknown
    }
    let types = inferOperands(left, right, infix.isComparison ? nil : expected)
    if let declared = declaredOperator(expression, name, left, right, types) { return declared }
    return infix.isComparison
      ? inferComparison(name, left, right, types)
      : inferArithmetic(expression, name, left, right, types, expected)
  }

  /// Checks an operand of `===`, which compares the identity of two objects.
  private func checkIdentity(_ name: Name, _ operand: Expression) {
    let type = settled(infer(operand, nil)).unwrapped
    if type.isUnknown || isNothing(operand) { return }
    guard type.name.flatMap({ types.entry($0) })?.isClass != true else { return }
    report(
      .unsupported("'\(name.text)' with a '\(type)'", instead: "compare values with '=='"),
      operand.range)
  }

  /// The types of both operands. An operand that needs a context is checked after the other
  /// operand.
  private func inferOperands(
    _ left: Expression, _ right: Expression, _ expected: StaticType?
  ) -> (StaticType, StaticType) {
    let hint = expected.flatMap { numberHint($0) }
    if let place = expected.map({ resolve($0).unwrappedOnce(solver) }), hasImplicit(left, place) {
      return (infer(left, place), infer(right, span(of: place, right)))
    }
    if needsContext(left), !needsContext(right) {
      let second = infer(right, hint)
      return (infer(left, second), second)
    }
    let first = infer(left, hint)
    return (first, infer(right, needsContext(right) ? first : hint))
  }

  /// The type of the interval that is added to a time, where the expression needs a context.
  private func span(of time: StaticType, _ expression: Expression) -> StaticType? {
    guard needsContext(expression) else { return nil }
    switch time.name {
    case "DispatchTime": return .named("DispatchTimeInterval", [])
    case "ContinuousClock.Instant": return .named("Duration", [])
    default: return time
    }
  }

  /// True if an implicit member belongs to the type that the context of the operation expects:
  /// `.now() + 0.5`.
  private func hasImplicit(_ expression: Expression, _ place: StaticType) -> Bool {
    guard place.name != nil, place.numberKind == nil else { return false }
    switch expression.form {
    case .implicitMember(let name):
      return !candidates(of: place, name.text, isStatic: true).isEmpty
    case .call(let callee, _): return hasImplicit(callee, place)
    case .infix(_, let left, _): return hasImplicit(left, place)
    default: return false
    }
  }

  /// The expected numeric type of an operation's literals. `nil` if the context expects no number.
  private func numberHint(_ expected: StaticType) -> StaticType? {
    let place = resolve(expected).unwrappedOnce(solver)
    return place.numberKind != nil ? place : nil
  }

  // MARK: Arithmetic

  private func inferArithmetic(
    _ expression: Expression, _ name: Name, _ left: Expression, _ right: Expression,
    _ types: (StaticType, StaticType), _ expected: StaticType?
  ) -> StaticType {
    let (a, b) = (resolve(types.0), resolve(types.1))
    guard areWhole(name, (left, a), (right, b)) else { return .unknown }
    if a.isUnknown || b.isUnknown {
      // Next to an unknown value, a literal takes no type from the context, because the value
      // decides.
      if b.isUnknown, isLiteral(left) { return arithmeticOfUnknown(infer(left, nil), b, name) }
      if a.isUnknown, isLiteral(right) { return arithmeticOfUnknown(a, infer(right, nil), name) }
      return arithmeticOfUnknown(a, b, name)
    }
    if name.text == "+",
      let list = joinedLists(expression, left, right, a, b, expected)
    {
      return list
    }
    let place = expected.map { resolve($0).unwrappedOnce(solver) }
    if let special = specialArithmetic(name, a, b, place) { return special }
    let before = snapshot
    if solver.unify(a, b) { return checkedArithmetic(name, a, b, left, right) }
    restore(before)
    if a.isDoubleLike, b.isDoubleLike {
      if let place = expected.map({ resolve($0).unwrappedOnce(solver) }), place.isDoubleLike {
        return place
      }
      return .double
    }
    if let retyped = retypeLiterals(name, left, right, a, b) { return retyped }
    reportOperands(name, a, b, expression.range)
    return .unknown
  }

  /// Retypes literals if the hint from the context contradicts the other operand:
  /// `let x: Int? = w * 2`.
  private func retypeLiterals(
    _ name: Name, _ left: Expression, _ right: Expression, _ a: StaticType, _ b: StaticType
  ) -> StaticType? {
    attempt {
      let first = infer(left, b)
      let second = infer(right, first)
      return solver.unify(first, second) ? first : nil
    }
      ?? attempt {
        let second = infer(right, nil)
        let first = infer(left, nil)
        return solver.unify(first, second) ? first : nil
      }
  }

  /// True if an expression consists of integer literals only.
  private func isLiteral(_ expression: Expression) -> Bool {
    switch expression.form {
    case .integer: true
    case .prefix(_, let operand): isLiteral(operand)
    case .parenthesized(let inner): isLiteral(inner)
    case .infix(_, let left, let right): isLiteral(left) && isLiteral(right)
    default: false
    }
  }

  private func arithmeticOfUnknown(
    _ a: StaticType, _ b: StaticType, _ name: Name
  ) -> StaticType {
    let known = a.isUnknown ? b : a
    switch known {
    case .named where known.numberKind != nil || known == .string: return known
    default: return .unknown
    }
  }

  /// The concatenation of an array and another sequence. Its type is that of the left operand, or
  /// of the right operand if the left can't grow or the context expects it.
  private func joinedLists(
    _ expression: Expression, _ left: Expression, _ right: Expression, _ a: StaticType,
    _ b: StaticType, _ expected: StaticType?
  ) -> StaticType? {
    guard a.name != b.name || a.name == "ArraySlice", let x = element(of: a),
      let y = element(of: b)
    else { return nil }
    let place = expected.map { resolve($0).unwrappedOnce(solver).name }
    if a.name == b.name, place == "Array" {
      // `suffix` and similar methods return an array where an array is expected.
      let list = StaticType.array(x)
      for side in [right, left] where attempt({ check(side, is: list) ? true : nil }) != nil {
        expression.conversion = .coerce(list)
        return solver.unify(x, y) ? list : nil
      }
    }
    if Self.lists.contains(a.name), !(Self.lists.contains(b.name) && place == b.name) {
      return solver.unify(x, y) ? a : nil
    }
    guard Self.lists.contains(b.name), solver.unify(x, y) else { return nil }
    if a.name != b.name { expression.conversion = .coerce(b) }
    return b
  }

  private static let lists: Set<String?> = ["Array", "ArraySlice"]

  /// Arithmetic on operands of different types: strings, times, angles with numbers.
  private func specialArithmetic(
    _ name: Name, _ a: StaticType, _ b: StaticType, _ place: StaticType?
  ) -> StaticType? {
    if name.text == "+", a.name == "String" || a.name == "Substring",
      b.name == "String" || b.name == "Substring"
    {
      return place?.name == b.name ? b : a
    }
    if name.text == "+", a.name == "Substring", place?.name == "String",
      solver.literal(b) == .string, solver.unify(b, .string)
    {
      return .string
    }
    if name.text == "+" || name.text == "-",
      a.name == "DispatchTime" || a.name == "ContinuousClock.Instant"
    {
      // A time plus a number of seconds, or plus a duration.
      if b.name == "DispatchTimeInterval" || b.name == "Duration" { return a }
      return convert(nil, from: b, to: .double) ? a : nil
    }
    if a.name == "Angle", name.text == "*" || name.text == "/",
      convert(nil, from: b, to: .double)
    {
      return a
    }
    return nil
  }

  /// True if the operands' common type supports the operation.
  private func checkedArithmetic(
    _ name: Name, _ a: StaticType, _ b: StaticType, _ left: Expression, _ right: Expression
  ) -> StaticType {
    let type = resolve(a)
    if solver.isVariable(type) {
      let literal = solver.literal(type)
      if literal == .string, name.text != "+" { reportOperands(name, a, b, right.range) }
      if literal == .none { return .unknown }
      if literal == .integer, name.text == "%" || Self.integerOperators.contains(name.text) {
        return type
      }
      if literal == .floating, name.text == "%" || Self.integerOperators.contains(name.text) {
        reportOperands(name, a, b, left.range.lowerBound..<right.range.upperBound)
      }
      return type
    }
    if has(name.text, type) { return type }
    if name.text == "%", type.numberKind?.isInteger == false {
      report(
        .unsupported("'%' of a \(type)", instead: "use 'truncatingRemainder(dividingBy:)'"),
        left.range.lowerBound..<right.range.upperBound)
    } else {
      reportOperands(name, a, b, left.range.lowerBound..<right.range.upperBound)
    }
    return .unknown
  }

  private static let integerOperators: Set = [
    "&", "|", "^", "<<", ">>", "&<<", "&>>", "&+", "&-", "&*",
  ]

  private func has(_ infix: String, _ type: StaticType) -> Bool {
    if let kind = type.numberKind {
      return kind.isInteger || ["+", "-", "*", "/"].contains(infix)
    }
    switch type {
    case .unknown: return true
    case .parameter(let name): return parameterHas(infix, name)
    case .named(let name, _):
      switch name {
      case "String", "Substring", "Array", "ArraySlice", "Text": return infix == "+"
      case "Angle": return infix == "+" || infix == "-"
      case "Edge.Set", "Axis.Set": return false
      default: return isOpen(type)
      }
    default: return false
    }
  }

  private func parameterHas(_ infix: String, _ name: String) -> Bool {
    let type = StaticType.parameter(name)
    switch infix {
    case "+", "-": return conforms(type, to: "AdditiveArithmetic")
    case "*": return conforms(type, to: "Numeric")
    case "/": return conforms(type, to: "FloatingPoint") || conforms(type, to: "BinaryInteger")
    default: return conforms(type, to: "BinaryInteger")
    }
  }

  func reportOperands(
    _ name: Name, _ a: StaticType, _ b: StaticType, _ range: Range<Int>
  ) {
    let (left, right) = (settled(a), settled(b))
    if left.numberKind != nil, right.numberKind != nil, left != right {
      report(
        .mixedNumberTypes(name.text, left: left.description, right: right.description), range)
    } else {
      report(.unlikeTypes(name.text, left: left.description, right: right.description), range)
    }
  }

  // MARK: Comparison

  private func inferComparison(
    _ name: Name, _ left: Expression, _ right: Expression, _ types: (StaticType, StaticType)
  ) -> StaticType {
    let (a, b) = (resolve(types.0), resolve(types.1))
    guard areWhole(name, (left, a), (right, b)) else { return .bool }
    guard unifyOperands(name, left, right, a, b) else { return .bool }
    if case .tuple = resolve(a) { return .bool }
    if !conforms(a, to: "Comparable") {
      reportOperands(name, a, b, left.range.lowerBound..<right.range.upperBound)
    }
    return .bool
  }

  private func inferEquality(
    _ expression: Expression, _ name: Name, _ left: Expression, _ right: Expression
  ) -> StaticType {
    let types = inferOperands(left, right, nil)
    if declaredOperator(expression, name, left, right, types) != nil { return .bool }
    let (a, b) = (resolve(types.0), resolve(types.1))
    if isNothing(left) || isNothing(right) {
      let other = isNothing(left) ? b : a
      if other.wrapped == nil, !other.isUnknown, !solver.isVariable(other) {
        report(
          .typeMismatch(expected: "an optional next to 'nil'", found: shown(other)),
          isNothing(left) ? right.range : left.range)
      }
      return .bool
    }
    if case (.metatype, .metatype) = (a, b) { return .bool }
    let level = max(optionalDepth(a), optionalDepth(b))
    guard unifyOperands(name, left, right, wrap(a, to: level), wrap(b, to: level)) else {
      return .bool
    }
    // Resolves the types again, because an operand may have become an array like the other.
    checkEquatable(
      name, resolve(left.type), resolve(right.type),
      left.range.lowerBound..<right.range.upperBound)
    return .bool
  }

  private func checkEquatable(
    _ name: Name, _ a: StaticType, _ b: StaticType, _ range: Range<Int>
  ) {
    switch resolve(a) {
    case .tuple(let elements):
      for element in elements where !conforms(element.type, to: "Equatable") {
        return reportOperands(name, a, b, range)
      }
    case .metatype: return
    case .function: reportOperands(name, a, b, range)
    default: if !conforms(a, to: "Equatable") { reportOperands(name, a, b, range) }
    }
  }

  func isNothing(_ expression: Expression) -> Bool {
    if case .nothing = plain(expression).form { return true }
    return false
  }

  private func optionalDepth(_ type: StaticType) -> Int {
    guard let wrapped = resolve(type).wrapped else { return 0 }
    return 1 + optionalDepth(wrapped)
  }

  private func wrap(_ type: StaticType, to depth: Int) -> StaticType {
    var type = type
    for _ in optionalDepth(type)..<max(depth, optionalDepth(type)) { type = .optional(type) }
    return type
  }

  /// True if no operand is an optional. Reports the first that is.
  private func areWhole(
    _ name: Name, _ operands: (expression: Expression, type: StaticType)...
  ) -> Bool {
    guard let optional = operands.first(where: { $0.type.wrapped != nil }) else { return true }
    reportOptional(optional.expression, before: name.text)
    return false
  }

  private func unifyOperands(
    _ name: Name, _ left: Expression, _ right: Expression, _ a: StaticType, _ b: StaticType
  ) -> Bool {
    if a.unwrapped.isUnknown || b.unwrapped.isUnknown { return true }
    let before = snapshot
    if solver.unify(a, b) { return true }
    restore(before)
    if resolve(a.unwrapped).isDoubleLike, resolve(b.unwrapped).isDoubleLike {
      return true
    }
    if convert(right, from: b, to: a) { return true }
    restore(before)
    if convert(left, from: a, to: b) { return true }
    restore(before)
    if retypes(right, to: a) || retypes(left, to: b) || retypes(right, to: settled(a))
      || retypes(left, to: settled(b))
    {
      return true
    }
    reportOperands(name, a, b, left.range.lowerBound..<right.range.upperBound)
    return false
  }

  /// True if a literal can take the type of the other operand: `slice == [1, 2]`.
  private func retypes(_ expression: Expression, to type: StaticType) -> Bool {
    attempt { convert(expression, from: infer(expression, type), to: type) ? true : nil } ?? false
  }

  // MARK: Other operators

  private func inferCoalescing(
    _ left: Expression, _ right: Expression, _ expected: StaticType?
  ) -> StaticType {
    let hint = expected.map { place -> StaticType in
      resolve(place).wrapped != nil ? place : .optional(place)
    }
    let found = resolve(infer(left, hint))
    guard let wrapped = found.wrapped else {
      if found.isUnknown || solver.isVariable(found) {
        _ = infer(right, expected)
        return .unknown
      }
      _ = infer(right, found)
      if attempts == 0, convert(right, from: right.type, to: found) { return found }
      mismatch(.optional(found), found, left.range)
      return found
    }
    let fallback = infer(right, mayBeNothing(right) ? found : resolve(wrapped))
    let before = snapshot
    if convert(right, from: fallback, to: wrapped) { return wrapped }
    restore(before)
    right.conversion = nil
    if convert(right, from: fallback, to: found) { return found }
    restore(before)
    mismatch(wrapped, fallback, right.range)
    return wrapped
  }

  /// True if an expression is a conditional operator with a `nil` branch.
  private func mayBeNothing(_ expression: Expression) -> Bool {
    guard case .ternary(_, let then, let otherwise) = plain(expression).form else { return false }
    return [then, otherwise].contains { isNothing($0) || mayBeNothing($0) }
  }

  private func inferRange(
    _ name: Name, _ left: Expression, _ right: Expression
  ) -> StaticType {
    let types = inferOperands(left, right, nil)
    let bound = rangeBound(name, left, right, types)
    return .named(name.text == "..." ? "ClosedRange" : "Range", [bound])
  }

  private func rangeBound(
    _ name: Name, _ left: Expression, _ right: Expression, _ types: (StaticType, StaticType)
  ) -> StaticType {
    let (a, b) = (resolve(types.0), resolve(types.1))
    guard areWhole(name, (left, a), (right, b)) else { return .unknown }
    guard unifyOperands(name, left, right, a, b) else { return .unknown }
    if !conforms(a, to: "Comparable") {
      report(.typeMismatch(expected: "Int or Double", found: shown(a)), left.range)
    }
    return a.isUnknown ? b : a
  }

  func inferPartialRange(
    _ name: Name, _ lower: Expression?, _ upper: Expression?
  ) -> StaticType {
    guard let bound = lower ?? upper else { return .unknown }
    let found = infer(bound, nil)
    let type =
      lower != nil
      ? "PartialRangeFrom" : name.text == "..." ? "PartialRangeThrough" : "PartialRangeUpTo"
    return .named(type, [found])
  }

  func inferPrefix(
    _ expression: Expression, _ name: Name, _ operand: Expression, _ expected: StaticType?
  ) -> StaticType {
    switch name.text {
    case "!":
      let count = problems.count
      let found = infer(operand, .bool)
      if problems.count > count || convert(operand, from: found, to: .bool) { return .bool }
      if let own = declaredPrefix(expression, name, operand, found) { return own }
      reportMismatch(operand, found, .bool)
      return .bool
    default:
      let found = resolve(infer(operand, expected))
      if let own = declaredPrefix(expression, name, operand, found) { return own }
      if found.wrapped != nil {
        reportOptional(operand, before: name.text)
        return .unknown
      }
      let isFine =
        found.isUnknown || found.numberKind != nil || solver.isVariable(found)
        || found.name == "Angle"
        || conforms(found, to: name.text == "~" ? "BinaryInteger" : "SignedNumeric")
      if !isFine || name.text == "~" && found.numberKind?.isInteger == false {
        report(
          .typeMismatch(expected: "a number", found: shown(found)), expression.range)
        return .unknown
      }
      return found
    }
  }

  func inferOperatorFunction(
    _ expression: Expression, _ name: Name, _ expected: StaticType?
  ) -> StaticType {
    if name.text == "..." { return .named("UnboundedRange", []) }
    expression.meaning = .none
    if let declared = inferDeclaredOperator(expression, name, expected) { return declared }
    let isComparison = BinaryOperator(name.text)?.isComparison ?? false
    if name.text == "&&" || name.text == "||" { return .function([.bool, .bool], .bool) }
    let operand = solver.fresh()
    if let expected, case .function(let function) = resolve(expected),
      function.parameters.count == 1, name.text == "-" || name.text == "!",
      !isTuple(function.parameters[0].type)
    {
      return name.text == "!"
        ? .function([.bool], .bool) : .function([operand], operand)
    }
    return .function([operand, operand], isComparison ? .bool : operand)
  }

  /// An operator that a declared type has, as a function: `prices.reduce(.zero, +)`.
  private func inferDeclaredOperator(
    _ expression: Expression, _ name: Name, _ expected: StaticType?
  ) -> StaticType? {
    guard let expected, case .function(let function) = resolve(expected).unwrappedOnce(solver),
      function.parameters.count == 2
    else { return nil }
    let type = resolve(function.parameters[0].type)
    guard let typeName = type.name, hasOperators(type, typeName, name.text) else { return nil }
    for candidate in candidates(of: type, name.text, isStatic: true)
    where candidate.signature.parameters.count == 2 {
      let before = snapshot
      let found = instantiate(candidate.signature).functionType
      if convert(nil, from: found, to: .function(function)) {
        expression.meaning = candidate.meaning
        return found
      }
      restore(before)
    }
    return nil
  }

  private func isTuple(_ type: StaticType) -> Bool {
    if case .tuple = resolve(type) { return true }
    return false
  }

  /// An operator that a declared type has, or that follows from one.
  private func declaredOperator(
    _ expression: Expression, _ name: Name, _ left: Expression, _ right: Expression,
    _ operands: (StaticType, StaticType)
  ) -> StaticType? {
    for type in [resolve(operands.0), resolve(operands.1)] {
      guard let typeName = type.name, hasOperators(type, typeName, name.text) else { continue }
      for way in Self.derived(name.text) {
        let sides = way.isSwapped ? (right, left) : (left, right)
        let given = way.isSwapped ? (operands.1, operands.0) : operands
        for candidate in candidates(of: type, way.name, isStatic: true)
        where candidate.signature.parameters.count == 2 {
          let before = snapshot
          let signature = instantiate(candidate.signature)
          if convert(sides.0, from: given.0, to: signature.parameters[0].type),
            convert(sides.1, from: given.1, to: signature.parameters[1].type)
          {
            expression.call = ResolvedCall(
              target: candidate.meaning, sources: [.argument(0), .argument(1)],
              isSwapped: way.isSwapped, isNegated: way.isNegated)
            return signature.result
          }
          restore(before)
        }
      }
    }
    return nil
  }

  /// The result of a prefix operator that the operand's type declares.
  private func declaredPrefix(
    _ expression: Expression, _ name: Name, _ operand: Expression, _ found: StaticType
  ) -> StaticType? {
    let type = resolve(found)
    guard let typeName = type.name, hasOperators(type, typeName, name.text) else { return nil }
    for candidate in candidates(of: type, name.text, isStatic: true)
    where candidate.signature.parameters.count == 1 {
      let signature = instantiate(candidate.signature)
      guard convert(operand, from: found, to: signature.parameters[0].type) else { continue }
      expression.call = ResolvedCall(target: candidate.meaning, sources: [.argument(0)])
      return signature.result
    }
    return nil
  }

  /// True if the operators of a type are searched. For a type declared in a block, only operators
  /// required by a protocol are found.
  private func hasOperators(_ type: StaticType, _ typeName: String, _ name: String) -> Bool {
    if typeName.contains(TypeNames.localMark) {
      switch name {
      case "==", "!=": return conforms(type, to: "Equatable")
      case "<", ">", "<=", ">=": return conforms(type, to: "Comparable")
      default: return false
      }
    }
    return types.index(typeName) != nil || !types.extensions(of: typeName).isEmpty
  }

  /// The operators from which one follows.
  private static func derived(
    _ name: String
  ) -> [(name: String, isSwapped: Bool, isNegated: Bool)] {
    switch name {
    case "!=": [("!=", false, false), ("==", false, true)]
    case ">": [(">", false, false), ("<", true, false)]
    case "<=": [("<=", false, false), ("<", true, true)]
    case ">=": [(">=", false, false), ("<", false, true)]
    default: [(name, false, false)]
    }
  }
}
