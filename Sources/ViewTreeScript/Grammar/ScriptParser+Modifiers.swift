/// Modifiers and attributes of a declaration.
extension ScriptParser {
  /// Words that start a declaration.
  private static let declarations: Set = [
    "let", "var", "func", "init", "deinit", "subscript", "case", "typealias", "associatedtype",
    "import", "struct", "enum", "class", "actor", "extension", "protocol", "precedencegroup",
    "operator",
  ]

  private static let modifiers: Set = [
    "static", "class", "mutating", "nonmutating", "private", "fileprivate", "internal", "public",
    "package", "open", "final", "override", "lazy", "weak", "unowned", "dynamic", "required",
    "convenience", "optional", "prefix", "postfix", "infix", "indirect", "nonisolated", "isolated",
    "async", "consuming", "borrowing",
  ]

  /// Modifiers that may have a word in parentheses.
  private static let modifiersWithArgument: Set = [
    "private", "fileprivate", "internal", "public", "package", "open", "unowned", "nonisolated",
  ]

  /// The keyword of the next declaration, after its attributes and modifiers.
  var declarationWord: String? {
    var offset = 0
    while position + offset < words.count {
      if at("@", offset), isName(offset + 1) {
        offset += attributeLength(offset)
      } else if let length = modifierLength(offset) {
        offset += length
      } else {
        return isDeclaration(offset) ? peek(offset).text : nil
      }
    }
    return nil
  }

  private func isDeclaration(_ offset: Int) -> Bool {
    let word = peek(offset)
    guard word.kind == .identifier, Self.declarations.contains(word.text) else { return false }
    switch word.text {
    case "actor":
      return isName(offset + 1) && !peek(offset + 1).hasBreakBefore
        && !Self.keywords.contains(peek(offset + 1).text)
    // `init` can also be called by name, so a declaration needs a parameter list.
    case "init":
      return at("(", offset + 1) || at("<", offset + 1) || at("?", offset + 1)
        || at("!", offset + 1)
    default: return true
    }
  }

  // MARK: Modifiers

  /// True if the next word is a modifier of a declaration.
  func isModifier() -> Bool { modifierLength(0) != nil }

  private func modifierLength(_ offset: Int) -> Int? {
    let word = peek(offset)
    guard word.kind == .identifier, Self.modifiers.contains(word.text) else { return nil }
    let hasArgument =
      Self.modifiersWithArgument.contains(word.text) && at("(", offset + 1)
      && isName(offset + 2) && at(")", offset + 3)
    let length = hasArgument ? 4 : 1
    let next = peek(offset + length)
    guard next.kind == .identifier || next.text == "@" else { return nil }
    // `class` is a modifier only before a member. Otherwise, it declares a type.
    let isFollowed =
      next.text == "@" || Self.modifiers.contains(next.text)
      || word.text != "class" && isDeclaration(offset + length)
      || word.text == "class" && ["func", "var", "let", "subscript"].contains(next.text)
    return isFollowed ? length : nil
  }

  /// Takes a modifier, such as `private(set)`.
  func takeModifier() -> Name {
    let start = peek.start
    let length = modifierLength(0) ?? 1
    let text = (0..<length).map { peek($0).text }.joined()
    advance(by: length)
    return Name(text: text, range: range(from: start))
  }

  // MARK: Attributes

  /// The number of words in an attribute.
  private func attributeLength(_ offset: Int) -> Int {
    var length = 2
    while true {
      if at(".", offset + length), isName(offset + length + 1) {
        length += 2
      } else if at("<", offset + length), !peek(offset + length).hasSpaceBefore {
        while !peek(offset + length).text.hasSuffix(">"), peek(offset + length).kind != .end {
          length += 1
        }
        length += 1
      } else {
        break
      }
    }
    let open = peek(offset + length)
    if open.text == "(", !open.hasSpaceBefore { length = open.partner - position - offset + 1 }
    return length
  }

  /// Attributes whose arguments aren't expressions.
  private static let opaqueAttributes: Set = [
    "available", "objc", "backDeployed", "convention", "_spi", "_disfavoredOverload", "inline",
    "attached", "freestanding", "derivative", "_specialize", "_silgen_name", "unchecked",
  ]

  /// Attributes of types that never have arguments. Parentheses after one belong to the type.
  private static let plainAttributes: Set = ["escaping", "autoclosure", "Sendable"]

  /// Skips the types of `@FocusState<Bool>.Binding`, which the property repeats.
  private func skipGenericArguments() throws(SyntaxStop) {
    if at("<"), !peek.hasSpaceBefore { _ = try genericArguments() }
  }

  /// Reads an attribute.
  func attribute(ofType isOfType: Bool) throws(SyntaxStop) -> AttributeSyntax {
    advance()
    guard isName() else { throw unexpected("the name of an attribute") }
    var name = takeName()
    try skipGenericArguments()
    while at("."), isName(1), !peek.hasSpaceBefore {
      advance()
      let last = takeName()
      name = Name(text: name.text + "." + last.text, range: range(from: name.range.lowerBound))
      try skipGenericArguments()
    }
    guard at("("), !peek.hasSpaceBefore, !(isOfType && Self.plainAttributes.contains(name.text))
    else { return AttributeSyntax(name: name, arguments: []) }
    if Self.opaqueAttributes.contains(name.text) {
      skipBrackets()
      return AttributeSyntax(name: name, arguments: [])
    }
    return AttributeSyntax(name: name, arguments: try arguments())
  }
}
