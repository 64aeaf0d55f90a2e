import ViewTreeSyntax

/// Name lookup, innermost scope first: variables of the script, members of `self`, variables of the
/// document, constants and functions outside types, types, standard functions.
extension TypeChecker {
  /// Looks up a variable of the script and marks it as read, unless `isRead` is false.
  func lookUp(_ name: String, isRead: Bool = true) -> LocalVariable? {
    var context: FunctionContext? = current
    while let function = context {
      if let found = function.lookUp(name) {
        if isRead { found.isRead = true }
        if function !== current { noteCaptured(found, by: function) }
        if let declared = found.declaration { noteUsed(declared, found) }
        return found
      }
      context = function.parent
    }
    return nil
  }

  private func noteUsed(_ function: LocalFunction, _ variable: LocalVariable) {
    usedFunctions.insert(ObjectIdentifier(variable))
    guard !function.isReached else { return }
    function.isUsedBefore = true
    variable.isCaptured = true
  }

  private func noteCaptured(_ variable: LocalVariable, by owner: FunctionContext) {
    variable.isCaptured = true
    var context: FunctionContext? = current
    while let function = context, function !== owner {
      function.captured.insert(ObjectIdentifier(variable))
      context = function.parent
    }
  }

  func inferName(
    _ expression: Expression, _ name: Name, _ arguments: [TypeSyntax], _ expected: StaticType?
  ) -> StaticType {
    if let variable = lookUp(name.text, isRead: expression !== assignedPlace) {
      expression.meaning = .local(variable)
      if variable.isDeferred, !variable.isAssigned, !isAssigning {
        report(
          .host(
            "'\(name.text)' does not have a value "
              + "yet", help: "assign it before it is used"), name.range)
      }
      return variable.type
    }
    if let superclass = inferSuper(expression) { return superclass }
    if let own = inferOwnMember(expression, name, expected) { return own }
    if let found = inferDocumentVariable(expression, name.text) { return found }
    let globals = globals(name.text)
    if let first = globals.first {
      return readMember(expression, first, of: Self.globalsType, name, all: globals)
    }
    if let type = namedType(expression) {
      expression.meaning = .type(type)
      return .metatype(type)
    }
    if let functions = StandardTypes.functions.members[name.text] {
      return inferFunctionReference(expression, functions, name, expected)
    }
    return unknownName(expression, name)
  }

  /// `super`: the object itself, as one of its superclass.
  private func inferSuper(_ expression: Expression) -> StaticType? {
    guard types.hasSubclasses, let type = superclass(expression), let own = lookUp("self") else {
      return nil
    }
    own.isCaptured = own.isCaptured || own.function !== current
    expression.meaning = .local(own)
    return type
  }

  /// The static members that a name without a receiver means: those of the type where there is no
  /// `self`, else those of an enclosing type.
  func enclosingStatics(_ name: String) -> (type: StaticType, found: [Candidate])? {
    var type = lookUp("self") == nil ? selfType : selfType.flatMap { enclosingType($0) }
    while let owner = type {
      let found = candidates(of: owner, name, isStatic: true)
      if !found.isEmpty { return (owner, found) }
      type = enclosingType(owner)
    }
    return nil
  }

  /// The type around a nested type.
  private func enclosingType(_ type: StaticType) -> StaticType? {
    guard let name = type.name, let dot = name.lastIndex(of: "."),
      let index = types.index(String(name[..<dot]))
    else { return nil }
    return types.ownType(index)
  }

  /// A member of `self` used without a receiver, in a method. A static member where there is no
  /// `self`.
  private func inferOwnMember(
    _ expression: Expression, _ name: Name, _ expected: StaticType?
  ) -> StaticType? {
    guard let selfType else { return nil }
    let own = lookUp("self")
    let found = own == nil ? [] : candidates(of: selfType, name.text, isStatic: false)
    guard let own, let first = found.first else {
      guard let (type, statics) = enclosingStatics(name.text) else { return nil }
      return readMember(expression, statics[0], of: type, name, all: statics)
    }
    own.isCaptured = own.isCaptured || own.function !== current
    let base = Expression(.name(Name(text: "self", range: name.range), []), name.range)
    base.meaning = .local(own)
    base.type = selfType
    expression.implicitBase = base
    return readMember(expression, first, of: selfType, name, all: found)
  }

  /// The type whose static members are the constants and functions outside types.
  static let globalsType = StaticType.named(TypeNames.globals, [])

  /// The constants and functions outside types with a name.
  func globals(_ name: String) -> [Candidate] {
    candidates(of: Self.globalsType, name, isStatic: true)
  }

  /// A variable of the document.
  func inferDocumentVariable(_ expression: Expression, _ name: String) -> StaticType? {
    guard let found = scope.lookUp(name) else { return nil }
    note(framesUp: found.framesUp, index: found.index, name)
    expression.meaning = .document(framesUp: found.framesUp, index: found.index)
    return documentType(found.name)
  }

  private func documentType(_ name: ScopeName) -> StaticType {
    var type = name.type.form
    if type.isUnknown, let written = name.typeName { type = TypeReader.type(written, types) }
    // Reading a bound variable returns the value of its binding.
    if case .named("Binding", let value) = type { return value[0] }
    return type
  }

  func note(framesUp: Int, index: Int, _ name: String) {
    let capture = ScriptCapture(framesUp: framesUp, index: index, name: name)
    if !captures.contains(capture) { captures.append(capture) }
  }

  /// `$0`, `$1` …
  func inferAnonymous(_ expression: Expression, _ number: Int) -> StaticType {
    var context: FunctionContext? = current
    while let function = context {
      if let parameters = function.anonymous {
        guard number < parameters.count else { break }
        let variable = parameters[number]
        if function !== current { variable.isCaptured = true }
        expression.meaning = .local(variable)
        return variable.type
      }
      context = function.parent
    }
    return unknownName(expression, Name(text: "$\(number)", range: expression.range))
  }

  /// `$name`: a binding to a variable of the document.
  func inferProjected(_ expression: Expression, _ name: Name) -> StaticType {
    guard let found = scope.lookUp(name.text) else { return unknownName(expression, name) }
    note(framesUp: found.framesUp, index: found.index, name.text)
    let type = documentType(found.name)
    // A value of another file's type may be an object.
    let mayBeObject = types.compilesOnDemand && type.isUnknown
    if found.name.storage != .state, found.name.type.form.name != "Binding", !isReference(type),
      !mayBeObject
    {
      report(.assignmentToConstant(name.text), expression.range)
    }
    expression.meaning = .document(framesUp: found.framesUp, index: found.index)
    return .named("Binding", [type])
  }

  func unknownName(_ expression: Expression, _ name: Name) -> StaticType {
    expression.meaning = .mistake
    if isInDefault {
      report(
        .host(
          "a default value cannot use '\(name.text)'",
          help: "a default value cannot use variables of the script: pass the value at the call"),
        name.range)
      return .unknown
    }
    report(.unknownName(name.text, candidates: candidates(name.text)), name.range)
    return .unknown
  }

  /// The candidates for a misspelled name.
  func candidates(_ name: String) -> [String] {
    guard problems.count < Self.problemLimit else { return [] }
    var names: [String] = []
    var context: FunctionContext? = current
    while let function = context {
      for block in function.blocks.reversed() { names += block.names.filter(Self.mayBeMeant) }
      context = function.parent
    }
    // Limits the comparison, because a file with thousands of names can have as many unknown names.
    let rest = NearMatch.maximumCount - names.count
    if rest > 0 { names += scope.names(atMost: rest, where: Self.mayBeMeant) }
    guard names.count < NearMatch.maximumCount else { return names }
    var others: [String] = []
    if let entry = selfType?.name.flatMap({ types.entry($0) }) { others += entry.memberNames }
    if name.first?.isUppercase == true { others += types.names + StandardTypes.names }
    return names + others.filter(Self.mayBeMeant)
  }

  /// True if a script may use a name. Names reserved for the host contain a dot.
  private static func mayBeMeant(_ name: String) -> Bool {
    name.utf8.first != UInt8(ascii: "$") && name != "self"
      && !name.utf8.contains(UInt8(ascii: "."))
  }

  /// `self` where no method is checked: the variables of the document are its members.
  func inferSelf(_ expression: Expression) -> StaticType? {
    if let variable = lookUp("self") {
      expression.meaning = .local(variable)
      return variable.type
    }
    return nil
  }
}
