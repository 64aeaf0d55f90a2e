import ViewTreeScript
import ViewTreeSyntax

/// Arguments that are objects of numbers: points, insets, the tracks of lazy grids.
extension DocumentDecoder {
  /// An object of some numbers, or an expression.
  func decodeNumbers(
    _ node: Index, _ typeName: String, _ names: [String], of what: String,
    _ parameter: ParameterDefinition
  ) -> Argument {
    switch kind(node) {
    case .string: return decodeExpression(node, result: declaredType(typeName).type)
    case .null: return .absent
    case .object:
      if hasExpressions(node) {
        var text = ComposedText()
        guard composeCall(of: typeName, names, node, &text) else { return .absent }
        return compile(text, at: node)
      }
      let known = problems.diagnostics.count
      checkNumbers(members(of: node, known: names, in: what), names)
      return problems.diagnostics.count == known
        ? constant(JSONValue.value(node, in: tree)) : .absent
    default:
      reportKind(node, expected: "an object of numbers for '\(parameter.name)'")
      return .absent
    }
  }

  private func checkNumbers(_ values: [Index?], _ names: [String]) {
    for (value, name) in zip(values, names) {
      if let value { _ = constantNumber(value, of: name) }
    }
  }

  /// A size of which only the aspect ratio is used.
  func decodeRatio(_ node: Index) -> Argument {
    if hasExpressions(node) {
      var text = ComposedText()
      guard composeCall(of: "CGSize", ["width", "height"], node, &text) else { return .absent }
      return compile(text, at: node)
    }
    let values = members(of: node, known: ["width", "height"], in: "a size")
    guard let width = values[0], let height = values[1] else {
      let missing = values[0] == nil ? "width" : "height"
      report(.missingMember(missing, of: "a size", at: tree.openingRange(node)))
      return .absent
    }
    guard let width = constantNumber(width, of: "width"),
      let height = constantNumber(height, of: "height")
    else { return .absent }
    return .number(width / height)
  }

  /// A list of objects, each with one of `fixed`, `flexible` and `adaptive`, or an expression
  /// (docs/reference/format/views.md, Grid items).
  func decodeGridItems(_ node: Index, _ parameter: ParameterDefinition) -> Argument {
    if kind(node) == .string { return decodeExpression(node) }
    guard kind(node) == .array else {
      reportKind(node, expected: "a list of grid items for '\(parameter.name)'")
      return .absent
    }
    let isComposed = tree.elements(node).contains { isComposedGridItem($0) }
    var text = ComposedText()
    for (place, item) in tree.elements(node).enumerated() {
      let known = problems.diagnostics.count
      checkGridItem(item, lengths: isComposed)
      guard isComposed, problems.diagnostics.count == known else { continue }
      text.append(place == 0 ? "[" : ", ")
      composeGridItem(item, &text)
    }
    guard !hasDiagnostics(in: node) else { return .absent }
    if !isComposed { return constant(JSONValue.value(node, in: tree)) }
    text.append("]")
    return compile(text, at: node)
  }

  /// True if an object of numbers also contains expressions.
  private func hasExpressions(_ node: Index) -> Bool {
    tree.members(node).contains { kind($0.1) == .string }
  }

  private func isComposedGridItem(_ node: Index) -> Bool {
    guard kind(node) == .object else { return kind(node) == .string }
    return tree.members(node).contains { key, value in
      !text(key, equals: "alignment") && kind(value) == .string
        || kind(value) == .object && hasExpressions(value)
    }
  }

  /// `GridItem(.fixed(w / 3), spacing: 4, alignment: .leading)`.
  private func composeGridItem(_ node: Index, _ text: inout ComposedText) {
    let values = members(of: node, known: Self.itemMembers, in: "a grid item")
    text.append("GridItem(")
    if let fixed = values[0] {
      text.append(".fixed(")
      _ = composeNumber(fixed, of: "fixed", &text)
      text.append(")")
    }
    for (bounds, name) in [(values[1], "flexible"), (values[2], "adaptive")] {
      guard let bounds, kind(bounds) == .object else { continue }
      text.append(".\(name)(")
      for (place, (key, value)) in tree.members(bounds).enumerated() {
        text.append(place == 0 ? "\(tree.text(key)): " : ", \(tree.text(key)): ")
        _ = composeNumber(value, of: tree.text(key), &text)
      }
      text.append(")")
    }
    if let spacing = values[3] {
      text.append(", spacing: ")
      _ = composeNumber(spacing, of: "spacing", &text)
    }
    if let alignment = values[4], let name = bareMember(alignment) {
      text.append(", alignment: .\(name)")
    }
    text.append(")")
  }

  private static let itemMembers = ["fixed", "flexible", "adaptive", "spacing", "alignment"]

  private func checkGridItem(_ node: Index, lengths areExpressions: Bool) {
    guard kind(node) == .object else {
      reportKind(node, expected: "an object such as { \"fixed\": 100 }")
      return
    }
    let values = members(of: node, known: Self.itemMembers, in: "a grid item")
    let sizes = values.prefix(3).compactMap(\.self)
    if sizes.count != 1 {
      report(.gridItemNeedsSize(at: tree.openingRange(node)))
    }
    if let fixed = values[0] { checkLength(fixed, of: "fixed", areExpressions) }
    for (bounds, needsMinimum) in [(values[1], false), (values[2], true)] {
      if let bounds { checkBounds(bounds, needsMinimum: needsMinimum, areExpressions) }
    }
    if let spacing = values[3], !areExpressions || kind(spacing) != .string {
      _ = constantNumber(spacing, of: "spacing")
    }
    if let alignment = values[4] { _ = decodeArgument(alignment, Self.itemAlignment) }
  }

  private func checkBounds(_ node: Index, needsMinimum: Bool, _ areExpressions: Bool) {
    guard kind(node) == .object else {
      reportKind(node, expected: "an object of minimum and maximum")
      return
    }
    let names = ["minimum", "maximum"]
    let values = members(of: node, known: names, in: "the size of a grid item")
    for (value, name) in zip(values, names) {
      if let value { checkLength(value, of: name, areExpressions) }
    }
    if needsMinimum, values[0] == nil {
      report(.missingMember("minimum", of: "'adaptive'", at: tree.openingRange(node)))
    }
  }

  /// Reports a negative width of a track.
  private func checkLength(_ node: Index, of name: String, _ isExpression: Bool) {
    if isExpression, kind(node) == .string { return }
    guard let length = constantNumber(node, of: name), length < 0 else { return }
    report(.outOfRange(name, allowed: "0 or more", at: tree.range(node)))
  }

  private static let itemAlignment = ParameterDefinition("alignment", .alignment, "Alignment.")
}
