extension Parser {
  /// Reads a type; only what turns literals into other values is kept.
  func parseType() throws(SyntaxStop) -> TypeNote {
    try nested { () throws(SyntaxStop) in
      while isWord("inout") || isWord("some") || isWord("any") || isSymbol("@") {
        if takeSymbol("@") { _ = try expectName() } else { advance() }
      }
      var note = try parsePlainType()
      var isOptional = false
      defer { isOptionalType = isOptional }
      while true {
        if isSymbol("?"), !peek.hasSpaceBefore || isSymbol("=", 1) {
          isOptional = true
          advance()
        } else if isSymbol("??"), !peek.hasSpaceBefore {
          isOptional = true
          advance()
        } else if isSymbol("!"), !peek.hasSpaceBefore {
          advance()
        } else if takeSymbol("->") {
          let parameters: [TypeNote] =
            if case .tuple(let elements) = note { elements } else { [note] }
          note = .function(parameters, try parseType())
        } else {
          return note
        }
      }
    }
  }

  /// Types whose values would be others here, and what to use in their place.
  static let unsupportedTypes = [
    "Set": "use an array or a dictionary", "UInt": "use Int", "UInt8": "use Int",
    "UInt16": "use Int", "UInt32": "use Int", "UInt64": "use Int", "Int8": "use Int",
    "Int16": "use Int", "Int32": "use Int", "Int64": "use Int",
  ]

  private func parsePlainType() throws(SyntaxStop) -> TypeNote {
    if takeSymbol("[") {
      let first = try parseType()
      if takeSymbol(":") {
        let value = try parseType()
        try expect("]")
        return .dictionary(first, value)
      }
      try expect("]")
      return .array(first)
    }
    if takeSymbol("(") { return try parseTupleType() }
    let token = try expectName()
    var name = token.text
    if let instead = Self.unsupportedTypes[name], types.index(name) == nil, !isReadingTypeOnly {
      throw SyntaxStop(.unsupported("'\(name)'", instead: instead), token.range)
    }
    let arguments = try parseGenericArguments()
    while isSymbol("."), peek(1).kind == .identifier, !isWord("self", 1), !isWord("init", 1) {
      advance()
      name += "." + (try expectName().text)
      _ = try parseGenericArguments()
    }
    switch (name, arguments.count) {
    case ("Array", 1), ("Optional", 1), ("Set", 1):
      return name == "Optional" ? arguments[0] : .array(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    case ("Range", 1), ("ClosedRange", 1): return .range(arguments[0])
    case ("Anchor", 1): return .anchor(arguments[0])
    case (_, 0): return TypeNote(name: name)
    default: return .any
    }
  }

  private func parseTupleType() throws(SyntaxStop) -> TypeNote {
    var elements: [TypeNote] = []
    while !isSymbol(")") {
      if peek.kind == .identifier, peek(1).kind == .identifier, isSymbol(":", 2) { advance() }
      if peek.kind == .identifier, isSymbol(":", 1) {
        advance()
        advance()
      }
      elements.append(try parseType())
      if !takeSymbol(",") { break }
    }
    try expect(")")
    return elements.count == 1 ? elements[0] : .tuple(elements)
  }

  /// Reads `<A, B>` if it is there.
  func parseGenericArguments() throws(SyntaxStop) -> [TypeNote] {
    guard isSymbol("<"), !peek.hasSpaceBefore else { return [] }
    advance()
    var arguments: [TypeNote] = []
    repeat { arguments.append(try parseType()) } while takeSymbol(",")
    if isSymbol(">>") {
      // `>>` closes two lists: leave one for the outer.
      tokens[position].text = ">"
      return arguments
    }
    try expect(">")
    return arguments
  }

  /// Whether generic arguments and then a call or a member follow.
  func looksLikeGenericArguments() -> Bool {
    guard isSymbol("<"), !peek.hasSpaceBefore else { return false }
    var depth = 0
    var offset = 0
    while offset < 64 {
      let token = peek(offset)
      switch (token.kind, token.text) {
      case (.symbol, "<"): depth += 1
      case (.symbol, ">"): depth -= 1
      case (.symbol, ">>"): depth -= 2
      case (.identifier, _), (.symbol, ","), (.symbol, "."), (.symbol, "?"), (.symbol, "["),
        (.symbol, "]"), (.symbol, ":"), (.symbol, "("), (.symbol, ")"), (.symbol, "->"):
        break
      default: return false
      }
      offset += 1
      if depth <= 0 { return isSymbol("(", offset) || isSymbol(".", offset) }
    }
    return false
  }
}
