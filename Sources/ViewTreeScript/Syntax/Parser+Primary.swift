extension Parser {
  /// What stands before a call, a subscript or a member.
  enum Base {
    case node(Int32)
    case typeName(String, Range<Int>)
    case typeMember(type: String, name: Token)
    case implicit(Token, dot: Int)
    case global(Token)
    case member(Int32, Token, isChained: Bool)
  }

  /// Reads an expression with its members, calls and subscripts.
  func parsePostfix() throws(SyntaxStop) -> Int32 {
    let start = peek.start
    var base = try parsePrimary()
    var isChained = false
    while true {
      if isSymbol("."), peek(1).kind == .identifier || peek(1).kind == .integer {
        advance()
        base = try parseMember(base, start, isChained: isChained)
      } else if isSymbol("."), peek(1).kind == .floating {
        // `tuple.0.1` is split at the wrong place.
        advance()
        base = .node(try parseTuplePath(try value(of: base, start), start))
      } else if isSymbol("("), !peek.hasSpaceBefore {
        base = .node(try parseCall(base, start, isChained: isChained))
      } else if isSymbol("["), !peek.hasSpaceBefore {
        base = .node(try parseSubscript(try value(of: base, start), start, isChained: isChained))
      } else if isSymbol("{"), isTrailingClosure(of: base) {
        base = .node(try parseCall(base, start, isChained: isChained))
      } else if isSymbol("?"), !peek.hasSpaceBefore,
        isSymbol(".", 1) || isSymbol("[", 1) || isSymbol("(", 1) || isSymbol("!", 1)
          || isAssignmentNext()
      {
        let node = try value(of: base, start)
        advance()
        isChained = true
        let place = try emit(.optionalTry, range(from: start), a: node, children: [node])
        base = .node(place)
      } else if isSymbol("!"), !peek.hasSpaceBefore {
        let node = try value(of: base, start)
        advance()
        base = .node(
          try emit(
            .force, range(from: start), a: node,
            flags: flags(node).intersection(.firmInteger), children: [node]))
      } else {
        return try value(of: base, start)
      }
    }
  }

  private func isAssignmentNext() -> Bool { isSymbol("=", 1) }

  private func isTrailingClosure(of base: Base) -> Bool {
    guard allowsTrailingClosure, !peek.hasBreakBefore else { return false }
    switch base {
    case .node(let node):
      switch operation(node) {
      case .local, .captured, .scope, .callMethod, .callFunction, .callGlobal:
        return operation(node) != .callMethod
      default: return false
      }
    case .typeName: return false
    default: return true
    }
  }

  // MARK: Primary expressions

  private func parsePrimary() throws(SyntaxStop) -> Base {
    let token = peek
    switch token.kind {
    case .integer, .floating:
      advance()
      return .node(try emitNumber(token, isNegative: false, start: token.start))
    case .string:
      advance()
      return .node(try parseStringLiteral(token))
    case .dollar:
      advance()
      return .node(try parseDollar(token))
    case .identifier: return try parseWord(token)
    case .symbol: return try parseSymbolExpression(token)
    case .end: throw unexpected("an expression")
    }
  }

  private func parseSymbolExpression(_ token: Token) throws(SyntaxStop) -> Base {
    switch token.text {
    case "(": return .node(try parseParenthesis())
    case "[": return .node(try parseBracket())
    case "{":
      return .node(try parseClosureLiteral())
    case "." where peek(1).kind == .identifier:
      advance()
      let name = peek
      advance()
      return .implicit(name, dot: token.start)
    case "\\" where isSymbol(".", 1): return .node(try parseKeyPath())
    case "#", "@":
      throw SyntaxStop(
        .unsupported("'\(token.text)'", instead: "write the value itself"), token.range)
    default: throw unexpected("an expression")
    }
  }

  private func parseWord(_ token: Token) throws(SyntaxStop) -> Base {
    switch token.text {
    case "true", "false":
      advance()
      return .node(try emit(.literal, token.range, a: builder.literal(.bool(token.text == "true"))))
    case "nil":
      advance()
      return .node(try emit(.literal, token.range, a: builder.literal(.none)))
    case "self": return .node(try parseSelf(token))
    case "if", "switch", "let", "var", "for", "while", "guard", "return", "case", "default", "in",
      "else", "func", "where", "is", "as", "repeat", "do", "import", "struct", "enum", "class",
      "break", "continue", "inout", "throw":
      throw unexpected("an expression")
    case "try", "await": return .node(try parseTrying())
    default: break
    }
    advance()
    if let node = try resolve(token.text, token.range) { return .node(node) }
    if startsUppercase(token.text) { return try parseTypeName(token) }
    if GlobalFunction(rawValue: token.text) != nil || HostFunction(rawValue: token.text) != nil {
      return .global(token)
    }
    if isSymbol("("), !peek.hasSpaceBefore { return .global(token) }
    return .node(try unknownName(token.text, token.range))
  }

  private func parseTypeName(_ token: Token) throws(SyntaxStop) -> Base {
    if let base = try parseHostName(token) { return base }
    if looksLikeGenericArguments() { _ = try parseGenericArguments() }
    return .typeName(token.text, token.range)
  }

  private func parseSelf(_ token: Token) throws(SyntaxStop) -> Int32 {
    advance()
    if let node = try resolveSelf(token) { return node }
    guard isSymbol("."), peek(1).kind == .identifier else {
      throw SyntaxStop(.unsupported("'self' alone", instead: "name the variable"), token.range)
    }
    advance()
    let name = peek
    advance()
    if let node = try resolveInScope(name.text, name.range) { return node }
    // A document's `let` and the parameters of a closure are not members of `self`, but nothing
    // else can be meant.
    if let node = try resolve(name.text, name.range) { return node }
    return try unknownName(name.text, name.range)
  }

  private func resolveSelf(_ token: Token) throws(SyntaxStop) -> Int32? {
    selfType == nil ? nil : try resolve("self", token.range)
  }

  /// Reads `$0` (a parameter) or `$name` (a binding).
  private func parseDollar(_ token: Token) throws(SyntaxStop) -> Int32 {
    let name = String(token.text.dropFirst())
    if let number = Int(name) {
      if number < 16, let node = try resolveAnonymous(number, token.range) { return node }
      return try unknownName(token.text, token.range)
    }
    guard let found = scope.lookUp(name) else { return try unknownName(name, token.range) }
    noteCapture(found.framesUp, found.index, name)
    if !found.name.isMutable { report(.assignmentToConstant(name), token.range) }
    let node = try emit(
      .binding, token.range, a: Int32(clamping: found.framesUp), b: Int32(clamping: found.index))
    roots[node] = .binding
    return node
  }

  private func parseParenthesis() throws(SyntaxStop) -> Int32 {
    let start = peek.start
    advance()
    if isOperatorArgument(), isSymbol(")", 1) {
      let node = try parseOperatorFunction()
      advance()
      return node
    }
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = outer }
    var items: [Int32] = []
    var labels: [String?] = []
    while !isSymbol(")") {
      labels.append(parseLabel())
      items.append(try parseExpression())
      if !takeSymbol(",") { break }
    }
    try expect(")")
    if items.count == 1 { return items[0] }
    if items.isEmpty {
      return try emit(.literal, range(from: start), a: builder.literal(.void))
    }
    let list = labels.contains { $0 != nil } ? builder.labels(labels) : -1
    return try emit(
      .tuple, range(from: start), a: builder.list(items), b: Int32(items.count), c: list,
      children: items)
  }

  /// Reads `label:` if it is there.
  func parseLabel() -> String? {
    guard peek.kind == .identifier, isSymbol(":", 1) else { return nil }
    let label = peek.text
    advance()
    advance()
    return label
  }

  // MARK: Collections

  private func parseBracket() throws(SyntaxStop) -> Int32 {
    if isTypeInBrackets() { return try parseCollectionType() }
    return try nested { () throws(SyntaxStop) in
      let start = peek.start
      advance()
      let outer = allowsTrailingClosure
      allowsTrailingClosure = true
      defer { allowsTrailingClosure = outer }
      if isSymbol(":"), isSymbol("]", 1) {
        position += 2
        return try emit(.dictionary, range(from: start), a: builder.list([]), b: 0)
      }
      return try parseElements(start)
    }
  }

  private func parseElements(_ start: Int) throws(SyntaxStop) -> Int32 {
    var items: [Int32] = []
    var isDictionary = false
    while !isSymbol("]") {
      items.append(try parseExpression())
      if items.count == 1 { isDictionary = isSymbol(":") }
      if isDictionary {
        try expect(":")
        items.append(try parseExpression())
      }
      if !takeSymbol(",") { break }
    }
    try expect("]")
    let values = isDictionary ? items.indices.filter { $0 % 2 == 1 }.map { items[$0] } : items
    expectSame(values)
    let mixes =
      values.contains { flags($0).contains(.integerLiteral) }
      && !values.allSatisfy { flags($0).contains(.integerLiteral) }
    return try emit(
      isDictionary ? .dictionary : .array, range(from: start), a: builder.list(items),
      b: Int32(clamping: items.count), flags: mixes ? .mixesLiterals : [], children: items)
  }

  /// Whether brackets hold a type that is called: `[CGRect](repeating: …)`.
  private func isTypeInBrackets() -> Bool {
    var depth = 0
    var offset = 0
    repeat {
      if isSymbol("[", offset) { depth += 1 }
      if isSymbol("]", offset) { depth -= 1 }
      if peek(offset).kind == .end { return false }
      offset += 1
    } while depth > 0
    return offset > 2 && isSymbol("(", offset) && !peek(offset).hasSpaceBefore
  }

  private func parseCollectionType() throws(SyntaxStop) -> Int32 {
    let start = peek.start
    let note = try parseType()
    let name: String
    if case .dictionary = note { name = "Dictionary" } else { name = "Array" }
    let node = try parseCall(.typeName(name, range(from: start)), start, isChained: false)
    collectionNotes[node] = note
    if case .array(let element) = note, operation(node) == .callInitializer {
      expectAll(builder.calls[Int(builder.nodes[Int(node)].a)].arguments.prefix(1), element)
    }
    return node
  }

  /// Reads `\.name.other` or `\Type.name` as a function.
  private func parseKeyPath() throws(SyntaxStop) -> Int32 {
    let start = peek.start
    advance()
    var names: [Int32] = []
    while takeSymbol(".") {
      let name = try expectName()
      if name.text != "self" { names.append(builder.member(name.text)) }
    }
    return try emit(
      .keyPath, range(from: start), a: builder.list(names), b: Int32(names.count))
  }

  // MARK: Members

  private func parseMember(_ base: Base, _ start: Int, isChained: Bool) throws(SyntaxStop) -> Base {
    var name = peek
    name.text =
      name.kind == .integer ? String(decoding: text[name.range], as: UTF8.self) : name.text
    advance()
    switch base {
    case .typeName(let type, let range):
      if name.text == "self" {
        return .node(try emit(.typeReference, self.range(from: start), a: builder.name(type)))
      }
      if name.text == "init" { return .typeName(type, range) }
      if type == "Swift", GlobalFunction(rawValue: name.text) != nil { return .global(name) }
      if startsUppercase(name.text) {
        if looksLikeGenericArguments() { _ = try parseGenericArguments() }
        return .typeName(type + "." + name.text, self.range(from: start))
      }
      return .typeMember(type: type, name: name)
    default:
      let node = try value(of: base, start)
      if name.text == "self" { return .node(node) }
      return .member(node, name, isChained: isChained)
    }
  }

  private func parseTuplePath(_ base: Int32, _ start: Int) throws(SyntaxStop) -> Int32 {
    let token = peek
    advance()
    var node = base
    for part in String(decoding: text[token.range], as: UTF8.self).split(separator: ".") {
      node = try emit(
        .member, range(from: start), a: node, b: builder.member(String(part)), children: [node])
    }
    return node
  }

  /// The node that reads what a base names.
  func value(of base: Base, _ start: Int) throws(SyntaxStop) -> Int32 {
    switch base {
    case .node(let node): return node
    case .typeName(let type, let range):
      return try emit(.typeReference, range, a: builder.name(type))
    case .typeMember(let type, let name): return try emitTypeMember(type, name, start)
    case .implicit(let name, let dot):
      if let time = try timeValue(name.text, [], dot..<name.end) { return time }
      if name.text == "none" {
        return try emit(.literal, dot..<name.end, a: builder.literal(.none))
      }
      return try emit(
        .implicitMember, dot..<name.end, a: builder.shape(EnumShape(name: name.text)))
    case .global(let token):
      if GlobalFunction(rawValue: token.text) != nil {
        return try emit(.keyPath, token.range, a: -1, b: builder.name(token.text))
      }
      return try unknownName(token.text, token.range)
    case .member(let node, let name, let isChained):
      noteMember(name)
      checkIndices(node, name.text)
      if !isChained, name.text != "description" {
        checkUnwrapped(node, before: "." + name.text)
      }
      return try emit(
        .member, start..<name.end, a: node, b: builder.member(name.text),
        flags: memberFlags(node, name.text, isChained), children: [node])
    }
  }

  private func memberFlags(_ base: Int32, _ name: String, _ isChained: Bool) -> Node.Flags {
    var result: Node.Flags = isChained ? .optionalChain : []
    if name == "count", !isChained { result.insert(.firmInteger) }
    if memberNote(note(base), name) == .double { result.insert(.double) }
    return result
  }

  private func emitTypeMember(_ type: String, _ name: Token, _ start: Int) throws(SyntaxStop)
    -> Int32
  {
    let range = start..<name.end
    if isTimeType(type), let time = try timeValue(name.text, [], range) { return time }
    if type == "Optional", name.text == "none" {
      return try emit(.literal, range, a: builder.literal(.none))
    }
    if let instead = Self.unsupportedTypes[type], types.index(type) == nil {
      report(.unsupported("'\(type)'", instead: instead), range)
    }
    if let constant = StaticMembers.value(type: type, name: name.text) {
      var flags: Node.Flags = []
      if case .int = constant { flags = .firmInteger }
      return try emit(.literal, range, a: builder.literal(constant), flags: flags)
    }
    if StaticMembers.isStandard(type) || !isDeclaredCase(type, name.text) {
      report(
        .unknownMember(name.text, type: type, candidates: staticNames(type)), name.range)
    }
    return try emit(
      .implicitMember, range, a: builder.shape(EnumShape(typeName: type, name: name.text)))
  }

  func isDeclaredCase(_ type: String, _ name: String) -> Bool {
    guard let entry = types.entry(type) else { return true }
    return entry.declaration.cases.contains { $0.name == name }
  }

  func staticNames(_ type: String) -> [String] {
    types.entry(type)?.declaration.cases.map(\.name) ?? StaticMembers.names
  }
}
