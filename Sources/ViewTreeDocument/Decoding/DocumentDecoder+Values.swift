import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Values: JSON constants, text where the type is `String`, an expression everywhere else
/// (docs/reference/format/values.md, Strings).
extension DocumentDecoder {
  /// A type by its text, read once.
  func declaredType(_ text: String) -> DeclaredType {
    if let known = knownTypes.declared[text] { return known }
    let type = DeclaredType(text, document.types)
    knownTypes.declared[text] = type
    return type
  }

  /// The type that is inferred from a written value.
  func declaredType(following type: ScriptType) -> DeclaredType {
    if type == .unknown { return .any }
    return DeclaredType(following: type)
  }

  /// Decodes a value of a declared type.
  func decodeValue(_ node: Index, _ declared: DeclaredType) -> Argument {
    if isExplicitExpression(node) {
      let mayBeText = declared.shape.isText || declared.shape == .any
      let argument =
        mayBeText
        ? takingText { decodeExpression(node + 2, result: declared.type) }
        : decodeExpression(node + 2, result: declared.type)
      return checked(argument, node, declared)
    }
    if let typed = typedValue(node, declared.shape) { return decodeValue(typed.value, typed.type) }
    switch kind(node) {
    case .string:
      if declared.shape.isText || declared.shape == .any {
        guard withText(node, { StringLiteral.standsForItself($0) }) else {
          return decodeLiteral(node, isKey: declared.type == .localizedKey)
        }
        return constant(.string(tree.text(node)))
      }
      return checked(decodeMemberOrExpression(node, declared), node, declared)
    case .array, .object:
      guard !isNestedTooDeeply(node), fits(node, declared) else { return .absent }
      if needsScript(node, declared.shape) { return compose(node, declared) }
    default:
      guard fits(node, declared) else { return .absent }
    }
    return constant(JSONValue.value(node, as: declared.shape, in: tree))
  }

  /// An expression. A bare member name may omit its dot.
  private func decodeMemberOrExpression(_ node: Index, _ declared: DeclaredType) -> Argument {
    guard isMemberName(node, declared.shape) else {
      return decodeExpression(node, result: declared.type)
    }
    let text = [UInt8(ascii: ".")] + withText(node) { Array($0) }
    return compile(text, at: node, prefix: 1, .expression, result: declared.type)
      .map { .script($0) } ?? .absent
  }

  /// True if a string is a member name without its dot: neither a literal nor a name in scope.
  private func isMemberName(_ node: Index, _ shape: DeclaredType.Shape) -> Bool {
    guard let name = bareMember(node), withText(node, { $0.first != UInt8(ascii: ".") }),
      !["true", "false", "nil", "self"].contains(name), !here.scope.contains(name)
    else { return false }
    switch shape.wrapped {
    case .floating: return name == "infinity"
    case .numbers: return true
    case .named(let type): return type.isEmpty || type.unicodeScalars.first.map(isUpper) ?? false
    default: return false
    }
  }

  private func isUpper(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isUppercase }

  /// The maximum nesting of arrays and objects in a value, because the functions that visit it are
  /// recursive.
  private static let nestingLimit = 50_000

  /// True if the value is nested more deeply than that. Reports it.
  private func isNestedTooDeeply(_ node: Index) -> Bool {
    var ends: [Index] = []
    for inner in node..<next(after: node) {
      while let end = ends.last, inner >= end { ends.removeLast() }
      guard kind(inner) == .array || kind(inner) == .object else { continue }
      ends.append(next(after: inner))
      if ends.count > Self.nestingLimit {
        report(.nestedTooDeeply(limit: Self.nestingLimit, at: tree.openingRange(inner)))
        return true
      }
    }
    return false
  }

  /// The type and the value of `{"type": "Float", "value": 1}`, if the context declares no type.
  private func typedValue(
    _ node: Index, _ shape: DeclaredType.Shape
  ) -> (type: DeclaredType, value: Index)? {
    guard shape == .any, kind(node) == .object, tree.count(node) == 2,
      let written = member("type", of: node), kind(written) == .string,
      let value = member("value", of: node)
    else { return nil }
    let type = declaredType(tree.text(written))
    return type.type == .unknown ? nil : (type, value)
  }

  // MARK: - Kinds

  /// True if a JSON value other than a string can have the type. Otherwise reports both types.
  private func fits(_ node: Index, _ declared: DeclaredType) -> Bool {
    if !declared.isWritten || canBe(node, declared.shape, declared.type) { return true }
    reportType(node, needed: declared.text, found: found(node))
    return false
  }

  /// The value of an expression. Reports an expression whose type never matches the declared type.
  private func checked(_ argument: Argument, _ node: Index, _ declared: DeclaredType) -> Argument {
    guard declared.isWritten, case .script(let script) = argument,
      let value = document.scripts[script].program.constant
    else { return argument }
    let type = ScriptType(exactly: value)
    guard type.differs(from: declared.type) else { return argument }
    reportType(node, needed: declared.text, found: type.name)
    return .absent
  }

  /// Reports a value of another type than is needed.
  func reportType(_ node: Index, needed: String, found: String) {
    report(.wrongType(needed: needed, found: found, at: tree.range(node)))
  }

  private func canBe(_ node: Index, _ shape: DeclaredType.Shape, _ type: ScriptType) -> Bool {
    let kind = kind(node)
    switch shape {
    case .any: return true
    case .optional(let wrapped): return kind == .null || canBe(node, wrapped, type)
    case .integer: return kind == .number && tree.integer(node) != nil
    case .floating: return kind == .number
    case .bool: return kind == .true || kind == .false
    case .text, .binding: return false
    case .array: return kind == .array || kind == .object
    case .dictionary, .numbers: return kind == .object
    // A type that scripts don't know accepts any value.
    case .named: return type == .unknown
    }
  }

  /// The Swift type of JSON that isn't of the type that is needed.
  private func found(_ node: Index) -> String {
    switch kind(node) {
    case .null: "nil"
    case .true, .false: "a Bool"
    case .number: tree.integer(node) == nil ? "a Double" : "an Int"
    case .string: "a String"
    case .array: "an array"
    case .object: "a dictionary"
    }
  }

  // MARK: - Lists and objects with expressions inside

  /// True if an array or an object needs a script: it contains expressions or its type needs an
  /// initializer.
  private func needsScript(_ node: Index, _ shape: DeclaredType.Shape) -> Bool {
    switch kind(node) {
    case .string:
      return shape.isText || shape == .any
        ? !withText(node) { StringLiteral.standsForItself($0) } : true
    case .array: return tree.elements(node).contains { needsScript($0, shape.element) }
    case .object:
      if isExplicitExpression(node) || typedValue(node, shape) != nil { return true }
      if case .numbers = shape.wrapped { return true }
      return tree.members(node).contains { needsScript($0.1, shape.element) }
    default: return false
    }
  }

  /// Swift that makes the value of a list or an object.
  private func compose(_ node: Index, _ declared: DeclaredType) -> Argument {
    var text = ComposedText()
    guard compose(node, declared.shape, &text) else { return .absent }
    return compile(text, at: node, result: declared.type)
  }

  /// Appends Swift code for a value. Returns false after a report.
  private func compose(
    _ node: Index, _ shape: DeclaredType.Shape, _ text: inout ComposedText
  ) -> Bool {
    if isExplicitExpression(node) {
      text.append(node + 2, in: tree, prefix: "(", suffix: "\n)")
      return true
    }
    if let typed = typedValue(node, shape) {
      text.append("(")
      guard kind(typed.value) == .string || fits(typed.value, typed.type),
        compose(typed.value, typed.type.shape, &text)
      else {
        return false
      }
      text.append(" as \(typed.type.text))")
      return true
    }
    switch kind(node) {
    case .string:
      if shape.isText || shape == .any {
        text.appendLiteral(node, in: tree)
      } else {
        let isMember = isMemberName(node, shape)
        text.append(node, in: tree, prefix: isMember ? "." : "(", suffix: isMember ? "" : "\n)")
      }
    case .array:
      text.append("[")
      for element in tree.elements(node) {
        guard compose(element, shape.element, &text) else { return false }
        text.append(", ")
      }
      text.append("]")
    case .object: return composeObject(node, shape, &text)
    default: text.append(tree.sourceText(node))
    }
    return true
  }

  private func composeObject(
    _ node: Index, _ shape: DeclaredType.Shape, _ text: inout ComposedText
  ) -> Bool {
    if case .numbers(let name, let labels) = shape.wrapped {
      return composeCall(of: name, labels, node, &text)
    }
    text.append("[")
    for (key, value) in tree.members(node) {
      text.append("\(tree.text(key).debugDescription): ")
      guard compose(value, shape.element, &text) else { return false }
      text.append(", ")
    }
    text.append(tree.count(node) == 0 ? ":]" : "]")
    return true
  }

  /// A call of an initializer whose arguments are numbers. Omitted arguments are 0.
  func composeCall(
    of name: String, _ labels: [String], _ node: Index, _ text: inout ComposedText
  ) -> Bool {
    let values = members(of: node, known: labels, in: "a value of type '\(name)'")
    text.append("\(name)(")
    for (place, label) in labels.enumerated() {
      text.append(place == 0 ? "\(label): " : ", \(label): ")
      guard let value = values[place] else {
        text.append("0")
        continue
      }
      guard composeNumber(value, of: label, &text) else { return false }
    }
    text.append(")")
    return true
  }

  /// Appends a number or an expression for one. Returns false after a report.
  func composeNumber(_ node: Index, of name: String, _ text: inout ComposedText) -> Bool {
    guard kind(node) == .string || kind(node) == .number else {
      reportKind(node, expected: "a number or an expression for '\(name)'")
      return false
    }
    return compose(node, .floating, &text)
  }

  /// Compiles text that was composed of strings inside a value.
  func compile(
    _ text: ComposedText, at node: Index, result: ScriptType = .unknown
  ) -> Argument {
    compile(text.bytes, at: node, pieces: text.pieces, .expression, result: result)
      .map { .script($0) } ?? .absent
  }
}

extension SyntaxTree {
  /// The source bytes of a value.
  fileprivate func sourceText(_ node: SyntaxNode.Index) -> String {
    switch kind(node) {
    case .null: return "nil"
    case .true: return "true"
    case .false: return "false"
    default: return integer(node).map { String($0) } ?? number(node).description
    }
  }
}
