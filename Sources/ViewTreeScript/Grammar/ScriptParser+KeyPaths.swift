/// Key paths.
extension ScriptParser {
  /// Reads `\.name.other`, `\Type.name` or `\.self`.
  func keyPath() throws(SyntaxStop) -> Expression {
    let start = peek.start
    advance()
    if at("(") {
      throw unsupported("'\\(' outside of a string", "write the value itself")
    }
    let root = at(".") ? nil : try keyPathRoot()
    var names: [Name] = []
    while at("."), isName(1) || peek(1).kind == .integer {
      advance()
      names.append(takeName())
      try refuseKeyPathSuffix()
    }
    guard !names.isEmpty else { throw unexpected("'.' and the name of a member") }
    return try make(.keyPath(root, names), from: start, below: root?.depth ?? 0)
  }

  /// The type that a key path begins with: what is capitalised, for nothing else tells it from its members.
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

  private func refuseKeyPathSuffix() throws(SyntaxStop) {
    let instead = "write a closure, such as '{ $0.first?.count }'"
    if at("?") || at("!"), peek.touchesLeft, !peek.hasSpaceBefore {
      throw unsupported("'\(peek.text)' in a key path", instead)
    }
    if at("["), !peek.hasSpaceBefore {
      throw unsupported("a subscript in a key path", instead)
    }
    if at("("), !peek.hasSpaceBefore {
      throw unsupported("a call in a key path", instead)
    }
  }
}
