import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Values of the environment: those declared, names for them, and modifiers that set them.
extension DocumentDecoder {
  // MARK: - Keys

  /// Decodes the values of the environment that the document declares.
  func decodeEnvironmentKeys(_ node: Index?) {
    guard let node else { return }
    guard kind(node) == .object else {
      reportKind(node, expected: "an object of values for 'environmentKeys'")
      return
    }
    guard isWithinLimit(node, of: "environment values") else { return }
    for (key, value) in tree.members(node) {
      let name = tree.text(key)
      guard isIdentifier(name, at: key) else { continue }
      if SystemEnvironmentValue(rawValue: name) != nil {
        report(.nameIsTaken(name, by: "a value of SwiftUI's environment", at: tree.range(key)))
      }
      guard kind(value) == .object else {
        reportKind(value, expected: "an object of 'type' and 'defaultValue'")
        continue
      }
      let values = members(
        of: value, known: ["type", "defaultValue", "comment"], in: "an environment value")
      let (declared, defaultValue) = decodeDefault(
        values[1], writtenType(values[0]) ?? assumedType(key, default: values[1]))
      knownTypes.environment.append(declared ?? declaredType(following: type(of: defaultValue)))
      knownTypes.environmentInScripts.append(declared?.type ?? type(of: defaultValue))
      document.environmentKeys.append(
        EnvironmentKeyTemplate(
          name: name, defaultValue: defaultValue ?? .absent, typeName: declared?.text, syntax: key))
    }
  }

  /// Adds the objects that may be in the environment: one for each class.
  func addEnvironmentObjects() {
    for name in document.types.classNames {
      let type = document.types.type(name)
      knownTypes.environment.append(declaredType(name))
      knownTypes.environmentInScripts.append(type)
      document.environmentKeys.append(
        EnvironmentKeyTemplate(
          name: name, defaultValue: .absent, typeName: nil, isObject: true, syntax: 0))
    }
  }

  /// The names of all values that can be read.
  private var environmentKeyNames: [String] {
    SystemEnvironmentValue.allCases.map(\.rawValue) + document.environmentKeys.map(\.name)
  }

  /// The environment value that a key path such as `\.colorScheme` or its bare name selects.
  /// Reports any other.
  func environmentKey(_ node: Index) -> EnvironmentKey? {
    guard kind(node) == .string else {
      reportKind(node, expected: "a key path such as \"\\\\.colorScheme\"")
      return nil
    }
    if let key = knownEnvironmentKey(node) { return key }
    report(
      .unknownEnvironmentValue(
        environmentName(node), at: tree.range(node), known: environmentKeyNames))
    return nil
  }

  /// The value that a string names, or `nil`.
  func knownEnvironmentKey(_ node: Index) -> EnvironmentKey? {
    guard kind(node) == .string else { return nil }
    guard let number = environmentKeyNames.firstIndex(of: environmentName(node)) else { return nil }
    var key = EnvironmentKey(number: number)
    key.isOptional =
      tree.text(node).hasSuffix("?")
      && (key.declared.map { document.environmentKeys[$0].isObject } ?? false)
    return key
  }

  func environmentName(_ node: Index) -> String {
    var name = tree.text(node)
    for prefix in ["\\EnvironmentValues.", "\\."] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    if name.hasSuffix("?") { name.removeLast() }
    if name.hasSuffix(".self") { name.removeLast(".self".count) }
    return name
  }

  /// The declared type of the key's values.
  func declaredType(of key: EnvironmentKey) -> DeclaredType {
    if let system = key.system { return declaredType(system.typeName) }
    return key.declared.map { knownTypes.environment[$0] } ?? .any
  }

  func scopeType(of key: EnvironmentKey) -> ScriptType {
    if let system = key.system { return declaredType(system.typeName).type }
    if key.isOptional, let declared = key.declared {
      return document.types.type(document.environmentKeys[declared].name + "?")
    }
    return key.declared.map { knownTypes.environmentInScripts[$0] } ?? .unknown
  }

  // MARK: - Names

  /// The names for environment values: an object of names and key paths, or a list of names.
  func environmentNames(
    _ node: Index
  ) -> [(name: ScopeName, key: EnvironmentKey, syntax: Index)] {
    var names: [(name: ScopeName, key: EnvironmentKey, syntax: Index)] = []
    func add(_ name: String, at place: Index, _ path: Index) {
      guard let key = environmentKey(path), isIdentifier(name, at: place) else { return }
      names.append((ScopeName(name, type: scopeType(of: key)), key, place))
    }
    switch kind(node) {
    case .object: for (key, value) in tree.members(node) { add(tree.text(key), at: key, value) }
    case .array:
      for element in tree.elements(node) { add(shortName(element), at: element, element) }
    case .string: add(shortName(node), at: node, node)
    default:
      reportKind(node, expected: "an object of names and key paths, or a list of names")
    }
    return names
  }

  private func shortName(_ node: Index) -> String {
    guard kind(node) == .string else { return "_" }
    return tree.text(node).split(separator: ".").last.map { String($0) } ?? ""
  }

  /// Names for values of the environment, which the views that `body` decodes see.
  func decodeEnvironmentNames(
    _ names: Index, at node: Index, _ body: (DocumentDecoder) -> TemplateRange
  ) {
    let names = environmentNames(names)
    openLetGroup(at: node) { decoder, template in
      decoder.document.templates[template].firstLet = decoder.document.lets.nextID
      decoder.document.templates[template].letCount = UInt32(clamping: names.count)
      decoder.document.lets += names.map { .environment($0.key) }
      // Without names, building the views opens no scope, so don't open a scope here.
      return names.isEmpty ? body(decoder) : decoder.withNames(names.map(\.name), body)
    }
  }

  // MARK: - Modifiers

  /// Decodes `{ "environment": { "colorScheme": "dark" } }`: the key path is the name of the
  /// argument.
  func decodeEnvironmentValue(_ node: Index) -> [Argument]? {
    if kind(node) == .string, document.types.hasClasses {
      return [.option(EnvironmentKey.classOfObject.number), decodeExpression(node)]
    }
    guard kind(node) == .object, member("keyPath", of: node) == nil else { return nil }
    let given = tree.members(node).filter { !text($0.0, equals: "comment") }
    guard let (name, value) = given.first, given.count == 1 else {
      if given.count > 1 {
        report(.severalEnvironmentValues(at: tree.range(given[1].0)))
      } else {
        report(
          .missingMember("keyPath", of: "'environment'", at: tree.openingRange(node)))
      }
      return []
    }
    guard let key = environmentKey(name) else { return [] }
    return [.option(key.number), decodeValue(value, of: key, named: name)]
  }

  /// The value that a modifier gives to a key.
  func decodeValue(_ node: Index, of key: EnvironmentKey, named name: Index) -> Argument {
    if let system = key.system {
      if !system.isSettable {
        report(.environmentValueIsFixed(system.rawValue, at: tree.range(name)))
        return .absent
      }
      let isNil = kind(node) == .null && system.typeName.hasSuffix("?")
      if !system.options.isEmpty, !isNil {
        let option = ParameterDefinition(system.rawValue, .option(system.options), "The value.")
        let argument = decodeArgument(node, option)
        guard case .option(let place) = argument else { return argument }
        return constant(.enumCase(EnumValue(name: system.options[Int(place)])))
      }
    }
    return decodeValue(node, declaredType(of: key))
  }
}
