import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Declared alignments, and uses of alignment names.
extension DocumentDecoder {
  // MARK: - Declarations

  /// Decodes the alignments: first all names, so that defaults may use each other.
  func decodeAlignments(_ node: Index?) {
    guard let node else { return }
    guard kind(node) == .object else {
      reportKind(node, expected: "an object of alignments")
      return
    }
    let limit = Int(AlignmentKey.customLimit)
    guard tree.count(node) <= limit else {
      report(.tooManyDeclarations(of: "alignments", limit: limit, at: tree.openingRange(node)))
      return
    }
    for (key, value) in tree.members(node) { decodeAlignmentDeclaration(key, value) }
  }

  private func decodeAlignmentDeclaration(_ key: Index, _ node: Index) {
    let name = tree.text(key)
    guard isIdentifier(name, at: key) else { return }
    if AlignmentNames.isBuiltIn(name) {
      report(.nameIsTaken(name, by: "an alignment of SwiftUI", at: tree.range(key)))
      return
    }
    guard kind(node) == .object else {
      reportKind(node, expected: "an object of 'axis' and 'defaultValue'")
      return
    }
    let values = members(
      of: node, known: ["axis", "defaultValue", "as", "comment"], in: "an alignment")
    let axis = decodeAxis(values[0], of: node)
    let names = givenNames(values[2], ParameterType.ClosureForm.guideDefault.parameterNames)
    if values[1] == nil {
      report(.missingMember("defaultValue", of: "an alignment", at: tree.openingRange(node)))
    }
    let script = values[1].flatMap {
      compile(
        $0, ParameterType.ClosureForm.guideDefault.scriptForm(names ?? []),
        parameters: [.viewDimensions])
    }
    document.alignmentNames.declare(name, axis: axis)
    document.alignments.append(
      AlignmentTemplate(name: name, axis: axis, defaultValue: script, syntax: key))
  }

  private func decodeAxis(_ node: Index?, of declaration: Index) -> Axis {
    guard let node else {
      report(.missingMember("axis", of: "an alignment", at: tree.openingRange(declaration)))
      return .horizontal
    }
    let names = ["horizontal", "vertical"]
    guard let name = bareMember(node) else {
      reportKind(node, expected: "\"horizontal\" or \"vertical\"")
      return .horizontal
    }
    if !names.contains(name) {
      report(.unknownOption(name, of: "axis", at: tree.range(node), known: names))
    }
    return name == "vertical" ? .vertical : .horizontal
  }

  // MARK: - Uses

  /// An alignment: a name, an expression, or an object with a name for each axis.
  func decodeAlignment(_ node: Index, _ parameter: ParameterDefinition) -> Argument {
    if kind(node) == .object, parameter.type == .alignment {
      return decodeAlignmentPair(node, parameter)
    }
    guard let name = bareMember(node) else {
      if kind(node) == .string { return decodeExpression(node) }
      reportKind(node, expected: "a name for '\(parameter.name)'")
      return .absent
    }
    if let alignment = document.alignmentNames.alignment(name, parameter.type) {
      return .alignment(alignment)
    }
    if here.scope.contains(name), !tree.text(node).hasPrefix(".") { return decodeExpression(node) }
    report(
      document.alignmentNames.problem(
        name, parameter.type, of: parameter.name, at: tree.range(node)))
    return .absent
  }

  private func decodeAlignmentPair(_ node: Index, _ parameter: ParameterDefinition) -> Argument {
    let values = members(of: node, known: ["horizontal", "vertical"], in: "an alignment")
    var pair = Alignment.center
    if let value = values[0] {
      let horizontal = ParameterDefinition("horizontal", .horizontalAlignment, parameter.summary)
      guard let part = alignmentPart(value, horizontal) else { return .absent }
      pair.horizontal = part.horizontal
    }
    if let value = values[1] {
      let vertical = ParameterDefinition("vertical", .verticalAlignment, parameter.summary)
      guard let part = alignmentPart(value, vertical) else { return .absent }
      pair.vertical = part.vertical
    }
    return .alignment(pair)
  }

  /// One axis of a pair, which is a name. Reports any other value.
  private func alignmentPart(_ node: Index, _ parameter: ParameterDefinition) -> Alignment? {
    guard bareMember(node) != nil else {
      reportKind(node, expected: "a name for '\(parameter.name)'")
      return nil
    }
    if case .alignment(let alignment) = decodeAlignment(node, parameter) { return alignment }
    return nil
  }

  /// A guide by its name.
  func decodeGuide(_ node: Index, _ parameter: ParameterDefinition) -> Argument {
    guard let name = bareMember(node) else {
      if kind(node) == .string { return decodeExpression(node) }
      reportKind(node, expected: "a name for '\(parameter.name)'")
      return .absent
    }
    if let guide = document.alignmentNames.guide(name) { return .option(UInt16(guide)) }
    if here.scope.contains(name), !tree.text(node).hasPrefix(".") { return decodeExpression(node) }
    report(
      .unknownOption(
        name, of: parameter.name, at: tree.range(node), known: document.alignmentNames.guides))
    return .absent
  }
}

extension AlignmentNames {
  /// The problem with an alignment name that the parameter doesn't accept.
  public func problem(
    _ name: String, _ type: ParameterType, of parameter: String, at range: SourceRange
  ) -> Diagnostic {
    let known = names(of: type)
    if let axis = axis(name), !known.contains(name) {
      return .alignmentOfOtherAxis(
        name, isHorizontal: axis == .horizontal, of: parameter, at: range, known: known)
    }
    return .unknownOption(name, of: parameter, at: range, known: known)
  }
}
