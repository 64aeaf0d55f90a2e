import ViewTreeScript
import ViewTreeSyntax

extension DocumentDecoder {
  /// Decodes a view's list of modifiers, the innermost first.
  func decodeModifiers(_ node: Index, _ template: Int) {
    guard kind(node) == .array else {
      reportKind(node, expected: "a list of modifiers")
      return
    }
    let first = document.modifiers.count
    let count = tree.count(node)
    document.templates[template].firstModifier = UInt32(first)
    document.templates[template].modifierCount = UInt32(clamping: count)
    let end = nodes[Int(node)].next
    var element = node + 1
    while element < end {
      defer { element = nodes[Int(element)].next }
      document.modifiers.append(
        ModifierTemplate(definition: .max, firstArgument: 0, hasScripts: false, syntax: element))
    }
    for place in 0..<count {
      decodeModifier(document.modifiers[first + place].syntax, at: first + place, template)
    }
  }

  private func decodeModifier(_ node: Index, at place: Int, _ template: Int) {
    var name = node
    var value: Index?
    if kind(node) == .object {
      let end = nodes[Int(node)].next
      guard node + 1 < end else {
        report(.emptyModifier(at: tree.range(node)))
        return
      }
      (name, value) = (node + 1, node + 2)
      let second = nodes[Int(node) + 2].next
      if second < end {
        report(.twoModifiers(tree.text(second), at: tree.range(second)))
        return
      }
    } else if kind(node) != .string {
      reportKind(node, expected: "a modifier: its name, or an object with its name")
      return
    }
    guard let index = withText(name, { modifierRegistry.names.index(of: $0) }) else {
      report(
        .unknownModifier(
          tree.text(name), at: tree.range(name), known: modifierRegistry.names.names))
      return
    }
    let definition = modifierRegistry.definitions[index]
    if definition.makesDynamic { document.templates[template].isDynamic = true }
    let first = document.arguments.count
    let count = definition.parameterCount
    for _ in 0..<count { document.arguments.append(.absent) }
    document.modifiers[place].definition = UInt16(index)
    document.modifiers[place].firstArgument = UInt32(first)
    if let value { decodeModifierArguments(value, definition, at: place) }
    if definition.hasRequired { reportMissing(definition, from: first, at: node) }
  }

  private func decodeModifierArguments(
    _ node: Index, _ definition: ModifierDefinition, at modifier: Int
  ) {
    if definition.loneNumber >= 0, kind(node) == .number {
      setArgument(.number(tree.number(node)), definition.loneNumber, ofModifier: modifier)
      return
    }
    if let place = directPlace(node, definition) {
      let argument = decodeArgument(
        node, definition.parameters[place], names: definition.nameDefaults)
      setArgument(argument, place, ofModifier: modifier)
      return
    }
    guard kind(node) == .object else {
      if kind(node) != .null {
        report(
          .argumentNeedsLabel(
            of: definition.name, labels: definition.parameters.map(\.name), at: tree.range(node)))
      }
      return
    }
    let names = definition.nameDefaults.flatMap { givenNames(member("as", of: node), $0) }
    let end = nodes[Int(node)].next
    var next = node + 1
    while next < end {
      let (key, value) = (next, next + 1)
      next = nodes[Int(value)].next
      let place = withText(key) { definition.parameterNames.index(of: $0) }
      guard let place else {
        if ViewKeys.kind(key, in: self) == .comment { continue }
        report(
          .unknownMember(
            tree.text(key), of: "'\(definition.name)'", at: tree.range(key),
            known: definition.parameters.map(\.name)))
        continue
      }
      let argument = decodeArgument(value, place, of: definition, names: names)
      setArgument(argument, place, ofModifier: modifier)
    }
  }

  private func setArgument(_ argument: Argument, _ place: Int, ofModifier modifier: Int) {
    document.arguments[Int(document.modifiers[modifier].firstArgument) + place] = argument
    if isScript(argument) { document.modifiers[modifier].hasScripts = true }
  }

  /// The parameter that a value stands for when it is given without a label.
  private func directPlace(_ node: Index, _ definition: ModifierDefinition) -> Int? {
    guard definition.hasUnlabelled else { return nil }
    return definition.parameters.indices.first { place in
      let parameter = definition.parameters[place]
      return parameter.isUnlabelled && accepts(node, parameter.type, definition)
    }
  }

  /// Whether a value can be told to be of a type, so that it needs no label.
  private func accepts(
    _ node: Index, _ type: ParameterType, _ definition: ModifierDefinition
  ) -> Bool {
    let kind = kind(node)
    switch type {
    case .number, .integer:
      return kind == .number || kind == .string || isExplicitExpression(node)
    case .edges:
      if kind == .array { return true }
      guard kind == .string else { return false }
      return bareMember(node).map { NamedMember.argument($0, .edges) != nil }
        ?? withText(node) { $0.first == UInt8(ascii: "[") }
    case .bool: return kind == .true || kind == .false || kind == .string
    case .content:
      return kind == .array || kind == .string || (kind == .object && isViewNode(node))
    case .closure: return kind == .string || kind == .array
    case .any: return kind != .object || isExplicitExpression(node)
    default: return kind == .string || kind == .number || isExplicitExpression(node)
    }
  }

  private func isExplicitExpression(_ node: Index) -> Bool {
    kind(node) == .object && member("$", of: node) != nil
  }

  private func isViewNode(_ node: Index) -> Bool {
    for (key, _) in tree.members(node)
    where text(key, equals: "view") || text(key, equals: "if")
      || text(key, equals: "if let") || text(key, equals: "forEach")
      || text(key, equals: "switch")
    {
      return true
    }
    return false
  }
}
