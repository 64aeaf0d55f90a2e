import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Conditions and loops, which determine the views and have no frames.
extension DocumentDecoder {
  /// Decodes a control structure. Returns false for other objects.
  func decodeControlForm(_ node: Index) -> Bool {
    if let condition = member("if", of: node) {
      decodeConditional(node, condition)
    } else if let binding = member("if let", of: node) {
      decodeOptionalBinding(node, binding)
    } else if let data = member("forEach", of: node) {
      decodeForEach(node, data)
    } else if let subject = member("switch", of: node) {
      decodeSwitch(node, subject)
    } else if let name = member("slot", of: node) {
      decodeSlot(node, name)
    } else {
      return false
    }
    return true
  }

  func openForm(
    _ kind: ViewTemplate.Kind, argumentCount: Int, at node: Index
  ) -> Int {
    let template = openTemplate(kind, definition: 0, argumentCount: argumentCount, at: node)
    document.templates[template].isDynamic = true
    return template
  }

  // MARK: - if

  private func decodeConditional(_ node: Index, _ condition: Index) {
    let values = members(
      of: node, known: ["if", "then", "else", "comment"], in: "'if'")
    let template = openForm(.conditional, argumentCount: 3, at: node)
    decodeCondition(condition, template)
    decodeBranches(values[1], values[2], template, node)
    closeTemplate(template)
  }

  func decodeCondition(_ condition: Index, _ template: Int) {
    switch tree.kind(condition) {
    case .true, .false: setArgument(.bool(tree.bool(condition)), 0, of: template)
    default:
      setArgument(decodeExpression(condition, result: declaredType("Bool").type), 0, of: template)
    }
  }

  private func decodeBranches(
    _ positive: Index?, _ negative: Index?, _ template: Int, _ node: Index
  ) {
    if let positive {
      setArgument(.content(decodeContent(positive)), 1, of: template)
    } else {
      report(.missingMember("then", of: "'if'", at: tree.openingRange(node)))
    }
    if let negative { setArgument(.content(decodeContent(negative)), 2, of: template) }
  }

  private func decodeOptionalBinding(_ node: Index, _ binding: Index) {
    let values = members(
      of: node, known: ["if let", "then", "else", "comment"], in: "'if let'")
    let template = openForm(.optionalBinding, argumentCount: 3, at: node)
    let name = decodeUnwrapped(binding, template)
    if let positive = values[1] {
      let content = withNames([name]) { $0.decodeContent(positive) }
      setArgument(.content(content), 1, of: template)
    } else {
      report(.missingMember("then", of: "'if let'", at: tree.openingRange(node)))
    }
    if let negative = values[2] {
      setArgument(.content(decodeContent(negative)), 2, of: template)
    }
    closeTemplate(template)
  }

  /// The name of an optional's value: an object of it and an expression, or as in Swift, `name` or
  /// `name = expression`.
  func decodeUnwrapped(_ binding: Index, _ template: Int) -> ScopeName {
    var name = "_"
    var argument = Argument.absent
    if kind(binding) == .object, tree.count(binding) == 1 {
      if isIdentifier(tree.text(binding + 1), at: binding + 1) { name = tree.text(binding + 1) }
      argument = decodeExpression(binding + 2)
    } else if kind(binding) == .string {
      let text = withText(binding) { Array($0) }
      let equals = text.firstIndex(of: UInt8(ascii: "="))
      name = String(decoding: text[..<(equals ?? text.count)], as: UTF8.self).trimmingSpaces
      if name.hasPrefix("let ") { name = String(name.dropFirst(4)).trimmingSpaces }
      if !isIdentifier(name, at: binding) { return ScopeName("_") }
      let start = equals.map { $0 + 1 } ?? text.count - name.utf8.count
      argument =
        compile(Array(text[start...]), at: binding, prefix: -start, .expression)
        .map { .script($0) } ?? .absent
    } else {
      reportKind(binding, expected: "a name, or an object of one name and one expression")
    }
    setArgument(argument, 0, of: template)
    return ScopeName(name, type: type(of: argument).unwrapped)
  }

  // MARK: - forEach

  private func decodeForEach(_ node: Index, _ data: Index) {
    let values = members(
      of: node, known: ["forEach", "as", "id", "content", "comment"], in: "'forEach'")
    let template = openForm(.forEach, argumentCount: 3, at: node)
    var type = ScriptType.unknown
    switch kind(data) {
    case .true, .false, .null, .number:
      reportKind(data, expected: "a list, or an expression that returns a list")
    default:
      let argument =
        kind(data) == .string ? decodeExpression(data) : decodeValue(data, .any)
      type = self.type(of: argument).element
      setArgument(argument, 0, of: template)
    }
    let isBinding = isBinding(data)
    if isBinding { type = typeOfPlace(String(tree.text(data).dropFirst())).element }
    let name = values[1].map { decodeElementName($0, isBinding: isBinding) } ?? "item"
    let elementNames = [ScopeName(name, storage: isBinding ? .state : .constant, type: type)]
    if let id = values[2] {
      let form = ScriptCache.Form.closure(parameters: [name], inoutFirst: false)
      let text = ScriptText.bytes(at: id, in: tree) ?? []
      // A key path such as `\.self` or `\.name` starts at the element, so apply it with `map`.
      if text.first == UInt8(ascii: "\\") {
        let prefix = Array("[$0].map(".utf8)
        let call = prefix + text + Array(")[0]".utf8)
        if let script = compile(
          call, at: id, prefix: prefix.count, form, parameters: [type])
        {
          setArgument(.script(script), 1, of: template)
        }
      } else {
        let script = takingText { compile(id, form, parameters: [type]) }
        setArgument(script.map { .script($0) } ?? .absent, 1, of: template)
      }
    }
    if let content = values[3] {
      let range = withNames(elementNames) { $0.decodeContent(content) }
      setArgument(.content(range), 2, of: template)
    } else {
      report(.missingMember("content", of: "'forEach'", at: tree.openingRange(node)))
    }
    closeTemplate(template)
  }

  /// True if the expression is a binding, such as `$items` or `$model.items`.
  private func isBinding(_ node: Index) -> Bool {
    guard kind(node) == .string else { return false }
    return withText(node) { text in
      text.count > 1 && text[0] == UInt8(ascii: "$") && text[1] &- UInt8(ascii: "0") >= 10
    }
  }

  /// The name of an element. With `$` before it, as in Swift, the element of a binding.
  private func decodeElementName(_ node: Index, isBinding: Bool) -> String {
    guard kind(node) == .string else {
      reportKind(node, expected: "a name for the element")
      return "item"
    }
    var name = tree.text(node)
    if name.hasPrefix("$") {
      name.removeFirst()
      if !isBinding { report(.elementIsNoBinding(name, at: tree.range(node))) }
    }
    return isIdentifier(name, at: node) ? name : "item"
  }

  // MARK: - switch

  private func decodeSwitch(_ node: Index, _ subject: Index) {
    let values = members(of: node, known: ["switch", "cases", "comment"], in: "'switch'")
    guard let cases = values[1], tree.kind(cases) == .object else {
      report(.missingMember("cases", of: "'switch'", at: tree.openingRange(node)))
      return
    }
    let count = tree.count(cases)
    let template = openForm(.switch, argumentCount: 1 + 2 * count, at: node)
    let argument = takingText { decodeExpression(subject) }
    let type = type(of: argument)
    setArgument(argument, 0, of: template)
    for (place, (pattern, content)) in tree.members(cases).enumerated() {
      let test = decodePattern(pattern, type)
      setArgument(test, 1 + 2 * place, of: template)
      let names = decodePatternNames(pattern, type, test)
      let views =
        names.isEmpty ? decodeContent(content) : withNames(names) { $0.decodeContent(content) }
      setArgument(.content(views), 2 + 2 * place, of: template)
    }
    closeTemplate(template)
  }

  /// The names that a pattern gives, each with a script that takes its value out of a subject that
  /// matches: the loop ends in its first turn.
  private func decodePatternNames(
    _ pattern: Index, _ type: ScriptType, _ test: Argument
  ) -> [ScopeName] {
    guard case .script(let test) = test else { return [] }
    let prefix = Array("while true { switch $0 { case ".utf8)
    let form = ScriptCache.Form.closure(parameters: ["subject"], inoutFirst: false)
    var names: [ScopeName] = []
    var scripts: [ID<DocumentScript>] = []
    for name in PatternNames.names(in: tree.text(pattern)) {
      let text =
        prefix + withText(pattern) { Array($0) }
        + Array(": return \(name); default: break } }".utf8)
      guard
        let script = compile(text, at: pattern, prefix: prefix.count, form, parameters: [type])
      else { continue }
      scripts.append(script)
      names.append(ScopeName(name, type: document.scripts[script].program.resultType))
    }
    document.patternValues[test] = scripts.isEmpty ? nil : scripts
    return names
  }

  /// Turns a case's pattern into a test of the subject. `default` is always true.
  private func decodePattern(_ pattern: Index, _ type: ScriptType) -> Argument {
    if tree.text(pattern, equals: "default") { return .bool(true) }
    let prefix = Array("switch $0 { case ".utf8)
    let suffix = Array(": true; default: false }".utf8)
    let text = prefix + (ScriptText.bytes(at: pattern, in: tree) ?? []) + suffix
    let form = ScriptCache.Form.closure(parameters: ["subject"], inoutFirst: false)
    return compile(text, at: pattern, prefix: prefix.count, form, parameters: [type])
      .map { .script($0) } ?? .absent
  }
}
