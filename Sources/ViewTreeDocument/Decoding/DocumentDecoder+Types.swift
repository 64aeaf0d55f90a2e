import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

extension DocumentDecoder {
  /// Decodes the types of scripts: those of values, and layouts.
  func decodeTypes(_ node: Index?, layouts: Index?, keys: Index?) {
    readSwiftKeys(keys)
    guard node != nil || layouts != nil || !preferenceKeys.inSwift.isEmpty else { return }
    var declarations = valueDeclarations(node)
    addKeyTypes(to: &declarations)
    if let node { reportInheritance(declarations, at: node) }
    declarations += layoutDeclarations(layouts, besides: declarations.map(\.name))
    document.takesUnknown = unknown.areTaken
    // With several files or unknown names, a problem in code matters only if the code runs.
    document.types =
      memory?.types(declarations, compilesOnDemand: unknown.areTaken)
      ?? ScriptTypes(declarations, compilesOnDemand: unknown.areTaken)
    // With several files, an unknown name is reported where a value of the type is used.
    if !areSeveralFiles { reportUnknownNames(document.types.findUnknownNames()) }
    let undeclared = document.types.undeclaredMembers.filter { !isMentioned($0) }
    let problems = document.types.problems + undeclared + document.types.warnings
    for problem in problems where !isOfKeyDefault(problem) {
      report(document.diagnostic(of: problem))
    }
  }

  /// True if the document is a Swift program of several files.
  var areSeveralFiles: Bool { tree.source.parts.count > 1 }

  /// Reports names of types that aren't declared. In a Swift file they may be declared in other
  /// files, so each is only one warning. The same applies to a document that accepts unknown names.
  func reportUnknownNames(_ problems: [ScriptProblem]) {
    let mayBeElsewhere = unknown.areTaken || SourceSyntax(of: tree.source) == .swift
    for problem in problems {
      // Nested aliases can repeat a name many times, so search for similar names only once.
      if mayBeElsewhere, case .unknownName(let name, _) = problem.kind,
        !unknown.told.insert(name).inserted
      {
        continue
      }
      var diagnostic = document.diagnostic(of: problem)
      if mayBeElsewhere { diagnostic.severity = .warning }
      report(diagnostic)
    }
  }

  /// The types of values: their fields, cases and methods.
  private func valueDeclarations(_ node: Index?) -> [ScriptTypes.Declaration] {
    guard let node else { return [] }
    guard tree.kind(node) == .object else {
      let declarations = swiftTypes(
        node, expected: "an object of types, or their declarations in Swift")
      reportTwice(declarations, at: node)
      return declarations
    }
    var declarations: [ScriptTypes.Declaration] = []
    for (key, value) in tree.members(node) {
      guard tree.kind(value) == .object else {
        declarations += swiftTypes(key, value)
        continue
      }
      let values = members(
        of: value, known: ["fields", "cases", "methods", "comment"], in: "a type")
      var declaration = ScriptTypes.Declaration(
        name: tree.text(key),
        fields: values[0].map { decodeFields($0) } ?? [],
        cases: values[1].map { decodeCases($0) } ?? [],
        methods: values[2].map { decodeMethods($0) } ?? [])
      declaration.writtenTypes = values[0].map { writtenTypes(tree.members($0).map(\.value)) } ?? []
      declarations.append(declaration)
    }
    reportTwice(declarations, at: node)
    return declarations
  }

  /// Fields are names with a Swift type, and a default after `=`: `"Anchor<CGRect>? = nil"`.
  private func decodeFields(_ node: Index) -> [ScriptTypes.Field] {
    guard tree.kind(node) == .object else {
      reportKind(node, expected: "an object of names and types")
      return []
    }
    var fields: [ScriptTypes.Field] = []
    for (key, value) in tree.members(node) {
      guard tree.kind(value) == .string else {
        reportKind(value, expected: "a type such as \"Int\"")
        continue
      }
      let text = tree.withTextBytes(value) { Array($0) }
      let equals = text.firstIndex(of: UInt8(ascii: "="))
      let type = String(decoding: text[..<(equals ?? text.count)], as: UTF8.self)
      let defaultValue = equals.map { equals in
        ScriptTypes.Source(
          Array(text[(equals + 1)...]),
          origin: ScriptOrigin(syntax: value, offset: equals + 1).number)
      }
      fields.append(
        ScriptTypes.Field(
          name: tree.text(key), typeName: type.trimmingSpaces, defaultValue: defaultValue))
    }
    return fields
  }

  /// The types that names are written with.
  private func writtenTypes(_ nodes: [Index]) -> [ScriptTypes.WrittenType] {
    nodes.compactMap { value in
      guard tree.kind(value) == .string else { return nil }
      let text = tree.withTextBytes(value) { Array($0.prefix { $0 != UInt8(ascii: "=") }) }
      return ScriptTypes.WrittenType(
        ScriptTypes.Source(text, origin: ScriptOrigin(syntax: value).number))
    }
  }

  /// Cases are names, with the types of their values in parentheses: `"field(Int)"`.
  private func decodeCases(_ node: Index) -> [ScriptTypes.Case] {
    guard tree.kind(node) == .array else {
      reportKind(node, expected: "a list of cases")
      return []
    }
    var cases: [ScriptTypes.Case] = []
    for element in tree.elements(node) {
      guard tree.kind(element) == .string else {
        reportKind(element, expected: "a case such as \"field(Int)\"")
        continue
      }
      let made = ScriptTypes.Case(written: tree.text(element))
      if cases.contains(where: { $0.name == made.name && $0.labels == made.labels }) {
        reportRedeclaration(of: made.name, at: element)
      }
      cases.append(made)
    }
    return cases
  }

  /// Reports a name that a declaration already has, as scripts do.
  private func reportRedeclaration(of name: String, at node: Index) {
    let problem = ScriptProblem(.redeclaration(of: name), range: 0..<0)
    report(problem.diagnostic { _ in tree.range(node) })
  }

  /// Methods are names with a body, or with an object of `parameters` and `body`.
  func decodeMethods(_ node: Index) -> [ScriptTypes.Method] {
    if tree.kind(node) != .object, let functions = pastedFunctions(node) { return functions }
    guard tree.kind(node) == .object else {
      reportKind(node, expected: "an object of methods")
      return []
    }
    var methods: [ScriptTypes.Method] = []
    for (key, value) in tree.members(node) {
      var parameters: [ScriptTypes.Method.Parameter] = []
      var types: [ScriptTypes.WrittenType] = []
      var body = value
      var result: String?
      if tree.kind(value) == .object {
        let values = members(
          of: value, known: ["parameters", "returns", "body", "comment"], in: "a method")
        if let names = values[0] { parameters = decodeMethodParameters(names) }
        result = typeText(values[1])
        types = writtenTypes(
          (values[0].map { tree.members($0).map(\.value) } ?? []) + [values[1]].compactMap(\.self))
        guard let text = values[2] else {
          report(.missingMember("body", of: "a method", at: tree.openingRange(value)))
          continue
        }
        body = text
      }
      if body == value, let function = pastedFunction(body, named: tree.text(key)) {
        methods.append(function)
        continue
      }
      guard let text = ScriptText.bytes(at: body, in: tree) else {
        reportKind(body, expected: "a script: a string or a list of lines")
        continue
      }
      let source = ScriptTypes.Source(text, origin: ScriptOrigin(syntax: body).number)
      var method = ScriptTypes.Method(
        name: tree.text(key), parameters: parameters,
        resultTypeName: result ?? assumedType(body)?.text, body: source)
      method.writtenTypes = types
      methods.append(method)
    }
    return methods
  }

  /// Decodes a method's parameters, an object of names and types. A name that starts with `_ ` has
  /// no label.
  private func decodeMethodParameters(_ node: Index) -> [ScriptTypes.Method.Parameter] {
    guard tree.kind(node) == .object else {
      reportKind(node, expected: "an object of names and types")
      return []
    }
    var parameters: [ScriptTypes.Method.Parameter] = []
    for (key, value) in tree.members(node) {
      let name = tree.text(key)
      let bare = name.hasPrefix("_ ") ? String(name.dropFirst(2)) : name
      guard isIdentifier(bare, at: key) else { continue }
      if parameters.contains(where: { $0.name == bare }) {
        reportRedeclaration(of: bare, at: key)
        continue
      }
      let type = tree.kind(value) == .string ? tree.text(value) : nil
      parameters.append(
        ScriptTypes.Method.Parameter(
          label: bare == name ? name : nil, name: bare, typeName: type))
    }
    return parameters
  }
}

extension String {
  /// The text without spaces at its ends.
  var trimmingSpaces: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
