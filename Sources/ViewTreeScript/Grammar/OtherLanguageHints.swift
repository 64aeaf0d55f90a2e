/// Syntax of other languages and common slips, each with a suggestion of the Swift syntax.
enum OtherLanguageHints {
  /// Operators of other languages, with their Swift replacements.
  private static let operators: [String: String] = [
    "++": "write '+= 1'", "--": "write '-= 1'", "..": "write '..<' or '...'",
    "..=": "write '...'", "&&&": "write '&&'", "|||": "write '||'", "====": "write '=='",
    "=>": "write 'in' between the parameters and the body of a closure",
    "=<": "write '<='", "<>": "write '!='", "=!": "write '!='", "**": "write 'pow(x, y)'",
    "??=": "write 'x = x ?? y'", "&&=": "write 'x = x && y'", "||=": "write 'x = x || y'",
    "!!": "write '!' once", "//": "write '/'", "<=>": "compare with '<' and '=='",
    "|>": "call the function with the value in parentheses", "?:": "write '??'",
    "===": "compare values with '=='", ">>>": "write '>>'", "<-": "write '=', or '< -'",
  ]

  /// Words that are infix operators in other languages.
  private static let infixWords: [String: String] = [
    "and": "write '&&'", "or": "write '||'", "xor": "write '!='", "mod": "write '%'",
    "div": "write '/'", "eq": "write '=='", "isnt": "write '!='",
    "not": "write '!' before the value",
    "then": "write '{' and '}' around the statements",
  ]

  /// Words that start declarations in other languages.
  private static let declarations: [String: String] = [
    "function": "write 'func'", "fn": "write 'func'", "fun": "write 'func'", "def": "write 'func'",
    "const": "write 'let'", "val": "write 'let'", "auto": "write 'var'",
    "interface": "write 'protocol'", "foreach": "write 'for'", "elif": "write 'else if'",
    "elsif": "write 'else if'", "elseif": "write 'else if'", "elseIf": "write 'else if'",
    "new": "remove it", "unless": "write 'if !'", "until": "write 'while !'",
  ]

  /// Signs that look like operators of Swift.
  private static let signs: [(String, String)] = [
    ("≠", "write '!='"), ("≤", "write '<='"), ("≥", "write '>='"), ("×", "write '*'"),
    ("÷", "write '/'"), ("−", "write '-'"), ("–", "write '-'"), ("—", "write '-'"),
    ("…", "write '...'"), ("“", "write '\"'"), ("”", "write '\"'"), ("„", "write '\"'"),
    ("‘", "write '\"'"), ("’", "write '\"'"), ("«", "write '\"'"), ("»", "write '\"'"),
    ("→", "write '->'"), ("∞", "write '.infinity'"), ("√", "write '.squareRoot()'"),
    ("\u{A0}", "write a plain space"), ("\u{200B}", "remove the invisible character"),
  ]

  /// The first character in a word that only looks like Swift, and its replacement.
  static func sign(in word: String) -> (sign: String, instead: String)? {
    for scalar in word.unicodeScalars where !scalar.isASCII {
      if let found = signs.first(where: { $0.0.unicodeScalars.first == scalar }) { return found }
    }
    return nil
  }

  // MARK: Operators

  /// True for an operator of other languages, which is a mistake and not one of the app.
  static func isOperator(_ text: String) -> Bool { operators[text] != nil }

  private static func known(_ parser: ScriptParser) -> SyntaxStop? {
    operators[parser.peek.text].map { parser.unsupported("'\(parser.peek.text)'", $0) }
  }

  /// The problem at an operator between operands that Swift doesn't have.
  static func unknownOperator(_ parser: ScriptParser) -> SyntaxStop {
    if let stop = known(parser) { return stop }
    let text = parser.peek.text
    for sign in Precedence.prefixes.sorted() where text.hasSuffix(sign) {
      let first = String(text.dropLast(sign.count))
      guard first == "=" || Precedence.groups[first] != nil else { continue }
      return parser.unsupported("'\(text)'", "write '\(first) \(sign)' with a space between them")
    }
    return parser.unsupported("the operator '\(text)'", "use an operator of the standard library")
  }

  /// The problem at an operator before a value.
  static func prefix(_ parser: ScriptParser) -> SyntaxStop {
    let text = parser.peek.text
    if let stop = known(parser) { return stop }
    if text == "/", parser.peek.isPrefix {
      return parser.notSwift(
        "a regular expression", "use 'contains', 'hasPrefix' or 'split'")
    }
    if parser.peek.isInfix, Precedence.prefixes.contains(text) {
      return parser.notSwift(
        "white space after '\(text)'", "write '\(text)' right before its value")
    }
    return parser.unexpected("an expression")
  }

  /// The problem at an operator after a value.
  static func postfix(_ parser: ScriptParser) -> SyntaxStop {
    let text = parser.peek.text
    if let stop = known(parser) { return stop }
    // It can be a postfix operator of the app.
    return parser.unsupported(
      "'\(text)' with white space on one side",
      text == "..<"
        ? "write the end of the range" : "write '\(text)' with white space on both sides")
  }

  // MARK: Keywords

  /// The problem at a word instead of an operator.
  static func infix(_ parser: ScriptParser) -> SyntaxStop? {
    guard !parser.peek.hasBreakBefore, let instead = infixWords[parser.peek.text],
      startsOperand(parser, 1) || parser.at("{", 1)
    else { return nil }
    return parser.notSwift("'\(parser.peek.text)'", instead)
  }

  /// The problem at a word instead of a value.
  static func operand(_ parser: ScriptParser) -> SyntaxStop? {
    switch parser.peek.text {
    case "not":
      guard startsOperand(parser, 1), parser.peek(1).hasSpaceBefore else { return nil }
      return parser.notSwift("'not'", "write '!' before the value")
    case "new":
      guard parser.isName(1), !parser.peek(1).hasBreakBefore,
        !ScriptParser.keywords.contains(parser.peek(1).text)
      else { return nil }
      return parser.notSwift("'new'", "remove it")
    default: return nil
    }
  }

  private static func startsOperand(_ parser: ScriptParser, _ offset: Int) -> Bool {
    let word = parser.peek(offset)
    guard !word.hasBreakBefore else { return false }
    switch word.kind {
    case .identifier: return !ScriptParser.keywords.contains(word.text) || isConstant(word.text)
    case .dollar, .integer, .floating, .string: return true
    case .mark: return word.text == "(" && word.hasSpaceBefore
    case .operation: return word.isPrefix
    case .end: return false
    }
  }

  private static func isConstant(_ word: String) -> Bool {
    word == "true" || word == "false" || word == "nil"
  }

  /// The problem at a word that starts a statement.
  static func statement(_ parser: ScriptParser) -> SyntaxStop? {
    if parser.at("else") { return parser.unexpected("'if' before 'else'") }
    guard parser.isName(), let instead = declarations[parser.peek.text],
      parser.isName(1) || parser.peek.text.hasPrefix("el") && startsOperand(parser, 1),
      !parser.peek(1).hasBreakBefore, !parser.at("is", 1), !parser.at("as", 1)
    else { return nil }
    return parser.notSwift("'\(parser.peek.text)'", instead)
  }

  /// The problem at a word that follows the block of an `if` and looks like an `else`.
  static func afterIf(_ parser: ScriptParser) -> SyntaxStop? {
    guard parser.isName() else { return nil }
    if let instead = declarations[parser.peek.text], parser.peek.text.hasPrefix("el") {
      return parser.notSwift("'\(parser.peek.text)'", instead)
    }
    let isElse = parser.at("{", 1) || parser.at("if", 1)
    let isKeyword = ScriptParser.keywords.contains(parser.peek.text)
    guard !parser.peek.hasBreakBefore, isElse, !isKeyword else { return nil }
    return parser.unexpected("'else'")
  }

  // MARK: Assignments and loops

  /// The problem at a word after a statement on the same line.
  static func afterStatement(_ parser: ScriptParser) -> SyntaxStop {
    if parser.at(":"), parser.at("=", 1), !parser.peek(1).hasSpaceBefore {
      return parser.notSwift("':='", "write '='")
    }
    if parser.at("->") {
      return parser.notSwift(
        "'->' between a parameter and a body",
        "write 'in' between the parameters and the body of a closure")
    }
    return parser.unexpected("a new line or ';'")
  }

  /// The problem at the colon that other languages have before the type of a function's result.
  static func resultBehindColon(_ parser: ScriptParser) -> SyntaxStop {
    parser.notSwift("':' after the parameters", "write '->' before the type of the result")
  }

  /// The problem at a word after the name of a type.
  static func missingColon(_ parser: ScriptParser) -> SyntaxStop {
    parser.notSwift(
      "'\(parser.peek.text)' after the name of a type", "write ':' before the type")
  }

  /// The problem at `=` in a condition.
  static func assignmentInCondition(_ parser: ScriptParser) -> SyntaxStop {
    if parser.peek(-1).text == "!" {
      return parser.notSwift(
        "'!=' without white space", "write ' != ' with white space around it")
    }
    return parser.notSwift("'=' in a condition", "write '==' to compare")
  }

  /// The problem at `=` inside an expression.
  static func assignmentInExpression(_ parser: ScriptParser) -> SyntaxStop {
    if parser.peek(-1).text == "!" { return assignmentInCondition(parser) }
    return parser.notSwift(
      "'=' inside an expression", "write '==' to compare, or assign in a separate statement")
  }

  /// The problem at a C-style loop header.
  static func loop(_ parser: ScriptParser) -> SyntaxStop? {
    var index = parser.position
    let end = parser.at("(") ? parser.peek.partner : parser.words.count
    while index < end, !["{", "in"].contains(parser.words[index].text) {
      if parser.words[index].text == ";" {
        return parser.notSwift("a 'for' with ';'", "write 'for i in 0..<n { }'")
      }
      index += 1
    }
    return nil
  }
}
