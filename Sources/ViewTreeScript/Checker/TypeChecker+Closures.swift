/// Type inference for closures: parameters from the expected function type, the result from the
/// body.
extension TypeChecker {
  func inferClosure(
    _ expression: Expression, _ closure: ClosureSyntax, _ expected: StaticType?
  ) -> StaticType {
    let wanted = wantedFunction(expected)
    let captured = captureValues(closure)
    let context = FunctionContext(
      parent: current, result: resultType(closure, wanted),
      infersResult: closure.result == nil && wanted == nil)
    context.isForUnknownFunction = expected.map { resolve($0).isUnknown } ?? false
    let outer = current
    current = context
    closure.context = context
    closure.captured = captured.map { name, type in
      let variable = declare(name, type)
      boundNames.append((variable, name.range))
      return variable
    }
    let parameters = declareParameters(expression, closure, wanted)
    checkClosureBody(closure, context)
    current = outer
    return .function(
      StaticType.FunctionType(parameters: parameters, result: context.result))
  }

  private func wantedFunction(_ expected: StaticType?) -> StaticType.FunctionType? {
    guard let expected,
      case .function(let function) = resolve(expected).unwrappedOnce(solver)
    else { return nil }
    return function
  }

  private func resultType(
    _ closure: ClosureSyntax, _ wanted: StaticType.FunctionType?
  ) -> StaticType {
    if let written = closure.result { return type(written) }
    return wanted?.result ?? solver.fresh()
  }

  /// The values of a capture list, taken where the closure is made.
  private func captureValues(_ closure: ClosureSyntax) -> [(Name, StaticType)] {
    closure.capturedValues = []
    return closure.captures.compactMap { capture in
      let isWeak = capture.ownership?.text == "weak"
      if capture.value == nil, !isWeak, capture.name.text == "self" || capture.ownership != nil {
        return nil
      }
      let value = capture.value ?? Expression(.name(capture.name, []), capture.name.range)
      let type = settled(infer(value, nil))
      closure.capturedValues.append(value)
      let mayBeNil = isWeak && type.wrapped == nil && !type.isUnknown
      return (capture.name, mayBeNil ? .optional(type) : type)
    }
  }

  // MARK: Parameters

  private func declareParameters(
    _ expression: Expression, _ closure: ClosureSyntax, _ wanted: StaticType.FunctionType?
  ) -> [StaticType.FunctionType.Parameter] {
    let count = closure.parameters?.count ?? closure.anonymousCount
    let given = givenParameters(expression, count, closure, wanted)
    let own =
      closure.parameters.map { declareWritten($0, given) }
      ?? declareAnonymous(max(given.count, count), given)
    if current.spreadsTuple, let wanted { return wanted.parameters }
    return own
  }

  private func declareWritten(
    _ written: [ParameterSyntax], _ given: [StaticType.FunctionType.Parameter]
  ) -> [StaticType.FunctionType.Parameter] {
    written.enumerated().map { place, parameter in
      var known =
        place < given.count
        ? given[place] : StaticType.FunctionType.Parameter(type: solver.fresh())
      if let syntax = parameter.type {
        let type = type(syntax)
        if !solver.unify(known.type, type), !type.isUnknown {
          mismatch(known.type, type, parameter.name.range)
        }
        known.type = type
        known.isInout = parameter.isInout
      }
      declareParameter(parameter.name, known)
      return known
    }
  }

  /// Declares `$0`, `$1` and so on.
  private func declareAnonymous(
    _ count: Int, _ given: [StaticType.FunctionType.Parameter]
  ) -> [StaticType.FunctionType.Parameter] {
    let own = (0..<count).map { place in
      place < given.count
        ? given[place] : StaticType.FunctionType.Parameter(type: solver.fresh())
    }
    current.anonymous = own.enumerated().map { place, known in
      declareParameter(Name(text: "$\(place)", range: 0..<0), known)
    }
    return own
  }

  @discardableResult
  private func declareParameter(
    _ name: Name, _ known: StaticType.FunctionType.Parameter
  ) -> LocalVariable {
    let variable = LocalVariable(
      name.text, known.type, isAssignable: known.isInout || current.isForUnknownFunction,
      in: current)
    if name.text != "_" { current.declare(variable) }
    current.parameters.append(variable)
    return variable
  }

  /// The parameters that the context passes. A single tuple may be spread over several.
  private func givenParameters(
    _ expression: Expression, _ count: Int, _ closure: ClosureSyntax,
    _ wanted: StaticType.FunctionType?
  ) -> [StaticType.FunctionType.Parameter] {
    guard let wanted else { return [] }
    if wanted.parameters.count == count { return wanted.parameters }
    if wanted.parameters.count == 1, count > 1 {
      let single = resolve(wanted.parameters[0].type)
      if case .tuple(let elements) = single, elements.count == count {
        current.spreadsTuple = true
        return elements.map { StaticType.FunctionType.Parameter(type: $0.type) }
      }
      if single.isUnknown || solver.isVariable(single) {
        current.spreadsTuple = true
        return (0..<count).map { _ in StaticType.FunctionType.Parameter(type: .unknown) }
      }
    }
    // Swift lets a closure ignore a parameter of type `Void`.
    if count == 0, wanted.parameters.count == 1, resolve(wanted.parameters[0].type) == .void {
      return wanted.parameters
    }
    // `$0` alone can be a tuple. A closure that names no parameter must begin with `_ in`.
    reportCount(expression, count, wanted.parameters.count)
    return wanted.parameters
  }

  private func reportCount(_ expression: Expression, _ count: Int, _ wanted: Int) {
    report(
      .wrongArguments(
        callee: "the closure",
        expected: count == 0
          ? "its \(wanted == 1 ? "parameter" : "\(wanted) parameters"), as in '{ _ in … }'"
          : "\(wanted) parameters, not \(count)"), expression.range)
  }

  // MARK: Body

  private func checkClosureBody(_ closure: ClosureSyntax, _ context: FunctionContext) {
    checkBody(closure.body, of: context)
  }

  // MARK: Local functions

  /// Declares a function of the script. Other functions of the block may call it before its
  /// declaration.
  func declareFunction(_ syntax: FunctionSyntax) {
    let context = FunctionContext(
      parent: current, name: syntax.name.text,
      mayThrow: syntax.effects.contains { $0.text.hasSuffix("throws") })
    for generic in syntax.generics {
      context.generics[generic.name.text] = syntax.constraints(of: generic).map(\.text)
    }
    let outer = current
    let start = solver.count
    current = context
    let signature = signature(syntax)
    current = outer
    let variable = declare(syntax.name, signature.functionType)
    let function = LocalFunction(syntax, signature)
    function.context = context
    variable.declaration = function
    functionVariables[ObjectIdentifier(syntax)] = variable
    solver.finish(from: start)
  }

  /// Checks the body of a function that is declared.
  func checkFunction(_ syntax: FunctionSyntax) {
    guard let variable = functionVariables[ObjectIdentifier(syntax)],
      let function = variable.declaration, let context = function.context
    else { return }
    let signature = function.signature
    let outer = current
    let start = solver.count
    function.isReached = true
    current = context
    context.result = signature.result
    for (parameter, type) in zip(syntax.parameters, signature.parameters) {
      let own = parameter.isVariadic ? StaticType.array(type.type) : type.type
      declareParameter(
        parameter.name, StaticType.FunctionType.Parameter(type: own, isInout: parameter.isInout))
    }
    if let body = syntax.body { checkFunctionBody(body, context) }
    current = outer
    solver.finish(from: start)
  }

  private func checkFunctionBody(_ body: Block, _ context: FunctionContext) {
    let start = solver.count
    checkBody(body, of: context)
    finishStatement(from: start)
  }

  /// A requirement of a `where` clause on an associated type of a generic parameter, such as
  /// `S.Element == Int`.
  private func memberRequirement(
    _ written: (TypeSyntax, Name, TypeSyntax)
  ) -> Signature.Requirement? {
    guard let member = memberOfParameter(written.0) else { return nil }
    if written.1.text == "==" {
      let other = memberOfParameter(written.2) ?? type(written.2)
      return Signature.Requirement(type: member, relation: .equals(other))
    }
    guard case .named(nil, let name, _) = written.2.form else { return nil }
    return Signature.Requirement(type: member, relation: .conforms(name.text))
  }

  /// `S.Element`, a parameter with that name.
  private func memberOfParameter(_ syntax: TypeSyntax) -> StaticType? {
    guard case .named(let base?, let name, _) = syntax.form,
      case .named(nil, let owner, _) = base.form, genericNames.contains(owner.text)
    else { return nil }
    return .parameter(owner.text + "." + name.text)
  }

  /// The signature of a function that the script declares.
  func signature(_ syntax: FunctionSyntax) -> Signature {
    var signature = Signature(name: syntax.name.text, kind: .method)
    signature.generics = syntax.generics.map(\.name.text)
    signature.isDiscardable = syntax.isDiscardable
    signature.parameters = syntax.parameters.map { parameter in
      let type = parameter.type.map { self.type($0) } ?? .unknown
      if let value = parameter.defaultValue {
        isInDefault = true
        check(value, is: type)
        isInDefault = false
      }
      return Signature.Parameter(
        label: parameter.label?.text, type: type, hasDefault: parameter.defaultValue != nil,
        defaultValue: parameter.defaultValue, isVariadic: parameter.isVariadic,
        isInout: parameter.isInout)
    }
    signature.result = syntax.result.map { type($0) } ?? .void
    for generic in syntax.generics {
      for constraint in syntax.constraints(of: generic) {
        signature.requirements.append(
          Signature.Requirement(
            type: .parameter(generic.name.text), relation: .conforms(constraint.text)))
      }
    }
    signature.requirements += syntax.requirements.compactMap { memberRequirement($0) }
    return signature
  }
}
