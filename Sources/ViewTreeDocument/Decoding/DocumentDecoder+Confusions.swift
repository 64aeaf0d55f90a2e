import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// What is written in the wrong place or form, told by what to write in its place.
extension DocumentDecoder {
  /// Reports a key that a view does not have; one that is a modifier's belongs into the list.
  func reportUnknownArgument(
    _ key: Index, of view: String, known: [String], at node: Index
  ) {
    guard !problems.isStopped else { return }
    let name = tree.text(key)
    guard modifierRegistry.place(of: name) != nil, !known.contains(name) else {
      report(
        .unknownMember(
          name, of: "'\(view)'", at: tree.range(key), known: known + ViewKeys.all))
      return
    }
    report(
      .modifierAmongArguments(
        name, of: view, value: shortText(key + 1), at: tree.range(key),
        hasModifiers: member("modifiers", of: node) != nil))
  }

  /// Reports modifiers that are no list.
  func reportModifiers(_ node: Index) {
    var help: String?
    if kind(node) == .object {
      let names = tree.members(node).prefix(3).map { "{ \"\(tree.text($0.0))\": … }" }
      help = "write a list, the innermost first: [\(names.joined(separator: ", "))]"
    } else if kind(node) == .string {
      help = "write a list: [\"\(tree.text(node))\"]"
    }
    report(
      .wrongKind(
        expected: "a list of modifiers", found: kind(node).description, at: tree.range(node),
        help: help))
  }

  /// Whether a text is a style where a view is expected, such as `red` for `background`; reports it.
  func reportsStyle(
    _ node: Index, _ parameter: ParameterDefinition, of modifier: String
  ) -> Bool {
    guard let label = parameter.alternative, parameter.type == .content, kind(node) == .string,
      case let name = tree.text(node), registry.place(of: name) == nil
    else { return false }
    let views = declaredNames.components + declaredNames.layouts + registry.names
    guard !views.contains(name), NearMatch.nearestName(to: name, in: views) == nil else {
      return false
    }
    report(.styleInPlaceOfView(name, of: modifier, label: label, at: tree.range(node)))
    return true
  }

  /// Reports what is no script: in YAML brackets and braces make lists and mappings.
  func reportNoScript(_ node: Index) {
    let isFlow = isFlowCollection(node) && isYAML(node)
    report(
      .wrongKind(
        expected: "a script: a string or a list of lines", found: kind(node).description,
        at: tree.range(node), help: isFlow ? "in YAML, write it in quotes" : nil))
  }

  /// Whether a list is Swift's brackets in YAML that makes a list of them, such as `[$0]`; reports it.
  func reportsListOfYAML(_ node: Index) -> Bool {
    guard kind(node) == .array, isFlowCollection(node), isYAML(node) else { return false }
    let range = tree.range(node)
    let text = tree.source.bytes[Int(range.start)..<Int(range.end)]
    report(.yamlListAsScript(String(decoding: text, as: UTF8.self), at: range))
    return true
  }

  private func isFlowCollection(_ node: Index) -> Bool {
    let start = Int(tree.range(node).start)
    guard tree.source.bytes.indices.contains(start) else { return false }
    let first = tree.source.bytes[start]
    return first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
  }

  /// Whether a text inside has no quotes, as only YAML allows.
  private func isYAML(_ node: Index) -> Bool {
    let end = next(after: node)
    return (node + 1..<end).contains {
      kind($0) == .string && tree.nodes[Int($0)].quoteLength == 0 && !beginsWithQuote($0)
    }
  }

  /// True if a text is in quotes where it is written: one of settings in a Swift file is a copy without them.
  private func beginsWithQuote(_ node: Index) -> Bool {
    let start = Int(tree.range(node).start)
    guard tree.source.bytes.indices.contains(start) else { return false }
    return tree.source.bytes[start] == UInt8(ascii: "\"")
      || tree.source.bytes[start] == UInt8(ascii: "'")
  }

  /// Whether an interpolation of a text does not end; reports it where it begins.
  func reportsOpenInterpolation(_ node: Index) -> Bool {
    guard let start = withText(node, { StringLiteral.openInterpolation($0) }) else { return false }
    report(
      .unclosedInterpolation(
        at: ScriptText.sourceRange(of: start..<start + 2, at: node, in: tree)))
    return true
  }

  /// What to do where a script uses a proxy by a name that it does not have.
  func helpForProxy(_ problem: ScriptProblem) -> String? {
    guard case .unknownName(let name, _) = problem.kind, Self.proxyNames.contains(name) else {
      return nil
    }
    guard let given = here.proxyNames.last else {
      return "the proxy is known in the content of a GeometryReader: "
        + "{ \"view\": \"GeometryReader\", \"as\": \"\(name)\", \"children\": … }"
    }
    return "the proxy of this GeometryReader is called '\(given)'; "
      + "\"as\": \"\(name)\" gives it this name"
  }

  /// How a text is written where an expression is read that is nothing but a name that nobody knows.
  func helpForText(_ problem: ScriptProblem, at node: Index) -> String? {
    guard here.mayBeText, case .unknownName(let name, _) = problem.kind, kind(node) == .string,
      tree.text(node) == name, SourceSyntax(of: tree.source) != .swift
    else { return nil }
    let first = tree.source.bytes[Int(tree.range(node).start)]
    let isQuoted = first == UInt8(ascii: "\"")
    return Diagnostic.helpForText(name, isInQuotes: isQuoted)
  }

  /// What people call a `GeometryProxy`.
  private static let proxyNames: Set = ["proxy", "geometry", "geo", "geom", "reader", "g", "gp"]

  /// The text of a value as it stands in the document, if it is short.
  private func shortText(_ node: Index) -> String? {
    let range = tree.range(node)
    guard range.end - range.start <= 40 else { return nil }
    let text = tree.source.bytes[Int(range.start)..<Int(range.end)]
    return text.contains(UInt8(ascii: "\n")) ? nil : String(decoding: text, as: UTF8.self)
  }
}
