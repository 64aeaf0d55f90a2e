import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Fonts and text sizes (docs/reference/format/modifiers.md, Text and controls).
extension DocumentDecoder {
  /// A font: a text style's name, a size in points, an object, or an expression.
  func decodeFont(_ node: Index, _ parameter: ParameterDefinition) -> Argument {
    switch kind(node) {
    case .number:
      guard number(node) > 0, number(node).isFinite else {
        report(.outOfRange(parameter.name, allowed: "a number above 0", at: tree.range(node)))
        return .absent
      }
      return constant(.double(number(node)))
    case .null: return constant(.none)
    case .string: return decodeFontName(node)
    case .object: return decodeFontMembers(node)
    default:
      reportKind(node, expected: "a font such as \"title\" or \".system(size: 17)\"")
      return .absent
    }
  }

  private func decodeFontName(_ node: Index) -> Argument {
    guard let name = bareMember(node) else { return decodeExpression(node) }
    if FontNames.font(named: name) != nil { return constant(.enumCase(EnumValue(name: name))) }
    if here.scope.contains(name), !tree.text(node).hasPrefix(".") { return decodeExpression(node) }
    if ScriptCatalogue.staticMembers(of: "Font", in: document.types).contains(where: {
      $0.name == name
    }) {
      return decodeExpression(node, result: declaredType("Font").type)
    }
    report(
      .unknownOption(
        name, of: "font", at: tree.range(node), known: FontNames.styles.map(\.name)))
    return .absent
  }

  private func decodeFontMembers(_ node: Index) -> Argument {
    let parameters = FontMembers.parameters
    let values = members(of: node, known: parameters.map(\.name) + ["comment"], in: "a font")
    let first = document.arguments.count
    document.arguments.appendAbsent(count: parameters.count)
    for (place, parameter) in parameters.enumerated() {
      if let value = values[place] {
        document.arguments[first + place] = decodeArgument(value, parameter)
      }
    }
    if FontMembers.sizePlaces.allSatisfy({ values[$0] == nil }) {
      report(.missingMember("size", of: "a font without a 'style'", at: tree.openingRange(node)))
    }
    return .font(firstArgument: ID(first))
  }

  // MARK: - Text sizes

  /// The name of a text size, a range of them such as `small...xLarge`, or an expression.
  func decodeTextSizes(_ node: Index, _ parameter: ParameterDefinition) -> Argument {
    guard kind(node) == .string else {
      reportKind(node, expected: "a text size such as \"xxLarge\"")
      return .absent
    }
    let words = tree.text(node).filter { $0 != " " }
    if let dots = words.indices.first(where: { words[$0...].hasPrefix("...") }) {
      return decodeTextSizes(
        from: words[..<dots], to: words[dots...].dropFirst(3), node, parameter)
    }
    guard let name = bareMember(node) else { return decodeExpression(node) }
    if here.scope.contains(name), !words.hasPrefix(".") { return decodeExpression(node) }
    return textSize(Substring(name), at: node)
      .map { .option(DynamicTypeSizeNames.option(from: $0, to: $0)) } ?? .absent
  }

  private func decodeTextSizes(
    from lower: Substring, to upper: Substring, _ node: Index, _ parameter: ParameterDefinition
  ) -> Argument {
    let last = DynamicTypeSizeNames.all.count - 1
    guard let from = lower.isEmpty ? 0 : textSize(lower, at: node),
      let to = upper.isEmpty ? last : textSize(upper, at: node)
    else { return .absent }
    if from <= to { return .option(DynamicTypeSizeNames.option(from: from, to: to)) }
    report(
      .outOfRange(
        parameter.name,
        allowed: "a range from the smaller to the larger size", at: tree.range(node)))
    return .absent
  }

  /// The index of a text size. Reports an unknown name.
  private func textSize(_ word: Substring, at node: Index) -> Int? {
    let name = String(word.split(separator: ".").last ?? "")
    let known = DynamicTypeSizeNames.all
    if let place = known.firstIndex(of: name) { return place }
    report(.unknownOption(name, of: "dynamicTypeSize", at: tree.range(node), known: known))
    return nil
  }
}
