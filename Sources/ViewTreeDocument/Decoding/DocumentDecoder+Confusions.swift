import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Diagnostics for common confusions, each with the correct form.
extension DocumentDecoder {
  /// Reports a key that a view doesn't have. If it's a modifier, suggests the list of modifiers.
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

  /// True if a string is a style where a view is expected, such as `red` for `background`. Reports
  /// it.
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

  /// Reports a value that isn't a script: in YAML, brackets and braces make lists and mappings.
  func reportNoScript(_ node: Index) {
    let isFlow = isFlowCollection(node) && isYAML(node)
    report(
      .wrongKind(
        expected: "a script: a string or a list of lines", found: kind(node).description,
        at: tree.range(node), help: isFlow ? "in YAML, write it in quotes" : nil))
  }

  /// True if Swift's brackets were read as a YAML list, such as `[$0]`. Reports it.
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

  /// True if the value contains an unquoted string, which only YAML allows.
  private func isYAML(_ node: Index) -> Bool {
    let end = next(after: node)
    return (node + 1..<end).contains {
      kind($0) == .string && tree.nodes[Int($0)].quoteLength == 0 && !beginsWithQuote($0)
    }
  }

  /// True if the source has quotes around a string. A string in the settings of a Swift file is a
  /// copy without quotes.
  private func beginsWithQuote(_ node: Index) -> Bool {
    let start = Int(tree.range(node).start)
    guard tree.source.bytes.indices.contains(start) else { return false }
    return tree.source.bytes[start] == UInt8(ascii: "\"")
      || tree.source.bytes[start] == UInt8(ascii: "'")
  }

  /// True if an interpolation in a string has no end. Reports it at its start.
  func reportsOpenInterpolation(_ node: Index) -> Bool {
    guard let start = withText(node, { StringLiteral.openInterpolation($0) }) else { return false }
    report(
      .unclosedInterpolation(
        at: ScriptText.sourceRange(of: start..<start + 2, at: node, in: tree)))
    return true
  }

  /// A suggestion for a script that uses an undeclared name for a proxy.
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

  /// The spelling of a string literal, if the expression is only an unknown name.
  func helpForText(_ problem: ScriptProblem, at node: Index) -> String? {
    guard here.mayBeText, case .unknownName(let name, _) = problem.kind, kind(node) == .string,
      tree.text(node) == name, SourceSyntax(of: tree.source) != .swift
    else { return nil }
    let first = tree.source.bytes[Int(tree.range(node).start)]
    let isQuoted = first == UInt8(ascii: "\"")
    return Diagnostic.helpForText(name, isInQuotes: isQuoted)
  }

  /// Common names for a `GeometryProxy`.
  private static let proxyNames: Set = ["proxy", "geometry", "geo", "geom", "reader", "g", "gp"]

  /// The source text of a value, if it's short.
  private func shortText(_ node: Index) -> String? {
    let range = tree.range(node)
    guard range.end - range.start <= 40 else { return nil }
    let text = tree.source.bytes[Int(range.start)..<Int(range.end)]
    return text.contains(UInt8(ascii: "\n")) ? nil : String(decoding: text, as: UTF8.self)
  }
}
