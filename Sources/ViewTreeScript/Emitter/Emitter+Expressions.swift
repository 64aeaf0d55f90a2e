import ViewTreeNumbers

extension Emitter {
  /// The code of an expression, including its conversion.
  func expression(_ expression: Expression) -> ID<Node> {
    let node = form(expression)
    // An `inout` argument passes the variable itself, so it isn't converted.
    if case .inoutArgument = expression.form { return node }
    return converted(node, expression)
  }

  private func converted(_ node: ID<Node>, _ expression: Expression) -> ID<Node> {
    switch expression.conversion {
    case nil: return node
    case .wrap?: return emit(.wrap(node), expression.range, children: [node])
    case .coerce(let type)?:
      let known = settled(type)
      guard changesUnknown(known) else { return node }
      return emit(.coerce(node, builder.type(known)), expression.range, children: [node])
    case .relabel(let labels)?:
      if case .tuple(let elements, _) = builder.nodes[node].operation {
        builder.nodes[node].operation = .tuple(elements, labels: builder.labels(labels))
        return node
      }
      return emit(
        .relabel(node, builder.labels(labels)), expression.range, children: [node])
    }
  }

  /// True if a value of unknown type may need a conversion once its type is known.
  private func changesUnknown(_ type: StaticType) -> Bool {
    type.contains { part in
      guard case .named(let name, _) = part else { return false }
      switch name {
      case "String", "Bool", "Array", "Optional", "Dictionary", "Any": return false
      default: return true
      }
    }
  }

  private func form(_ expression: Expression) -> ID<Node> {
    let range = expression.range
    if case .literal(let call)? = expression.call?.target { return self.expression(call) }
    switch expression.form {
    case .integer(let magnitude): return integer(magnitude, isNegative: false, expression)
    case .floating(let number): return floating(number, expression)
    case .boolean(let value): return literal(.bool(value), range)
    case .nothing: return literal(.none, range)
    case .string(let parts): return string(parts, expression)
    case .name, .anonymousParameter, .implicitMember: return meaning(expression, base: nil)
    case .projected:
      guard case .document(let framesUp, let index) = expression.meaning else {
        return literal(.none, range)
      }
      return emit(
        .binding(framesUp: Int32(clamping: framesUp), index: Int32(clamping: index)), range)
    case .member(let base, _): return meaning(expression, base: base)
    case .call(let callee, let arguments): return call(expression, callee, arguments)
    case .subscripted(let base, let arguments): return subscripted(expression, base, arguments)
    default: return otherForm(expression)
    }
  }

  private func otherForm(_ expression: Expression) -> ID<Node> {
    let range = expression.range
    switch expression.form {
    case .optionalTry(let base):
      let node = self.expression(base)
      return emit(.optionalTry(node), range, flags: chainFlags(base), children: [node])
    case .force(let base):
      let node = self.expression(base)
      return emit(.force(node), range, flags: chainFlags(base), children: [node])
    case .chain(let inner), .parenthesized(let inner): return self.expression(inner)
    case .tuple(let elements): return tuple(elements, range)
    case .array(let elements): return array(elements, expression)
    case .dictionary(let pairs):
      let items = pairs.flatMap { [self.expression($0.key), self.expression($0.value)] }
      return emit(
        .dictionary(builder.list(items)), range,
        flags: isUnknownElement(expression) ? .mixesLiterals : [], children: items)
    case .prefix(let name, let operand): return prefix(expression, name, operand)
    case .infix(let name, let left, let right): return infix(expression, name, left, right)
    case .partialRange(let name, let lower, let upper):
      let low = lower.map { self.expression($0) } ?? .none
      let high = upper.map { self.expression($0) } ?? .none
      return emit(
        .range(lower: low, upper: high), range, flags: name.text == "..." ? .closed : [],
        children: [low, high])
    case .ternary(let condition, let then, let otherwise):
      let nodes = [condition, then, otherwise].map { self.expression($0) }
      return emit(
        .ternary(condition: nodes[0], then: nodes[1], otherwise: nodes[2]), range,
        flags: builder.nodes[nodes[1]].flags.intersection(builder.nodes[nodes[2]].flags)
          .intersection(.integerLiteral), children: nodes)
    default: return rareForm(expression)
    }
  }

  private func rareForm(_ expression: Expression) -> ID<Node> {
    let range = expression.range
    switch expression.form {
    case .cast(let value, let cast, let syntax): return self.cast(expression, value, cast, syntax)
    case .closure(let closure): return self.closure(closure, range)
    case .keyPath(_, let names):
      let start = builder.members.nextID
      for name in names where name.text != "self" { _ = builder.member(name.text) }
      return emit(.keyPath(start..<builder.members.nextID), range)
    case .operatorFunction(let name):
      if case .declared = expression.meaning { return meaning(expression, base: nil) }
      if name.text == "..." {
        return emit(.range(lower: .none, upper: .none), range, flags: .closed)
      }
      let infix = BinaryOperator(name.text) ?? .add
      return emit(.operatorFunction(infix, operandKind(expression.type)), range)
    case .type(let syntax):
      _ = syntax
      return meaning(expression, base: nil)
    case .inoutArgument(let place):
      let node = self.expression(place)
      return emit(.inoutArgument(node), range, children: [node])
    case .ifElse(let form): return ifElse(form, isValue: true)
    case .switching(let form): return switching(form, isValue: true)
    case .effect(let name, let inner):
      let node = self.expression(inner)
      return name.text == "try?" ? emit(.attempt(node), range, children: [node]) : node
    default: return literal(.none, range)
    }
  }

  // MARK: Literals

  private func integer(
    _ magnitude: UInt64, isNegative: Bool, _ expression: Expression
  ) -> ID<Node> {
    let range = expression.range
    let kind = settled(expression.type).unwrapped.numberKind
    if let kind, !kind.isInteger {
      let number = Double(magnitude) * (isNegative ? -1 : 1)
      return literal(.double(kind == .float ? Double(Float(number)) : number), range)
    }
    let number =
      isNegative
      ? (magnitude == UInt64(Int.max) + 1 ? Int.min : Int(exactly: magnitude).map { -$0 })
      : Int(exactly: magnitude)
    guard let number, kind?.bounds.map({ $0.contains(number) }) ?? true else {
      let word = (isNegative ? "-" : "") + String(magnitude)
      if let kind, kind != .int {
        report(.notRepresentable(word, type: kind.typeName), range)
      } else {
        report(.numberTooLarge(word), range)
      }
      return literal(.none, range)
    }
    return literal(.int(number), range, flags: .integerLiteral)
  }

  private func floating(_ number: Double, _ expression: Expression) -> ID<Node> {
    let isFloat = settled(expression.type).unwrapped == .float
    return literal(.double(isFloat ? Double(Float(number)) : number), expression.range)
  }

  private func string(_ parts: [Expression.StringPart], _ expression: Expression) -> ID<Node> {
    let isKey = settled(expression.type).unwrapped == .localizedKey
    var nodes: [ID<Node>] = []
    for part in parts {
      switch part {
      case .text(let text): nodes.append(literal(.string(text), expression.range))
      case .interpolation(let value, let arguments) where isKey && arguments.isEmpty:
        nodes.append(localized(value))
      case .interpolation(let value, let arguments): nodes.append(interpolated(value, arguments))
      }
    }
    if nodes.isEmpty { return literal(.string(""), expression.range) }
    if nodes.count == 1, case .text? = parts.first {
      return nodes[0]
    }
    return emit(.interpolation(builder.list(nodes)), expression.range, children: nodes)
  }

  private func interpolated(_ value: Expression, _ arguments: [Argument]) -> ID<Node> {
    let node = expression(value)
    if let form = arguments.first(where: { ["specifier", "format"].contains($0.label?.text) }) {
      let format = expression(form.value)
      return emit(.formatted(node, format: format), value.range, children: [node, format])
    }
    if let fallback = arguments.first(where: { $0.label?.text == "default" }) {
      let other = expression(fallback.value)
      let text = described(node, value.type.unwrappedOnce(checker.solver), value.range)
      return emit(
        .coalesceText(node, text: text, fallback: other), value.range, children: [text, other])
    }
    return described(node, writtenType(value), value.range)
  }

  /// The text of a value in the literal of a `LocalizedStringKey`.
  private func localized(_ value: Expression) -> ID<Node> {
    let node = expression(value)
    let type = settled(writtenType(value))
    refuseSequence(type, value.range)
    return emit(.localize(node, builder.type(type)), value.range, children: [node])
  }

  /// The text of a value as its static type writes it.
  func described(
    _ node: ID<Node>, _ type: StaticType, _ range: Range<Int>, isDebug: Bool = false
  ) -> ID<Node> {
    let known = settled(type)
    refuseSequence(known, range)
    if !isDebug, isWrittenPlainly(known) { return node }
    return emit(
      .describe(node, builder.type(known)), range, flags: isDebug ? .closed : [],
      children: [node])
  }

  /// Rejects sequences that aren't collections. Swift prints their implementation, which is rarely
  /// intended.
  func refuseSequence(_ type: StaticType, _ range: Range<Int>) {
    guard let name = type.name, Self.sequences.contains(name) else { return }
    report(.unsupported("the text of \(type)", instead: "make a list of it, 'Array(…)'"), range)
  }

  private static let sequences: Set = [
    "ReversedCollection", "EnumeratedSequence", "Zip2Sequence", "StrideTo", "StrideThrough",
    "LazySequence", "Repeated",
  ]

  /// True if the text of a value needs no static type.
  private func isWrittenPlainly(_ type: StaticType) -> Bool {
    switch type {
    case .unknown: true
    case .named(let name, _):
      switch name {
      case "String", "Int", "Double", "CGFloat", "Bool", "Character", "Substring": true
      default: false
      }
    default: false
    }
  }

  private func tuple(_ elements: [Argument], _ range: Range<Int>) -> ID<Node> {
    if elements.isEmpty { return literal(.void, range) }
    let nodes = elements.map { expression($0.value) }
    let labels = elements.map { $0.label?.text }
    return emit(
      .tuple(
        builder.list(nodes),
        labels: labels.contains { $0 != nil } ? builder.labels(labels) : .none),
      range, children: nodes)
  }

  private func array(_ elements: [Expression], _ expression: Expression) -> ID<Node> {
    let nodes = elements.map { self.expression($0) }
    let node = emit(
      .array(builder.list(nodes)), expression.range,
      flags: isUnknownElement(expression) ? .mixesLiterals : [], children: nodes)
    switch settled(expression.type).unwrapped.name {
    case "Set"?, "ArraySlice"?:
      return emit(
        .coerce(node, type(settled(expression.type).unwrapped)), expression.range,
        children: [node])
    default: return node
    }
  }

  /// True if the element type is unknown, so that the elements are converted to a common numeric
  /// type at run time.
  private func isUnknownElement(_ expression: Expression) -> Bool {
    guard case .named(_, let arguments) = settled(expression.type).unwrapped else { return true }
    return arguments.last?.isUnknown ?? true
  }

  // MARK: Operators

  private func prefix(_ expression: Expression, _ name: Name, _ operand: Expression) -> ID<Node> {
    if let call = expression.call, case .declared(let reference) = call.target {
      return declaredOperator(expression, call, reference, [operand])
    }
    if name.text == "+" { return self.expression(operand) }
    if name.text == "-" {
      switch operand.form {
      case .integer(let magnitude):
        let node = integer(magnitude, isNegative: true, operand)
        builder.nodes[node].start = UInt32(clamping: expression.range.lowerBound)
        return node
      case .floating(let number):
        let node = floating(-number, operand)
        builder.nodes[node].start = UInt32(clamping: expression.range.lowerBound)
        return node
      default: break
      }
    }
    let node = self.expression(operand)
    guard let prefix = PrefixOperator(name.text) else { return node }
    return emit(
      .unary(prefix, node, narrowKind(expression.type)), expression.range,
      flags: builder.nodes[node].flags.intersection([.integerLiteral, .firmInteger]),
      children: [node])
  }

  /// The kind of numbers that round, or that overflow before `Int` does. `int` for all others.
  func narrowKind(_ type: StaticType) -> NumberKind {
    guard let kind = settled(type).unwrapped.numberKind, kind.isNarrow else { return .int }
    return kind
  }

  /// The kind of the operands of a function.
  private func operandKind(_ type: StaticType) -> NumberKind {
    guard case .function(let function) = settled(type), let operand = function.parameters.first
    else { return .int }
    return narrowKind(operand.type)
  }

  private func infix(
    _ expression: Expression, _ name: Name, _ left: Expression, _ right: Expression
  ) -> ID<Node> {
    if let call = expression.call, case .declared(let reference) = call.target {
      return declaredOperator(expression, call, reference, [left, right])
    }
    let a = self.expression(left)
    let b = self.expression(right)
    let range = expression.range
    switch name.text {
    case "&&": return emit(.and(a, b), range, children: [a, b])
    case "||": return emit(.or(a, b), range, children: [a, b])
    case "??":
      let isUnwrapped = settled(expression.type) != settled(left.type)
      return emit(.coalesce(a, b, unwraps: isUnwrapped), range, children: [a, b])
    case "..<", "...":
      return emit(
        .range(lower: a, upper: b), range, flags: name.text == "..." ? .closed : [],
        children: [a, b])
    case "===": return binary(.equal, expression, left, a, b)
    case "!==": return binary(.notEqual, expression, left, a, b)
    case "~=": return emit(.matches(pattern: a, value: b), range, children: [a, b])
    default: break
    }
    guard let infix = BinaryOperator(name.text) else { return literal(.none, range) }
    return binary(infix, expression, left, a, b)
  }

  private func binary(
    _ infix: BinaryOperator, _ expression: Expression, _ left: Expression, _ a: ID<Node>,
    _ b: ID<Node>
  ) -> ID<Node> {
    var flags: Node.Flags = []
    if !infix.isComparison {
      flags = builder.nodes[a].flags.intersection(builder.nodes[b].flags)
        .intersection(.integerLiteral)
      if flags.isEmpty, settled(expression.type) == .int { flags = .firmInteger }
    }
    return emit(
      .binary(infix, a, b, narrowKind(left.type)), expression.range, flags: flags,
      children: [a, b])
  }

  private func declaredOperator(
    _ expression: Expression, _ call: ResolvedCall, _ reference: TypeTable.MethodReference,
    _ operands: [Expression]
  ) -> ID<Node> {
    var nodes = operands.map { self.expression($0) }
    if call.isSwapped { nodes.reverse() }
    let site = CallSite(
      base: .none, member: MemberReference("operator"), arguments: nodes, labels: nil)
    site.declared = reference
    let node = emitCall(Operation.callDeclared, site, expression.range)
    guard call.isNegated else { return node }
    return emit(.unary(.not, node, .int), expression.range, children: [node])
  }

  // MARK: Casts

  private func cast(
    _ expression: Expression, _ value: Expression, _ cast: Expression.Cast, _ syntax: TypeSyntax
  ) -> ID<Node> {
    let node = self.expression(value)
    let range = expression.range
    switch cast {
    case .certain: return node
    case .test:
      return emit(.typeTest(node, type(syntax.meaning ?? .unknown)), range, children: [node])
    case .optional, .forced:
      let type = type(syntax.meaning ?? .unknown)
      return emit(
        .cast(node, type, isForced: cast == .forced), range, children: [node])
    }
  }

  // MARK: Closures

  func closure(_ closure: ClosureSyntax, _ range: Range<Int>) -> ID<Node> {
    guard let context = closure.context else { return literal(.none, range) }
    var values: [ID<Node>] = []
    for value in closure.capturedValues { values.append(expression(value)) }
    for (place, variable) in closure.captured.enumerated() where place < values.count {
      context.captureIndices[ObjectIdentifier(variable)] = Int32(place)
      context.code.captures.append(.value(values[place]))
    }
    let index = function(context) { body(closure.body, of: context) }
    return emit(.closure(index), range, children: values)
  }
}
