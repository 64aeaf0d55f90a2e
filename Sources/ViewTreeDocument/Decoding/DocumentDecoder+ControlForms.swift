import ViewTreeScript
import ViewTreeSyntax

/// Conditions and loops: they decide which views there are and have no frame of their own.
extension DocumentDecoder {
  /// Decodes a control form; false if the object is none.
  func decodeControlForm(_ node: Index) -> Bool {
    if let condition = member("if", of: node) {
      decodeConditional(node, condition)
    } else if let binding = member("if let", of: node) {
      decodeOptionalBinding(node, binding)
    } else if let data = member("forEach", of: node) {
      decodeForEach(node, data)
    } else if let subject = member("switch", of: node) {
      decodeSwitch(node, subject)
    } else {
      return false
    }
    return true
  }

  private func openForm(
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
    switch tree.kind(condition) {
    case .true, .false: setArgument(.bool(tree.bool(condition)), 0, of: template)
    default:
      setArgument(decodeExpression(condition, result: declaredType("Bool").type), 0, of: template)
    }
    decodeBranches(values[1], values[2], template, node)
    closeTemplate(template)
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
    var name: String?
    var type = ScriptType.unknown
    if tree.kind(binding) == .object, tree.count(binding) == 1,
      let (key, value) = tree.members(binding).first(where: { _ in true })
    {
      if isIdentifier(tree.text(key), at: key) { name = tree.text(key) }
      let argument = decodeExpression(value)
      type = self.type(of: argument)
      setArgument(argument, 0, of: template)
    } else {
      reportKind(binding, expected: "an object of one name and one expression")
    }
    if let positive = values[1] {
      let content = withNames([ScopeName(name ?? "_", type: type)]) { $0.decodeContent(positive) }
      setArgument(.content(content), 1, of: template)
    } else {
      report(.missingMember("then", of: "'if let'", at: tree.openingRange(node)))
    }
    if let negative = values[2] {
      setArgument(.content(decodeContent(negative)), 2, of: template)
    }
    closeTemplate(template)
  }

  // MARK: - forEach

  private func decodeForEach(_ node: Index, _ data: Index) {
    let values = members(
      of: node, known: ["forEach", "as", "id", "content", "comment"], in: "'forEach'")
    let template = openForm(.forEach, argumentCount: 3, at: node)
    var type = ScriptType.unknown
    switch kind(data) {
    case .true, .false, .null, .number:
      reportKind(data, expected: "a list, or an expression that gives one")
    default:
      let argument =
        kind(data) == .string ? decodeExpression(data) : decodeValue(data, .any)
      type = self.type(of: argument).element
      setArgument(argument, 0, of: template)
    }
    var name = "item"
    if let given = values[1] {
      if tree.kind(given) == .string, isIdentifier(tree.text(given), at: given) {
        name = tree.text(given)
      } else if tree.kind(given) != .string {
        reportKind(given, expected: "a name for the element")
      }
    }
    let elementNames = [ScopeName(name, type: type)]
    if let id = values[2] {
      let form = ScriptCache.Form.closure(parameters: [name], inoutFirst: false)
      let text = ScriptText.bytes(at: id, in: tree) ?? []
      // `\.self` and `\.name` are key paths from the element.
      if text.first == UInt8(ascii: "\\") {
        let prefix = Array("[$0].map(".utf8)
        let call = prefix + text + Array(")[0]".utf8)
        if let script = compile(
          call, at: id, prefix: prefix.count, form, parameters: [type])
        {
          setArgument(.script(script), 1, of: template)
        }
      } else {
        setArgument(
          compile(id, form, parameters: [type]).map { .script($0) } ?? .absent, 1, of: template)
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

  // MARK: - switch

  private func decodeSwitch(_ node: Index, _ subject: Index) {
    let values = members(of: node, known: ["switch", "cases", "comment"], in: "'switch'")
    guard let cases = values[1], tree.kind(cases) == .object else {
      report(.missingMember("cases", of: "'switch'", at: tree.openingRange(node)))
      return
    }
    let count = tree.count(cases)
    let template = openForm(.switch, argumentCount: 1 + 2 * count, at: node)
    let argument = decodeExpression(subject)
    let type = type(of: argument)
    setArgument(argument, 0, of: template)
    for (place, (pattern, content)) in tree.members(cases).enumerated() {
      setArgument(decodePattern(pattern, type), 1 + 2 * place, of: template)
      setArgument(.content(decodeContent(content)), 2 + 2 * place, of: template)
    }
    closeTemplate(template)
  }

  /// A case's pattern becomes a test of the subject; `default` is always true.
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
