import ViewTreeScript
import ViewTreeSyntax

/// Layouts that the document declares. Their closures are methods of a type, so that they see one
/// another's helpers and the parameters as a SwiftUI layout does.
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
    var methods = values[1].map { decodeMethods($0) } ?? []
    for (method, closure) in zip(LayoutTemplate.Method.allCases, values[3...]) {
      guard let closure else { continue }
      guard let text = ScriptText.bytes(at: closure, in: tree) else {
        reportKind(closure, expected: "a script: a string or a list of lines")
        continue
      }
      methods.append(
        ScriptTypes.Method(
          name: method.rawValue, parameters: method.parameters,
          resultTypeName: method.resultTypeName, isMutating: true,
          body: ScriptTypes.Source(text, origin: ScriptOrigin(syntax: closure).number)))
    }
    return ScriptTypes.Declaration(name: name, fields: fields, methods: methods)
  }

  // MARK: - Templates

  /// Decodes what views that use layouts need to know; mistakes in closures were reported with the types.
  func decodeLayouts(_ node: Index?) {
    guard let node, kind(node) == .object else { return }
    for (key, value) in tree.members(node)
    where kind(value) == .object && tree.count(node) <= Self.declarationLimit {
      var closures: [LayoutTemplate.Method: Index] = [:]
      var parameters: [ComponentTemplate.Parameter] = []
      for (part, value) in tree.members(value) {
        let name = tree.text(part)
        if name == "parameters" { parameters = decodeLayoutParameters(value) }
        if let method = LayoutTemplate.Method.allCases.first(where: { $0.name == name }) {
          closures[method] = value
        }
      }
      for method in [LayoutTemplate.Method.sizeThatFits, .placeSubviews]
      where closures[method] == nil {
        report(.missingMember(method.name, of: "a layout", at: tree.openingRange(value)))
      }
      layoutNames.append(tree.text(key))
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
}
