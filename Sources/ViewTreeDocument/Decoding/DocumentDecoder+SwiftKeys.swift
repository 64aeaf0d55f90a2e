import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Preference keys that are written as in a Swift file: `struct SizeKey: PreferenceKey { … }`.
extension DocumentDecoder {
  // MARK: - Reading

  /// Reads the keys that are written in Swift, so that scripts know their types.
  func readSwiftKeys(_ node: Index?) {
    guard let node else { return }
    guard kind(node) == .object else { return readSwiftKeys(node, named: node) }
    for (key, value) in tree.members(node) where kind(value) != .object {
      readSwiftKeys(value, named: key)
    }
  }

  /// Reads the keys in a string. `syntax` is the node of their name, or of the string.
  private func readSwiftKeys(_ node: Index, named syntax: Index) {
    let declarations = swiftTypes(
      node,
      expected: syntax == node
        ? "an object of keys, or their declarations in Swift, for 'preferenceKeys'"
        : "an object of 'defaultValue' and 'reduce', or a declaration in Swift")
    for declaration in declarations { add(declaration, at: node, named: syntax) }
    guard syntax != node, let last = declarations.last,
      !declarations.contains(where: { $0.name == tree.text(syntax) })
    else { return }
    report(
      .wrongKind(
        expected: "the declaration of '\(tree.text(syntax))'", found: "that of '\(last.name)'",
        at: tree.range(node)))
  }

  private func add(
    _ declaration: ScriptTypes.Declaration, at node: Index, named syntax: Index
  ) {
    if let known = preferenceKeys.inSwift.firstIndex(where: {
      $0.declaration.name == declaration.name
    }) {
      guard declaration.isExtension else {
        return report(
          .nameIsTaken(
            declaration.name, by: "another key", at: range(of: declaration, at: node)))
      }
      preferenceKeys.inSwift[known].declaration.fields += declaration.fields
      preferenceKeys.inSwift[known].declaration.methods += declaration.methods
      preferenceKeys.inSwift[known].declaration.aliases.merge(declaration.aliases) { $1 }
    } else if declaration.name.contains(".") {
      preferenceKeys.nestedTypes.append(declaration)
    } else {
      preferenceKeys.inSwift.append(SwiftKey(declaration: declaration, text: node, syntax: syntax))
    }
  }

  /// Adds the types that keys are in scripts, but for those that are declared anyway.
  func addKeyTypes(to declarations: inout [ScriptTypes.Declaration]) {
    for key in preferenceKeys.inSwift {
      if declarations.contains(where: { $0.name == key.declaration.name && !$0.isExtension }) {
        report(
          .nameIsTaken(
            key.declaration.name, by: "a type", at: range(of: key.declaration, at: key.text)))
      } else {
        declarations.append(key.type)
      }
    }
    declarations += preferenceKeys.nestedTypes
  }

  /// True if the problem is in a key's default value, which decoding the key reports.
  func isOfKeyDefault(_ problem: ScriptProblem) -> Bool {
    preferenceKeys.inSwift.contains { key in
      let source = key.defaultField?.defaultValue ?? key.defaultProperty?.body
      return source?.origin == problem.origin
        && source?.range?.contains(problem.range.lowerBound) == true
    }
  }

  // MARK: - Decoding

  /// Decodes the keys of the text at a node.
  func decodeSwiftKeys(at syntax: Index) {
    for key in preferenceKeys.inSwift where key.syntax == syntax {
      insideType(key.declaration.name) { $0.decode(key) }
    }
  }

  private func decode(_ key: SwiftKey) {
    let name = key.declaration.name
    let declared = key.typeName.map { declaredType($0.trimmingSpaces) }
    let defaultValue = compileDefault(of: key, declared?.type ?? .unknown)
    let place = range(of: key.declaration, at: key.text)
    if defaultValue == nil, declared?.shape.isOptional != true {
      report(.missingMember("static let defaultValue", ofKey: name, at: place))
    }
    let type = declared?.type ?? type(of: defaultValue)
    if key.reduce == nil {
      report(.missingMember("static func reduce(value:nextValue:)", ofKey: name, at: place))
    }
    let reduce = key.reduce.flatMap { compileReduce($0, at: key.text, type) }
    addKey(
      named: name, at: key.syntax, defaultValue, declared, type,
      reduce.map { .script($0) } ?? .named(.last))
  }

  private func compileDefault(of key: SwiftKey, _ type: ScriptType) -> Argument? {
    if let field = key.defaultField, let source = field.defaultValue {
      return compile(source, at: key.text, .expression, result: type).map { .script($0) }
        ?? .absent
    }
    guard let property = key.defaultProperty else { return nil }
    let form = ScriptCache.Form.staticClosure(parameters: [], inoutFirst: false)
    return compile(property.body, at: key.text, form, result: type).map { .script($0) } ?? .absent
  }

  /// Compiles a part of Swift's text.
  func compile(
    _ source: ScriptTypes.Source, at node: Index, _ form: ScriptCache.Form,
    parameters: [ScriptType] = [], result: ScriptType = .unknown
  ) -> ID<DocumentScript>? {
    let part = source.range ?? 0..<source.text.count
    return compile(
      Array(source.text[part]), at: node, prefix: -part.lowerBound, form, parameters: parameters,
      result: result)
  }
}
