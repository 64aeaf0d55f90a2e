import ViewTreeScript
import ViewTreeSyntax

/// Arguments that are objects of numbers: points, insets, the tracks of lazy grids.
extension DocumentDecoder {
  /// An object of some numbers, or an expression.
  func decodeNumbers(
    _ node: Index, _ names: [String], of what: String, _ parameter: ParameterDefinition
  ) -> Argument {
    switch kind(node) {
    case .string: return decodeExpression(node)
    case .null: return .absent
    case .object:
      checkNumbers(members(of: node, known: names, in: what), names)
      return constant(JSONValue.value(node, in: tree))
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

  /// A size of which only the ratio counts.
  func decodeRatio(_ node: Index) -> Argument {
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
  /// (docs/format.md, Grid items).
  func decodeGridItems(_ node: Index, _ parameter: ParameterDefinition) -> Argument {
    if kind(node) == .string { return decodeExpression(node) }
    guard kind(node) == .array else {
      reportKind(node, expected: "a list of grid items for '\(parameter.name)'")
      return .absent
    }
    for item in tree.elements(node) { checkGridItem(item) }
    return constant(JSONValue.value(node, in: tree))
  }

  private func checkGridItem(_ node: Index) {
    guard kind(node) == .object else {
      reportKind(node, expected: "an object such as { \"fixed\": 100 }")
      return
    }
    let values = members(
      of: node, known: ["fixed", "flexible", "adaptive", "spacing", "alignment"],
      in: "a grid item")
    let sizes = values.prefix(3).compactMap(\.self)
    if sizes.count != 1 {
      report(.gridItemNeedsSize(at: tree.openingRange(node)))
    }
    if let fixed = values[0] { checkLength(fixed, of: "fixed") }
    for (bounds, needsMinimum) in [(values[1], false), (values[2], true)] {
      if let bounds { checkBounds(bounds, needsMinimum: needsMinimum) }
    }
    if let spacing = values[3] { _ = constantNumber(spacing, of: "spacing") }
    if let alignment = values[4] { _ = decodeArgument(alignment, Self.itemAlignment) }
  }

  private func checkBounds(_ node: Index, needsMinimum: Bool) {
    guard kind(node) == .object else {
      reportKind(node, expected: "an object of minimum and maximum")
      return
    }
    let names = ["minimum", "maximum"]
    let values = members(of: node, known: names, in: "the size of a grid item")
    for (value, name) in zip(values, names) {
      if let value { checkLength(value, of: name) }
    }
    if needsMinimum, values[0] == nil {
      report(.missingMember("minimum", of: "'adaptive'", at: tree.openingRange(node)))
    }
  }

  /// A track is not narrower than nothing.
  private func checkLength(_ node: Index, of name: String) {
    guard let length = constantNumber(node, of: name), length < 0 else { return }
    report(.outOfRange(name, allowed: "0 or more", at: tree.range(node)))
  }

  private static let itemAlignment = ParameterDefinition("alignment", .alignment, "Alignment.")
}
