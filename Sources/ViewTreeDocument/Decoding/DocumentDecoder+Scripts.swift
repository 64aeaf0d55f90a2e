import ViewTreeScript
import ViewTreeSyntax

extension DocumentDecoder {
  /// Compiles the text at a node and returns its place in the document's scripts.
  ///
  /// Problems are reported where they stand in the document; the result is `nil` after one.
  func compile(_ node: Index, _ form: ScriptCache.Form) -> UInt32? {
    guard let text = ScriptText.bytes(at: node, in: tree) else {
      reportKind(node, expected: "a script: a string or a list of lines")
      return nil
    }
    return compile(text, at: node, form)
  }

  /// Compiles a text of which `prefix` bytes are not the document's.
  func compile(
    _ text: [UInt8], at node: Index, prefix: Int = 0, _ form: ScriptCache.Form
  ) -> UInt32? {
    let key = ScriptCache.Key(text: text, scope: scope.id, form: form)
    let program: ScriptProgram
    if let known = scripts[key] {
      program = known
    } else {
      let compiler = ScriptCompiler(types: document.types)
      let result = compiler.compile(text, as: form.kind, in: scope.names)
      guard let compiled = result.program, result.problems.isEmpty else {
        reportProblems(result.problems, at: node, prefix: prefix)
        return nil
      }
      let unknown = result.undeclaredMembers.filter { !isMentioned($0) }
      guard unknown.isEmpty else {
        reportProblems(unknown, at: node, prefix: prefix)
        return nil
      }
      program = compiled
      scripts[key] = compiled
    }
    document.scripts.append(
      DocumentScript(program: program, syntax: node, isAction: form.isAction, prefix: prefix))
    return UInt32(document.scripts.count - 1)
  }

  /// Whether a member may belong to a value that the document makes, or to one of the evaluation.
  private func isMentioned(_ problem: ScriptProblem) -> Bool {
    guard case .memberOfNoType(let name, let candidates) = problem.kind else { return true }
    // What is like no member may be one of a style, which takes any.
    guard NearMatch.nearestName(to: name, in: candidates) != nil else { return true }
    let words = mentionedWords ?? MentionedWords(tree.source)
    mentionedWords = words
    return words.contains(name)
  }

  private func reportProblems(_ problems: [ScriptProblem], at node: Index, prefix: Int) {
    let tree = tree
    for problem in problems {
      report(
        problem.diagnostic(suggest: { NearMatch.nearestName(to: $0, in: $1) }) { range in
          ScriptText.sourceRange(of: range.shifted(by: -prefix), at: node, in: tree)
        })
    }
  }

  /// Decodes with more names in scope.
  func withNames<Result>(
    _ names: [ScopeName], _ body: (DocumentDecoder) -> Result
  ) -> Result {
    let outer = scope
    scopeCount += 1
    scope = DocumentScope(names: outer.names.pushing(names), id: scopeCount)
    defer { scope = outer }
    return body(self)
  }
}

extension ScriptCache.Form {
  /// Whether the script may change state.
  var isAction: Bool {
    switch self {
    case .action, .actionClosure: true
    case .expression, .text, .closure: false
    }
  }

  /// The form as the compiler knows it.
  var kind: ScriptKind {
    switch self {
    case .expression: .expression
    case .text: .text
    case .action: .action(parameters: [])
    case .closure(let parameters, let inoutFirst):
      .closure(parameters: parameters, inoutFirst: inoutFirst)
    case .actionClosure(let parameters): .action(parameters: parameters)
    }
  }
}
