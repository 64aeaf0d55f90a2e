/// Compiling the defaults and methods of declared types.
extension TypeTable {
  /// The results of compiling. Undeclared members are separate from other problems.
  struct Findings {
    var problems: [ScriptProblem] = []
    var undeclaredMembers: [ScriptProblem] = []
    var warnings: [ScriptProblem] = []
  }

  /// The maximum number of methods that wait for the result of the next one. Beyond it, result
  /// types are unknown.
  private static let waitingLimit = 64

  /// Compiles all defaults, then all methods. A method without a written result is compiled when
  /// another method needs its return type.
  func compileBodies(of types: Range<Int>) -> Findings {
    var findings = Findings()
    let outer = (methodsToCompile, methodFindings)
    methodFindings = Findings()
    defer { (methodsToCompile, methodFindings) = outer }
    for index in types {
      for place in entries[index].fields.indices {
        let program = compile(entries[index].fields[place], of: index, &findings)
        update(index) { $0.fields[place].program = program?.program }
        if let type = program?.type { update(index) { $0.fields[place].type = type } }
      }
      for place in entries[index].statics.indices {
        let program = compile(entries[index].statics[place], of: index, &findings)
        update(index) { $0.statics[place].program = program?.program }
        if let type = program?.type { update(index) { $0.statics[place].type = type } }
      }
    }
    methodsToCompile = Set(
      types.flatMap { index in
        entries[index].methods.indices.map { MethodReference(type: index, method: $0) }
      })
    for index in types {
      for place in entries[index].methods.indices { compileMethod(index, place) }
    }
    for index in types where entries[index].shape.hasObservers {
      for place in entries[index].fields.indices { compileObservers(of: place, in: index) }
    }
    findings.problems += methodFindings.problems
    findings.undeclaredMembers += methodFindings.undeclaredMembers
    findings.warnings += methodFindings.warnings
    return findings
  }

  /// Infers the return types of the methods with a name that do not declare one.
  func findResults(of index: Int, named name: String) {
    guard !methodsToCompile.isEmpty, waitingMethods < Self.waitingLimit else { return }
    waitingMethods += 1
    defer { waitingMethods -= 1 }
    for (place, method) in entries[index].methods.enumerated()
    where method.signature.name == name && !method.isResultWritten {
      compileMethod(index, place)
    }
  }

  /// Compiles a default, and returns the type of a field without a written one.
  private func compile(
    _ field: Field, of index: Int, _ findings: inout Findings
  ) -> (program: ScriptProgram?, type: StaticType?)? {
    guard let source = field.defaultValue else { return nil }
    let checker = TypeChecker(types: self, scope: ScriptScope(), origin: source.origin)
    checker.selfType = ownType(index)
    checker.current.localTypes = entries[index].localTypes
    let compilation = ScriptCompiler.expression(
      source.text, in: source.range, checker, expecting: field.type)
    findings.problems += compilation.problems
    findings.undeclaredMembers += compilation.undeclaredMembers
    findings.warnings += compilation.warnings
    var type = field.type.isUnknown ? compilation.program?.resultType.form : nil
    // In a document a whole number may stand for any number.
    if type == .int, !entries[index].saysConformances { type = nil }
    return (compilation.program, type)
  }

  private func compileMethod(_ index: Int, _ place: Int) {
    guard methodsToCompile.remove(MethodReference(type: index, method: place)) != nil else {
      return
    }
    let method = entries[index].methods[place]
    let compilation = compile(method.body, method, of: index)
    methodFindings.problems += compilation.problems
    methodFindings.undeclaredMembers += compilation.undeclaredMembers
    methodFindings.warnings += compilation.warnings
    update(index) { $0.methods[place].program = compilation.program }
    if !method.isResultWritten, method.signature.kind != .initializer,
      let type = compilation.program?.resultType.form
    {
      update(index) { $0.methods[place].signature.result = type }
    }
    guard let setterBody = method.setterBody else { return }
    let setter = compile(setterBody, method, of: index, isSetter: true)
    methodFindings.problems += setter.problems
    methodFindings.warnings += setter.warnings
    update(index) { $0.methods[place].setter = setter.program }
  }

  private func compileObservers(of place: Int, in index: Int) {
    let field = entries[index].fields[place]
    if let observer = field.willSet {
      let program = compile(observer, "willSet", of: place, in: index)
      update(index) { $0.fields[place].willSet?.program = program }
    }
    if let observer = field.didSet {
      let program = compile(observer, "didSet", of: place, in: index)
      update(index) { $0.fields[place].didSet?.program = program }
    }
  }

  private func compile(
    _ observer: Observer, _ name: String, of place: Int, in index: Int
  ) -> ScriptProgram? {
    let checker = TypeChecker(
      types: self, scope: ScriptScope(), origin: observer.source.body.origin)
    checker.selfType = ownType(index)
    checker.current.localTypes = entries[index].localTypes
    checker.observedField = place
    let compilation = ScriptCompiler.method(
      observer.source.body, checker, name: name,
      parameters: [
        ("self", ownType(index), true),
        (observer.source.parameter, entries[index].fields[place].type, false),
      ], result: .void, isMutating: true)
    methodFindings.problems += compilation.problems
    methodFindings.undeclaredMembers += compilation.undeclaredMembers
    methodFindings.warnings += compilation.warnings
    return compilation.program
  }

  private func compile(
    _ source: ScriptTypes.Source, _ method: Method, of index: Int, isSetter: Bool = false
  ) -> ScriptCompilation {
    let checker = TypeChecker(types: self, scope: ScriptScope(), origin: source.origin)
    checker.selfType = ownType(index)
    checker.current.localTypes = entries[index].localTypes
    checker.methodGenerics = method.generics
    checker.isInitializer = method.signature.kind == .initializer
    var parameters: [(name: String, type: StaticType, isInout: Bool)] = []
    let isStatic = method.signature.isStatic && method.signature.kind != .initializer
    if !isStatic { parameters.append(("self", ownType(index), true)) }
    if isSetter {
      parameters.append((method.setterParameter, method.signature.result, false))
    } else {
      for (name, parameter) in zip(method.parameterNames, method.signature.parameters) {
        parameters.append((name, parameter.type, parameter.isInout))
      }
    }
    return ScriptCompiler.method(
      source, checker, name: method.signature.name, parameters: parameters,
      result: result(of: method, isSetter: isSetter),
      isMutating: isSetter || method.signature.isMutating || checker.isInitializer)
  }

  private func result(of method: Method, isSetter: Bool) -> StaticType? {
    if isSetter { return .void }
    if method.signature.kind == .initializer {
      return method.signature.result.wrapped == nil ? .void : method.signature.result
    }
    return method.isResultWritten && !method.signature.result.isUnknown
      ? method.signature.result : nil
  }
}
