import ViewTreeNumbers

extension Emitter {
  /// The code of a name or a member, by its resolved meaning.
  func meaning(_ expression: Expression, base: Expression?) -> Int32 {
    let range = expression.range
    switch expression.meaning {
    case .local(let variable):
      let node = read(variable, range)
      if settled(variable.type) == .int { builder.nodes[Int(node)].flags.insert(.firmInteger) }
      return node
    case .document(let framesUp, let index):
      return emit(
        .scope, range, a: Int32(clamping: framesUp), b: Int32(clamping: index),
        flags: isInteger(expression) ? .firmInteger : [])
    case .type(let type): return typeReference(type, range)
    case .standard(let member):
      return standard(member, expression, base ?? expression.implicitBase)
    case .same: return base.map { self.expression($0) } ?? literal(.none, range)
    case .absent: return literal(.none, range)
    case .enumCase(let shape): return enumCase(shape, expression)
    default: return ownMember(expression, base ?? expression.implicitBase)
    }
  }

  /// True if a document's variable is an `Int` when its value is an integer. State without a type
  /// has the type of its initial value.
  private func isInteger(_ expression: Expression) -> Bool {
    let type = settled(expression.type)
    guard type.isUnknown else { return type == .int }
    guard let found = checker.scope.lookUp(name(expression))?.name else { return false }
    return found.storage == .state && found.typeName == nil
  }

  private func typeReference(_ type: StaticType, _ range: Range<Int>) -> Int32 {
    emit(.typeReference, range, a: builder.name(settled(type).name ?? "\(settled(type))"))
  }

  private func ownMember(_ expression: Expression, _ base: Expression?) -> Int32 {
    let range = expression.range
    switch expression.meaning {
    case .field(let place):
      let node = base.map { self.expression($0) } ?? -1
      return emit(
        .field, range, a: node, b: Int32(place), c: builder.member(name(expression)),
        flags: chainFlags(base).union(referenceFlags(base)).union(observerFlags(place, base)),
        children: [node])
    case .tupleElement(let place):
      let node = base.map { self.expression($0) } ?? -1
      return emit(
        .element, range, a: node, b: Int32(place), flags: chainFlags(base), children: [node])
    case .declared(let reference): return declared(reference, expression, base)
    case .staticField(let reference):
      return emit(
        .staticField, range, a: Int32(reference.type), b: Int32(reference.field))
    case .rawValue:
      let node = base.map { self.expression($0) } ?? -1
      return emit(.rawValue, range, a: node, flags: chainFlags(base), children: [node])
    case .allCases(let type): return emit(.allCases, range, a: Int32(type))
    case .dynamic:
      let node = base.map { self.expression($0) } ?? -1
      return emit(
        .member, range, a: node, b: builder.member(name(expression)), c: -1,
        flags: chainFlags(base), children: [node])
    case .memberwise(let type):
      return emit(.typeReference, range, a: builder.name(checker.types.entries[type].name))
    default: return literal(.none, range)
    }
  }

  /// Flags of an assignment. Observers of a property don't run in an initializer, nor in the
  /// property's own observer.
  private func observerFlags(_ place: Int, _ base: Expression?) -> Node.Flags {
    guard checker.isInitializer || checker.observedField == place,
      case .name(let name, _)? = base?.form, name.text == "self"
    else { return [] }
    return .unobserved
  }

  func name(_ expression: Expression) -> String {
    switch expression.form {
    case .member(_, let name), .implicitMember(let name), .name(let name, _): name.text
    default: ""
    }
  }

  /// Flags of an optional chain: the rest is skipped if the base is `nil`.
  func chainFlags(_ base: Expression?) -> Node.Flags {
    guard let base else { return [] }
    return hasTry(base) ? .optionalChain : []
  }

  /// Flags of an assignment to a member: it changes an object if the base is a reference.
  private func referenceFlags(_ base: Expression?) -> Node.Flags {
    guard let base, checker.isReference(settled(base.type)) else { return [] }
    return .reference
  }

  private func hasTry(_ expression: Expression) -> Bool {
    switch expression.form {
    case .optionalTry: true
    case .member(let base, _), .subscripted(let base, _), .force(let base): hasTry(base)
    case .call(let callee, _): hasTry(callee)
    default: false
    }
  }

  // MARK: Standard members

  private func standard(
    _ member: StandardMember, _ expression: Expression, _ base: Expression?
  ) -> Int32 {
    let range = expression.range
    let isFunction = member.signature.kind != .property
    let receiver = member.signature.isStatic || base == nil || namesType(base) ? nil : base
    let node = receiver.map { self.expression($0) } ?? -1
    if isFunction {
      return emit(
        .standardFunction, range, a: node, b: builder.standard(member), children: [node])
    }
    if case .describing(let isDebug) = member.action, let receiver {
      return textMember(node, receiver, range, isDebug: isDebug)
    }
    return emit(
      .member, range, a: node, b: builder.member(member.signature.name),
      c: builder.standard(member),
      flags: chainFlags(receiver).union(settled(expression.type) == .int ? .firmInteger : []),
      children: [node])
  }

  /// `description`: the text of the receiver.
  func textMember(
    _ node: Int32, _ receiver: Expression, _ range: Range<Int>, isDebug: Bool
  ) -> Int32 {
    refuseSequence(writtenType(receiver), range)
    return emit(
      .describe, range, a: node, b: builder.type(writtenType(receiver)),
      flags: chainFlags(receiver).union(isDebug ? .closed : []), children: [node])
  }

  /// The type by which a value is printed. A value `as Any` keeps its own type.
  func writtenType(_ expression: Expression) -> StaticType {
    switch expression.form {
    case .cast(let value, .certain, _) where settled(expression.type) == .any: writtenType(value)
    case .parenthesized(let inner): writtenType(inner)
    default: settled(expression.type)
    }
  }

  func namesType(_ base: Expression?) -> Bool {
    guard let base else { return false }
    switch base.form {
    case .type: return true
    case .name, .member:
      if case .type = base.meaning { return true }
      if case .none = base.meaning { return true }
      return false
    case .parenthesized(let inner): return namesType(inner)
    default: return false
    }
  }

  // MARK: Declared members

  private func declared(
    _ reference: TypeTable.MethodReference, _ expression: Expression, _ base: Expression?
  ) -> Int32 {
    let method = checker.types.entries[reference.type].methods[reference.method]
    let receiver = method.signature.isStatic ? nil : base
    let node = receiver.map { self.expression($0) } ?? -1
    let site = CallSite(
      base: node, member: MemberReference(method.signature.name), arguments: [], labels: nil)
    site.declared = reference
    guard method.isProperty else {
      return emitCall(.declaredFunction, site, expression.range)
    }
    return emitCall(
      .callDeclared, site, expression.range,
      flags: chainFlags(receiver).union(referenceFlags(receiver)))
  }

  /// A case, or a value known only by its name. A case with payload that isn't called is a
  /// function.
  private func enumCase(_ shape: CaseInfo, _ expression: Expression) -> Int32 {
    if case .function = settled(expression.type) {
      return emit(.caseFunction, expression.range, a: builder.shape(shape))
    }
    return emit(.implicitMember, expression.range, a: builder.shape(shape))
  }
}
