import ViewTreeNumbers

/// The members of types, and reading them.
extension TypeChecker {
  /// A member that a name may refer to, with its signature for the receiver's type and its meaning.
  struct Candidate {
    var signature: Signature
    var meaning: Meaning
  }

  /// The members of a type with a name, its own before those that it inherits.
  func candidates(of type: StaticType, _ name: String, isStatic: Bool) -> [Candidate] {
    if name.utf8.last == UInt8(ascii: ")") {
      // `add(_:)` is the method with these labels.
      return candidates(of: type, Name.plain(name), isStatic: isStatic).filter {
        $0.signature.kind == .method && $0.signature.fullName == name
      }
    }
    switch resolve(type) {
    case .named(let typeName, let arguments):
      var found = declaredCandidates(typeName, arguments, name, isStatic: isStatic)
      if let standard = StandardTypes.named(typeName) {
        found += standardCandidates(
          resolve(type), standard, name, isStatic: isStatic)
      } else if found.isEmpty, conforms(type, to: "Error") {
        found += standardCandidates(type, StandardTypes.error, name, isStatic: isStatic)
      }
      return found
    case .tuple(let elements) where !isStatic:
      guard let place = elements.firstIndex(where: { $0.label == name }) ?? Int(name),
        elements.indices.contains(place)
      else { return [] }
      return [
        Candidate(
          signature: Signature(name: name, kind: .property, result: elements[place].type),
          meaning: .tupleElement(place))
      ]
    case .parameter(let parameter): return parameterCandidates(parameter, name, isStatic: isStatic)
    default: return []
    }
  }

  /// The members that the constraints of a generic parameter provide.
  private func parameterCandidates(
    _ parameter: String, _ name: String, isStatic: Bool
  ) -> [Candidate] {
    var context: FunctionContext? = current
    while let function = context {
      if let constraints = function.generics[parameter] {
        var found: [Candidate] = []
        for constraint in constraints {
          guard let standard = StandardTypes.named(constraint) else { continue }
          found += standardCandidates(
            .parameter(parameter), standard, name, isStatic: isStatic)
        }
        return found
      }
      context = function.parent
    }
    return []
  }

  // MARK: Standard types

  private func standardCandidates(
    _ owner: StaticType, _ standard: StandardType, _ name: String, isStatic: Bool
  ) -> [Candidate] {
    StandardTypes.members(name, of: standard)
      .filter { $0.signature.isStatic == isStatic }
      .map { member in
        Candidate(
          signature: substitute(member.signature, owner: owner, standard),
          meaning: .standard(member))
      }
  }

  func substitute(
    _ signature: Signature, owner: StaticType, _ standard: StandardType
  ) -> Signature {
    var result = signature
    func change(_ type: StaticType) -> StaticType { substitute(type, owner: owner, standard) }
    result.result = change(signature.result)
    for place in result.parameters.indices {
      result.parameters[place].type = change(result.parameters[place].type)
    }
    result.requirements = signature.requirements.map { requirement in
      switch requirement.relation {
      case .conforms:
        Signature.Requirement(type: change(requirement.type), relation: requirement.relation)
      case .equals(let other):
        Signature.Requirement(type: change(requirement.type), relation: .equals(change(other)))
      }
    }
    return result
  }

  func substitute(
    _ type: StaticType, owner: StaticType, _ standard: StandardType
  ) -> StaticType {
    type.mapped { part in
      guard case .parameter(let name) = part else { return nil }
      if name == "Self" { return owner }
      // An associated type of a generic parameter stays unknown.
      if case .parameter = owner, Self.associatedNames.contains(name) { return .unknown }
      if name == "Element", let element = standard.element, element != part {
        return substituteArguments(element, owner, standard)
      }
      if case .named(_, let arguments) = owner,
        let place = standard.parameters.firstIndex(of: name),
        place < arguments.count
      {
        return arguments[place]
      }
      if let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) {
        let base = substitute(
          .parameter(String(name[..<dot])), owner: owner, standard)
        if case .parameter = base { return nil }
        return associatedType(base, String(name[name.index(after: dot)...]))
      }
      let associated: StaticType? =
        switch name {
        case "SubSequence": standard.subsequence
        case "Element": standard.element
        case "Index": standard.index
        default: nil
        }
      return associated.map { substituteArguments($0, owner, standard) }
    }
  }

  private static let associatedNames: Set = ["Element", "Index", "SubSequence"]

  func substituteArguments(
    _ type: StaticType, _ owner: StaticType, _ standard: StandardType
  ) -> StaticType {
    guard case .named(_, let arguments) = owner else { return type }
    return type.mapped { part in
      guard case .parameter(let name) = part, let place = standard.parameters.firstIndex(of: name),
        place < arguments.count
      else { return nil }
      return arguments[place]
    }
  }

  // MARK: Declared types

  private func declaredCandidates(
    _ typeName: String, _ arguments: [StaticType], _ name: String, isStatic: Bool
  ) -> [Candidate] {
    var found: [Candidate] = []
    if let index = types.index(typeName) {
      found += entryCandidates(index, arguments, name, isStatic: isStatic)
    }
    for index in types.extensions(of: typeName) {
      found += entryCandidates(index, arguments, name, isStatic: isStatic)
    }
    if types.hasSubclasses, let index = types.index(typeName) {
      found += inheritedCandidates(index, arguments, name, isStatic: isStatic, after: found)
    }
    return found
  }

  /// The members of the superclasses of a class that it doesn't override.
  private func inheritedCandidates(
    _ index: Int, _ arguments: [StaticType], _ name: String, isStatic: Bool,
    after own: [Candidate]
  ) -> [Candidate] {
    guard case .named(let superclass, let given)? = types.superclass(of: index, arguments) else {
      return []
    }
    if name == "init" {
      guard types.inheritsInitializers(index) else { return [] }
      return initializers(of: .named(superclass, given)).compactMap {
        inheritedInitializer($0, of: index, arguments)
      }
    }
    return declaredCandidates(superclass, given, name, isStatic: isStatic).filter { member in
      !own.contains { $0.signature.overrides(member.signature) }
    }
  }

  /// An initializer of a superclass that makes objects of a class.
  private func inheritedInitializer(
    _ candidate: Candidate, of index: Int, _ arguments: [StaticType]
  ) -> Candidate? {
    guard case .declared(var reference) = candidate.meaning,
      !types.entries[reference.type].methods[reference.method].isConvenience
    else { return nil }
    reference.made = index
    let own = StaticType.named(types.entries[index].name, arguments)
    var signature = candidate.signature
    signature.result = signature.result.wrapped == nil ? own : .optional(own)
    return Candidate(signature: signature, meaning: .declared(reference))
  }

  /// The superclass of the type whose method is checked, if an expression is `super`.
  func superclass(_ base: Expression) -> StaticType? {
    guard case .name(let name, _) = base.form, name.text == "super",
      case .named(let own, let arguments)? = selfType, let index = types.index(own)
    else { return nil }
    return types.superclass(of: index, arguments)
  }

  /// The members of a value. Those of `super` aren't those that a subclass overrides.
  func members(of base: Expression, _ type: StaticType, _ name: String) -> [Candidate] {
    let found = candidates(of: type, name, isStatic: false)
    guard types.hasSubclasses, superclass(base) != nil else { return found }
    return found.map { candidate in
      guard case .declared(var reference) = candidate.meaning else { return candidate }
      reference.isDirect = true
      return Candidate(signature: candidate.signature, meaning: .declared(reference))
    }
  }

  /// The initializers that `super.init` calls, as methods of the object.
  func superInitializers(_ type: StaticType) -> [Candidate] {
    initializers(of: type).compactMap { candidate in
      guard case .declared(var reference) = candidate.meaning,
        candidate.signature.result.wrapped == nil
      else { return nil }
      reference.isDirect = true
      var signature = candidate.signature
      signature.kind = .method
      signature.result = .void
      return Candidate(signature: signature, meaning: .declared(reference))
    }
  }

  private func entryCandidates(
    _ index: Int, _ arguments: [StaticType], _ name: String, isStatic: Bool
  ) -> [Candidate] {
    types.findResults(of: index, named: name)
    let entry = types.entries[index]
    let generics = types.genericNames(of: index)
    func change(_ type: StaticType) -> StaticType {
      type.mapped { part in
        guard case .parameter(let generic) = part,
          let place = generics.firstIndex(of: generic), place < arguments.count
        else { return nil }
        return arguments[place]
      }
    }
    var found: [Candidate] = []
    if isStatic {
      found += staticCandidates(index, entry, name, change)
    } else if let place = entry.fields.firstIndex(where: { $0.name == name && $0.origin == nil }) {
      found.append(
        Candidate(
          signature: Signature(
            name: name, kind: .property, result: change(entry.fields[place].type)),
          meaning: .field(place)))
    } else if name == "rawValue", let raw = entry.rawType {
      found.append(
        Candidate(
          signature: Signature(name: name, kind: .property, result: raw), meaning: .rawValue))
    }
    found += methodCandidates(index, entry, name, isStatic: isStatic, change)
    return found.isEmpty || fits(entry.sameTypes, generics, arguments) ? found : []
  }

  private func methodCandidates(
    _ index: Int, _ entry: TypeTable.Entry, _ name: String, isStatic: Bool,
    _ change: (StaticType) -> StaticType
  ) -> [Candidate] {
    var found: [Candidate] = []
    for (place, method) in entry.methods.enumerated()
    where method.signature.name == name && method.signature.isStatic == isStatic {
      var signature = method.signature
      signature.result = change(signature.result)
      for parameter in signature.parameters.indices {
        signature.parameters[parameter].type = change(signature.parameters[parameter].type)
      }
      found.append(
        Candidate(
          signature: signature,
          meaning: .declared(TypeTable.MethodReference(type: index, method: place))))
    }
    return found
  }

  /// True if the arguments of a generic type meet the requirements of an extension.
  private func fits(
    _ wanted: [String: StaticType], _ names: [String], _ arguments: [StaticType]
  ) -> Bool {
    zip(names, arguments).allSatisfy { name, argument in
      wanted[name].map { solver.unify(argument, $0) } ?? true
    }
  }

  private func staticCandidates(
    _ index: Int, _ entry: TypeTable.Entry, _ name: String, _ change: (StaticType) -> StaticType
  ) -> [Candidate] {
    let own = StaticType.named(entry.name, entry.generics.map { change(.parameter($0)) })
    if let place = entry.cases.firstIndex(where: { $0.name == name }) {
      let enumCase = entry.cases[place]
      var signature = Signature(
        name: name, kind: enumCase.payload.isEmpty ? .property : .method, result: own)
      signature.parameters = enumCase.payload.map { parameter in
        var parameter = parameter
        parameter.type = change(parameter.type)
        return parameter
      }
      return [Candidate(signature: signature, meaning: .enumCase(enumCase.shape))]
    }
    if let place = entry.statics.firstIndex(where: { $0.name == name }) {
      return [
        Candidate(
          signature: Signature(
            name: name, kind: .property, result: change(entry.statics[place].type)),
          meaning: .staticField(TypeTable.FieldReference(type: index, field: place)))
      ]
    }
    if name == "allCases", types.isCaseIterable(entry) {
      return [
        Candidate(
          signature: Signature(name: name, kind: .property, result: .array(own)),
          meaning: .allCases(index))
      ]
    }
    return []
  }

  // MARK: Reading

  /// `base.name`
  func inferMember(
    _ expression: Expression, _ base: Expression, _ name: Name, _ expected: StaticType?
  ) -> StaticType {
    if let type = staticBase(base) {
      if takesTypeOfValue(base, type, for: name.text) {
        guard name.text == "self" else { return inferDynamicMember(expression, name) }
        expression.meaning = .same
        return .metatype(type)
      }
      return inferStaticMember(expression, type, name, expected)
    }
    if isDocumentSelf(base) { return inferSelfMember(expression, name) }
    if name.text == "self", case .name(let key, _) = base.form, isUndeclaredType(key.text) {
      // An undeclared type, such as a key that the host knows by its name.
      expression.meaning = .type(.named(key.text, []))
      return .metatype(.unknown)
    }
    let found = infer(base, chainContext(base, expected))
    if name.text == "self" {
      expression.meaning = .same
      return found
    }
    return inferMember(expression, base, found, name)
  }

  /// The type in which an implicit member at the start of a chain is found, as in
  /// `.now.addingTimeInterval(5)`: the type of the whole chain, if it's declared.
  func chainContext(_ base: Expression, _ expected: StaticType?) -> StaticType? {
    guard let expected, base.startsImplicitly else { return nil }
    let type = resolve(expected).unwrapped
    return type.name.flatMap { types.entry($0) } == nil ? nil : type
  }

  private func isUndeclaredType(_ name: String) -> Bool {
    name.first?.isUppercase == true && lookUp(name) == nil && scope.lookUp(name) == nil
  }

  /// The type that a base names. Its value is then not a receiver.
  func staticBase(_ base: Expression) -> StaticType? {
    if case .array(let elements) = base.form, elements.count == 1 {
      return namedType(elements[0]).map { .array($0) }
    }
    return namedType(base)
  }

  func isDocumentSelf(_ base: Expression) -> Bool {
    guard case .name(let name, _) = base.form, name.text == "self" else { return false }
    return lookUp("self") == nil
  }

  /// `self.name` as a variable of the document.
  private func inferSelfMember(_ expression: Expression, _ name: Name) -> StaticType {
    if let found = inferDocumentVariable(expression, name.text) { return found }
    // A document's `let` and a closure's parameters aren't members of `self`, but `self.name` can't
    // mean anything else.
    if let variable = lookUp(name.text) {
      expression.meaning = .local(variable)
      return variable.type
    }
    return unknownName(expression, name)
  }

  private func inferMember(
    _ expression: Expression, _ base: Expression, _ found: StaticType, _ name: Name
  ) -> StaticType {
    let type = receiverType(found)
    guard !type.isUnknown, !solver.isVariable(type), !isMetatype(type, with: name.text) else {
      return inferDynamicMember(expression, name)
    }
    let members = members(of: base, type, name.text)
    if let first = members.first {
      return readMember(expression, first, of: type, name, all: members)
    }
    return missingMember(expression, base, type, name)
  }

  /// The type of a receiver: literals without a context have their own.
  func receiverType(_ type: StaticType) -> StaticType {
    let known = resolve(type)
    guard solver.isVariable(known), solver.literal(known) != .none else { return known }
    _ = solver.unify(known, settled(known))
    return resolve(known)
  }

  /// A member of a value of unknown type. It's looked up at run time.
  func inferDynamicMember(_ expression: Expression, _ name: Name) -> StaticType {
    noteMember(name)
    expression.meaning = .dynamic
    return .unknown
  }

  /// Records a member that neither the language nor a declared type has.
  func noteMember(_ name: Name) {
    guard !StandardTypes.allMemberNames.contains(name.text), !types.memberNames.contains(name.text),
      Int(name.text) == nil, name.text != "allCases"
    else { return }
    undeclaredMembers.append(
      ScriptProblem(
        .memberOfNoType(name.text, candidates: types.sortedMemberNames),
        range: name.range, origin: origin))
  }

  /// Checks a generic method that is used as a value. Its context must determine the generic
  /// arguments.
  private func noteReference(_ signature: Signature, _ declared: Signature, _ name: Name) {
    guard !declared.generics.isEmpty else { return }
    let problem = ScriptProblem.Kind.host(
      "'\(name.text)' is a function here, and its types are unknown",
      help: "call it: '\(declared.fullName)'")
    let type = signature.functionType
    let isUnmentioned = declared.generics.contains { generic in
      !declared.functionType.contains { $0 == .parameter(generic) }
    }
    if isUnmentioned { return report(problem, name.range) }
    waiting.append { [unowned self] in
      guard isSettling else { return false }
      if solver.resolveAll(type).contains({ self.solver.isOpen($0) }) {
        report(problem, name.range)
      }
      return true
    }
  }

  func readMember(
    _ expression: Expression, _ member: Candidate, of type: StaticType, _ name: Name,
    all: [Candidate]
  ) -> StaticType {
    let property = all.first { $0.signature.kind == .property } ?? member
    guard property.signature.kind == .property else {
      // A method without a call is a function value.
      expression.meaning = member.meaning
      let signature = instantiate(member.signature)
      noteReference(signature, member.signature, name)
      return signature.functionType
    }
    expression.meaning = property.meaning
    if case .standard(let member) = property.meaning, case .refused(let instead) = member.action {
      report(.unsupported("'\(name.text)'", instead: instead), name.range)
    }
    let signature = instantiate(property.signature)
    if !satisfies(signature, name) { return .unknown }
    return signature.result
  }

  func missingMember(
    _ expression: Expression, _ base: Expression, _ type: StaticType, _ name: Name
  ) -> StaticType {
    expression.meaning = .mistake
    if let wrapped = type.wrapped {
      let known = resolve(wrapped)
      if known.isUnknown { return inferDynamicMember(expression, name) }
      if !candidates(of: known, name.text, isStatic: false).isEmpty {
        reportOptional(base, before: "." + name.text)
        return .unknown
      }
      return missingMember(expression, base, known, name)
    }
    if case .named("Binding", let arguments) = type {
      // Dynamic member lookup makes a binding to a part of the value.
      if types.compilesOnDemand, resolve(arguments[0]).isUnknown {
        expression.meaning = .dynamic
        return .named("Binding", [.unknown])
      }
      let part = candidates(of: arguments[0], name.text, isStatic: false)
      if let first = part.first, first.signature.kind == .property {
        expression.meaning = .dynamic
        return .named("Binding", [first.signature.result])
      }
    }
    if isOpen(type), !isBareParameter(type) { return inferDynamicMember(expression, name) }
    report(
      .unknownMember(
        name.text, type: shown(type), candidates: memberNames(of: type)), name.range)
    return .unknown
  }

  /// True if a type is a generic parameter of a function of the script, so that only its
  /// constraints provide members.
  func isBareParameter(_ type: StaticType) -> Bool {
    guard case .parameter(let name) = resolve(type) else { return false }
    var context: FunctionContext? = current
    while let function = context {
      if let constraints = function.generics[name] {
        return selfType == nil
          && constraints.allSatisfy { StandardTypes.isProtocol($0) && types.entry($0) == nil }
      }
      context = function.parent
    }
    return false
  }

  /// True if values of a type may have members that are unknown at compile time.
  func isOpen(_ type: StaticType) -> Bool {
    switch resolve(type) {
    case .unknown, .variable, .parameter: return true
    case .named(let name, _):
      if types.entry(name) != nil { return false }
      return StandardTypes.named(name)?.isOpen ?? true
    default: return false
    }
  }

  /// The candidates for a misspelled member.
  func memberNames(of type: StaticType) -> [String] {
    switch resolve(type) {
    case .named(let name, _):
      var names = types.entry(name)?.memberNames ?? []
      for index in types.extensions(of: name) { names += types.entries[index].memberNames }
      if let standard = StandardTypes.named(name) {
        names += StandardTypes.memberNames(of: standard).filter {
          $0 != "init" && $0 != "subscript"
        }
      }
      return names
    case .tuple(let elements):
      return elements.enumerated().map { $0.element.label ?? String($0.offset) }
    default: return []
    }
  }

  // MARK: Static members

  /// `Type.name`
  func inferStaticMember(
    _ expression: Expression, _ type: StaticType, _ name: Name, _ expected: StaticType?
  ) -> StaticType {
    if name.text == "self" {
      expression.meaning = .type(type)
      return .metatype(type)
    }
    if name.text == "init" {
      return inferFunctionReference(
        expression, initializers(of: type), name, expected)
    }
    if case .named("Swift", _) = type, let functions = StandardTypes.functions.members[name.text] {
      return inferFunctionReference(expression, functions, name, expected)
    }
    if let nested = namedType(expression) {
      expression.meaning = .type(nested)
      return .metatype(nested)
    }
    let members = candidates(of: type, name.text, isStatic: true)
    if case .named("Optional", _) = type, name.text == "none" {
      expression.meaning = .absent
      return type
    }
    if let first = members.first {
      if case .enumCase = first.meaning, first.signature.kind == .method,
        wantsValue(expected, of: type)
      {
        reportValues(first.signature, 0, name.range)
        expression.meaning = .mistake
        return type
      }
      return readMember(expression, first, of: type, name, all: members)
    }
    if isOpen(type), let typeName = type.name {
      expression.meaning = .enumCase(CaseInfo(typeName: typeName, name: name.text))
      return type
    }
    report(
      .unknownMember(name.text, type: shown(type), candidates: staticNames(of: type)), name.range)
    expression.meaning = .mistake
    return .unknown
  }

  /// True if the context of an enum case expects a value of its enum rather than a function that
  /// makes one.
  private func wantsValue(_ expected: StaticType?, of type: StaticType) -> Bool {
    guard let expected else { return false }
    return resolve(expected).unwrappedOnce(solver).name == type.name
  }

  func staticNames(of type: StaticType) -> [String] {
    guard let name = type.name else { return [] }
    if let entry = types.entry(name) { return entry.staticNames }
    guard let standard = StandardTypes.named(name) else { return [] }
    return StandardTypes.memberNames(of: standard).filter { member in
      member != "init"
        && StandardTypes.members(member, of: standard).contains { $0.signature.isStatic }
    }
  }

  /// `.name`, whose type follows from the context.
  func inferImplicitMember(
    _ expression: Expression, _ name: Name, _ expected: StaticType?
  ) -> StaticType {
    guard let expected else {
      return wait(expression, for: solver.fresh(), name)
    }
    let place = resolve(expected)
    if solver.isVariable(place) { return wait(expression, for: place, name) }
    return resolveImplicit(expression, place, name)
  }

  private func wait(
    _ expression: Expression, for type: StaticType, _ name: Name
  ) -> StaticType {
    expression.meaning = .enumCase(CaseInfo(name: name.text))
    if name.text == "none" { expression.meaning = .absent }
    waiting.append { [unowned self] in
      var known = resolve(type)
      if solver.isVariable(known) {
        guard isSettling, solver.literal(known) == .integer,
          candidates(of: .int, name.text, isStatic: true).isEmpty
        else { return false }
        _ = solver.unify(known, .double)
        known = .double
      }
      let found = resolveImplicit(expression, known, name)
      if !convert(expression, from: found, to: known) { mismatch(known, found, expression.range) }
      return true
    }
    return type
  }

  private func resolveImplicit(
    _ expression: Expression, _ place: StaticType, _ name: Name
  ) -> StaticType {
    if let wrapped = place.wrapped {
      if name.text == "none" {
        expression.meaning = .absent
        return place
      }
      let known = resolve(wrapped)
      if candidates(of: place, name.text, isStatic: true).isEmpty {
        return resolveImplicit(expression, known, name)
      }
    }
    let type = solver.isVariable(place) ? settled(place) : place
    guard case .named = type else {
      expression.meaning =
        name.text == "none" ? .absent : .enumCase(CaseInfo(name: name.text))
      return type.isUnknown ? .unknown : type
    }
    if isOfOptionSet(type), candidates(of: type, name.text, isStatic: true).isEmpty {
      expression.meaning = .enumCase(CaseInfo(name: name.text))
      return type
    }
    return inferStaticMember(expression, type, name, type)
  }

  /// True for the type of `[]` without a context, such as the empty option set in
  /// `isOn ? .isSelected : []`.
  private func isOfOptionSet(_ type: StaticType) -> Bool {
    guard case .named("Array", let elements) = type, let element = elements.first else {
      return false
    }
    return solver.isVariable(element)
  }
}

extension Expression {
  /// True for a chain of members and calls that starts with an implicit member.
  fileprivate var startsImplicitly: Bool {
    switch form {
    case .implicitMember: true
    case .member(let base, _), .call(let base, _), .subscripted(let base, _), .force(let base),
      .chain(let base):
      base.startsImplicitly
    default: false
    }
  }
}
