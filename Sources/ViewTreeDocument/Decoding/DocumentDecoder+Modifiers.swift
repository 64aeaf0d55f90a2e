import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

extension DocumentDecoder {
  /// Decodes a view's list of modifiers, the innermost first, or a range of them.
  func decodeModifiers(_ node: Index, _ template: Int, _ range: Range<Int> = 0..<Int.max) {
    guard kind(node) == .array else {
      reportModifiers(node)
      return
    }
    let first = document.modifiers.count
    let all = tree.count(node)
    let range = min(range.lowerBound, all)..<min(range.upperBound, all)
    document.templates[template].firstModifier = ID(first)
    let end = next(after: node)
    var element = node + 1
    var number = 0
    while element < end {
      defer {
        element = next(after: element)
        number += 1
      }
      guard range.contains(number), !leavesOut(element) else { continue }
      document.modifiers.append(
        ModifierTemplate(
          definition: .none, argumentCount: 0, firstArgument: ID(0), hasScripts: false,
          syntax: element))
    }
    let count = document.modifiers.count - first
    document.templates[template].modifierCount = UInt32(clamping: count)
    for place in 0..<count {
      decodeModifier(document.modifiers[first + place].syntax, at: first + place, template)
    }
  }

  private func decodeModifier(_ node: Index, at place: Int, _ template: Int) {
    var name = node
    var value: Index?
    if kind(node) == .object {
      let end = next(after: node)
      guard node + 1 < end else {
        report(.emptyModifier(at: tree.range(node)))
        return
      }
      (name, value) = (node + 1, node + 2)
      let second = next(after: node + 2)
      if second < end {
        report(.twoModifiers(tree.text(second), at: tree.range(second)))
        return
      }
    } else if kind(node) != .string {
      reportKind(node, expected: "a modifier: its name, or an object with its name")
      return
    }
    if let (modifier, given) = modifierOfValue(name, value) {
      return decodeKnownModifier(modifier, given, of: node, at: place, template)
    }
    guard let index = modifierRegistry.place(of: tree.text(name)) else {
      // On an unknown view, a modifier that the document declares has no effect.
      if !declaredNames.modifiers.isEmpty, ownModifier(node) != nil { return }
      report(
        .unknownModifier(
          tree.text(name), at: tree.range(name),
          known: declaredNames.modifiers + modifierRegistry.names))
      return
    }
    decodeKnownModifier(index, value, of: node, at: place, template)
  }

  /// The modifier for an environment value, such as `lineLimit` for
  /// `{ "environment": { "lineLimit": 2 } }`: its index, and its argument.
  private func modifierOfValue(_ name: Index, _ value: Index?) -> (Int, Index)? {
    guard text(name, equals: "environment"), let value, kind(value) == .object else { return nil }
    var given = tree.members(value).filter { !text($0.0, equals: "comment") }
    var key = given.first?.0
    if let path = member("keyPath", of: value) {
      key = path
      given = given.filter { text($0.0, equals: "value") }
    }
    guard given.count == 1, let key, kind(key) == .string else { return nil }
    let name = environmentName(key)
    guard SystemEnvironmentValue.modifiers.contains(name),
      !document.environmentKeys.contains(where: { $0.name == name }),
      let modifier = modifierRegistry.place(of: name)
    else { return nil }
    return (modifier, given[0].1)
  }

  private func decodeKnownModifier(
    _ index: Int, _ value: Index?, of node: Index, at place: Int, _ template: Int
  ) {
    let definition = modifierRegistry.definitions[index]
    if definition.makesDynamic { document.templates[template].isDynamic = true }
    if definition.isTrait { document.templates[template].hasTrait = true }
    let first = document.arguments.count
    document.modifiers[place].definition = ShortID(index)
    document.modifiers[place].firstArgument = ID(first)
    if definition.hasNestedArguments {
      makeRoom(for: definition.parameters.count, ofModifier: place)
    }
    if let value { decodeModifierArguments(value, definition, at: place) }
    let count = Int(document.modifiers[place].argumentCount)
    reportMissing(definition, first..<first + count, at: node)
  }

  private func decodeModifierArguments(
    _ node: Index, _ definition: ModifierDefinition, at modifier: Int
  ) {
    if definition.hasKeyedValue, decodeEnvironment(node, definition, at: modifier) { return }
    if definition.styleKind != nil, decodeOwnStyle(node, definition, at: modifier) { return }
    if let place = unlabelledPlace(node, definition) {
      if reportsStyle(node, definition.parameters[place], of: definition.name) { return }
      let argument = decodeArgument(
        node, definition.parameters[place],
        names: definition.parameterTable.nameDefaults.map { ClosureNames($0, areDefaults: true) })
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
    decodeModifierMembers(node, definition, at: modifier)
    if !definition.exclusions.isEmpty { reportExclusion(node, definition) }
  }

  /// Decodes a modifier that sets a value of the environment by its name. Returns false for any
  /// other modifier.
  private func decodeEnvironment(
    _ node: Index, _ definition: ModifierDefinition, at modifier: Int
  ) -> Bool {
    guard case .environmentValue(let key, let value) = definition.meaning,
      let arguments = decodeEnvironmentValue(node)
    else { return false }
    for (place, argument) in zip([key.place, value.place], arguments) {
      setArgument(argument, place, ofModifier: modifier)
    }
    return true
  }

  /// Reports arguments that SwiftUI takes in two different forms of a modifier, but not together,
  /// if there are any.
  private func reportExclusion(_ node: Index, _ definition: ModifierDefinition) {
    var first: (key: Index, group: Int)?
    for (key, _) in tree.members(node) {
      let name = tree.text(key)
      let group = definition.exclusions.firstIndex { places in
        places.contains { definition.parameters[$0].name == name }
      }
      guard let group else { continue }
      guard let earlier = first else {
        first = (key, group)
        continue
      }
      if earlier.group == group { continue }
      report(
        .argumentsExclude(
          name, and: tree.text(earlier.key), of: definition.name, at: tree.range(key),
          first: tree.range(earlier.key)))
      return
    }
  }

  /// Returns the indices of the arguments, as bits.
  private func decodeModifierMembers(
    _ node: Index, _ definition: ModifierDefinition, at modifier: Int
  ) {
    var names: ClosureNames?
    if let defaults = definition.parameterTable.nameDefaults, givesNames(node, definition) {
      let given = member("as", of: node)
      names = givenNames(given, defaults).map { closureNames($0, node, definition) }
      names?.areDefaults = given == nil
      // A single name is that of the new value.
      if case .onChange = definition.meaning, let given,
        kind(given) == .string || tree.count(given) == 1
      {
        names = names.map { ClosureNames(Array($0.names.prefix(1)), value: $0.value) }
      }
    }
    if definition.hasKeyedValue { here.writtenValueType = valueType(node, definition) }
    defer { if definition.hasKeyedValue { here.writtenValueType = .any } }
    let end = next(after: node)
    var next = node + 1
    while next < end {
      let (key, value) = (next, next + 1)
      next = self.next(after: value)
      guard let place = definition.place(of: tree.text(key)) else {
        if ViewKeys.kind(key, in: self) == .comment { continue }
        report(
          .unknownMember(
            tree.text(key), of: "'\(definition.name)'", at: tree.range(key),
            known: definition.parameters.map(\.name)))
        continue
      }
      if isGiven(place, ofModifier: modifier) {
        reportTwice(key, definition, place)
        continue
      }
      let parameter = definition.parameters[place]
      if kind(value) == .string, reportsStyle(value, parameter, of: definition.name) { continue }
      let argument = decodeArgument(value, parameter, names: names)
      setArgument(argument, place, ofModifier: modifier)
    }
  }

  /// True if the content's names get values. In presentations, only an item has a value.
  private func givesNames(_ node: Index, _ definition: ModifierDefinition) -> Bool {
    guard case .presentation = definition.meaning else { return true }
    return ["item", "for", "presenting"].contains { member($0, of: node) != nil }
  }

  /// The names with their types if known: that of the key's values, and of the
  /// anchor.
  private func closureNames(
    _ names: [String], _ node: Index, _ definition: ModifierDefinition
  ) -> ClosureNames {
    var result = ClosureNames(names)
    switch definition.meaning {
    case .preferenceReader, .onPreferenceChange, .transformPreference:
      result.value = keyType(node)
    case .transformAnchorPreference:
      result.value = keyType(node)
      result.anchor = anchorType(node)
    case .anchorPreference: result.anchor = anchorType(node)
    case .presentation: result.value = itemType(node)
    case .transformEnvironment:
      if let key = member("keyPath", of: node).flatMap({ knownEnvironmentKey($0) }) {
        result.value = scopeType(of: key)
      }
    default: break
    }
    return result
  }

  /// The type of the values of the key that a modifier names.
  private func valueType(_ node: Index, _ definition: ModifierDefinition) -> DeclaredType {
    if case .environmentValue = definition.meaning {
      return member("keyPath", of: node).flatMap { knownEnvironmentKey($0) }
        .map { declaredType(of: $0) } ?? .any
    }
    guard let key = member("key", of: node) else { return .any }
    if case .preference = definition.meaning {
      return keyPlace(key).map { preferenceKeys.valueTypes[$0] } ?? .any
    }
    return layoutValueKeyPlace(key).map { knownTypes.layoutValues[$0] } ?? .any
  }

  private func keyType(_ node: Index) -> ScriptType {
    guard !preferenceKeys.types.isEmpty, let key = member("key", of: node) else { return .unknown }
    return keyPlace(key).map { preferenceKeys.types[$0] } ?? .unknown
  }

  private func anchorType(_ node: Index) -> ScriptType {
    guard let source = member("value", of: node), kind(source) == .string else { return .unknown }
    return anchorType(ofSource: source)
  }

  /// The type that an optional item wraps.
  private func itemType(_ node: Index) -> ScriptType {
    guard let item = member("item", of: node) ?? member("presenting", of: node) else {
      return .unknown
    }
    return type(ofExpressionAt: item).bound.unwrapped
  }

  private func isGiven(_ place: Int, ofModifier modifier: Int) -> Bool {
    guard place < Int(document.modifiers[modifier].argumentCount) else { return false }
    let first = document.modifiers[modifier].firstArgument.index
    return !document.arguments[first + place].isAbsent
  }

  /// Reports an argument that is set under both of its names.
  func reportTwice(_ key: Index, _ definition: Definition, _ place: Int) {
    report(
      .argumentTwice(
        tree.text(key), as: definition.parameters[place].name, of: definition.name,
        at: tree.range(key)))
  }

  func setArgument(_ argument: Argument, _ place: Int, ofModifier modifier: Int) {
    if place >= Int(document.modifiers[modifier].argumentCount) {
      makeRoom(for: place + 1, ofModifier: modifier)
    }
    document.arguments[document.modifiers[modifier].firstArgument.index + place] = argument
    if isScript(argument) { document.modifiers[modifier].hasScripts = true }
  }

  /// Reserves a modifier's first arguments. It must be the last modifier that got arguments.
  func makeRoom(for count: Int, ofModifier modifier: Int) {
    document.arguments.appendAbsent(
      count: count - Int(document.modifiers[modifier].argumentCount))
    document.modifiers[modifier].argumentCount = UInt8(count)
  }

  /// The parameter for a value without a label.
  private func unlabelledPlace(_ node: Index, _ definition: Definition) -> Int? {
    let parameters = definition.parameters
    // A number prefers a number parameter to parameters that also accept other values.
    if kind(node) == .number,
      let place = parameters.firstIndex(where: {
        $0.isUnlabelled && [.number, .lengthOrInsets].contains($0.type)
      })
    {
      return place
    }
    return parameters.indices.first { place in
      parameters[place].isUnlabelled && accepts(node, parameters[place].type)
    }
  }

  /// True if the value's form shows that it has the type, so that it needs no label.
  private func accepts(_ node: Index, _ type: ParameterType) -> Bool {
    let kind = kind(node)
    switch type {
    case .number, .integer, .ratio, .lineLimit, .lengthOrInsets:
      return kind == .number || kind == .string || isExplicitExpression(node)
    case .edges:
      if kind == .array { return true }
      guard kind == .string else { return false }
      if let name = bareMember(node), NamedMember.argument(name, .edges) != nil { return true }
      return withText(node) { $0.first == UInt8(ascii: "[") }
        || self.type(ofExpressionAt: node) == document.types.type("Edge.Set")
    case .axes: return kind == .array || kind == .string
    case .insets, .point: return kind == .string
    case .bool: return kind == .true || kind == .false || kind == .string
    case .content:
      return kind == .array || kind == .string || (kind == .object && isViewNode(node))
    case .closure: return kind == .string || kind == .array
    case .font: return kind != .object || member("font", of: node) == nil
    case .any, .expression: return kind != .object || isExplicitExpression(node)
    default: return kind == .string || kind == .number || isExplicitExpression(node)
    }
  }

  func isViewNode(_ node: Index) -> Bool {
    for (key, _) in tree.members(node)
    where text(key, equals: "view") || text(key, equals: "if")
      || text(key, equals: "if let") || text(key, equals: "forEach")
      || text(key, equals: "switch") || text(key, equals: "slot")
    {
      return true
    }
    return false
  }
}
