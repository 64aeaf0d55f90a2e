import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Arguments as Swift writes them.
extension ListingWriter {
  /// The text of a script as an expression.
  func scriptText(_ script: ID<DocumentScript>) -> String {
    let script = document.scripts[script]
    if let composed = script.composedText { return composed }
    let text = sections.script(script.syntax)
    if script.offset > 0 {
      return String(decoding: Array(text.utf8).dropFirst(script.offset), as: UTF8.self).trimmed
    }
    // The script is a member's name without its dot.
    return (script.offset == -1 && !text.hasPrefix(".") ? "." : "") + text.trimmed
  }

  /// True if a script is an expression instead of text, written as `{"$": "…"}`.
  func isExpression(_ script: ID<DocumentScript>) -> Bool {
    let node = document.scripts[script].syntax
    return node >= 2 && tree.kind(node - 2) == .object && tree.kind(node - 1) == .string
      && tree.text(node - 1) == "$"
  }

  /// A text: a literal, or an expression for one.
  func textValue(_ argument: Argument) -> String? {
    switch argument {
    case .absent: return nil
    case .text(let node), .markdown(let node): return SwiftLiteral.text(tree.text(node))
    case .constant(let place):
      return SwiftLiteral.value(document.constants[place])
    case .script(let script):
      let entry = document.scripts[script]
      if isExpression(script) || entry.composedText != nil { return scriptText(script) }
      if entry.offset > 0 {
        let text = scriptText(script)
        return String(text.dropLast())
      }
      return SwiftLiteral.interpolated(sections.script(entry.syntax))
    default: return valueText(argument)
    }
  }

  /// A value of a registered parameter, as Swift writes it. `nil` if there is no argument.
  func valueText(
    _ argument: Argument, _ type: ParameterType? = nil, swift: String? = nil, node: Index? = nil
  ) -> String? {
    switch (type, argument) {
    case (_, .absent): return nil
    case (.font?, _): return fontText(argument)
    case (.number?, .script(let script)) where isOtherNumber(script):
      // A document accepts any number as a length, but Swift needs a conversion.
      return "\(swift?.hasPrefix("Double") ?? false ? "Double" : "CGFloat")(\(scriptValue(script)))"
    case (.gridItems?, .constant(let place)): return gridItemsText(document.constants[place])
    case (.dynamicTypeSize?, .option): return node.map { textSize($0) }
    case (.presented?, .bool(let value)), (.boundBool?, .bool(let value)):
      return ".constant(\(value))"
    case (.presented?, .script(let script)), (.boundBool?, .script(let script)):
      let text = scriptText(script)
      return text.hasPrefix("$") || text.hasPrefix(".constant") ? text : ".constant(\(text))"
    case (.text?, _): return textValue(argument)
    case (.any?, .constant) where swift == "URL":
      return valueText(argument).map { "URL(string: \($0))!" }
    case (.any?, .constant) where swift == "URL?":
      return valueText(argument).map { "URL(string: \($0))" }
    case (.guide?, .option(let guide)): return guideText(Int(guide))
    case (.environmentKey?, .option(let key)): return environmentKeyText(Int(key))
    case (.layoutValueKey?, .option(let key)):
      return document.layoutValueKeys[Int(key)].name + ".self"
    case (.option?, .content(let style)): return styleText(style)
    case (.option(let names)?, .option(let place)): return optionText(names[Int(place)])
    case (.insets?, .constant(let place)):
      return insetsText(document.constants[place])
    case (.point?, .constant(let place)):
      return pointText(document.constants[place])
    case (_, .alignment(let alignment)): return alignmentText(alignment, type, swift)
    case (.expression?, .member(let node))
    where swift?.hasSuffix(".Type") ?? false:
      return tree.text(node) + ".self"
    case (.any?, .text(let node)): return SwiftLiteral.text(tree.text(node))
    case (.any?, .option(let place)): return settingText(Int(place), node)
    default: return plainText(argument)
    }
  }

  /// A value next to its written type, so that a whole `CGFloat` needs no fraction.
  func typedText(_ argument: Argument) -> String? {
    if case .constant(let place) = argument {
      return SwiftLiteral.value(document.constants[place], isTyped: true)
    }
    return valueText(argument)
  }

  private func isOtherNumber(_ script: ID<DocumentScript>) -> Bool {
    document.scripts[script].program.convertsNumber
  }

  private func plainText(_ argument: Argument) -> String? {
    switch argument {
    case .number(let value): return SwiftLiteral.number(value)
    case .bool(let value): return String(value)
    case .member(let node):
      let name = tree.text(node)
      return name.hasPrefix(".") ? name : "." + name
    case .edges(let edges): return edgesText(edges)
    case .axes(let axes):
      let names = NamedMember.axes.filter { axes.contains($0.value) }.map { ".\($0.name)" }
      return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    case .unitPoint(let place): return "." + NamedMember.unitPoints[Int(place)].name
    case .anchorSource(let place): return "." + NamedMember.anchorSources[Int(place)]
    case .preferenceKey(let place): return document.preferenceKeys[place].name + ".self"
    case .constant(let place): return SwiftLiteral.value(document.constants[place])
    case .text(let node), .markdown(let node): return SwiftLiteral.text(tree.text(node))
    case .script(let script): return scriptValue(script)
    case .size(let first):
      let parts = sizeArguments(first).map(\.text)
      return "CGSize(\(parts.joined(separator: ", ")))"
    default: return nil
    }
  }

  /// A script as a value. Text with interpolations becomes a literal.
  private func scriptValue(_ script: ID<DocumentScript>) -> String {
    let entry = document.scripts[script]
    if entry.composedText == nil, entry.offset == 0, !isExpression(script),
      entry.isText
    {
      return SwiftLiteral.interpolated(sections.script(entry.syntax))
    }
    return PastedScript(scriptText(script)).lines.joined(separator: "\n")
  }

  private func optionText(_ name: String) -> String {
    name.first?.isUppercase ?? false ? "\(name)()" : ".\(name)"
  }

  private func guideText(_ number: Int) -> String {
    switch document.alignmentNames.guides[number] {
    case "horizontalCenter", "center": "HorizontalAlignment.center"
    case "verticalCenter": "VerticalAlignment.center"
    case let name: ".\(name)"
    }
  }

  private func environmentKeyText(_ number: Int) -> String {
    let key = EnvironmentKey(number: number)
    let name =
      key.system?.rawValue
      ?? key.declared.flatMap { declared in
        document.environmentKeys.indices.contains(declared)
          ? document.environmentKeys[declared].name : nil
      }
    return "\\.\(name ?? "")"
  }

  /// A value of the environment that is one of some names.
  private func settingText(_ place: Int, _ node: Index?) -> String? {
    guard let node, tree.kind(node) == .string else {
      return node.flatMap { tree.kind($0) == .object ? settingText(in: $0) : nil }
    }
    let name = tree.text(node)
    return name.hasPrefix(".") ? name : "." + name
  }

  /// The setting whose key path is the name of the argument.
  private func settingText(in node: Index) -> String? {
    for (key, value) in tree.members(node) where tree.text(key) != "comment" {
      return settingText(0, value)
    }
    return nil
  }

  // MARK: - Geometry

  private func edgesText(_ edges: EdgeSet) -> String {
    if let known = NamedMember.edges.first(where: { $0.value == edges }) { return ".\(known.name)" }
    let names = NamedMember.edges.prefix(4).filter { edges.contains($0.value) }.map {
      ".\($0.name)"
    }
    return "[\(names.joined(separator: ", "))]"
  }

  private func alignmentText(
    _ alignment: Alignment, _ type: ParameterType?, _ swift: String?
  ) -> String {
    let (horizontal, vertical) = (
      horizontalText(alignment.horizontal), verticalText(alignment.vertical)
    )
    switch swift {
    case "HorizontalAlignment": return horizontal
    case "VerticalAlignment", "VerticalAlignment?": return vertical
    default:
      if let known = NamedMember.alignments.first(where: { $0.value == alignment }) {
        return ".\(known.name)"
      }
      return "Alignment(horizontal: \(horizontal), vertical: \(vertical))"
    }
  }

  private func horizontalText(_ alignment: HorizontalAlignment) -> String {
    let known = NamedMember.horizontal.first { $0.value == alignment }?.name
    return "." + (known ?? alignment.key.customID.map { document.alignments[Int($0)].name } ?? "")
  }

  private func verticalText(_ alignment: VerticalAlignment) -> String {
    let known = NamedMember.vertical.first { $0.value == alignment }?.name
    return "." + (known ?? alignment.key.customID.map { document.alignments[Int($0)].name } ?? "")
  }

  /// The columns of a grid as calls:
  /// `[GridItem(.fixed(60)), GridItem(.flexible(minimum: 20), spacing: 4)]`.
  private func gridItemsText(_ value: Value) -> String? {
    guard case .array(let items) = value else { return SwiftLiteral.value(value) }
    let texts = items.map { item -> String in
      guard case .dictionary(let members) = item else { return "GridItem()" }
      func member(_ name: String) -> Value? { members[.string(name)] }
      var parts: [String] = []
      if let fixed = member("fixed").flatMap({ length($0) }) { parts.append(".fixed(\(fixed))") }
      for name in ["flexible", "adaptive"] {
        guard case .dictionary(let bounds)? = member(name) else { continue }
        let given = ["minimum", "maximum"].compactMap { bound in
          bounds[.string(bound)].flatMap { length($0) }.map { "\(bound): \($0)" }
        }
        parts.append(".\(name)(\(given.joined(separator: ", ")))")
      }
      if let spacing = member("spacing").flatMap({ length($0) }) {
        parts.append("spacing: \(spacing)")
      }
      if case .string(let alignment)? = member("alignment") {
        parts.append("alignment: \(alignment.hasPrefix(".") ? "" : ".")\(alignment)")
      }
      return "GridItem(\(parts.joined(separator: ", ")))"
    }
    return "[\(texts.joined(separator: ", "))]"
  }

  private func pointText(_ value: Value) -> String? {
    guard case .dictionary(let members) = value else { return SwiftLiteral.value(value) }
    let parts = ["x", "y"].map { axis in
      "\(axis): \(members[.string(axis)].flatMap { length($0) } ?? "0")"
    }
    return "CGPoint(\(parts.joined(separator: ", ")))"
  }

  private func insetsText(_ value: Value) -> String? {
    guard case .dictionary(let members) = value else { return SwiftLiteral.value(value) }
    let parts = ["top", "leading", "bottom", "trailing"].map { edge in
      "\(edge): \(members[.string(edge)].flatMap { length($0) } ?? "0")"
    }
    return "EdgeInsets(\(parts.joined(separator: ", ")))"
  }

  private func length(_ value: Value) -> String? {
    switch value {
    case .int(let number): String(number)
    case .double(let number): SwiftLiteral.number(number)
    case .string(let text): text.hasPrefix(".") ? text : ".\(text)"
    default: nil
    }
  }

  // MARK: - Fonts

  func fontText(_ argument: Argument) -> String? {
    switch argument {
    case .constant(let place):
      if case .double(let size) = document.constants[place] {
        return ".system(size: \(SwiftLiteral.number(size)))"
      }
      return SwiftLiteral.value(document.constants[place])
    case .font(let first): return fontText(members: first.index)
    case .script(let script)
    where ["Int", "Double", "CGFloat"].contains(
      document.scripts[script].program.resultType.description):
      return ".system(size: \(scriptValue(script)))"
    default: return plainText(argument)
    }
  }

  private func fontText(members first: Int) -> String? {
    var values: [String: String] = [:]
    for (place, parameter) in FontMembers.parameters.enumerated() {
      let argument = document.arguments[first + place]
      values[parameter.name] =
        parameter.type == .text ? textValue(argument) : valueText(argument, parameter.type)
    }
    func arguments(_ names: [(label: String?, name: String)]) -> String {
      names.compactMap { label, name in
        values[name].map { value in label.map { "\($0): \(value)" } ?? value }
      }.joined(separator: ", ")
    }
    if let custom = values["custom"] {
      let rest = arguments([
        ("size", "size"), ("fixedSize", "fixedSize"), ("relativeTo", "relativeTo"),
      ])
      let weight = values["weight"].map { ".weight(\($0))" } ?? ""
      return ".custom(\(custom), \(rest))\(weight)"
    }
    if let style = values["style"], values["weight"] == nil, values["design"] == nil {
      return style
    }
    if values["style"] != nil {
      return ".system(" + arguments([(nil, "style"), ("design", "design"), ("weight", "weight")])
        + ")"
    }
    if values["size"] == nil { values["size"] = values["fixedSize"] }
    return ".system(" + arguments([("size", "size"), ("weight", "weight"), ("design", "design")])
      + ")"
  }

  /// A text size, or a range of them.
  private func textSize(_ node: Index) -> String {
    let words = tree.kind(node) == .string ? tree.text(node).filter { $0 != " " } : ""
    func name(_ text: Substring, _ type: String) -> String {
      text.isEmpty ? "" : "\(type).\(text.split(separator: ".").last ?? "")"
    }
    let parts = words.split(separator: "...", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return name(words[...], "") }
    return name(parts[0], "DynamicTypeSize") + "..." + name(parts[1], "DynamicTypeSize")
  }
}
