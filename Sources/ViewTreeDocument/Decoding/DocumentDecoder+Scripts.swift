import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

extension DocumentDecoder {
  /// Compiles the text at a node and returns its index in the document's scripts.
  ///
  /// Problems are reported at their locations in the document. The result is `nil` after one.
  ///
  /// `parameters` are the types of a closure's parameters as far as they are known. `result` is the
  /// expected type.
  func compile(
    _ node: Index, _ form: ScriptCache.Form, parameters: [ScriptType] = [],
    result: ScriptType = .unknown
  ) -> ID<DocumentScript>? {
    if reportsListOfYAML(node) { return nil }
    guard let text = ScriptText.bytes(at: node, in: tree) else {
      reportNoScript(node)
      return nil
    }
    return compile(text, at: node, form, parameters: parameters, result: result)
  }

  /// Compiles a text of which `prefix` bytes are not the document's, or of which only `pieces` are.
  func compile(
    _ text: [UInt8], at node: Index, prefix: Int = 0, pieces: [ScriptPiece] = [],
    _ form: ScriptCache.Form,
    parameters: [ScriptType] = [], result expected: ScriptType = .unknown
  ) -> ID<DocumentScript>? {
    let key = ScriptCache.Key(
      text: text, scope: here.scope.id, form: form, parameters: parameters, result: expected,
      takesAnyMember: here.takesAnyMember)
    let entry: ScriptCache.Entry
    if let known = scripts[key] {
      entry = known
    } else {
      let compiler = ScriptCompiler(types: document.types, inside: here.typeAround)
      let result = compiler.compile(
        text, as: form.kind, in: here.scope.names, parameters: parameters, result: expected)
      guard let compiled = result.program, result.problems.isEmpty else {
        reportProblems(result.problems, at: node, prefix, pieces)
        return nil
      }
      let unknown = result.undeclaredMembers.filter { !isMentioned($0) }
      guard unknown.isEmpty else {
        reportProblems(unknown, at: node, prefix, pieces)
        return nil
      }
      // Nobody takes what an action gives.
      let dropped = form.isAction ? [result.unusedResult].compactMap { $0 } : []
      entry = ScriptCache.Entry(program: compiled, warnings: result.warnings + dropped)
      scripts[key] = entry
    }
    // A text with words of the decoder around it is not all of the script: what it drops is used elsewhere.
    if pieces.isEmpty, prefix <= 0 { reportProblems(entry.warnings, at: node, prefix, pieces) }
    document.scripts.append(
      DocumentScript(
        program: entry.program, syntax: node, isAction: form.isAction, prefix: prefix,
        isText: form == .text || form == .localizedText,
        composed: pieces.isEmpty ? [] : text, pieces: pieces))
    return ID(document.scripts.count - 1)
  }

  /// True if the problem must be reported. A member may belong to a value that the document or the
  /// evaluation creates.
  func isMentioned(_ problem: ScriptProblem) -> Bool {
    guard case .memberOfNoType(let name, let candidates) = problem.kind else { return true }
    // A type that nothing declares may have any member.
    if unknown.areTaken, !unknown.told.isEmpty { return true }
    // What a script can ask a locale.
    if name == "identifier", document.reads(.locale) { return true }
    // A place in a tuple.
    if name.utf8.first.map({ $0 &- UInt8(ascii: "0") < 10 }) ?? true { return true }
    // What is like no member may be one of a style, which takes any.
    if here.takesAnyMember, Self.styleMembers.contains(name) { return true }
    if here.takesAnyMember, NearMatch.nearestName(to: name, in: candidates) == nil { return true }
    let words = mentionedWords ?? MentionedWords(tree.source)
    mentionedWords = words
    return words.contains(name)
  }

  /// Members of styles that are like members of other types.
  private static let styleMembers: Set = [
    "gradient", "interactive", "nonRepeating", "repeat", "repeating", "speed", "tint",
    "wholeSymbol",
  ]

  private func reportProblems(
    _ problems: [ScriptProblem], at node: Index, _ prefix: Int, _ pieces: [ScriptPiece]
  ) {
    let tree = tree
    // What is not told is not worded, see `report`.
    for problem in problems where !self.problems.isStopped {
      var diagnostic = problem.diagnostic(
        suggest: { NearMatch.nearestName(to: $0, in: $1) },
        map: { range in
          guard pieces.isEmpty else {
            return pieces.sourceRange(of: range, in: tree) ?? tree.range(node)
          }
          return ScriptText.sourceRange(of: range.shifted(by: -prefix), at: node, in: tree)
        })
      diagnostic.help =
        helpForProxy(problem) ?? diagnostic.help ?? helpForText(problem, at: node)
      report(diagnostic)
    }
  }

  /// The result type of a script or the type of a constant, as far as it is known.
  func type(of argument: Argument?) -> ScriptType {
    switch argument {
    case .script(let script)?: document.scripts[script].program.resultType
    case .constant(let place)?: ScriptType(of: document.constants[place])
    default: .unknown
    }
  }

  /// The same for an assigned value: a whole number is then an `Int`.
  func exactType(of argument: Argument?) -> ScriptType {
    if case .constant(let place)? = argument {
      return ScriptType(exactly: document.constants[place])
    }
    return type(of: argument)
  }

  /// Decodes a value that is never evaluated, so that members of a style may be unknown.
  func takingAnyMember<Result>(_ body: () -> Result) -> Result {
    let outer = here.takesAnyMember
    here.takesAnyMember = true
    defer { here.takesAnyMember = outer }
    return body()
  }

  /// Decodes an expression whose value may be text.
  func takingText<Result>(_ body: () -> Result) -> Result {
    let outer = here.mayBeText
    here.mayBeText = true
    defer { here.mayBeText = outer }
    return body()
  }

  /// Decodes code in a declared type, which sees the static members of that type.
  func insideType<Result>(_ name: String, _ body: (DocumentDecoder) -> Result) -> Result {
    let outer = here.typeAround
    here.typeAround = name
    defer { here.typeAround = outer }
    return withNames([], body)
  }

  /// Decodes with more names in scope.
  func withNames<Result>(
    _ names: [ScopeName], _ body: (DocumentDecoder) -> Result
  ) -> Result {
    let outer = here.scope
    scopeCount += 1
    here.scope = DocumentScope(names: outer.names.pushing(names), id: scopeCount)
    let isProxy = names.first?.type == .geometryProxy
    if isProxy { here.proxyNames.append(names[0].name) }
    defer {
      here.scope = outer
      if isProxy { here.proxyNames.removeLast() }
    }
    return body(self)
  }
}

extension ScriptCache.Form {
  /// True if the script may change state.
  var isAction: Bool {
    switch self {
    case .action, .actionClosure: true
    case .expression, .text, .localizedText, .localizedValue, .closure, .staticClosure: false
    }
  }

  /// The form as the compiler knows it.
  var kind: ScriptKind {
    switch self {
    case .expression: .expression
    case .text: .text
    case .localizedText: .localizedText
    case .localizedValue: .localizedValue
    case .action: .action(parameters: [])
    case .closure(let parameters, let inoutFirst):
      .closure(parameters: parameters, inoutFirst: inoutFirst)
    case .staticClosure(let parameters, let inoutFirst):
      .staticClosure(parameters: parameters, inoutFirst: inoutFirst)
    case .actionClosure(let parameters): .action(parameters: parameters)
    }
  }
}
