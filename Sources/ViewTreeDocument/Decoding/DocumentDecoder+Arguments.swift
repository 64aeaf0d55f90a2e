import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Decoding of an argument's value by the type of its parameter (docs/reference/format/values.md,
/// Strings).
extension DocumentDecoder {
  /// Decodes the value of one argument.
  func decodeArgument(_ node: Index, _ parameter: ParameterDefinition) -> Argument {
    if kind(node) == .object, parameter.takesExplicitExpression, isExplicitExpression(node) {
      return parameter.type == .text
        ? takingText { decodeExpression(node + 2) } : decodeExpression(node + 2)
    }
    switch parameter.type {
    case .number, .integer, .lineLimit, .lengthOrInsets: return decodeNumber(node, parameter)
    case .ratio:
      return kind(node) == .object ? decodeRatio(node) : decodeNumber(node, parameter)
    case .bool: return decodeBool(node, parameter)
    case .text: return decodeText(node, parameter)
    case .styledText: return decodeStyledText(node)
    case .textView: return .content(decodeTextView(node))
    case .keyPathText: return .content(decodeKeyPathText(node, of: "row", parameter))
    case .option(let names): return decodeOption(node, parameter, names)
    case .horizontalAlignment, .verticalAlignment, .alignment:
      return decodeAlignment(node, parameter)
    case .guide: return decodeGuide(node, parameter)
    case .edges, .axes, .unitPoint: return decodeMember(node, parameter)
    case .font: return decodeFont(node, parameter)
    case .dynamicTypeSize: return decodeTextSizes(node, parameter)
    case .angle:
      if kind(node) == .string {
        return decodeExpression(node, result: declaredType("Angle").type)
      }
      reportKind(node, expected: "an angle such as \".degrees(45)\" for '\(parameter.name)'")
      return .absent
    case .point: return decodeNumbers(node, "CGPoint", ["x", "y"], of: "a point", parameter)
    case .insets:
      return decodeNumbers(
        node, "EdgeInsets", ["top", "leading", "bottom", "trailing"], of: "insets", parameter)
    case .gridItems: return decodeGridItems(node, parameter)
    case .style: return decodeStyle(node)
    case .any: return decodeValue(node, here.writtenValueType)
    case .expression:
      // Of all types, only a binding has this member.
      if kind(node) == .string, withText(node, { $0.starts(with: Array(".constant(".utf8)) }) {
        return decodeExpression(node, result: ScriptType.unknown.binding)
      }
      return takingAnyMember { decodeMember(node) }
    case .watchedValue:
      if kind(node) == .string { return takingText { decodeExpression(node) } }
      reportKind(node, expected: "an expression for '\(parameter.name)'")
      return .absent
    case .binding:
      if kind(node) == .string {
        // Accepts a plain value, too, for a control that isn't used.
        let isMember = withText(node) { $0.first == UInt8(ascii: ".") }
        return decodeExpression(node, result: isMember ? ScriptType.unknown.binding : .unknown)
      }
      reportKind(node, expected: "a binding such as \"$name\" for '\(parameter.name)'")
      return .absent
    case .preferenceKey: return decodeKey(node)
    case .layoutValueKey: return decodeLayoutValueKey(node, parameter)
    case .environmentKey:
      return environmentKey(node).map { .option($0.number) } ?? .absent
    case .anchorSource: return decodeAnchorSource(node)
    case .presented, .boundBool: return decodeBool(node, parameter)
    case .attachmentAnchor:
      if kind(node) == .string { return decodeExpression(node) }
      reportKind(node, expected: "an anchor such as \".rect(.bounds)\" for '\(parameter.name)'")
      return .absent
    case .size: return decodeSize(node)
    case .parameterName: return .absent
    case .closure(let form): return decodeClosure(node, form, ClosureNames([], areDefaults: true))
    case .content: return .content(decodeContent(node))
    }
  }

  /// Decodes `{"$": "…"}`, an expression that any value can be replaced with.
  func explicitExpression(_ node: Index) -> Argument? {
    isExplicitExpression(node) ? decodeExpression(node + 2) : nil
  }

  /// True if the value is an object whose only key is `$`.
  func isExplicitExpression(_ node: Index) -> Bool {
    guard kind(node) == .object else { return false }
    let end = next(after: node)
    return node + 1 < end && next(after: node + 2) == end && text(node + 1, equals: "$")
  }

  // MARK: - Numbers and truth values

  private func decodeNumber(
    _ node: Index, _ parameter: ParameterDefinition
  ) -> Argument {
    switch kind(node) {
    case .number:
      if parameter.isPositive, !(number(node) > 0 && number(node).isFinite) {
        report(.outOfRange(parameter.name, allowed: "a number above 0", at: tree.range(node)))
      }
      return .number(number(node))
    case .null:
      return .absent
    case .string:
      if text(node, equals: "infinity") || text(node, equals: ".infinity") {
        return .number(.infinity)
      }
      return decodeExpression(node, result: numberType(of: parameter, at: node))
    default:
      reportKind(node, expected: "a number or an expression for '\(parameter.name)'")
      return .absent
    }
  }

  /// The type that Swift expects for a number. A ratio is a size or a number, so it depends on the
  /// expression: the literals of `16 / 9` are fractions.
  private func numberType(of parameter: ParameterDefinition, at node: Index) -> ScriptType {
    switch parameter.type {
    case .integer: declaredType("Int?").type
    case .ratio where type(ofExpressionAt: node) != document.types.type("Int"): .unknown
    case .lengthOrInsets where type(ofExpressionAt: node) == document.types.type("EdgeInsets"):
      declaredType("EdgeInsets").type
    case .number, .lengthOrInsets, .ratio: declaredType("CGFloat?").type
    default: .unknown
    }
  }

  private func decodeBool(_ node: Index, _ parameter: ParameterDefinition) -> Argument {
    switch kind(node) {
    case .true, .false: return .bool(tree.bool(node))
    case .string:
      return decodeExpression(
        node, result: parameter.type == .bool ? declaredType("Bool?").type : .unknown)
    default:
      reportKind(node, expected: "true, false or an expression for '\(parameter.name)'")
      return .absent
    }
  }

  func decodeSize(_ node: Index) -> Argument {
    guard kind(node) == .object else {
      reportKind(node, expected: "an object of 'width' and 'height'")
      return .absent
    }
    let first = document.arguments.count
    document.arguments.appendAbsent(count: 2)
    let end = next(after: node)
    var next = node + 1
    while next < end {
      let (key, value) = (next, next + 1)
      next = self.next(after: value)
      if text(key, equals: "width") {
        document.arguments[first] = decodeLength(of: value, "width")
      } else if text(key, equals: "height") {
        document.arguments[first + 1] = decodeLength(of: value, "height")
      } else {
        report(
          .unknownMember(
            tree.text(key), of: "a size", at: tree.range(key), known: ["width", "height"]))
      }
    }
    return .size(firstArgument: ID(first))
  }

  /// A length of a leaf, which can't be negative or endless.
  private func decodeLength(of node: Index, _ name: String) -> Argument {
    let argument = decodeNumber(node, Self.length)
    if case .number(let length) = argument, !(length >= 0 && length.isFinite) {
      report(.outOfRange(name, allowed: "0 or more", at: tree.range(node)))
      return .absent
    }
    return argument
  }

  /// A width or a height of a size.
  private static let length = ParameterDefinition("size", .number, "A length in points.")

  // MARK: - Text and expressions

  /// Decodes text, which is the content of a Swift string literal.
  ///
  /// A backslash that starts no Swift escape is an ordinary character, so that plain text with a
  /// backslash can be written unchanged.
  func decodeText(_ node: Index, _ parameter: ParameterDefinition? = nil) -> Argument {
    switch kind(node) {
    case .string:
      if let form = parameter?.swiftForm, let inside = argument(of: form, at: node) {
        let form: ScriptCache.Form =
          parameter?.isLocalizedKey == true ? .localizedValue : .expression
        return compile(inside.text, at: node, prefix: -inside.offset, form)
          .map { .script($0) } ?? .absent
      }
      return decodeLiteral(node, isKey: parameter?.isLocalizedKey == true)
    case .object:
      if isExplicitExpression(node), parameter?.isLocalizedKey == true {
        return takingText { compile(node + 2, .localizedValue) }.map { .script($0) } ?? .absent
      }
      if let script = takingText({ explicitExpression(node) }) { return script }
      reportKind(node, expected: "text")
      return .absent
    default:
      reportKind(node, expected: "text")
      return .absent
    }
  }

  /// The inside a literal: a `String`, or a `LocalizedStringKey`.
  func decodeLiteral(_ node: Index, isKey: Bool) -> Argument {
    if withText(node, { StringLiteral.standsForItself($0) }) {
      let isStyled = isKey && withText(node) { InlineMarkdown.changes($0) }
      return isStyled ? .markdown(node) : .text(node)
    }
    if reportsOpenInterpolation(node) { return .absent }
    return compile(node, isKey ? .localizedText : .text).map { .script($0) } ?? .absent
  }

  /// The text between the parentheses of a string that is one call with one argument, such as
  /// `Text("My Bar")`, and its byte offset.
  private func argument(of form: String, at node: Index) -> (text: [UInt8], offset: Int)? {
    withText(node) { bytes in
      let start = form.utf8.count
      guard bytes.count > start, bytes.prefix(start).elementsEqual(form.utf8),
        bytes.last == UInt8(ascii: ")")
      else { return nil }
      let inside = bytes[start..<bytes.count - 1]
      // In `Text("a") + Text("b")`, the outer parentheses don't belong to the same call.
      var (depth, isQuoted, isEscaped) = (0, false, false)
      for byte in inside {
        switch byte {
        case _ where isEscaped: isEscaped = false
        case UInt8(ascii: "\\"): isEscaped = true
        case UInt8(ascii: "\""): isQuoted.toggle()
        case UInt8(ascii: "(") where !isQuoted: depth += 1
        case UInt8(ascii: ")") where !isQuoted:
          depth -= 1
          if depth < 0 { return nil }
        default: break
        }
      }
      return (Array(inside), start)
    }
  }

  func decodeExpression(_ node: Index, result: ScriptType = .unknown) -> Argument {
    compile(node, .expression, result: result).map { .script($0) } ?? .absent
  }

  /// A value of a SwiftUI type that layout ignores: a member's name or an expression. Other JSON is
  /// a constant.
  private func decodeMember(_ node: Index) -> Argument {
    if kind(node) == .string { return decodeStyle(node) }
    return decodeValue(node, Self.someMember)
  }

  /// A type of SwiftUI, or a list of values of one.
  private static let someMember = DeclaredType(
    text: "Any", shape: .array(.named("")), type: .unknown)

  /// A color or a style: an expression, a variable's name, or the bare name of a member.
  private func decodeStyle(_ node: Index) -> Argument {
    switch kind(node) {
    case .string:
      guard let name = bareMember(node) else {
        return takingAnyMember { decodeExpression(node) }
      }
      let isVariable = here.scope.contains(name) && !tree.text(node).hasPrefix(".")
      return isVariable ? decodeExpression(node) : .member(node)
    case .null: return .absent
    default:
      reportKind(node, expected: "an expression such as \"Color.red\"")
      return .absent
    }
  }

  // MARK: - Names

  /// The name in `name` or `.name`, or `nil` for any other text.
  func bareMember(_ node: Index) -> String? {
    guard kind(node) == .string, isBareMember(node) else { return nil }
    let text = tree.text(node)
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }

  private func isBareMember(_ node: Index) -> Bool {
    withText(node) { bytes in
      var rest = bytes[...]
      if rest.first == UInt8(ascii: ".") { rest = rest.dropFirst() }
      return !rest.isEmpty
        && rest.allSatisfy { byte in
          byte == UInt8(ascii: "_") || (byte | 0x20) &- UInt8(ascii: "a") < 26
            || byte &- UInt8(ascii: "0") < 10
        } && !(rest.first.map { $0 &- UInt8(ascii: "0") < 10 } ?? true)
    }
  }

  private func decodeOption(
    _ node: Index, _ parameter: ParameterDefinition, _ names: [String]
  ) -> Argument {
    guard let name = bareMember(node) else {
      if kind(node) == .string { return decodeExpression(node) }
      reportKind(node, expected: "a name for '\(parameter.name)'")
      return .absent
    }
    if let index = names.firstIndex(of: name) { return .option(UInt16(index)) }
    if here.scope.contains(name), !tree.text(node).hasPrefix(".") {
      return decodeExpression(node)
    }
    report(.unknownOption(name, of: parameter.name, at: tree.range(node), known: names))
    return .absent
  }

  /// A set of edges or a unit point.
  private func decodeMember(
    _ node: Index, _ parameter: ParameterDefinition
  ) -> Argument {
    if kind(node) == .array { return decodeMemberList(node, parameter) }
    guard let name = bareMember(node) else {
      if kind(node) == .string { return decodeExpression(node) }
      reportKind(node, expected: "a name for '\(parameter.name)'")
      return .absent
    }
    if let value = NamedMember.argument(name, parameter.type) { return value }
    if here.scope.contains(name), !tree.text(node).hasPrefix(".") {
      return decodeExpression(node)
    }
    report(
      .unknownOption(
        name, of: parameter.name, at: tree.range(node),
        known: NamedMember.names(of: parameter.type)))
    return .absent
  }

  /// A list of names: the union of their values.
  private func decodeMemberList(
    _ node: Index, _ parameter: ParameterDefinition
  ) -> Argument {
    switch parameter.type {
    case .edges:
      var edges: EdgeSet = []
      for element in tree.elements(node) {
        if case .edges(let set) = decodeMember(element, parameter) { edges.formUnion(set) }
      }
      return .edges(edges)
    case .axes:
      var axes: AxisSet = []
      for element in tree.elements(node) {
        if case .axes(let set) = decodeMember(element, parameter) { axes.formUnion(set) }
      }
      return .axes(axes)
    default:
      reportKind(node, expected: "one name for '\(parameter.name)'")
      return .absent
    }
  }

  /// The index of a key whose name equals a declared one, if there are few.
  private func keyIndex(_ node: Index) -> Int? {
    // A key that is declared in Swift has no separate node for its name.
    guard preferenceKeys.nodes.count <= DeclaredKeys.comparedCount, preferenceKeys.inSwift.isEmpty
    else { return nil }
    return withText(node) { name in
      preferenceKeys.nodes.firstIndex { withText($0) { $0.elementsEqual(name) } }
    }
  }

  func decodeKey(_ node: Index) -> Argument {
    guard kind(node) == .string else {
      reportKind(node, expected: "the name of a preference key")
      return .absent
    }
    if let index = keyPlace(node) { return .preferenceKey(ShortID(index)) }
    report(.unknownPreferenceKey(keyName(node), at: tree.range(node), known: preferenceKeys.names))
    return .absent
  }

  /// The index of the key that a string names, with or without `.self`.
  func keyPlace(_ node: Index) -> Int? {
    guard kind(node) == .string else { return nil }
    return keyIndex(node) ?? preferenceKeys.places[keyName(node)]
  }

  private func keyName(_ node: Index) -> String {
    let name = tree.text(node)
    let plain = name.hasSuffix(".self") ? String(name.dropLast(5)) : name
    // All specializations of a generic key are one key here.
    guard plain.hasSuffix(">"), let start = plain.firstIndex(of: "<"),
      preferenceKeys.inSwift.contains(where: {
        !$0.declaration.generics.isEmpty && $0.declaration.name == plain[..<start]
      })
    else { return plain }
    return String(plain[..<start])
  }

  /// Decodes an anchor source, which is an expression. A bare name is a static member.
  func decodeAnchorSource(_ node: Index) -> Argument {
    let name = bareMember(node)
    if let place = name.flatMap({ NamedMember.anchorSources.firstIndex(of: $0) }) {
      return .anchorSource(UInt16(place))
    }
    if let name, withText(node, { $0.first == UInt8(ascii: ".") }) || !here.scope.contains(name) {
      report(
        .unknownOption(
          name, of: "anchor source", at: tree.range(node), known: NamedMember.anchorSources))
      return .absent
    }
    return decodeExpression(node, result: declaredType(Self.anchorSourceName).type)
  }

  private static let anchorSourceName = "Anchor<_>.Source"

  /// The type of the anchor that a source makes, if known.
  func anchorType(ofSource node: Index) -> ScriptType {
    if text(node, equals: ".bounds") || text(node, equals: "bounds") { return .rectAnchor }
    if let name = bareMember(node), NamedMember.anchorSources.contains(name) { return .pointAnchor }
    guard let text = ScriptText.bytes(at: node, in: tree) else { return .unknown }
    return compilation(
      text, as: .expression, result: declaredType(Self.anchorSourceName).type
    ).program?.resultType.anchorOfSource ?? .unknown
  }

  // MARK: - Closures

  /// Decodes a closure. `names` are the document's names for its parameters.
  func decodeClosure(
    _ node: Index, _ form: ParameterType.ClosureForm, _ names: ClosureNames
  ) -> Argument {
    if form == .changeAction { return decodeChangeAction(node, names) }
    let defaults = names.names.isEmpty ? form.parameterNames : names.names
    let given = names.areDefaults ? unhiding(defaults) : names.names
    return compileClosure(node, form.scriptForm(given), parameters: names.types(of: form))
      .map { .script($0) } ?? .absent
  }

  /// The default names of a closure's parameters. In Swift, they don't hide other names, because a
  /// closure has only `$0` and the names that it gives its parameters.
  private func unhiding(_ names: [String]) -> [String] {
    guard SourceSyntax(of: tree.source) == .swift else { return names }
    return names.map { here.scope.contains($0) ? "\($0)_" : $0 }
  }

  /// The action of `onChange`, in any of its forms: with both values, with the new value, or
  /// without values.
  private func decodeChangeAction(_ node: Index, _ names: ClosureNames) -> Argument {
    let defaults = names.names.isEmpty ? ["oldValue", "newValue"] : names.names
    var parameters = names.areDefaults ? unhiding(defaults) : defaults
    let count =
      closureParameter(node)?.inputs.count
      ?? ScriptText.bytes(at: node, in: tree)
      .flatMap { ScriptCompiler(types: document.types).parameterCount(of: $0) }
    if let count, count <= 2 { parameters = Array(parameters.suffix(count)) }
    return compileClosure(
      node, .actionClosure(parameters: parameters), parameters: parameters.map { _ in names.value }
    ).map { .script($0) } ?? .absent
  }

  // MARK: - Any value

  func constant(_ value: Value) -> Argument {
    document.constants.append(value)
    return .constant(ID(document.constants.count - 1))
  }

  /// An expression where the value is a string, unless the type is `String`.
  func decodeExpressionOrValue(_ node: Index, _ declared: DeclaredType) -> Argument {
    if kind(node) == .string, declared.shape == .any {
      return takingText { decodeExpression(node) }
    }
    return decodeValue(node, declared)
  }
}
