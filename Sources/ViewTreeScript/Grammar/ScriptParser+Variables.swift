/// `let` and `var`.
extension ScriptParser {
  /// Reads the declarations of one `let` or `var`, which may name several variables.
  func variables(
    _ modifiers: [Name], _ attributes: [AttributeSyntax], from start: Int
  ) throws(SyntaxStop) -> [VariableSyntax] {
    let isVariable = at("var")
    advance()
    var parts: [VariablePart] = []
    repeat { parts.append(try variablePart(isVariable: isVariable)) } while take(",")
    // In `var a, b: Int`, both variables have the type.
    for index in parts.indices.dropLast().reversed()
    where parts[index].type == nil && parts[index].value == nil {
      parts[index].type = parts[index + 1].type
    }
    // A property wrapper such as `@Namespace` determines the type, too.
    for part in parts
    where part.type == nil && part.value == nil && part.accessors == nil && attributes.isEmpty {
      throw SyntaxStop(
        .unexpected(part.next, expected: "'=' or ':' and a type"), part.nextRange)
    }
    return parts.map { part in
      VariableSyntax(
        pattern: part.pattern, isVariable: isVariable, type: part.type, value: part.value,
        accessors: part.accessors, modifiers: modifiers, attributes: attributes,
        range: parts.count == 1 ? start..<part.range.upperBound : part.range)
    }
  }

  private struct VariablePart {
    let pattern: Pattern
    var type: TypeSyntax?
    var value: Expression?
    var accessors: VariableSyntax.Accessors?
    var range: Range<Int>
    /// The word after it.
    var next: String
    var nextRange: Range<Int>
  }

  private func variablePart(isVariable: Bool) throws(SyntaxStop) -> VariablePart {
    let start = peek.start
    let pattern = try bindingPattern(isVariable: isVariable)
    if at(":"), at("=", 1) {
      throw unsupported("':='", "write '=' after the name, as in 'let x = 1'", count: 2)
    }
    let type = take(":") ? try type() : nil
    var value: Expression?
    if at("=") {
      advance()
      value = try self.value()
      if at("=") { throw OtherLanguageHints.assignmentInExpression(self) }
    }
    var accessors: VariableSyntax.Accessors?
    if at("{"), value == nil ? isVariable : isAccessorList {
      accessors = try accessorBlock()
    }
    return VariablePart(
      pattern: pattern, type: type, value: value, accessors: accessors, range: range(from: start),
      next: peek.kind == .end ? "" : name(of: peek).text, nextRange: peek.range)
  }

  // MARK: Accessors

  private static let accessorWords: Set = ["get", "set", "willSet", "didSet", "_read", "_modify"]

  /// True if the next brace opens a list of accessors such as `get` and `set`, not statements.
  var isAccessorList: Bool {
    guard at("{") else { return false }
    var offset = 1
    while at("@", offset) && isName(offset + 1) || at("mutating", offset)
      || at("nonmutating", offset)
    {
      offset += at("@", offset) ? 2 : 1
    }
    guard isName(offset), Self.accessorWords.contains(peek(offset).text) else { return false }
    let next = peek(offset + 1)
    switch next.text {
    case "{", "}", "get", "set", "async", "throws", "mutating", "nonmutating": return true
    case "(":
      return next.partner + 1 < words.count && words[next.partner + 1].text == "{"
        && next.partner == position + offset + 3
    default: return false
    }
  }

  /// Reads the body of a computed property, or its accessors.
  func accessorBlock() throws(SyntaxStop) -> VariableSyntax.Accessors {
    guard isAccessorList else {
      return VariableSyntax.Accessors(getter: try block())
    }
    advance()
    var accessors = VariableSyntax.Accessors()
    while !at("}") {
      while at("@") { _ = try attribute(ofType: false) }
      while at("mutating") || at("nonmutating") { advance() }
      try accessor(&accessors)
      while take(";") {}
    }
    advance()
    return accessors
  }

  private func accessor(_ accessors: inout VariableSyntax.Accessors) throws(SyntaxStop) {
    let word = peek
    guard isName(), Self.accessorWords.contains(word.text) else {
      throw unexpected("'get', 'set', 'willSet' or 'didSet'")
    }
    if word.text.hasPrefix("_") {
      throw unsupported("'\(word.text)'", "write 'get' and 'set'")
    }
    advance()
    var parameter: Name?
    if take("(") {
      parameter = try expectName()
      try expect(")")
    }
    _ = try effects()
    // In a protocol, an accessor has no body.
    guard at("{") else { return }
    let body = try block()
    switch word.text {
    case "get": accessors.getter = body
    case "set": accessors.setter = (parameter, body)
    case "willSet": accessors.willSet = (parameter, body)
    default: accessors.didSet = (parameter, body)
    }
  }
}
