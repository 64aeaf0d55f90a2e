/// Parses the script language into syntax values. It resolves no names and no types.
///
/// The text of a document is untrusted input. Recursion is therefore limited, and so is the nesting
/// depth of the result, which later passes walk.
final class ScriptParser {
  let text: [UInt8]
  // Every word changes these, so checks at run time would cost time.
  var words: [ScriptWord] = []
  var position = 0
  /// The number of active parser functions for nested syntax.
  var nesting = 0
  /// The maximum depth of the expressions since the innermost block began.
  var deepest = 0
  /// True after an assignment that follows `return`.
  var returnsAfterStatement = false
  /// Off in conditions, where a brace opens the block.
  var allowsTrailingClosure = true
  /// The number of `$0`, `$1` … that the innermost closure has used so far.
  var anonymousCount = 0
  /// The problems after which reading continued at the next declaration, with the parts that were
  /// passed. `nil` if parsing stops at the first problem.
  var passedProblems: [(stop: SyntaxStop, range: Range<Int>)]?
  /// The names that were read, if the caller requested them.
  var names: FileNames?

  static let nestingLimit = 200
  static let depthLimit = 300

  init(text: [UInt8]) {
    self.text = text
  }
}

// MARK: Entry points

extension ScriptParser {
  /// The result of parsing.
  enum Result<Value> {
    case value(Value)
    case problems([ScriptProblem])

    func map<Other>(_ change: (Value) -> Other) -> Result<Other> {
      switch self {
      case .value(let value): .value(change(value))
      case .problems(let problems): .problems(problems)
      }
    }
  }

  /// Reads one expression, which may be an `if` or a `switch`.
  static func expression(
    _ text: [UInt8], origin: Int = 0, in range: Range<Int>? = nil
  ) -> Result<Expression> {
    read(text, origin, range) { parser throws(SyntaxStop) in try parser.value() }
  }

  /// Reads the content of a string literal.
  static func text(_ text: [UInt8], origin: Int = 0) -> Result<Expression> {
    let parser = ScriptParser(text: text)
    return result(origin) { () throws(SyntaxStop) in
      let content = 0..<text.count
      let parts = try parser.stringParts(StringContent(range: content, pounds: 0, indentation: nil))
      return try parser.make(.string(parts), content, below: parser.deepest)
    }
  }

  /// Reads a closure with or without braces and header, or a pasted declaration instead of a
  /// closure.
  static func closure(
    _ text: [UInt8], origin: Int = 0, in range: Range<Int>? = nil
  ) -> Result<ClosureText> {
    read(text, origin, range) { parser throws(SyntaxStop) in try parser.closureText() }
  }

  /// Reads the statements of a function.
  static func body(
    _ text: [UInt8], origin: Int = 0, in range: Range<Int>? = nil
  ) -> Result<Block> {
    read(text, origin, range) { parser throws(SyntaxStop) in
      let start = parser.peek.start
      let statements = try parser.measured { () throws(SyntaxStop) in try parser.statements() }
      return Block(statements: statements.value, range: parser.range(from: start))
    }
  }

  /// Reads one type.
  static func type(_ text: [UInt8], origin: Int = 0) -> Result<TypeSyntax> {
    read(text, origin) { parser throws(SyntaxStop) in try parser.type() }
  }

  /// Reads the declarations at the top level of a file.
  static func declarations(_ text: [UInt8], origin: Int = 0) -> Result<[TopLevelSyntax]> {
    read(text, origin) { parser throws(SyntaxStop) in try parser.topLevel() }
  }

  private static func read<Value>(
    _ text: [UInt8], _ origin: Int, _ range: Range<Int>? = nil,
    _ body: (ScriptParser) throws(SyntaxStop) -> Value
  ) -> Result<Value> {
    let parser = ScriptParser(text: text)
    return result(origin) { () throws(SyntaxStop) in
      parser.words = try ScriptLexer.split(text, range ?? 0..<text.count)
      let value = try body(parser)
      try parser.expectEnd()
      return value
    }
  }

  private static func result<Value>(
    _ origin: Int, _ body: () throws(SyntaxStop) -> Value
  ) -> Result<Value> {
    do {
      return .value(try body())
    } catch {
      return .problems([ScriptProblem(error.kind, range: error.range, origin: origin)])
    }
  }
}
