/// Key paths.
extension ScriptParser {
  /// Reads `\.name.other`, `\Type.name` or `\.self`. A path through optionals or elements, such as
  /// `\.note?.count`, becomes a closure, as in Swift.
  func keyPath() throws(SyntaxStop) -> Expression {
    let start = peek.start
    advance()
    if at("(") {
      throw unsupported("'\\(' outside of a string", "write the value itself")
    }
    let root = at(".") ? nil : try keyPathRoot()
    let first = position
    var names: [Name] = []
    while at("."), isName(1) || [.integer, .dollar].contains(peek(1).kind) {
      advance()
      names.append(takeName())
      if at("("), !peek.hasSpaceBefore { throw refusedCall }
    }
    if isKeyPathSuffix || at("."), at("[", 1) || !names.isEmpty {
      position = first
      return try keyPathClosure(root, from: start)
    }
    guard !names.isEmpty else { throw unexpected("'.' and the name of a member") }
    return try make(.keyPath(root, names), from: start, below: root?.depth ?? 0)
  }

  /// True if an optional chain or a subscript follows.
  private var isKeyPathSuffix: Bool {
    (at("?") || at("!")) && peek.touchesLeft || at("[") && !peek.hasSpaceBefore
  }

  private func keyPathClosure(
    _ root: TypeSyntax?, from start: Int
  ) throws(SyntaxStop) -> Expression {
    let range = start..<peek.start
    var base = try make(.anonymousParameter(0), range, below: 0)
    if let root { base = try make(.cast(base, .certain, root), range, below: root.depth) }
    base = try keyPathParts(of: base, from: start)
    let body = Block(statements: [Statement(.expression(base), base.range)], range: base.range)
    let closure = ClosureSyntax(
      captures: [], parameters: nil, result: nil, body: body, anonymousCount: 1)
    return try make(.closure(closure), from: start, below: base.depth)
  }

  /// Reads members, subscripts and optional chains.
  func keyPathParts(of base: Expression, from start: Int) throws(SyntaxStop) -> Expression {
    var part = base
    var isChain = false
    while at(".") || isKeyPathSuffix {
      if at("."), at("[", 1) { advance() }
      guard let next = try suffix(of: part, start, &isChain) else { break }
      if case .subscripted(_, let arguments) = next.form { try refuseVariables(arguments) }
      part = next
    }
    if at("("), !peek.hasSpaceBefore { throw refusedCall }
    return isChain ? try make(.chain(part), from: start, below: part.depth) : part
  }

  private var refusedCall: SyntaxStop {
    unsupported("a call in a key path", "write a closure, such as '{ $0.first?.count }'")
  }

  /// Rejects variables in the subscript of a key path. They are evaluated once, whereas a closure
  /// would evaluate them on each call.
  private func refuseVariables(_ arguments: [Argument]) throws(SyntaxStop) {
    for argument in arguments {
      switch argument.value.form {
      case .integer, .string: continue
      default:
        throw SyntaxStop(
          .unsupported(
            "a subscript in a key path that is not a literal",
            instead: "write a closure, such as '{ $0[index] }'"), argument.value.range)
      }
    }
  }

  /// The root type of a key path: a capitalized name. Only the capital letter distinguishes it from
  /// the members.
  private func keyPathRoot() throws(SyntaxStop) -> TypeSyntax {
    let start = peek.start
    guard isName() else { return try plainType() }
    var type = try make(
      TypeSyntax.Form.named(base: nil, takeName(), at("<") ? try genericArguments() : []),
      from: start)
    while at("."), isName(1), name(of: peek(1)).text.first?.isUppercase ?? false {
      advance()
      let name = takeName()
      let arguments = at("<") ? try genericArguments() : []
      type = try make(
        TypeSyntax.Form.named(base: type, name, arguments), from: start,
        below: max(type.depth, depth(arguments)))
    }
    return type
  }
}
