import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Layouts that the document declares. Their closures are methods of a type, so that they can use
/// the helpers of other methods and the parameters as a SwiftUI layout does.
extension DocumentDecoder {
  private static let layoutMembers =
    ["parameters", "functions", "comment"] + LayoutTemplate.Method.allCases.map(\.name)

  // MARK: - Types

  /// The types that layouts are in scripts.
  func layoutDeclarations(_ node: Index?, besides types: [String]) -> [ScriptTypes.Declaration] {
    guard let node else { return [] }
    guard kind(node) == .object else {
      reportKind(node, expected: "an object of layouts")
      return []
    }
    guard isWithinLimit(node, of: "layouts") else { return [] }
    var declarations: [ScriptTypes.Declaration] = []
    for (key, value) in tree.members(node) {
      let name = tree.text(key)
      guard isIdentifier(name, at: key) else { continue }
      if types.contains(name) {
        report(.nameIsTaken(name, by: "a type", at: tree.range(key)))
        continue
      }
      guard kind(value) == .object else {
        reportKind(value, expected: "an object of 'sizeThatFits' and 'placeSubviews'")
        continue
      }
      declarations.append(layoutDeclaration(name, value))
    }
    return declarations
  }

  private func layoutDeclaration(_ name: String, _ node: Index) -> ScriptTypes.Declaration {
    let values = members(of: node, known: Self.layoutMembers, in: "a layout")
    var fields: [ScriptTypes.Field] = []
    if let parameters = values[0], kind(parameters) == .object {
      for (key, value) in tree.members(parameters) {
        let type = kind(value) == .object ? member("type", of: value) : value
        fields.append(
          ScriptTypes.Field(
            name: tree.text(key),
            typeName: type.flatMap { kind($0) == .string ? tree.text($0) : nil }))
      }
    }
    fields.append(ScriptTypes.Field(name: "cache"))
    var closures: [LayoutTemplate.Method: Index] = [:]
    var methods = values[1].map { layoutFunctions($0, &closures) } ?? []
    for (method, closure) in zip(LayoutTemplate.Method.allCases, values[3...]) {
      guard let closure else { continue }
      closures[method] = closure
      guard let text = ScriptText.bytes(at: closure, in: tree) else {
        reportKind(closure, expected: "a script: a string or a list of lines")
        continue
      }
      methods.append(
        ScriptTypes.Method(
          name: method.rawValue, parameters: method.parameters,
          resultTypeName: method.resultTypeName ?? assumedType(closure)?.text, isMutating: true,
          body: ScriptTypes.Source(text, origin: ScriptOrigin(syntax: closure).number)))
    }
    declaredNames.layoutClosures[name] = closures
    return ScriptTypes.Declaration(name: name, fields: fields, methods: methods)
  }

  /// The functions of a layout: an object, or Swift code, which may also contain the closures.
  private func layoutFunctions(
    _ node: Index, _ closures: inout [LayoutTemplate.Method: Index]
  ) -> [ScriptTypes.Method] {
    guard kind(node) != .object, let text = ScriptText.bytes(at: node, in: tree) else {
      return decodeMethods(node)
    }
    let read = ScriptTypes.methods(in: text, properties: true) {
      ScriptOrigin(syntax: node, offset: $0).number
    }
    for problem in read.problems {
      report(document.diagnostic(of: problem))
      // The functions of unreadable text are unknown, so don't report them as missing.
      for method in LayoutTemplate.Method.allCases { closures[method] = node }
    }
    return read.methods.map { method in
      guard let closure = LayoutTemplate.Method.allCases.first(where: { $0.name == method.name })
      else { return method }
      closures[closure] = node
      var method = method
      method.name = closure.rawValue
      method.isMutating = true
      // The cache is a field of the type instead of a parameter.
      method.parameters.removeAll { $0.label == "cache" }
      return method
    }
  }

  // MARK: - Templates

  /// Decodes the parts of layouts that views need. Errors in closures were reported with the types.
  func decodeLayouts(_ node: Index?) {
    guard let node, kind(node) == .object else { return }
    for (key, value) in tree.members(node)
    where kind(value) == .object && tree.count(node) <= Self.declarationLimit {
      guard let closures = declaredNames.layoutClosures[tree.text(key)] else { continue }
      let parameters =
        member("parameters", of: value).map { decodeLayoutParameters($0) } ?? []
      for method in [LayoutTemplate.Method.sizeThatFits, .placeSubviews]
      where closures[method] == nil {
        report(.missingMember(method.name, of: "a layout", at: tree.openingRange(value)))
      }
      declaredNames.layouts.append(tree.text(key))
      document.layouts.append(
        LayoutTemplate(
          name: tree.text(key), parameters: parameters, closures: closures, syntax: key))
    }
  }

  private func decodeLayoutParameters(_ node: Index) -> [ComponentTemplate.Parameter] {
    let parameters = decodeParameters(node)
    guard kind(node) == .object else { return parameters }
    for (key, _) in tree.members(node)
    where ["children", "content", "cache"].contains(tree.text(key)) {
      report(.reservedParameter(tree.text(key), at: tree.range(key)))
    }
    return parameters
  }

  /// Decodes a view that is laid out by a declared layout.
  func decodeLayoutView(_ node: Index, _ keys: ViewKeys?, _ layout: Int) {
    let declared = document.layouts[layout]
    decodeDeclaredView(
      node, keys,
      DeclaredView(
        kind: .layout, place: layout, name: declared.name, parameters: declared.parameters,
        hasContent: true))
  }

  // MARK: - Values for layouts

  /// Decodes the keys of the values that views pass to layouts.
  func decodeLayoutValueKeys(_ node: Index?) {
    guard let node else { return }
    guard kind(node) == .object else {
      reportKind(node, expected: "an object of keys")
      return
    }
    guard isWithinLimit(node, of: "layout value keys") else { return }
    for (key, value) in tree.members(node) {
      guard kind(value) == .object else {
        reportKind(value, expected: "an object of 'defaultValue'")
        continue
      }
      let values = members(
        of: value, known: ["type", "defaultValue", "comment"], in: "a layout value key")
      let (declared, defaultValue) = decodeDefault(
        values[1], writtenType(values[0]) ?? assumedType(key, default: values[1]))
      knownTypes.layoutValues.append(declared ?? declaredType(following: type(of: defaultValue)))
      document.layoutValueKeys.append(
        LayoutValueKeyTemplate(
          name: tree.text(key), defaultValue: defaultValue ?? .absent, syntax: key))
    }
  }

  /// The index of the layout value key that a string names, with or without `.self`.
  func layoutValueKeyPlace(_ node: Index) -> Int? {
    guard kind(node) == .string else { return nil }
    var name = tree.text(node)
    if name.hasSuffix(".self") { name.removeLast(5) }
    return document.layoutValueKeys.firstIndex { $0.name == name }
  }

  /// A key by its name, with or without `.self`.
  func decodeLayoutValueKey(_ node: Index, _ parameter: ParameterDefinition) -> Argument {
    guard kind(node) == .string else {
      reportKind(node, expected: "the name of a layout value key")
      return .absent
    }
    if let index = layoutValueKeyPlace(node) { return .option(UInt16(index)) }
    var name = tree.text(node)
    if name.hasSuffix(".self") { name.removeLast(5) }
    let known = document.layoutValueKeys.map(\.name)
    report(.unknownOption(name, of: parameter.name, at: tree.range(node), known: known))
    return .absent
  }
}
