import ViewTreeScript
import ViewTreeSyntax

/// Closures and bodies that result builders of the files make values of, written as calls of the
/// builder.
extension SwiftLowering {
  /// A closure that a builder makes a value of.
  struct BuiltClosure {
    let builder: String
    /// True if the value is used instead of the closure.
    var isCalled = false
  }

  /// The result builders of the files by their names, with their full names.
  func findResultBuilders() -> [String: (path: String, functions: Set<String>)] {
    var found: [String: (path: String, functions: Set<String>)] = [:]
    func add(_ type: TypeDeclaration, _ name: String, _ path: String) {
      if type.attributes.contains(where: { $0.name.text == "resultBuilder" }), found[name] == nil {
        let functions = type.members.compactMap { member in
          if case .function(let function) = member { function.name.text } else { nil }
        }
        found[name] = (path, facts.staticMembers(of: name).union(functions))
      }
      for case .type(let inner) in type.members {
        if let own = inner.name.lastName { add(inner, own, path + "." + own) }
      }
    }
    for (name, type) in names.types { add(type, name, name) }
    for type in names.extensions { type.name.lastName.map { add(type, $0, $0) } }
    return found
  }

  /// The functions and initializers with a parameter for a builder of the files, by their names.
  func findBuilderFunctions() -> [String: [FunctionSyntax]] {
    if resultBuilders.isEmpty { return [:] }
    var found: [String: [FunctionSyntax]] = [:]
    func add(_ members: [TypeDeclaration.Member], _ owner: String?) {
      for case .function(let function) in members where hasBuilder(function) {
        let name = function.name.text == "init" ? owner ?? "" : function.name.text
        found[name, default: []].append(function)
      }
      for case .type(let inner) in members { add(inner.members, inner.name.lastName) }
    }
    for (name, type) in names.types { add(type.members, name) }
    for type in names.extensions { add(type.members, type.name.lastName) }
    for (name, view) in names.views { add(view.members, name) }
    for function in names.functions.values.flatMap({ $0 }) where hasBuilder(function) {
      found[function.name.text, default: []].append(function)
    }
    return found
  }

  private func hasBuilder(_ function: FunctionSyntax) -> Bool {
    function.parameters.contains { builder(of: $0.attributes.map(\.text)) != nil }
  }

  /// The builder of the files among the attributes of a declaration.
  func builder(of attributes: [String]) -> String? {
    attributes.first { resultBuilders[$0] != nil }
  }

  /// Notes the closures that a call passes for a builder.
  func noteBuilders(in expression: Expression) {
    guard case .call(let callee, let arguments) = expression.form, !builderFunctions.isEmpty else {
      return
    }
    let name: String
    switch callee.form {
    case .name(let own, _), .member(_, let own), .implicitMember(let own): name = own.text
    default: return
    }
    for function in builderFunctions[name] ?? [] {
      let parameters = function.parameters.map(CallParameter.init)
      guard let given = parameters.arguments(of: arguments) else { continue }
      return noteBuilders(of: function, given)
    }
  }

  /// Notes the closures that are given to a function for a builder.
  func noteBuilders(of function: FunctionSyntax, _ given: [Expression?]) {
    for (parameter, value) in zip(function.parameters, given) {
      guard let value, case .closure = value.form,
        let builder = builder(of: parameter.attributes.map(\.text))
      else { continue }
      builtClosures[value.range.lowerBound] = BuiltClosure(builder: builder)
    }
  }

  /// The text of a closure that a builder makes a value of, or `nil` for other closures.
  func builtText(of closure: ClosureSyntax, at place: Int, _ scope: Scope) -> SourceText? {
    guard let built = builtClosures[place] else { return nil }
    let value = builtText(of: closure.body, by: built.builder, scope, isWhole: true)
    if built.isCalled { return value }
    return SourceText("{ ", at: place) + value + SourceText(" }", at: place)
  }

  /// The replacement for the body of a function or a property with the attribute of a builder. A body
  /// with `return` is plain code.
  func builtBody(_ body: Block?, _ attributes: [AttributeSyntax], _ scope: Scope) -> Replacement? {
    guard let body, let builder = builder(of: attributes.map(\.name.text)),
      !body.statements.contains(where: \.isReturn)
    else { return nil }
    return Replacement(inside(body), builtText(of: body, by: builder, scope, isWhole: true))
  }

  // MARK: - Calls of builders

  private func builtText(
    of block: Block, by builder: String, _ scope: Scope, isWhole: Bool = false
  ) -> SourceText {
    let place = block.range.lowerBound
    var before: [SourceText] = []
    var parts: [SourceText] = []
    for statement in block.statements {
      if let part = builtPart(statement, by: builder, scope) {
        parts.append(part)
      } else {
        before.append(text(of: statement.range, replacing: replacements(in: statement, scope)))
      }
    }
    var value = combined(parts, by: builder, place)
    if isWhole, declares("buildFinalResult", builder) {
      value = call("buildFinalResult", of: builder, [value], place)
    }
    if before.isEmpty { return value }
    return SourceText("{ ", at: place) + .joined(before, by: "\n", at: place)
      + SourceText("\nreturn ", at: place) + value + SourceText(" }()", at: place)
  }

  private func replacements(in statement: Statement, _ scope: Scope) -> [Replacement] {
    replacements(in: Block(statements: [statement], range: statement.range), scope)
  }

  /// The value of all parts of a block.
  private func combined(_ parts: [SourceText], by builder: String, _ place: Int) -> SourceText {
    guard !declares("buildBlock", builder), let first = parts.first else {
      return call("buildBlock", of: builder, parts, place)
    }
    let start = call("buildPartialBlock", of: builder, [(label: "first", first)], place)
    return parts.dropFirst().reduce(start) { value, part in
      call("buildPartialBlock", of: builder, [("accumulated", value), ("next", part)], place)
    }
  }

  /// The value of a statement, or `nil` for a declaration.
  private func builtPart(
    _ statement: Statement, by builder: String, _ scope: Scope
  ) -> SourceText? {
    let place = statement.range.lowerBound
    switch statement.form {
    case .expression(let expression):
      let value = text(of: expression, scope)
      return declares("buildExpression", builder)
        ? call("buildExpression", of: builder, [value], place) : value
    case .ifElse(let branch):
      return SourceText("{ ", at: place) + built(branch, by: builder, statement, scope)
        + SourceText(" }()", at: place)
    case .switching(let branch):
      var changed = replacements(in: statement, scope)
      for found in branch.cases {
        changed.removeAll { found.body.range.contains($0.range.lowerBound) }
        let value =
          SourceText(" return ", at: place) + builtText(of: found.body, by: builder, scope)
        changed.append(Replacement(found.body.range, value))
      }
      return SourceText("{ ", at: place) + text(of: statement.range, replacing: changed)
        + SourceText(" }()", at: place)
    case .forIn(let loop):
      let head =
        SourceText("(", at: place) + text(of: loop.sequence, scope)
        + SourceText(").map { ", at: place) + SourceText(loop.pattern.range)
        + SourceText(" in ", at: place)
      let rows = head + builtText(of: loop.body, by: builder, scope) + SourceText(" }", at: place)
      return call("buildArray", of: builder, [rows], place)
    default: return nil
    }
  }

  /// An `if` whose branches return the values of the builder.
  private func built(
    _ branch: IfSyntax, by builder: String, _ statement: Statement, _ scope: Scope
  ) -> SourceText {
    let place = branch.range.lowerBound
    let head = place..<branch.then.range.lowerBound
    let changed = replacements(in: statement, scope).filter { head.contains($0.range.lowerBound) }
    func returned(_ value: SourceText) -> SourceText {
      SourceText("{ return ", at: place) + value + SourceText(" }", at: place)
    }
    func either(_ block: Block, _ side: String) -> SourceText {
      let value = builtText(of: block, by: builder, scope)
      guard declares("buildEither", builder) else { return returned(value) }
      return returned(call("buildEither", of: builder, [(side, value)], place))
    }
    let start = text(of: head, replacing: changed)
    switch branch.otherwise {
    case nil:
      let value = builtText(of: branch.then, by: builder, scope)
      return start + returned(call("buildOptional", of: builder, [value], place))
        + SourceText(" else ", at: place)
        + returned(call("buildOptional", of: builder, [SourceText("nil", at: place)], place))
    case .block(let block)?:
      return start + either(branch.then, "first") + SourceText(" else ", at: place)
        + either(block, "second")
    case .ifElse(let next)?:
      let rest =
        SourceText("{ ", at: place) + built(next, by: builder, statement, scope)
        + SourceText(" }()", at: place)
      return start + either(branch.then, "first") + SourceText(" else ", at: place)
        + returned(
          declares("buildEither", builder)
            ? call("buildEither", of: builder, [("second", rest)], place) : rest)
    }
  }

  private func declares(_ function: String, _ builder: String) -> Bool {
    resultBuilders[builder]?.functions.contains(function) ?? false
  }

  private func call(
    _ function: String, of builder: String, _ values: [SourceText], _ place: Int
  ) -> SourceText {
    call(function, of: builder, values.map { (label: nil, value: $0) }, place)
  }

  private func call(
    _ function: String, of builder: String, _ values: [(label: String?, value: SourceText)],
    _ place: Int
  ) -> SourceText {
    let written = values.map { value in
      SourceText(value.label.map { $0 + ": " } ?? "", at: place) + value.value
    }
    let path = resultBuilders[builder]?.path ?? builder
    return SourceText("\(path).\(function)(", at: place)
      + .joined(written, by: ", ", at: place) + SourceText(")", at: place)
  }
}

extension Statement {
  fileprivate var isReturn: Bool {
    if case .returning = form { return true }
    return false
  }
}
