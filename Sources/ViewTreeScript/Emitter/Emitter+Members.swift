import ViewTreeNumbers

extension Emitter {
  /// The code of a name or a member, by its resolved meaning.
  func meaning(_ expression: Expression, base: Expression?) -> ID<Node> {
    let range = expression.range
    switch expression.meaning {
    case .local(let variable):
      let node = read(variable, range)
      if settled(variable.type) == .int { builder.nodes[node].flags.insert(.firmInteger) }
      return node
    case .document(let framesUp, let index):
      return emit(
        .scope(framesUp: Int32(clamping: framesUp), index: Int32(clamping: index)), range,
        flags: isInteger(expression) ? .firmInteger : [])
    case .type(let type): return typeReference(type, range)
    case .typeOf(let value): return typeOf(value, range)
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

  private func typeReference(_ type: StaticType, _ range: Range<Int>) -> ID<Node> {
    emit(.typeReference(builder.name(settled(type).name ?? "\(settled(type))")), range)
  }

  /// The type of a value at run time.
  func typeOf(_ value: Expression, _ range: Range<Int>) -> ID<Node> {
    let node = expression(value)
    return emit(.typeOf(node), range, children: [node])
  }

  private func ownMember(_ expression: Expression, _ base: Expression?) -> ID<Node> {
    let range = expression.range
    switch expression.meaning {
    case .field(let place):
      let node = base.map { self.expression($0) } ?? .none
      return emit(
        .field(base: node, index: Int32(place), builder.member(name(expression))), range,
        flags: chainFlags(base).union(referenceFlags(base)).union(observerFlags(place, base)),
        children: [node])
    case .tupleElement(let place):
      let node = base.map { self.expression($0) } ?? .none
      return emit(
        .element(base: node, index: Int32(place)), range, flags: chainFlags(base), children: [node])
    case .declared(let reference): return declared(reference, expression, base)
    case .staticField(let reference):
      return emit(
        .staticField(type: Int32(reference.type), field: Int32(reference.field)), range)
    case .rawValue:
      let node = base.map { self.expression($0) } ?? .none
      return emit(.rawValue(node), range, flags: chainFlags(base), children: [node])
    case .allCases(let type): return emit(.allCases(type: Int32(type)), range)
    case .dynamic:
      let node = base.map { self.expression($0) } ?? .none
      return emit(
        .member(base: node, builder.member(name(expression)), standard: .none), range,
        flags: chainFlags(base), children: [node])
    case .memberwise(let type):
      return emit(.typeReference(builder.name(checker.types.entries[type].name)), range)
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
    case .member(_, let name), .implicitMember(let name), .name(let name, _): name.plainName
    default: ""
    }
  }

  /// Flags of an optional chain: the rest is skipped if the base is `nil`.
  func chainFlags(_ base: Expression?) -> Node.Flags {
    guard let base else { return [] }
    return hasTry(base) ? .optionalChain : []
  }

  /// Flags of an assignment to a member: it changes an object if the base is a reference.
  func referenceFlags(_ base: Expression?) -> Node.Flags {
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
  ) -> ID<Node> {
    let range = expression.range
    let isFunction = member.signature.kind != .property
    let receiver = member.signature.isStatic || base == nil || namesType(base) ? nil : base
    let node = receiver.map { self.expression($0) } ?? .none
    if isFunction {
      return emit(
        .standardFunction(receiver: node, builder.standard(member)), range, children: [node])
    }
    if case .describing(let isDebug) = member.action, let receiver {
      return textMember(node, receiver, range, isDebug: isDebug)
    }
    return emit(
      .member(
        base: node, builder.member(member.signature.name), standard: builder.standard(member)),
      range,
      flags: chainFlags(receiver).union(settled(expression.type) == .int ? .firmInteger : []),
      children: [node])
  }

  /// `description`: the text of the receiver.
  func textMember(
    _ node: ID<Node>, _ receiver: Expression, _ range: Range<Int>, isDebug: Bool
  ) -> ID<Node> {
    refuseSequence(writtenType(receiver), range)
    return emit(
      .describe(node, builder.type(writtenType(receiver))), range,
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
  ) -> ID<Node> {
    let method = checker.types.entries[reference.type].methods[reference.method]
    let receiver = method.signature.isStatic ? nil : base
    let node = receiver.map { self.expression($0) } ?? .none
    let site = CallSite(
      base: node, member: MemberReference(method.signature.name), arguments: [], labels: nil)
    site.declared = reference
    guard method.isProperty else {
      return emitCall(Operation.declaredFunction, site, expression.range)
    }
    return emitCall(
      Operation.callDeclared, site, expression.range,
      flags: chainFlags(receiver).union(referenceFlags(receiver)))
  }

  /// A case, or a value known only by its name. A case with payload that isn't called is a
  /// function.
  private func enumCase(_ shape: CaseInfo, _ expression: Expression) -> ID<Node> {
    if case .function = settled(expression.type) {
      return emit(.caseFunction(builder.shape(shape)), expression.range)
    }
    return emit(.implicitMember(builder.shape(shape)), expression.range)
  }
}
