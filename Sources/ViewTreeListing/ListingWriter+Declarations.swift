import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Types, keys and alignments of the document.
extension ListingWriter {
  // MARK: - Types of values

  func typeDeclarations() -> [[String]] {
    if let text = pastedSection("types") { return [text] }
    let conformances = TypeConformances(sections)
    return sections.members(of: "types").map { name, node in
      if tree.kind(node) != .object { return PastedScript(sections.script(node)).lines }
      let cases = sections.member("cases", of: node).map { Array(tree.elements($0)) } ?? []
      let fields = sections.member("fields", of: node).map { Array(tree.members($0)) } ?? []
      let isEnum = !cases.isEmpty
      let protocols = conformances.protocols(of: name)
      let inherited = protocols.isEmpty ? "" : ": " + protocols.joined(separator: ", ")
      var lines = ["\(isEnum ? "enum" : "struct") \(name)\(inherited) {"]
      lines += cases.map { "  case \(tree.text($0))" }
      lines += fields.map { "  var \(tree.text($0.key)): \(tree.text($0.value))" }
      if let methods = sections.member("methods", of: node) {
        for method in functionLines(methods) {
          lines += [""] + method.map(\.indented)
        }
      }
      return lines + ["}"]
    }
  }

  /// The lines of a section that is one text in Swift.
  private func pastedSection(_ name: String) -> [String]? {
    guard let node = sections.section(name), tree.kind(node) != .object else { return nil }
    return PastedScript(sections.script(node)).lines
  }

  /// The lines of each function. A function that assigns to a name in `changing` is mutating.
  func functionLines(_ node: Index, changing names: [String] = []) -> [[String]] {
    if tree.kind(node) != .object {
      return [PastedScript(sections.script(node)).lines]
    }
    return sections.methods(node).map { method in
      let script = sections.script(method.body)
      if method.isPasted { return PastedScript(script).lines }
      var result = method.returns ?? types.found[method.body]
      if result == nil, types.missing.contains(method.body) {
        reportNoType(
          for: "the result of '\(method.name)'", of: method.body, at: method.body)
      }
      if result == "Void" { result = nil }
      let parameters = method.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
      let head = "func \(method.name)(\(parameters))"
      return [head + (result.map { " -> \($0)" } ?? "") + " {"]
        + PastedScript(script).lines.map(\.indented) + ["}"]
    }
  }

  // MARK: - Alignments

  func alignmentDeclarations() -> [[String]] {
    document.alignments.map { alignment in
      let type = alignment.axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"
      let id = alignment.name.capitalizedFirst
      let node = alignment.syntax + 1
      let name = sections.member("as", of: node).map { tree.text($0) } ?? "d"
      var lines: [String] = []
      if let script = alignment.defaultValue {
        if let captured = document.scripts[script].program.captures.first {
          report(
            .noSwift(
              "the default of an alignment that reads '\(captured.name)'",
              help: "in Swift, it cannot read a view's state",
              at: tree.range(document.scripts[script].syntax)))
        }
        lines = functionBody(document.text(of: script), parameters: [name])
      }
      return [
        "extension \(type) {", "  private enum \(id): AlignmentID {",
        "    static func defaultValue(in \(name): ViewDimensions) -> CGFloat {",
      ] + lines.map { "      \($0)" } + [
        "    }", "  }", "", "  static let \(alignment.name) = \(type)(\(id).self)", "}",
      ]
    }
  }

  /// The body of a function for a closure. The parameters are bound to the names in its header, or
  /// replace `$0`.
  func functionBody(_ script: String, parameters: [String]) -> [String] {
    let pasted = PastedScript(script)
    var lines = pasted.lines
    if let header = pasted.header {
      let names = header.headerNames
      for (given, parameter) in zip(names, parameters) where given != parameter && given != "_" {
        lines.insert("let \(given) = \(parameter)", at: 0)
      }
    } else if pasted.outline?.anonymousCount ?? 0 > 0 {
      lines = lines.map { $0.replacingAnonymous(with: parameters) }
    }
    return lines
  }

  // MARK: - Keys

  func keyDeclarations() -> [[String]] {
    let declared = document.navigationTitleKey ?? document.preferenceKeys.count
    if let text = pastedSection("preferenceKeys") { return [text] }
    return document.preferenceKeys.prefix(declared).map { key in
      if tree.kind(key.syntax + 1) != .object {
        return PastedScript(sections.script(key.syntax + 1)).lines
      }
      let value = sections.member("defaultValue", of: key.syntax + 1)
      let type = keyType(key)
      var lines = ["struct \(key.name): PreferenceKey {"]
      lines += defaultLines(value, key.defaultValue, type: type ?? "Never")
      lines += [""] + reduceLines(key, type: type ?? "Never")
      return lines + ["}"]
    }
  }

  private func keyType(_ key: PreferenceKeyTemplate) -> String? {
    if let known = key.typeName ?? types.found[key.syntax] { return known }
    let place = document.preferenceKeys.firstIndex { $0.name == key.name } ?? 0
    var written = document.typesWritten(to: place).filter { !$0.contains("_") }
    let type = document.type(of: key.defaultValue)
    let exact = key.defaultValue.flatMap { document.constantValue(of: $0) }.map {
      ScriptType(exactly: $0).description
    }
    let own = type.isComplete ? type.description : exact ?? "_"
    if !own.contains("_"), !written.contains(own) { written.insert(own, at: 0) }
    if written.count > 1 {
      report(.severalTypesKnown(for: "the key '\(key.name)'", written, at: tree.range(key.syntax)))
    } else {
      reportNoType(for: "the key '\(key.name)'", of: key.syntax, at: key.syntax)
    }
    return nil
  }

  /// The default of a key: as pasted, or as a computed property, which every type supports.
  private func defaultLines(_ node: Index?, _ argument: Argument?, type: String) -> [String] {
    if let node, isPastedDefault(node) {
      return PastedScript(sections.script(node)).lines.map(\.indented)
    }
    let text = argument.flatMap { typedText($0) } ?? "nil"
    return ["  static var defaultValue: \(type) { \(text) }"]
  }

  private func isPastedDefault(_ node: Index) -> Bool {
    guard tree.kind(node) == .string || tree.kind(node) == .array else { return false }
    let words = sections.script(node).split { !($0.isLetter) }.prefix(5)
    return words.contains("defaultValue") && (words.contains("let") || words.contains("var"))
  }

  private func reduceLines(_ key: PreferenceKeyTemplate, type: String) -> [String] {
    if let node = sections.member("reduce", of: key.syntax + 1),
      sections.script(node).contains("func reduce")
    {
      return PastedScript(sections.script(node)).lines.map(\.indented)
    }
    let head = "  static func reduce(value: inout \(type), nextValue: () -> \(type)) {"
    let body: [String]
    switch key.reduce {
    case .named(.first): body = []
    case .named(let rule): body = [Self.body(of: rule)]
    case .lastPresent: body = []
    case .script(let script):
      body = functionBody(document.text(of: script), parameters: ["value", "nextValue"])
    }
    return body.isEmpty ? [head + "}"] : [head] + body.map { "    \($0)" } + ["  }"]
  }

  private static func body(of rule: NamedReduce) -> String {
    switch rule {
    case .append: "value.append(contentsOf: nextValue())"
    case .merge: "value.merge(nextValue()) { $1 }"
    case .first: ""
    case .last: "value = nextValue()"
    case .sum: "value += nextValue()"
    case .min: "value = min(value, nextValue())"
    case .max: "value = max(value, nextValue())"
    case .and: "value = value && nextValue()"
    case .or: "value = value || nextValue()"
    }
  }

  // MARK: - Other keys

  func environmentKeyDeclarations() -> [[String]] {
    document.environmentKeys.filter { !$0.isObject }.flatMap { key -> [[String]] in
      let type =
        typeName(
          key.typeName ?? types.found[key.syntax], at: key.syntax, key.defaultValue,
          what: "the value '\(key.name)' of the environment") ?? "Never"
      let name = names.environmentKeyTypes[key.name] ?? key.name
      let value = sections.member("defaultValue", of: key.syntax + 1)
      return [
        ["private struct \(name): EnvironmentKey {"]
          + defaultLines(value, key.defaultValue, type: type) + ["}"],
        [
          "extension EnvironmentValues {", "  var \(key.name): \(type) {",
          "    get { self[\(name).self] }", "    set { self[\(name).self] = newValue }", "  }",
          "}",
        ],
      ]
    }
  }

  func layoutValueKeyDeclarations() -> [[String]] {
    document.layoutValueKeys.map { key in
      let written = sections.member("type", of: key.syntax + 1).map { tree.text($0) }
      let type =
        typeName(
          written ?? types.found[key.syntax], at: key.syntax, key.defaultValue,
          what: "the key '\(key.name)'") ?? "Never"
      let value = sections.member("defaultValue", of: key.syntax + 1)
      return ["struct \(key.name): LayoutValueKey {"]
        + defaultLines(value, key.defaultValue, type: type) + ["}"]
    }
  }

  // MARK: - Publishers

  /// The publishers that views subscribe to, each as a notification with its name.
  func publisherDeclarations() -> [[String]] {
    var names: [String] = []
    for modifier in document.modifiers {
      let definition = modifiers.definitions[modifier.definition]
      guard case .onReceive(let publisher, _, _) = definition.meaning,
        case .text(let node) = document.argument(publisher, of: modifier)
      else { continue }
      let name = tree.text(node)
      if !names.contains(name) { names.append(name) }
    }
    guard !names.isEmpty else { return [] }
    let lines = names.map { name in
      let isName = name.allSatisfy { $0.isLetter || $0.isNumber }
      return "  static let \(isName ? name : "`\(name)`") = PassthroughSubject<"
        + "\(typeSent(to: name)), Never>()"
    }
    return [["enum Events {"] + lines + ["}"]]
  }

  /// The type of the values that the steps send to a publisher, from the first value.
  private func typeSent(to name: String) -> String {
    for step in document.steps {
      if case .send(name, let argument) = step.action {
        switch argument {
        case .absent: return "Void"
        case .constant(let place):
          let type = ScriptType(exactly: document.constants[place])
          if type.isComplete { return type.description }
        default:
          let type = document.type(of: argument)
          if type.isComplete { return type.description }
        }
      }
    }
    return "Void"
  }
}

extension String {
  /// The text with a capital first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The names of the parameters in the header of a closure.
  var headerNames: [String] {
    var header = self
    if let arrow = header.split(separator: "->").first { header = String(arrow).trimmed }
    if header.hasPrefix("("), header.hasSuffix(")") {
      header = String(header.dropFirst().dropLast())
    }
    return header.split(separator: ",").map { part in
      String(part.split(separator: ":").first ?? "").trimmed
    }
  }

  /// The text with names instead of `$0`, `$1` and so on.
  func replacingAnonymous(with names: [String]) -> String {
    var text = self
    for (place, name) in names.enumerated() {
      text = text.split(separator: "$\(place)", omittingEmptySubsequences: false)
        .joined(separator: name)
    }
    return text
  }
}
