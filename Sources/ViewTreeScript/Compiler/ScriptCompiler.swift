import ViewTreeNumbers

/// Compiles text to programs.
public struct ScriptCompiler: Sendable {
  private let types: ScriptTypes
  private let owner: String?

  /// Creates a compiler that knows the declared types. Compiled code can use the static members of
  /// `owner`.
  public init(types: ScriptTypes = ScriptTypes(), inside owner: String? = nil) {
    self.types = types
    self.owner = owner
  }

  /// Compiles bytes. Problems and failures carry `origin`. `parameters` are the known types of a
  /// closure's parameters, `result` is the type that the context expects.
  public func compile(
    _ text: [UInt8], as kind: ScriptKind, in scope: ScriptScope, origin: Int = 0,
    parameters: [ScriptType] = [], result expected: ScriptType = .unknown
  ) -> ScriptCompilation {
    var isAction = true
    if case .staticClosure = kind { isAction = false }
    let checker = TypeChecker(
      types: types.table, scope: scope, origin: origin, isAction: isAction)
    checker.selfType = owner.flatMap { types.table.index($0) }.map { types.table.ownType($0) }
    switch kind {
    case .expression:
      return folded(Self.expression(text, in: nil, checker, expecting: expected.form))
    case .text: return folded(Self.text(text, checker, expecting: .string))
    case .localizedText: return folded(Self.text(text, checker, expecting: .localizedKey))
    case .localizedValue: return folded(Self.localizedValue(text, checker))
    case .closure(let names, let inoutFirst), .staticClosure(let names, let inoutFirst):
      return Self.closure(
        text, checker, names: names, inoutFirst: inoutFirst,
        parameters: parameters.map(\.form), expecting: expected.form)
    case .action(let names), .function(let names, _):
      if case .function(_, let generics) = kind { checker.methodGenerics = generics }
      return Self.closure(
        text, checker, names: names, inoutFirst: false, parameters: parameters.map(\.form),
        expecting: .unknown)
    }
  }

  /// Compiles a string. Ranges count its UTF-8 bytes.
  public func compile(
    _ text: String, as kind: ScriptKind, in scope: ScriptScope, origin: Int = 0
  ) -> ScriptCompilation {
    compile(Array(text.utf8), as: kind, in: scope, origin: origin)
  }

  private func folded(_ compilation: ScriptCompilation) -> ScriptCompilation {
    guard let program = compilation.program else { return compilation }
    return ScriptCompilation(
      program: program.folded(types: types), problems: [],
      undeclaredMembers: compilation.undeclaredMembers, warnings: compilation.warnings)
  }
}

// MARK: Compilation

extension ScriptCompiler {
  static func expression(
    _ text: [UInt8], in range: Range<Int>?, _ checker: TypeChecker, expecting expected: StaticType
  ) -> ScriptCompilation {
    checker.text = text
    switch ScriptParser.expression(text, origin: checker.origin, in: range) {
    case .problems(let problems): return ScriptCompilation(program: nil, problems: problems)
    case .value(let expression):
      let context = checker.checkExpression(expression, expecting: expected)
      return code(checker, context) { $0.expression(expression) }
    }
  }

  /// An expression instead of a localized string key. `Text` takes a literal as a key, and any
  /// other expression as a `String`.
  private static func localizedValue(
    _ text: [UInt8], _ checker: TypeChecker
  ) -> ScriptCompilation {
    checker.text = text
    switch ScriptParser.expression(text, origin: checker.origin, in: nil) {
    case .problems(let problems): return ScriptCompilation(program: nil, problems: problems)
    case .value(let expression):
      let expected: StaticType = expression.isTextLiteral ? .localizedKey : .unknown
      let context = checker.checkExpression(expression, expecting: expected)
      return code(checker, context) { $0.expression(expression) }
    }
  }

  private static func text(
    _ text: [UInt8], _ checker: TypeChecker, expecting expected: StaticType
  ) -> ScriptCompilation {
    checker.text = text
    switch ScriptParser.text(text, origin: checker.origin) {
    case .problems(let problems): return ScriptCompilation(program: nil, problems: problems)
    case .value(let expression):
      let context = checker.checkExpression(expression, expecting: expected)
      return code(checker, context) { $0.expression(expression) }
    }
  }

  private static func closure(
    _ text: [UInt8], _ checker: TypeChecker, names: [String], inoutFirst: Bool,
    parameters: [StaticType], expecting expected: StaticType
  ) -> ScriptCompilation {
    checker.text = text
    switch ScriptParser.closure(text, origin: checker.origin) {
    case .problems(let problems): return ScriptCompilation(program: nil, problems: problems)
    case .value(let pasted):
      guard let closure = pasted.closure else {
        return ScriptCompilation(
          program: nil,
          problems: [
            ScriptProblem(
              .unsupported("a declaration here", instead: "write the statements themselves"),
              range: 0..<text.count, origin: checker.origin)
          ])
      }
      let context = checker.checkClosure(
        closure, names: names, inoutFirst: inoutFirst, parameters: parameters,
        expecting: expected)
      return code(checker, context, sole: context.isExpression ? closure.body.sole : nil) {
        $0.body(closure.body, of: context)
      }
    }
  }

  /// Compiles a method, or another function of a declared type.
  static func method(
    _ source: ScriptTypes.Source, _ checker: TypeChecker, name: String,
    parameters: [(name: String, type: StaticType, isInout: Bool)], result: StaticType?,
    isMutating: Bool
  ) -> ScriptCompilation {
    method(source, checker, name, parameters, result, isMutating: isMutating) { $0 }
  }

  private static func method(
    _ source: ScriptTypes.Source, _ checker: TypeChecker, _ name: String,
    _ parameters: [(name: String, type: StaticType, isInout: Bool)], _ result: StaticType?,
    isMutating: Bool, skipping: (Block) -> Block
  ) -> ScriptCompilation {
    checker.text = source.text
    switch body(of: source) {
    case .problems(let problems): return ScriptCompilation(program: nil, problems: problems)
    case .value(let written):
      guard let written else { return ScriptCompilation(program: nil, problems: []) }
      let body = skipping(written)
      let context = checker.checkMethod(
        name, parameters: parameters, result: result, body: body, isMutating: isMutating)
      return code(checker, context) { $0.body(body, of: context) }
    }
  }

  /// The statements of a method. `nil` if the text is another declaration.
  private static func body(of source: ScriptTypes.Source) -> ScriptParser.Result<Block?> {
    if source.isBody {
      return ScriptParser.body(source.text, origin: source.origin, in: source.range).map { $0 }
    }
    return ScriptParser.closure(source.text, origin: source.origin, in: source.range)
      .map { $0.closure?.body }
  }

  /// Compiles an initializer without those of its statements that have errors. Returns the errors
  /// as `skipped`.
  static func initializer(
    _ source: ScriptTypes.Source, _ checker: () -> TypeChecker,
    parameters: [(name: String, type: StaticType, isInout: Bool)], result: StaticType?
  ) -> (compilation: ScriptCompilation, skipped: [ScriptProblem]) {
    var failing = FailingStatements(in: source)
    var compilation: ScriptCompilation
    var rounds = 0
    repeat {
      rounds += 1
      var statements: [Statement] = []
      compilation = method(
        source, checker(), "init", parameters, result, isMutating: true
      ) { body in
        let kept = failing.removed(from: body)
        statements = kept.statements
        return kept
      }
      guard failing.add(compilation.problems, in: statements) else { break }
    } while rounds < initializerRounds
    return (compilation, failing.problems)
  }

  /// The maximum number of times that an initializer is compiled without more of its statements.
  private static let initializerRounds = 16

  private static func code(
    _ checker: TypeChecker, _ context: FunctionContext, sole: Expression? = nil,
    _ body: (Emitter) -> ID<Node>
  ) -> ScriptCompilation {
    if let range = checker.tooComplex {
      let problem = ScriptProblem(.tooComplex, range: range, origin: checker.origin)
      return ScriptCompilation(program: nil, problems: [problem])
    }
    guard checker.problems.isEmpty else {
      let problems = checker.problems.sorted { $0.range.lowerBound < $1.range.lowerBound }
      return ScriptCompilation(program: nil, problems: problems)
    }
    let maker = Emitter(checker, context)
    let entry = maker.function(context) { body(maker) }
    guard maker.problems.isEmpty else {
      return ScriptCompilation(program: nil, problems: maker.problems)
    }
    var program = ScriptProgram(
      code: Code(maker.builder), entry: entry.index, captures: checker.captures)
    program.resultType = ScriptType(context.result)
    program.convertsNumber = checker.convertsNumber
    program.undeclaredTypes = checker.undeclaredTypes
    return ScriptCompilation(
      program: program, problems: [], undeclaredMembers: checker.undeclaredMembers,
      warnings: checker.warnings(),
      unusedResult: sole.flatMap { checker.warning(ofDropped: $0) })
  }
}

extension Expression {
  /// True if it's a string literal, or an expression that chooses one of several.
  fileprivate var isTextLiteral: Bool {
    switch form {
    case .string: true
    case .parenthesized(let inner): inner.isTextLiteral
    case .ternary(_, let then, let otherwise): then.isTextLiteral && otherwise.isTextLiteral
    default: false
    }
  }
}

extension TopLevelSyntax {
  /// The statement for an item inside a closure. `nil` for an item that isn't allowed there.
  fileprivate var statement: Statement? {
    switch self {
    case .statement(let statement): statement
    case .declaration(.function(let function)): Statement(.function(function), function.range)
    case .declaration(.variable(let variable)): Statement(.variables([variable]), variable.range)
    case .declaration(.type(let declaration)): Statement(.type(declaration), declaration.range)
    case .declaration: nil
    }
  }
}

extension ClosureText {
  /// The closure that was written, or the body of a function that was pasted whole.
  var closure: ClosureSyntax? {
    switch self {
    case .closure(let closure): return closure
    case .function(let function):
      guard let body = function.body else { return nil }
      return ClosureSyntax(
        captures: [], parameters: function.parameters, result: function.result, body: body,
        anonymousCount: 0)
    case .variable(let variable):
      guard let body = variable.accessors?.getter else { return nil }
      return ClosureSyntax(
        captures: [], parameters: [], result: variable.type, body: body, anonymousCount: 0)
    case .declarations(let items):
      var statements: [Statement] = []
      for item in items {
        guard let statement = item.statement else { return nil }
        statements.append(statement)
      }
      guard let first = statements.first, let last = statements.last else { return nil }
      return ClosureSyntax(
        captures: [], parameters: nil, result: nil,
        body: Block(
          statements: statements, range: first.range.lowerBound..<last.range.upperBound),
        anonymousCount: 0)
    }
  }
}
