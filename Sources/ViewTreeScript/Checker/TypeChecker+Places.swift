/// Assignable expressions.
extension TypeChecker {
  /// Reports the reason why an expression isn't assignable.
  func checkAssignable(_ place: Expression) {
    if let obstacle = obstacle(place) { report(obstacle, place.range) }
  }

  func isAssignable(_ place: Expression) -> Bool { obstacle(place) == nil }

  /// The reason why an expression must not be changed. `nil` if it may.
  private func obstacle(_ place: Expression, isWhole: Bool = true) -> ScriptProblem.Kind? {
    switch place.form {
    case .parenthesized(let inner), .chain(let inner): return obstacle(inner, isWhole: isWhole)
    case .name, .anonymousParameter: return variableObstacle(place, isWhole)
    case .projected: return isAction ? nil : .stateWrittenOutsideAction("binding")
    case .member(let base, let name): return memberObstacle(place, base, name)
    case .subscripted(let base, let arguments) where arguments.first?.label?.text == "keyPath":
      return partObstacle(place, of: base)
    case .subscripted(let base, _), .optionalTry(let base), .force(let base):
      return obstacle(base, isWhole: false)
    default: return .notAssignable
    }
  }

  private func variableObstacle(_ place: Expression, _ isWhole: Bool) -> ScriptProblem.Kind? {
    switch place.meaning {
    case .local(let variable):
      if variable.isAssignable || variable.isDeferred && isWhole { return nil }
      // A value of another file's type may be an object.
      if !isWhole, types.compilesOnDemand, settled(variable.type).isUnknown { return nil }
      return .assignmentToConstant(variable.name)
    case .document: return documentObstacle(place)
    case .mistake, .none: return nil
    case .field, .declared, .rawValue, .standard:
      guard let base = place.implicitBase else { return .notAssignable }
      return partObstacle(place, of: base)
    default: return .notAssignable
    }
  }

  private func documentObstacle(_ place: Expression) -> ScriptProblem.Kind? {
    let text: String
    switch place.form {
    case .name(let name, _): text = name.text
    case .member(_, let name): text = name.text
    default: return nil
    }
    guard let found = scope.lookUp(text) else { return nil }
    switch found.name.storage {
    case .constant: return .assignmentToConstant(text)
    case .local: return nil
    case .state: return isAction ? nil : .stateWrittenOutsideAction(text)
    }
  }

  private func memberObstacle(
    _ place: Expression, _ base: Expression, _ name: Name
  ) -> ScriptProblem.Kind? {
    if case .document = place.meaning { return documentObstacle(place) }
    if case .local = place.meaning { return variableObstacle(place, true) }
    if case .mistake = place.meaning { return nil }
    if case .standard(let member) = place.meaning, case .bound = member.action {
      return isAction ? nil : .stateWrittenOutsideAction(member.signature.name)
    }
    return partObstacle(place, of: base)
  }

  private func partObstacle(_ place: Expression, of base: Expression) -> ScriptProblem.Kind? {
    if let problem = propertyObstacle(place) { return problem }
    if isReference(base.type) { return nil }
    if case .named("Binding", _) = resolve(base.type) {
      // A closure can run later, such as the setter of another binding.
      return isAction || current.parent != nil ? nil : .stateWrittenOutsideAction("binding")
    }
    return obstacle(base, isWhole: false)
  }

  /// The reason why a property is read-only. `nil` if it can be assigned.
  private func propertyObstacle(_ place: Expression) -> ScriptProblem.Kind? {
    switch place.meaning {
    case .standard(let member):
      if case .place = member.action { return nil }
      return .assignmentToConstant(member.signature.name)
    case .declared(let reference):
      let method = types.entries[reference.type].methods[reference.method]
      return method.setterBody == nil ? .assignmentToConstant(method.signature.name) : nil
    case .field(let index):
      guard let typeName = receiverName(place), let entry = types.entry(typeName),
        index < entry.fields.count
      else { return nil }
      return entry.fields[index].isVariable || isInitializer
        ? nil : .assignmentToConstant(entry.fields[index].name)
    case .rawValue, .allCases, .staticField, .enumCase: return .notAssignable
    default: return nil
    }
  }

  private func receiverName(_ place: Expression) -> String? {
    if let base = place.implicitBase { return resolve(base.type).name }
    if case .member(let base, _) = place.form { return resolve(base.type).name }
    return nil
  }

  /// True if a type is a class, so that properties can change through any reference.
  func isReference(_ type: StaticType) -> Bool {
    guard let name = resolve(type).unwrapped.name else { return false }
    return types.entry(name)?.isClass == true
  }

  /// True if an expression refers to storage, such as a variable or a property.
  func isPlace(_ expression: Expression) -> Bool {
    switch expression.form {
    case .name:
      switch expression.meaning {
      case .local, .document, .field, .declared: return true
      default: return false
      }
    case .anonymousParameter, .projected: return true
    case .parenthesized(let inner), .chain(let inner): return isPlace(inner)
    case .member(let base, _):
      if case .document = expression.meaning { return true }
      return isReference(base.type) || isPlace(base)
    case .subscripted(let base, _), .optionalTry(let base), .force(let base): return isPlace(base)
    default: return false
    }
  }

  // MARK: Subscripts

  /// `value[keyPath: path]`
  private func inferKeyPathSubscript(
    _ expression: Expression, _ type: StaticType, _ path: Expression
  ) -> StaticType {
    let value = solver.fresh()
    let wanted = StaticType.function([type], value)
    let found = resolve(infer(path, wanted))
    switch found {
    case .function: _ = convert(nil, from: found, to: wanted)
    case .named("KeyPath", let arguments):
      if !solver.unify(arguments[0], type) { mismatch(type, arguments[0], path.range) }
      _ = solver.unify(value, arguments[1])
    default: if !found.isUnknown { mismatch(wanted, found, path.range) }
    }
    expression.call = ResolvedCall(target: .functionValue, sources: [.argument(0)])
    return value
  }

  func inferSubscript(
    _ expression: Expression, _ base: Expression, _ arguments: [Argument], _ expected: StaticType?
  ) -> StaticType {
    let found = infer(base, chainContext(base, expected))
    let type = receiverType(found)
    guard !arguments.isEmpty else {
      report(.unexpected("]", expected: "an index"), expression.range)
      return .unknown
    }
    if arguments.count == 1, arguments[0].label?.text == "keyPath" {
      return inferKeyPathSubscript(expression, type, arguments[0].value)
    }
    if type.isUnknown || solver.isVariable(type) {
      return inferDynamicSubscript(expression, arguments)
    }
    if case .named("Binding", let wrapped) = type {
      // A subscript of a binding makes a binding to the element.
      _ = inferDynamicSubscript(expression, arguments)
      return .named("Binding", [element(of: wrapped[0]) ?? .unknown])
    }
    if type.name == "ReversedCollection", let element = element(of: type),
      case .integer = plain(arguments[0].value).form
    {
      // `reversed()` returns an array where an array is needed.
      let list = StaticType.array(element)
      if attempt({ check(base, is: list) ? true : nil }) != nil {
        return inferSubscript(expression, base, of: list, arguments)
      }
    }
    return inferSubscript(expression, base, of: type, arguments)
  }

  private func inferSubscript(
    _ expression: Expression, _ base: Expression, of type: StaticType, _ arguments: [Argument]
  ) -> StaticType {
    let members = members(of: base, type, "subscript")
    if members.isEmpty { return inferMissingSubscript(expression, base, type, arguments) }
    let name = Name(text: "subscript", range: expression.range)
    return apply(members, expression, name, arguments, nil)
  }

  /// A subscript that is looked up at run time.
  private func inferDynamicSubscript(
    _ expression: Expression, _ arguments: [Argument]
  ) -> StaticType {
    for argument in arguments { _ = infer(argument.value, nil) }
    expression.call = ResolvedCall(
      target: .dynamic, sources: arguments.indices.map { .argument($0) })
    return .unknown
  }

  /// A subscript of a value whose type has none.
  private func inferMissingSubscript(
    _ expression: Expression, _ base: Expression, _ type: StaticType, _ arguments: [Argument]
  ) -> StaticType {
    _ = inferDynamicSubscript(expression, arguments)
    if type.wrapped == nil, isOpen(type) { return .unknown }
    if type.wrapped != nil {
      reportOptional(base, before: "[")
    } else {
      report(.unknownMember("subscript", type: shown(type), candidates: []), expression.range)
    }
    expression.call = ResolvedCall(target: .mistake, sources: [])
    return .unknown
  }
}
