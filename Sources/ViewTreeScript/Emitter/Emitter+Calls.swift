import ViewTreeNumbers

extension Emitter {
  func call(_ expression: Expression, _ callee: Expression, _ arguments: [Argument]) -> ID<Node> {
    guard let call = expression.call else { return literal(.none, expression.range) }
    let base = receiver(callee)
    let range = expression.range
    switch call.target {
    case .standard(let member): return standardCall(member, expression, call, callee, arguments)
    case .declared(let reference):
      return declaredCall(reference, expression, call, base, arguments)
    case .dynamic:
      let site = site(call, arguments, name(callee), base: base)
      return emitCall(
        call.isMutating ? Operation.callMutating : Operation.callMethod, site, range,
        flags: chainFlags(base))
    case .functionValue:
      let site = site(call, arguments, "", base: callee)
      return emitCall(Operation.callFunction, site, range, flags: chainFlags(callee))
    case .local(let variable):
      let site = site(call, arguments, variable.name, base: nil)
      site.base = read(variable, callee.range)
      return emitCall(Operation.callFunction, site, range)
    default: return making(expression, call, arguments)
    }
  }

  /// The receiver of a method call.
  private func receiver(_ callee: Expression) -> Expression? {
    if let base = callee.implicitBase { return base }
    if case .member(let base, _) = callee.form, !namesType(base) { return base }
    return nil
  }

  /// The site of a call: its arguments in the order in which they are written.
  private func site(
    _ call: ResolvedCall, _ arguments: [Argument], _ name: String, base: Expression?,
    effect member: StandardMember? = nil
  ) -> CallSite {
    let node = base.map { expression($0) } ?? .none
    var nodes = arguments.map { argument in
      member?.effect == .prints && argument.label == nil
        ? printed(argument.value, isDebug: name == "debugPrint") : expression(argument.value)
    }
    var labels = arguments.map { $0.label?.text }
    var places: [CallSite.Source] = []
    var isPlain = true
    for (parameter, source) in call.sources.enumerated() {
      switch source {
      case .argument(let place):
        places.append(.argument(place))
        if place != parameter { isPlain = false }
      case .missing:
        places.append(.missing)
        isPlain = false
      case .variadic(let list):
        places.append(.variadic(list))
        isPlain = false
      case .defaultValue(let value):
        nodes.append(expression(value))
        labels.append(nil)
        places.append(.argument(nodes.count - 1))
        if nodes.count - 1 != parameter { isPlain = false }
      }
    }
    let site = CallSite(
      base: node, member: MemberReference(name), arguments: nodes,
      labels: labels.contains { $0 != nil } ? labels : nil,
      hasInout: nodes.contains { builder.nodes[$0].operation.inoutPlace != nil })
    if !isPlain { site.sources = places }
    return site
  }

  /// The text that `print` writes for a value, by its static type.
  private func printed(_ value: Expression, isDebug: Bool) -> ID<Node> {
    value.conversion = nil
    let type = writtenType(value)
    return described(expression(value), type, value.range, isDebug: isDebug)
  }

  private func standardCall(
    _ member: StandardMember, _ expression: Expression, _ call: ResolvedCall,
    _ callee: Expression, _ arguments: [Argument]
  ) -> ID<Node> {
    let range = expression.range
    let signature = member.signature
    let isStatic = signature.isStatic || isFunctionName(callee)
    let base = isStatic ? nil : receiver(callee)
    if case .describing(let isDebug) = member.action, let value = base ?? arguments.first?.value {
      return textMember(self.expression(value), value, range, isDebug: isDebug)
    }
    if case .describingArgument(let isDebug) = member.action, let value = arguments.first?.value {
      value.conversion = nil
      return textMember(self.expression(value), value, range, isDebug: isDebug)
    }
    var name = signature.name
    if signature.kind == .initializer {
      name = settled(expression.type).unwrapped.name ?? name
      if case .type(let made) = callee.meaning { name = settled(made).name ?? name }
    }
    let site = site(call, arguments, name, base: base, effect: member)
    if !call.isLate { site.standard = member }
    site.type = settled(expression.type)
    if signature.kind == .initializer { return emitCall(Operation.callInitializer, site, range) }
    if isStatic { return emitCall(Operation.callGlobal, site, range) }
    return emitCall(
      signature.isMutating ? Operation.callMutating : Operation.callMethod, site, range,
      flags: chainFlags(base))
  }

  private func isFunctionName(_ callee: Expression) -> Bool {
    if case .name = callee.form { return callee.implicitBase == nil }
    if case .member(let base, _) = callee.form { return namesType(base) }
    if case .implicitMember = callee.form { return true }
    return false
  }

  private func declaredCall(
    _ reference: TypeTable.MethodReference, _ expression: Expression, _ call: ResolvedCall,
    _ base: Expression?, _ arguments: [Argument]
  ) -> ID<Node> {
    let method = checker.types.entries[reference.type].methods[reference.method]
    let receiver = method.signature.isStatic && !reference.isDirect ? nil : base
    let site = site(call, arguments, method.signature.name, base: receiver)
    site.declared = reference
    let isMutating = call.isMutating && receiver != nil
    return emitCall(
      isMutating ? Operation.callMutating : Operation.callDeclared, site, expression.range,
      flags: chainFlags(receiver))
  }

  private func making(
    _ expression: Expression, _ call: ResolvedCall, _ arguments: [Argument]
  ) -> ID<Node> {
    let range = expression.range
    switch call.target {
    case .memberwise(let type): return memberwise(type, expression, call, arguments)
    case .enumCase(let shape):
      let site = site(call, arguments, shape.name, base: nil)
      site.enumShape = shape
      return emitCall(Operation.makeCase, site, range)
    case .construct(let name):
      let site = site(call, arguments, name, base: nil)
      site.nominal = StructInfo(
        typeName: name,
        labels: arguments.enumerated().map { $0.element.label?.text ?? "_\($0.offset)" })
      return emitCall(Operation.construct, site, range)
    case .type(let type):
      return literal(.type(TypeValue(name: settled(type).description)), range)
    case .typeOf(let value): return typeOf(value, range)
    case .some:
      let node = self.expression(arguments[0].value)
      return emit(.wrap(node), range, children: [node])
    case .rawInitializer(let type):
      let node = self.expression(arguments[0].value)
      return emit(.rawInitializer(node, type: Int32(type)), range, children: [node])
    default: return literal(.none, range)
    }
  }

  /// Finds for each field the argument that fills it.
  private func memberwise(
    _ type: Int, _ expression: Expression, _ call: ResolvedCall, _ arguments: [Argument]
  ) -> ID<Node> {
    let entry = checker.types.entries[type]
    let site = site(call, arguments, entry.name, base: nil)
    site.nominal = entry.shape
    let labels = entry.memberwise?.parameters.map { $0.label ?? "" } ?? []
    site.fieldSources = entry.fields.map { field in
      guard let parameter = labels.firstIndex(of: field.name), parameter < call.sources.count,
        case .argument(let place) = call.sources[parameter]
      else { return nil }
      return place
    }
    site.sources = nil
    return emitCall(Operation.constructDeclared, site, expression.range)
  }

  func subscripted(
    _ expression: Expression, _ base: Expression, _ arguments: [Argument]
  ) -> ID<Node> {
    guard let call = expression.call else { return literal(.none, expression.range) }
    switch call.target {
    case .standard(let member):
      let site = site(call, arguments, "subscript", base: base)
      if !call.isLate { site.standard = member }
      return emitCall(Operation.subscripted, site, expression.range, flags: chainFlags(base))
    case .declared(let reference):
      return declaredCall(reference, expression, call, base, arguments)
    case .functionValue:
      let path = self.expression(arguments[0].value)
      let receiver = self.expression(base)
      let site = CallSite(
        base: path, member: MemberReference("subscript"), arguments: [receiver], labels: nil)
      return emitCall(
        Operation.callFunction, site, expression.range, flags: referenceFlags(base))
    case .dynamic:
      let site = site(call, arguments, "subscript", base: base)
      return emitCall(Operation.subscripted, site, expression.range, flags: chainFlags(base))
    default: return literal(.none, expression.range)
    }
  }
}
