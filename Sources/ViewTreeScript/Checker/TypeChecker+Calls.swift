import ViewTreeSyntax

/// Type inference for calls, and resolution of callees.
extension TypeChecker {
  func inferCall(
    _ expression: Expression, _ callee: Expression, _ arguments: [Argument],
    _ expected: StaticType?
  ) -> StaticType {
    switch callee.form {
    case .name(let name, _) where name.text != "self":
      return inferNamedCall(expression, callee, name, arguments, expected)
    case .member(let base, let name):
      return inferMethodCall(expression, callee, base, name, arguments, expected)
    case .implicitMember(let name):
      return inferImplicitCall(expression, callee, name, arguments, expected)
    case .type(let syntax):
      let made = type(syntax, made: true)
      callee.meaning = .type(made)
      return construct(expression, callee, made, arguments, expected, callee.range)
    default: return inferValueCall(expression, callee, arguments, expected)
    }
  }

  // MARK: Calls by name

  private func inferNamedCall(
    _ expression: Expression, _ callee: Expression, _ name: Name, _ arguments: [Argument],
    _ expected: StaticType?
  ) -> StaticType {
    if let variable = lookUp(name.text) {
      guard let function = variable.declaration else {
        return inferValueCall(expression, callee, arguments, expected)
      }
      callee.meaning = .local(variable)
      let candidate = Candidate(signature: function.signature, meaning: .local(variable))
      return apply([candidate], expression, name, arguments, expected)
    }
    if let own = inferOwnCall(expression, callee, name, arguments, expected) { return own }
    if scope.lookUp(name.text) != nil {
      return inferValueCall(expression, callee, arguments, expected)
    }
    let globals = globals(name.text)
    if !globals.isEmpty {
      let functions = globals.filter { $0.signature.kind == .method }
      return functions.isEmpty
        ? inferValueCall(expression, callee, arguments, expected)
        : apply(functions, expression, name, arguments, expected)
    }
    if let made = namedType(callee) {
      callee.meaning = .type(made)
      return construct(expression, callee, made, arguments, expected, name.range)
    }
    if let functions = StandardTypes.functions.members[name.text] {
      let candidates = functions.map {
        Candidate(signature: $0.signature, meaning: .standard($0))
      }
      return apply(candidates, expression, name, arguments, expected)
    }
    if name.text == "type", arguments.count == 1, arguments[0].label?.text == "of" {
      return inferTypeOf(expression, arguments[0].value)
    }
    return inferUnknownCall(expression, callee, name, arguments)
  }

  /// `type(of: value)`: the static type of the value, if it has a name without arguments.
  private func inferTypeOf(_ expression: Expression, _ value: Expression) -> StaticType {
    let start = solver.count
    let found = infer(value, nil)
    solver.finish(from: start)
    let type = settled(found)
    if isOpen(type), type != .any {
      expression.call = ResolvedCall(target: .typeOf(value), sources: [])
      return .metatype(type)
    }
    guard case .named(_, let arguments) = type, arguments.isEmpty, type != .any,
      !StandardTypes.isProtocol(type.description), !types.hasSubclasses(type.name ?? "")
    else {
      report(
        .unsupported(
          "'type(of:)' of a value of type \(type)", instead: "write the name of the type"),
        expression.range)
      expression.call = ResolvedCall(target: .mistake, sources: [])
      return .metatype(type)
    }
    expression.call = ResolvedCall(target: .type(type), sources: [])
    return .metatype(type)
  }

  /// A call of a method of `self`, or of a static one, without a receiver.
  private func inferOwnCall(
    _ expression: Expression, _ callee: Expression, _ name: Name, _ arguments: [Argument],
    _ expected: StaticType?
  ) -> StaticType? {
    guard let selfType else { return nil }
    let own = lookUp("self")
    let members = own == nil ? [] : candidates(of: selfType, name.text, isStatic: false)
    let methods = members.filter { $0.signature.kind == .method }
    guard let own, !members.isEmpty else {
      let found = enclosingStatics(name.text)?.found.filter { $0.signature.kind == .method } ?? []
      return found.isEmpty ? nil : apply(found, expression, name, arguments, expected)
    }
    // A property may have the name of a method: `items` and `items(in:)`.
    let isCallable = methods.contains { match($0.signature, arguments) != nil }
    if members[0].signature.kind == .property, !isCallable {
      return inferValueCall(expression, callee, arguments, expected)
    }
    let base = Expression(.name(Name(text: "self", range: name.range), []), name.range)
    base.meaning = .local(own)
    base.type = selfType
    callee.implicitBase = base
    let result = apply(methods, expression, name, arguments, expected)
    if expression.call?.isMutating == true { checkAssignable(base) }
    return result
  }

  private func inferUnknownCall(
    _ expression: Expression, _ callee: Expression, _ name: Name, _ arguments: [Argument]
  ) -> StaticType {
    for argument in arguments { _ = infer(argument.value, nil) }
    let isType = name.text.first?.isUppercase ?? false
    let known = types.typeNames
    if isType, arguments.allSatisfy({ $0.label != nil }), !isMisspelt(name.text),
      !Self.unsupportedTypes.contains(name.text)
    {
      // An undeclared structure becomes a value with its name and labels.
      undeclaredTypes.append(name.text)
      expression.call = ResolvedCall(
        target: .construct(name.text), sources: arguments.indices.map { .argument($0) })
      return .unknown
    }
    if Self.unsupportedTypes.contains(name.text) {
      report(.variableType(name.text), name.range)
    } else {
      report(
        .unknownFunction(
          name.text,
          candidates: candidates(name.text)
            + (isType ? known : StandardTypes.functions.memberNames)), name.range)
    }
    expression.call = ResolvedCall(target: .mistake, sources: [])
    return .unknown
  }

  /// True if a name differs by one letter from a known type.
  private func isMisspelt(_ name: String) -> Bool {
    guard !name.hasPrefix(NominalValue.unknownPrefix), let nearest = types.nearestType(to: name)
    else { return false }
    return abs(nearest.count - name.count) <= 1
  }

  private static let unsupportedTypes: Set = [
    "Date", "Calendar", "Timer", "SystemRandomNumberGenerator",
  ]

  // MARK: Methods

  private func inferMethodCall(
    _ expression: Expression, _ callee: Expression, _ base: Expression, _ name: Name,
    _ arguments: [Argument], _ expected: StaticType?
  ) -> StaticType {
    if let type = staticBase(base) {
      if takesTypeOfValue(base, type, for: name.text) {
        return inferDynamicCall(expression, callee, name, arguments)
      }
      return inferStaticCall(expression, callee, type, name, arguments, expected)
    }
    if isDocumentSelf(base) { return inferValueCall(expression, callee, arguments, expected) }
    let found = infer(base, chainContext(base, expected))
    if name.text == "init", types.hasSubclasses, let superclass = superclass(base) {
      let makers = superInitializers(superclass)
      if !makers.isEmpty { return apply(makers, expression, name, arguments, expected) }
    }
    if name.text == "init", case .metatype(let made) = resolve(found) {
      return construct(expression, callee, made, arguments, expected, name.range)
    }
    let type = receiverType(found)
    guard !type.isUnknown, !solver.isVariable(type), !isMetatype(type, with: name.text) else {
      return inferDynamicCall(expression, callee, name, arguments)
    }
    return inferMethodCall(expression, callee, base, type, name, arguments, expected)
  }

  private func inferMethodCall(
    _ expression: Expression, _ callee: Expression, _ base: Expression, _ type: StaticType,
    _ name: Name, _ arguments: [Argument], _ expected: StaticType?
  ) -> StaticType {
    settleRange(type, for: name.text)
    let members = members(of: base, type, name.text)
    let methods = members.filter { $0.signature.kind == .method }
    if methods.isEmpty, let property = members.first {
      // The property contains a function.
      callee.meaning = property.meaning
      callee.type = instantiate(property.signature).result
      return applyValue(expression, callee, callee.type, arguments, expected)
    }
    guard !methods.isEmpty else {
      return inferMissingCall(expression, callee, base, type, name, arguments)
    }
    let result = apply(methods, expression, name, arguments, expected)
    if expression.call?.isMutating == true {
      checkAssignable(base)
      checkExclusive(base, closures: arguments)
    }
    return result
  }

  /// Gives an open range the element type `Int`, because its elements are visited.
  private func settleRange(_ type: StaticType, for name: String) {
    guard case .named(let range, let bounds) = type, range == "Range" || range == "ClosedRange",
      solver.literal(bounds[0]) == .integer,
      !["contains", "overlaps", "clamped", "relative"].contains(name)
    else { return }
    _ = solver.unify(bounds[0], .int)
  }

  private func inferMissingCall(
    _ expression: Expression, _ callee: Expression, _ base: Expression, _ type: StaticType,
    _ name: Name, _ arguments: [Argument]
  ) -> StaticType {
    if isOpen(type) && !isBareParameter(type)
      || type.wrapped.map({ resolve($0).isUnknown }) == true
    {
      _ = inferDynamicCall(expression, callee, name, arguments)
      // A method of an open type, such as a modifier, returns the same type.
      return isOpen(type) && types.entry(type.name ?? "") == nil ? openResult(type) : .unknown
    }
    _ = missingMember(callee, base, type, name)
    for argument in arguments where !needsContext(argument.value) { _ = infer(argument.value, nil) }
    expression.call = ResolvedCall(target: .mistake, sources: [])
    return .unknown
  }

  private func openResult(_ type: StaticType) -> StaticType {
    type.isUnknown ? .unknown : .unknown
  }

  /// A method call on a value of unknown type. The method is looked up at run time.
  private func inferDynamicCall(
    _ expression: Expression, _ callee: Expression, _ name: Name, _ arguments: [Argument]
  ) -> StaticType {
    noteMember(name)
    callee.meaning = .dynamic
    for argument in arguments {
      if case .closure = argument.value.form {
        _ = infer(argument.value, .unknown)
      } else {
        _ = infer(argument.value, nil)
      }
    }
    let names = StandardTypes.changingNames
    expression.call = ResolvedCall(
      target: .dynamic, sources: arguments.indices.map { .argument($0) },
      isMutating: names.contains(name.text) || types.mutatingMethods.contains(name.text))
    if expression.call?.isMutating == true, case .member(let base, _) = callee.form {
      // A constant of another file's type is an object, because the compiler takes the call.
      let isConstant = types.compilesOnDemand && !isAssignable(base)
      if isPlace(base), !isConstant {
        checkAssignable(base)
      } else {
        expression.call?.isMutating = false
      }
    }
    return .unknown
  }

  private func inferStaticCall(
    _ expression: Expression, _ callee: Expression, _ type: StaticType, _ name: Name,
    _ arguments: [Argument], _ expected: StaticType?
  ) -> StaticType {
    if name.text == "init" {
      return construct(expression, callee, type, arguments, expected, name.range)
    }
    if case .named("Swift", _) = type, let functions = StandardTypes.functions.members[name.text] {
      let candidates = functions.map {
        Candidate(signature: $0.signature, meaning: .standard($0))
      }
      return apply(candidates, expression, name, arguments, expected)
    }
    if let nested = namedType(callee) {
      return construct(expression, callee, nested, arguments, expected, name.range)
    }
    if case .named("Optional", let wrapped) = type, name.text == "some", arguments.count == 1 {
      return inferSome(expression, wrapped[0], arguments[0].value)
    }
    let members = candidates(of: type, name.text, isStatic: true)
    let methods = members.filter { $0.signature.kind == .method }
    if methods.isEmpty, let property = members.first {
      if case .enumCase = property.meaning {
        reportValues(
          property.signature, arguments.count,
          name.range.lowerBound..<max(name.range.upperBound, expression.range.upperBound))
        return type
      }
      callee.meaning = property.meaning
      callee.type = property.signature.result
      return applyValue(expression, callee, callee.type, arguments, expected)
    }
    if methods.isEmpty {
      return inferOpenCase(expression, callee, type, name, arguments)
    }
    return apply(methods, expression, name, arguments, expected)
  }

  private func inferSome(
    _ expression: Expression, _ wrapped: StaticType, _ value: Expression
  ) -> StaticType {
    check(value, is: wrapped)
    expression.call = ResolvedCall(target: .some, sources: [.argument(0)])
    return .optional(wrapped)
  }

  /// A value known only by its name, such as `Color.named("x")`, if the type is open.
  private func inferOpenCase(
    _ expression: Expression, _ callee: Expression, _ type: StaticType, _ name: Name,
    _ arguments: [Argument]
  ) -> StaticType {
    for argument in arguments { _ = infer(argument.value, nil) }
    guard isOpen(type) else {
      report(
        .unknownMember(name.text, type: shown(type), candidates: staticNames(of: type)),
        name.range)
      expression.call = ResolvedCall(target: .mistake, sources: [])
      return .unknown
    }
    let labels = arguments.map { $0.label?.text }
    expression.call = ResolvedCall(
      target: .enumCase(
        CaseInfo(
          typeName: type.name, name: name.text,
          labels: labels.contains { $0 != nil } ? labels : nil)),
      sources: arguments.indices.map { .argument($0) })
    return type
  }

  // MARK: Implicit members

  private func inferImplicitCall(
    _ expression: Expression, _ callee: Expression, _ name: Name, _ arguments: [Argument],
    _ expected: StaticType?
  ) -> StaticType {
    if let expected {
      let place = resolve(expected)
      if !solver.isVariable(place) {
        return resolveImplicitCall(expression, callee, place, name, arguments)
      }
      return waitForCall(expression, callee, place, name, arguments)
    }
    return waitForCall(expression, callee, solver.fresh(), name, arguments)
  }

  private func waitForCall(
    _ expression: Expression, _ callee: Expression, _ type: StaticType, _ name: Name,
    _ arguments: [Argument]
  ) -> StaticType {
    let context = current
    let blocks = current.blocks
    waiting.append { [unowned self] in
      let known = resolve(type)
      if solver.isVariable(known), solver.literal(known) == .none { return false }
      let outer = (current, current.blocks)
      current = context
      current.blocks = blocks
      defer {
        current = outer.0
        current.blocks = outer.1
      }
      let found = resolveImplicitCall(
        expression, callee, settled(known), name, arguments)
      if !convert(expression, from: found, to: known) { mismatch(known, found, expression.range) }
      return true
    }
    // If nothing determines the type, the value is known only by its name.
    return openImplicitCall(expression, name, arguments, type)
  }

  private func openImplicitCall(
    _ expression: Expression, _ name: Name, _ arguments: [Argument], _ type: StaticType
  ) -> StaticType {
    for argument in arguments { _ = infer(argument.value, nil) }
    if name.text == "some", arguments.count == 1 {
      expression.call = ResolvedCall(target: .some, sources: [.argument(0)])
      return type
    }
    let labels = arguments.map { $0.label?.text }
    if name.text == "init", let made = Self.geometry(labels) {
      let isProposal = made == .size && arguments.contains { isNothing($0.value) }
      return constructKnown(
        expression, isProposal ? .named("ProposedViewSize", []) : made, arguments)
    }
    expression.call = ResolvedCall(
      target: .enumCase(
        CaseInfo(name: name.text, labels: labels.contains { $0 != nil } ? labels : nil)),
      sources: arguments.indices.map { .argument($0) })
    return type
  }

  /// The type implied by the labels of `.init(…)`, where the context implies none.
  private static func geometry(_ labels: [String?]) -> StaticType? {
    switch labels {
    case ["x", "y"]: .point
    case ["width", "height"]: .size
    case ["x", "y", "width", "height"], ["origin", "size"]: .rect
    case ["dx", "dy"]: .named("CGVector", [])
    case ["top", "leading", "bottom", "trailing"]: .named("EdgeInsets", [])
    default: nil
    }
  }

  private func constructKnown(
    _ expression: Expression, _ made: StaticType, _ arguments: [Argument]
  ) -> StaticType {
    let callee = Expression(.type(TypeSyntax(.tuple([]), expression.range)), expression.range)
    return construct(expression, callee, made, arguments, nil, expression.range)
  }

  private func resolveImplicitCall(
    _ expression: Expression, _ callee: Expression, _ place: StaticType, _ name: Name,
    _ arguments: [Argument]
  ) -> StaticType {
    if let wrapped = place.wrapped {
      let known = resolve(wrapped)
      if name.text == "some", arguments.count == 1 {
        return inferSome(expression, known, arguments[0].value)
      }
      return resolveImplicitCall(expression, callee, known, name, arguments)
    }
    if name.text == "init", case .named = place {
      return construct(expression, callee, place, arguments, nil, name.range)
    }
    guard case .named = place else {
      return openImplicitCall(expression, name, arguments, place)
    }
    return inferStaticCall(expression, callee, place, name, arguments, nil)
  }

  // MARK: Initializers

  func initializers(of type: StaticType) -> [Candidate] {
    guard case .named(let name, let arguments) = resolve(type) else { return [] }
    var found = candidates(of: type, "init", isStatic: true)
    if let index = types.index(name) {
      let entry = types.entries[index]
      if let memberwise = entry.memberwise {
        var signature = memberwise
        signature.result = .named(name, arguments)
        for place in signature.parameters.indices {
          signature.parameters[place].type = signature.parameters[place].type.mapped { part in
            guard case .parameter(let generic) = part,
              let place = entry.generics.firstIndex(of: generic), place < arguments.count
            else { return nil }
            return arguments[place]
          }
        }
        found.append(Candidate(signature: signature, meaning: .memberwise(index)))
      }
      if let raw = entry.rawType {
        found.append(
          Candidate(
            signature: Signature(
              name: "init", kind: .initializer, isStatic: true,
              parameters: [Signature.Parameter(label: "rawValue", type: raw)],
              result: .optional(.named(name, arguments))), meaning: .rawInitializer(index)))
      }
    }
    return found
  }

  func construct(
    _ expression: Expression, _ callee: Expression, _ type: StaticType, _ arguments: [Argument],
    _ expected: StaticType?, _ range: Range<Int>
  ) -> StaticType {
    let name = Name(text: type.name ?? shown(type), range: range)
    if case .parameter = type {
      for argument in arguments { _ = infer(argument.value, nil) }
      report(.unsupported("an initializer of a generic type", instead: "pass a value"), range)
      return type
    }
    let makers = initializers(of: type)
    if makers.isEmpty || isOpen(type), let typeName = type.name, types.entry(typeName) == nil {
      let labels = arguments.map { $0.label?.text }
      let fitting = makers.filter { match($0.signature, arguments) != nil }
      if fitting.isEmpty {
        if arguments.isEmpty, StandardTypes.madeOfArguments.contains(typeName) {
          report(
            .wrongArguments(callee: typeName, expected: "1 or more arguments, not 0"),
            expression.range)
          return type
        }
        for argument in arguments {
          if typeName == "Anchor.Source" {
            inferSource(argument.value, of: type)
          } else {
            _ = infer(argument.value, nil)
          }
        }
        // An anchor source is described as it's written.
        var isImplicit = false
        if case .implicitMember = callee.form { isImplicit = typeName == "Anchor.Source" }
        let shape = CaseInfo(
          typeName: isImplicit ? nil : typeName, name: "init",
          labels: labels.contains { $0 != nil } ? labels : nil)
        expression.call = ResolvedCall(
          target: ["Color", "UIColor", "Anchor.Source"].contains(typeName)
            ? .enumCase(shape) : .construct(typeName),
          sources: arguments.indices.map { .argument($0) })
        return type
      }
    }
    if makers.isEmpty {
      for argument in arguments { _ = infer(argument.value, nil) }
      report(
        .host(
          "'\(shown(type))' has no initializers",
          help: "use one of its cases, if there are any"),
        range)
      return type
    }
    return apply(makers, expression, name, arguments, expected)
  }

  /// Infers the source of an anchor: a list of sources, an optional source, or a single source.
  private func inferSource(_ value: Expression, of type: StaticType) {
    let part = solver.fresh()
    let source = StaticType.named("Anchor.Source", [part])
    var isList = false
    if case .array = plain(value).form { isList = true }
    let wanted: StaticType = isList ? .array(source) : .optional(source)
    guard
      attempt({
        _ = infer(value, wanted)
        return true
      }) != nil
    else {
      _ = infer(value, nil)
      return
    }
    if case .named(_, let whole) = type, whole.count == 1 {
      _ = solver.unify(whole[0], isList ? .array(part) : .optional(part))
    }
  }

  // MARK: Calls of values

  private func inferValueCall(
    _ expression: Expression, _ callee: Expression, _ arguments: [Argument],
    _ expected: StaticType?
  ) -> StaticType {
    var hint: StaticType?
    if case .closure(let closure) = plain(callee).form {
      let count = closure.parameters?.count ?? closure.anonymousCount
      if count == arguments.count {
        hint = .function(arguments.map { infer($0.value, nil) }, expected ?? solver.fresh())
      }
    }
    let found = infer(callee, hint)
    return applyValue(expression, callee, found, arguments, expected)
  }

  private func applyValue(
    _ expression: Expression, _ callee: Expression, _ found: StaticType, _ arguments: [Argument],
    _ expected: StaticType?
  ) -> StaticType {
    let type = resolve(found)
    switch type {
    case .function(let function):
      expression.call = ResolvedCall(
        target: .functionValue, sources: arguments.indices.map { .argument($0) })
      if let label = arguments.first(where: { $0.label != nil && !$0.isTrailing })?.label {
        report(
          .unknownLabel(label.text, callee: "a function value", candidates: []), label.range)
      }
      return applyFunction(expression, function, arguments)
    case .metatype(let made):
      return construct(expression, callee, made, arguments, expected, callee.range)
    case .unknown, .variable:
      for argument in arguments { _ = infer(argument.value, nil) }
      expression.call = ResolvedCall(
        target: .functionValue, sources: arguments.indices.map { .argument($0) })
      return .unknown
    default:
      let method = "callAsFunction"
      if members(of: callee, type, method).contains(where: { $0.signature.kind == .method }) {
        let member = expression.call(method, of: callee, arguments)
        guard case .member(_, let name) = member.form else { return .unknown }
        return inferMethodCall(expression, member, callee, type, name, arguments, expected)
      }
      for argument in arguments { _ = infer(argument.value, nil) }
      if type.wrapped != nil {
        reportOptional(callee, before: "(")
      } else {
        report(.notCallable(shown(type)), callee.range)
      }
      expression.call = ResolvedCall(target: .mistake, sources: [])
      return .unknown
    }
  }

  private func applyFunction(
    _ expression: Expression, _ function: StaticType.FunctionType, _ arguments: [Argument]
  ) -> StaticType {
    guard function.parameters.count == arguments.count else {
      report(
        .wrongArguments(
          callee: "the closure",
          expected: "\(function.parameters.count) arguments, not \(arguments.count)"),
        expression.range)
      return function.result
    }
    for (argument, parameter) in zip(arguments, function.parameters) {
      checkInout(argument, parameter.isInout, "the closure")
      check(argument.value, is: parameter.type)
    }
    return function.result
  }

  func checkInout(_ argument: Argument, _ isInout: Bool, _ callee: String) {
    var isGiven = false
    if case .inoutArgument = argument.value.form { isGiven = true }
    if isGiven != isInout {
      report(
        .wrongArguments(
          callee: callee, expected: isInout ? "'&' before the argument" : "no '&'"),
        argument.value.range)
    }
  }
}
