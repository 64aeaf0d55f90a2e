import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Views, conditions and loops.
extension ListingWriter {
  /// A list of views as statements of a builder.
  func statements(_ range: TemplateRange) -> [SwiftStatement] {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      if depth == Self.depthLimit + 1, range.first < range.end {
        report(
          .noSwift(
            "views nested more than \(Self.depthLimit) levels deep",
            help: "the compiler cannot check such a body: move parts of it into components",
            at: tree.range(document.templates[range.first].syntax)))
      }
      return []
    }
    var names: Set<String> = []
    return statements(range, &names)
  }

  /// The maximum nesting depth of builders.
  private static let depthLimit = 200

  /// `names` contains the names that a `let` of the same builder declares.
  private func statements(
    _ range: TemplateRange, _ names: inout Set<String>
  ) -> [SwiftStatement] {
    document.entries(of: range).reduce(into: []) { $0 += statements($1.template, &names) }
  }

  private func statements(
    _ template: ViewTemplate, _ names: inout Set<String>
  ) -> [SwiftStatement] {
    switch template.kind {
    case .conditional: return [conditional(template)]
    case .optionalBinding: return [conditional(template)]
    case .switch: return [choice(template)]
    case .forEach: return [.view(loop(template))]
    case .view where isStatement(template): return statement(template, &names)
    default: return view(template, &names)
    }
  }

  func argument(_ template: ViewTemplate, _ place: Int) -> Argument {
    place < Int(template.argumentCount)
      ? document.arguments[template.firstArgument, place] : .absent
  }

  func content(_ argument: Argument) -> [SwiftStatement] {
    if case .content(let range) = argument { return statements(range) }
    return []
  }

  // MARK: - Names

  /// True if a template is a statement between views.
  private func isStatement(_ template: ViewTemplate) -> Bool {
    tree.kind(template.syntax) == .object && sections.member("view", of: template.syntax) == nil
  }

  /// Variables declared between views, and the views that follow them.
  private func statement(
    _ template: ViewTemplate, _ names: inout Set<String>
  ) -> [SwiftStatement] {
    let node = template.syntax
    guard case .content(let rest) = argument(template, 0) else { return [] }
    if let read = sections.member("environment", of: node) {
      return environment(environmentNames(read)[...], rest)
    }
    let variables = sections.member("var", of: node)
    guard let lets = variables ?? sections.member("let", of: node) else { return [] }
    let lines = letLines(lets, template, areVariables: variables != nil)
    if lines.names.isDisjoint(with: names) {
      names.formUnion(lines.names)
      return lines.text + statements(rest, &names)
    }
    return [group(lines.text + statements(rest))]
  }

  private func environment(
    _ values: ArraySlice<(name: String, key: String)>, _ rest: TemplateRange
  ) -> [SwiftStatement] {
    guard let value = values.first else { return statements(rest) }
    if objectKind(value.key) != nil, rest.first < rest.end {
      report(
        .noSwift(
          "an environment object in the content of a view",
          help: "move the views that use it into a component",
          at: tree.range(document.templates[rest.first].syntax)))
    }
    let inner = environment(values.dropFirst(), rest)
    return [
      .view(
        SwiftView(
          base: SwiftCall(
            head: use(.environment),
            arguments: [SwiftCall.Argument(value: "\\.\(value.key)")],
            closures: [SwiftCall.Closure(header: value.name, body: .views(inner))])))
    ]
  }

  private func letLines(
    _ node: Index, _ template: ViewTemplate, areVariables: Bool = false
  ) -> (text: [SwiftStatement], names: Set<String>) {
    var text: [SwiftStatement] = []
    var names: Set<String> = []
    for (place, (key, _)) in tree.members(node).enumerated() where place < template.letCount {
      guard case .script(let script) = document.lets[template.firstLet.index + place] else {
        continue
      }
      let name = tree.text(key)
      if name != "_" { names.insert(name) }
      text.append(letStatement(areVariables && name != "_" ? "var" : "let", name, script))
    }
    return (text, names)
  }

  private func letStatement(
    _ word: String, _ name: String, _ script: ID<DocumentScript>
  ) -> SwiftStatement {
    let lines = PastedScript(scriptText(script)).lines
    if name == "_" {
      let words = ScriptOutline(Array(lines.joined().utf8))?.words ?? []
      let isStatement =
        words.contains { isAssignment($0.text) }
        || words.first.map { ["if", "for", "while", "repeat", "switch", "do"].contains($0.text) }
          ?? false
      if lines.count == 1, isStatement { return .lines(["let _ = { \(lines[0]) }()"]) }
      if lines.count > 1 {
        return .lines(["let _ = {"] + lines.map(\.indented) + ["}()"])
      }
    }
    return .assignment(head: "\(word) \(name)", value: lines.joined(separator: "\n"))
  }

  /// True for `=`, and for an operator such as `+=`.
  private func isAssignment(_ sign: String) -> Bool {
    sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(sign)
  }

  func group(_ content: [SwiftStatement]) -> SwiftStatement {
    .view(
      SwiftView(
        base: SwiftCall(head: "Group", closures: [SwiftCall.Closure(body: .views(content))])))
  }

  // MARK: - Conditions

  private func conditional(_ template: ViewTemplate) -> SwiftStatement {
    .branches(branches(template))
  }

  private func branches(
    _ template: ViewTemplate
  ) -> [(head: String, body: [SwiftStatement])] {
    var result = [(condition(template), content(argument(template, 1)))]
    guard case .content(let range) = argument(template, 2), range.first < range.end else {
      return result
    }
    let next = document.templates[range.first]
    if next.end == range.end, next.kind == .conditional || next.kind == .optionalBinding {
      // In a chain, all heads after the first already begin with `else`.
      result += branches(next).enumerated().map { place, branch in
        (place == 0 ? "else " + branch.head : branch.head, branch.body)
      }
    } else {
      result.append(("else", statements(range)))
    }
    return result
  }

  private func condition(_ template: ViewTemplate) -> String {
    if template.kind == .conditional {
      return "if \(Self.inCondition(valueText(argument(template, 0)) ?? "true"))"
    }
    let node = template.syntax
    let binding = sections.member("if let", of: node) ?? sections.member("guard let", of: node)
    guard let binding else { return "if true" }
    if tree.kind(binding) == .object {
      let name = tree.text(binding + 1)
      let value = valueText(argument(template, 0)) ?? name
      return value == name ? "if let \(name)" : "if let \(name) = \(Self.inCondition(value))"
    }
    var text = tree.text(binding).trimmed
    if text.hasPrefix("let ") { text = String(text.dropFirst(4)).trimmed }
    let parts = text.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
    return parts.count == 2
      ? "if let \(parts[0]) = \(Self.inCondition(parts[1]))" : "if let \(text)"
  }

  /// An expression before the brace of a body, in parentheses if it needs them.
  private static func inCondition(_ text: String) -> String {
    let outline = ScriptOutline(Array(text.utf8))
    return outline?.needsParenthesesBeforeBody == true ? "(\(text))" : text
  }

  private func choice(_ template: ViewTemplate) -> SwiftStatement {
    let cases = sections.member("cases", of: template.syntax).map { Array(tree.members($0)) } ?? []
    var entries: [(head: String, body: [SwiftStatement])] = []
    for (place, (pattern, _)) in cases.enumerated() {
      let text = tree.text(pattern)
      let body = content(argument(template, 2 + 2 * place))
      entries.append(
        (
          text == "default" ? text : "case \(SwiftPattern.text(text))",
          body.isEmpty ? [empty] : body
        ))
    }
    let patterns = cases.map { tree.text($0.key) }
    if !patterns.contains("default"), !namesAllCases(patterns) {
      entries.append(("default", [empty]))
    }
    return .choice(
      subject: Self.inCondition(valueText(argument(template, 0)) ?? "true"), cases: entries)
  }

  private var empty: SwiftStatement { .view(SwiftView(base: SwiftCall(head: "EmptyView"))) }

  /// True if patterns without conditions cover all cases of an enum of the document, or both
  /// Boolean values.
  private func namesAllCases(_ patterns: [String]) -> Bool {
    let names = Set(
      patterns.filter { !$0.contains(" where ") }.compactMap { pattern -> String? in
        let start = pattern.hasPrefix("let ") ? pattern.dropFirst(4) : pattern[...]
        guard start.hasPrefix(".") else {
          return start == "true" || start == "false" ? String(start) : nil
        }
        return String(start.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      })
    if names == ["true", "false"] { return true }
    return sections.members(of: "types").contains { _, node in
      guard let cases = sections.member("cases", of: node) else { return false }
      return tree.elements(cases).allSatisfy { element in
        names.contains(String(tree.text(element).prefix { $0 != "(" }).trimmed)
      }
    }
  }

  // MARK: - Loops

  func loop(_ template: ViewTemplate) -> SwiftView {
    let node = template.syntax
    var name = sections.member("as", of: node).map { tree.text($0) } ?? "item"
    let data = valueText(argument(template, 0)) ?? "[]"
    if data == "[]" {
      report(
        .noTypeKnown(
          for: "the elements of an empty list",
          at: tree.range(sections.member("forEach", of: node) ?? node)))
    }
    var views = content(argument(template, 2))
    let isBinding = data.hasPrefix("$")
    if isBinding, !name.hasPrefix("$") { name = "$\(name)" }
    var call = SwiftCall(head: "ForEach", arguments: [SwiftCall.Argument(value: data)])
    let id = sections.member("id", of: node).map { sections.script($0).trimmed }
    let bare = String(name.drop { $0 == "$" })
    if let path = id.flatMap({ keyPath($0, element: bare) }) {
      call.arguments.append(SwiftCall.Argument(label: "id", value: path))
    } else if let id {
      let closure = PastedScript(id)
      let text = closure.lines.joined(separator: "\n").replacingAnonymous(with: [bare])
      let header = closure.header ?? bare
      call.arguments = [
        SwiftCall.Argument(
          value: "\(data).map { \(header) in \(use(.element))(value: \(header), id: \(text)) }")
      ]
      name = "element"
      views.insert(.lines(["let \(bare) = element.value"]), at: 0)
    } else if !isLiteralRange(data) {
      let isRange = data.contains("..<") || data.contains("...")
      if isRange || isBinding {
        call.arguments.append(SwiftCall.Argument(label: "id", value: "\\.self"))
      } else {
        call.arguments = [
          SwiftCall.Argument(value: "Array(\(data).enumerated())"),
          SwiftCall.Argument(label: "id", value: "\\.offset"),
        ]
        name = "_, \(name)"
      }
    }
    call.closures = [SwiftCall.Closure(header: name, body: .views(views))]
    return SwiftView(base: probed(call, template, isBinding: isBinding))
  }

  /// The identity as a key path, or `nil` if it isn't a key path.
  private func keyPath(_ id: String, element: String) -> String? {
    if id.hasPrefix("\\") { return id }
    let words = id.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = words.first, first == "$0" || first == element,
      words.allSatisfy({ $0.first.map { $0.isLetter || $0 == "$" || $0 == "_" } ?? false }),
      words.dropFirst().allSatisfy({ word in
        word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      })
    else { return nil }
    return words.count == 1 ? "\\.self" : "\\." + words.dropFirst().joined(separator: ".")
  }

  /// True if data is a literal range of integers, for which Swift needs no `id`.
  private func isLiteralRange(_ data: String) -> Bool {
    let parts = data.split(separator: "..<")
    return data.contains("..<") && parts.count == 2
      && parts.allSatisfy { $0.trimmedNumber }
  }

  // MARK: - Views

  private func view(
    _ template: ViewTemplate, _ names: inout Set<String>
  ) -> [SwiftStatement] {
    var lets: (text: [SwiftStatement], names: Set<String>) = ([], [])
    if template.letCount > 0, let node = letNode(template) { lets = letLines(node, template) }
    guard let chain = chain(template) else { return [] }
    if lets.text.isEmpty { return [.view(chain)] }
    if lets.names.isDisjoint(with: names) {
      names.formUnion(lets.names)
      return lets.text + [.view(chain)]
    }
    return [group(lets.text + [.view(chain)])]
  }

  /// The `let` of a view. With a custom modifier, it belongs to the modified view.
  private func letNode(_ template: ViewTemplate) -> Index? {
    if tree.kind(template.syntax) == .object,
      let node = sections.member("let", of: template.syntax)
    {
      return node
    }
    return modified(template).flatMap { letNode(document.templates[$0.first]) }
  }

  /// The view that a custom modifier modifies, if the template is one.
  func modified(_ template: ViewTemplate) -> TemplateRange? {
    guard template.kind == .component else { return nil }
    let component = document.components[template.component]
    guard component.isModifier,
      case .content(let range) = argument(template, component.parameters.count - 1)
    else { return nil }
    return range
  }

  /// A view with its modifiers and its name.
  private func chain(_ template: ViewTemplate) -> SwiftView? {
    var chain: SwiftView
    var kinds = ["View"]
    if let range = modified(template) {
      let inner = probing(.on(word: nil)) { statements(range) }
      if inner.count == 1, case .view(let view) = inner[0] {
        chain = view
      } else if case .view(let view) = group(inner) {
        chain = view
      } else {
        return nil
      }
      chain.modifiers.append(ownModifier(template))
    } else {
      guard let base = probing(probingInside(template), { base(template) }) else { return nil }
      chain = SwiftView(base: base.call, modifiers: columnModifiers(of: template))
      kinds = base.kinds
    }
    var place = chain.modifiers.count
    let probingModifier = probingModifiers(of: template)
    for (number, modifier) in modifiers(of: template).enumerated() {
      let written = probing(probingModifier(number)) { modifierCall(modifier, on: kinds) }
      guard let written else { continue }
      chain.modifiers.append(probed(written.call, modifier, of: template))
      if kinds.count > 1, written.kinds.count > 1 || written.isOfKind {
        place = chain.modifiers.count
      }
      kinds = written.kinds
    }
    chain.modifiers.insert(contentsOf: marks(of: template), at: place)
    if let probe = probe(template) { chain.modifiers.append(probe) }
    // After a concatenation with `+`, a modifier would apply only to the last `Text`.
    if !chain.modifiers.isEmpty, chain.base.head.contains(") + Text(") {
      chain.base.head = "(\(chain.base.head))"
    }
    return chain
  }

  func modifiers(of template: ViewTemplate) -> ArraySlice<ModifierTemplate> {
    document.modifiers[template.modifiers]
  }

  /// The calls for the properties of a view that no SwiftUI modifier has: its size, and its name in
  /// reports.
  private func marks(of template: ViewTemplate) -> [SwiftCall] {
    var calls: [SwiftCall] = []
    if template.kind == .view, views.definitions[template.view].name != "Box",
      case .size(let first) = sizeArgument(of: template)
    {
      calls.append(SwiftCall(head: ".\(use(.size))", arguments: sizeArguments(first)))
    }
    if template.kind == .view,
      let offset = offset(of: template)
    {
      calls.append(
        SwiftCall(
          head: ".scrollPosition",
          arguments: [SwiftCall.Argument(value: ".constant(ScrollPosition(point: \(offset)))")]))
    }
    if let id = textValue(template.id) {
      calls.append(
        SwiftCall(
          head: ".accessibilityIdentifier", arguments: [SwiftCall.Argument(value: id)]))
    }
    if let probe = innerProbe(template) { calls.append(probe) }
    return calls
  }

  /// The content offset of a scroll view, if the document sets it.
  private func offset(of template: ViewTemplate) -> String? {
    let definition = views.definitions[template.view]
    return definition.parameters.firstIndex { $0.name == "contentOffset" }.flatMap {
      valueText(argument(template, $0), definition.parameters[$0].type)
    }
  }

  private func sizeArgument(of template: ViewTemplate) -> Argument {
    let parameters = views.definitions[template.view].parameters
    guard let place = parameters.firstIndex(where: { $0.name == "size" && $0.type == .size }) else {
      return .absent
    }
    return argument(template, place)
  }

  /// The width and the height of a size, with their labels.
  func sizeArguments(_ first: ID<Argument>) -> [SwiftCall.Argument] {
    zip(["width", "height"], [first, first.advanced(by: 1)]).compactMap { label, place in
      valueText(document.arguments[place]).map {
        SwiftCall.Argument(label: label, value: $0)
      }
    }
  }
}

extension Substring {
  /// True if it's an integer.
  fileprivate var trimmedNumber: Bool {
    let text = String(self).trimmed
    return !text.isEmpty && text.allSatisfy { $0.isNumber }
  }
}
