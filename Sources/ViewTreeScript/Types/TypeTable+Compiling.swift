/// Compiles the defaults and methods of declared types.
extension TypeTable {
  /// The results of compiling. Undeclared members are separate from other problems.
  struct Findings {
    var problems: [ScriptProblem] = []
    var undeclaredMembers: [ScriptProblem] = []
    var warnings: [ScriptProblem] = []

    static func + (first: Self, second: Self) -> Self {
      Self(
        problems: first.problems + second.problems,
        undeclaredMembers: first.undeclaredMembers + second.undeclaredMembers,
        warnings: first.warnings + second.warnings)
    }
  }

  /// The maximum number of methods that wait for the result of the next method. Beyond it, result
  /// types are unknown.
  private static let waitingLimit = 64

  /// Compiles all defaults, then all methods. A method without a written result is compiled when
  /// another method needs its return type.
  ///
  /// On demand, only the defaults that decide the type of their field are compiled.
  func compileBodies(of types: Range<Int>) -> Findings {
    let outer = (methodsToCompile, methodFindings)
    methodFindings = Findings()
    for index in types { compileValues(of: index) }
    let findings = methodFindings
    let methods = types.flatMap { index in
      entries[index].methods.indices.map { MethodReference(type: index, method: $0) }
    }
    if compilesOnDemand {
      methodsToCompile.formUnion(methods)
      return Findings()
    }
    methodFindings = Findings()
    methodsToCompile = Set(methods)
    defer { (methodsToCompile, methodFindings) = outer }
    for method in methods { compileMethod(method.type, method.method) }
    for index in types where entries[index].shape.hasObservers {
      for place in entries[index].fields.indices { compileObservers(of: place, in: index) }
    }
    return findings + methodFindings
  }

  private func compileValues(of index: Int) {
    let fields = entries[index].fields.indices.filter { entries[index].fields[$0].origin == nil }
      .map { Body.firstValue(FieldReference(type: index, field: $0)) }
    let statics = entries[index].statics.indices.map {
      Body.staticValue(FieldReference(type: index, field: $0))
    }
    for value in fields + statics where field(of: value)?.defaultValue != nil {
      if compilesOnDemand, field(of: value)?.type.isUnknown == false {
        valuesToCompile.insert(value)
      } else {
        compileValue(value)
      }
    }
  }

  /// Infers the return types of the methods with a name that don't declare one.
  func findResults(of index: Int, named name: String) {
    guard !methodsToCompile.isEmpty, waitingMethods < Self.waitingLimit else { return }
    waitingMethods += 1
    defer { waitingMethods -= 1 }
    for (place, method) in entries[index].methods.enumerated()
    where method.signature.name == name && !method.isResultWritten {
      compileMethod(index, place)
    }
  }

  private func field(of value: Body) -> Field? {
    switch value {
    case .firstValue(let place): entries[place.type].fields[place.field]
    case .staticValue(let place): entries[place.type].statics[place.field]
    case .method, .setter, .willSet, .didSet: nil
    }
  }

  private func updateField(of value: Body, _ change: (inout Field) -> Void) {
    switch value {
    case .firstValue(let place): update(place.type) { change(&$0.fields[place.field]) }
    case .staticValue(let place): update(place.type) { change(&$0.statics[place.field]) }
    case .method, .setter, .willSet, .didSet: break
    }
  }

  /// Compiles a default, which decides the type of a field without a written one.
  func compileValue(_ value: Body) {
    guard let field = field(of: value), let source = field.defaultValue else { return }
    let index: Int
    switch value {
    case .firstValue(let place), .staticValue(let place): index = place.type
    case .method, .setter, .willSet, .didSet: return
    }
    let checker = TypeChecker(types: self, scope: ScriptScope(), origin: source.origin)
    checker.selfType = ownType(index)
    checker.current.localTypes = entries[index].localTypes
    let compilation = ScriptCompiler.expression(
      source.text, in: source.range, checker, expecting: field.type)
    note(compilation, of: value)
    var type = field.type.isUnknown ? compilation.program?.resultType.form : nil
    // In a document, an integer literal can be any number type.
    if type == .int, !entries[index].saysConformances { type = nil }
    updateField(of: value) {
      $0.program = compilation.program
      if let type { $0.type = type }
    }
  }

  /// Records the findings in a body.
  private func note(_ compilation: ScriptCompilation, of body: Body) {
    methodFindings.problems += compilation.problems
    methodFindings.undeclaredMembers += compilation.undeclaredMembers
    methodFindings.warnings += compilation.warnings
    if !compilation.problems.isEmpty { failures[body] = compilation.problems }
  }

  func compileMethod(_ index: Int, _ place: Int) {
    guard methodsToCompile.remove(MethodReference(type: index, method: place)) != nil else {
      return
    }
    let method = entries[index].methods[place]
    let reference = MethodReference(type: index, method: place)
    let compilation =
      compilesOnDemand && method.signature.kind == .initializer
      ? compileInitializer(method, of: index) : compile(method.body, method, of: index)
    note(compilation, of: .method(reference))
    update(index) { $0.methods[place].program = compilation.program }
    if !method.isResultWritten, method.signature.kind != .initializer,
      let type = compilation.program?.resultType.form
    {
      update(index) { $0.methods[place].signature.result = type }
    }
    guard let setterBody = method.setterBody else { return }
    let setter = compile(setterBody, method, of: index, isSetter: true)
    note(setter, of: .setter(reference))
    update(index) { $0.methods[place].setter = setter.program }
  }

  func compileObservers(of place: Int, in index: Int) {
    let field = entries[index].fields[place]
    guard field.origin == nil else { return }
    let reference = FieldReference(type: index, field: place)
    if let observer = field.willSet, observer.program == nil {
      let compilation = compile(observer, "willSet", of: place, in: index)
      note(compilation, of: .willSet(reference))
      update(index) { $0.fields[place].willSet?.program = compilation.program }
    }
    if let observer = field.didSet, observer.program == nil {
      let compilation = compile(observer, "didSet", of: place, in: index)
      note(compilation, of: .didSet(reference))
      update(index) { $0.fields[place].didSet?.program = compilation.program }
    }
  }

  private func compile(
    _ observer: Observer, _ name: String, of place: Int, in index: Int
  ) -> ScriptCompilation {
    let checker = TypeChecker(
      types: self, scope: ScriptScope(), origin: observer.source.body.origin)
    checker.selfType = ownType(index)
    checker.current.localTypes = entries[index].localTypes
    checker.observedField = place
    return ScriptCompiler.method(
      observer.source.body, checker, name: name,
      parameters: [
        ("self", ownType(index), true),
        (observer.source.parameter, entries[index].fields[place].type, false),
      ], result: .void, isMutating: true)
  }

  private func compile(
    _ source: ScriptTypes.Source, _ method: Method, of index: Int, isSetter: Bool = false
  ) -> ScriptCompilation {
    let checker = checker(of: source, method, of: index)
    return ScriptCompiler.method(
      source, checker, name: method.signature.name,
      parameters: parameters(of: method, of: index, isSetter: isSetter),
      result: result(of: method, isSetter: isSetter),
      isMutating: isSetter || method.signature.isMutating || checker.isInitializer)
  }

  /// Compiles an initializer. Its statements with errors are skipped, because the object is of more
  /// use without the values that they set than not at all.
  private func compileInitializer(_ method: Method, of index: Int) -> ScriptCompilation {
    let found = ScriptCompiler.initializer(
      method.body, { checker(of: method.body, method, of: index) },
      parameters: parameters(of: method, of: index, isSetter: false),
      result: result(of: method, isSetter: false))
    skippedStatements += found.skipped
    return found.compilation
  }

  private func checker(
    of source: ScriptTypes.Source, _ method: Method, of index: Int
  ) -> TypeChecker {
    let checker = TypeChecker(types: self, scope: ScriptScope(), origin: source.origin)
    checker.selfType = ownType(index)
    checker.current.localTypes = entries[index].localTypes
    checker.methodGenerics = method.generics
    checker.isInitializer = method.signature.kind == .initializer
    return checker
  }

  private func parameters(
    of method: Method, of index: Int, isSetter: Bool
  ) -> [(name: String, type: StaticType, isInout: Bool)] {
    var parameters: [(name: String, type: StaticType, isInout: Bool)] = []
    let isStatic = method.signature.isStatic && method.signature.kind != .initializer
    if !isStatic { parameters.append(("self", ownType(index), true)) }
    if isSetter { parameters.append((method.setterParameter, method.signature.result, false)) }
    for (name, parameter) in zip(method.parameterNames, method.signature.parameters) {
      let type = parameter.isVariadic ? StaticType.array(parameter.type) : parameter.type
      parameters.append((name, type, parameter.isInout))
    }
    return parameters
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
