import ViewTreeLayout
import ViewTreeScript
import ViewTreeSyntax

extension DocumentDecoder {
  // MARK: - Version and window

  func decodeVersion(_ node: Index?) {
    guard let node else {
      report(.missingMember("viewtree", of: "a document", at: tree.openingRange(0)))
      return
    }
    if tree.kind(node) != .number || tree.number(node) != 1 {
      report(.unknownVersion(at: tree.range(node)))
    }
  }

  func decodeWindow(_ window: Index?, _ proposal: Index?) {
    if let window { decodeWindow(window) }
    guard let proposal else { return }
    guard tree.kind(proposal) == .object else {
      reportKind(proposal, expected: "an object of width and height for 'proposal'")
      return
    }
    let values = members(of: proposal, known: ["width", "height"], in: "a proposal")
    document.window.proposal = ProposedSize(
      width: decodeProposedLength(values[0]), height: decodeProposedLength(values[1]))
    if let window {
      report(.windowAndProposal(at: tree.range(proposal), window: tree.range(window)))
    }
  }

  /// A device replaces all settings of the window.
  private func decodeDevice(_ node: Index) {
    let name = tree.text(node)
    if let window = Device.window(named: name) {
      document.window = window
    } else {
      report(
        .unknownDevice(
          name, at: tree.range(node), nearest: Device.nearestName(to: name), usual: Device.usual))
    }
  }

  private func decodeWindow(_ node: Index) {
    if tree.kind(node) == .string { return decodeDevice(node) }
    guard tree.kind(node) == .object else {
      reportKind(node, expected: "an object of width and height, or a device, for 'window'")
      return
    }
    let values = members(
      of: node, known: ["width", "height", "scale", "safeArea"], in: "a window")
    if let width = decodeWindowLength(values[0], "width", node) { document.window.width = width }
    if let height = decodeWindowLength(values[1], "height", node) {
      document.window.height = height
    }
    if let scale = values[2] {
      switch tree.integer(scale) {
      case .some(let value) where tree.kind(scale) == .number && (1...3).contains(value):
        document.window.scale = value
      default:
        report(.outOfRange("scale", allowed: "1, 2 or 3", at: tree.range(scale)))
      }
    }
    if let safeArea = values[3] { decodeSafeArea(safeArea) }
  }

  private func decodeWindowLength(
    _ node: Index?, _ name: String, _ window: Index
  ) -> Double? {
    guard let node else {
      report(.missingMember(name, of: "a window", at: tree.openingRange(window)))
      return nil
    }
    return decodeLength(node, name)
  }

  /// A length that a window may have, in points.
  private func decodeLength(_ node: Index, _ name: String) -> Double? {
    guard let value = constantNumber(node, of: name) else { return nil }
    guard value >= 0, value <= 1_000_000 else {
      report(.outOfRange(name, allowed: "0 to 1000000", at: tree.range(node)))
      return nil
    }
    return value
  }

  private func decodeSafeArea(_ node: Index) {
    guard tree.kind(node) == .object else {
      reportKind(node, expected: "an object of edges for 'safeArea'")
      return
    }
    let edges = ["top", "leading", "bottom", "trailing"]
    let values = members(of: node, known: edges, in: "a safe area")
    let lengths = zip(edges, values).map { name, value -> Double in
      value.flatMap { decodeLength($0, name) } ?? 0
    }
    document.window.safeArea = EdgeInsets(
      top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
  }

  private func decodeProposedLength(_ node: Index?) -> Double? {
    guard let node else { return nil }
    switch tree.kind(node) {
    case .null: return nil
    case .number: return tree.number(node)
    case .string where ["infinity", ".infinity", "inf"].contains(tree.text(node)):
      return .infinity
    case .string: return constantNumber(node, of: "proposal")
    default:
      reportKind(node, expected: "a number, null or \"infinity\"")
      return nil
    }
  }

  // MARK: - Layout direction

  func decodeLayoutDirection(_ node: Index?) {
    guard let node else { return }
    guard let name = bareMember(node) else {
      reportKind(node, expected: "leftToRight or rightToLeft for 'layoutDirection'")
      return
    }
    guard let direction = LayoutDirectionNames.direction(named: name) else {
      report(
        .unknownOption(
          name, of: "layoutDirection", at: tree.range(node), known: LayoutDirectionNames.all))
      return
    }
    document.window.layoutDirection = direction
  }

  // MARK: - State

  func decodeState(_ node: Index?) {
    let (variables, names) = decodeVariables(node)
    document.state = variables
    declaredNames.state = names
    here.scope = scope(names, in: here.scope)
  }

  /// The state variables of the document or of a component, and their names in scripts.
  func decodeVariables(_ node: Index?) -> (variables: [StateVariable], names: [ScopeName]) {
    guard let node else { return ([], []) }
    guard tree.kind(node) == .object else {
      reportKind(node, expected: "an object of variables for 'state'")
      return ([], [])
    }
    var variables: [StateVariable] = []
    for (key, value) in tree.members(node) {
      let name = tree.text(key)
      guard isIdentifier(name, at: key) else { continue }
      variables.append(decodeVariable(name, key, value))
    }
    return (variables, variables.map { $0.scopeName })
  }

  /// A variable is its value, or an object with only `type` and `value`.
  private func decodeVariable(_ name: String, _ key: Index, _ node: Index) -> StateVariable {
    guard isTypedValue(node) else {
      let assumed = assumedType(key)
      let initial = decodeValue(node, assumed ?? .any)
      return StateVariable(
        name: name, typeName: assumed?.text, type: assumed?.type ?? type(of: initial),
        initial: initial, syntax: key)
    }
    let (written, value) = (member("type", of: node), member("value", of: node))
    let declared = writtenType(written) ?? assumedType(key)
    let initial = value.map { decodeValue($0, declared ?? .any) }
    if initial == nil, case .optional? = declared?.shape {
    } else if initial == nil {
      report(.missingMember("value", of: "the state '\(name)'", at: tree.openingRange(node)))
    }
    return StateVariable(
      name: name, typeName: declared?.text, type: declared?.type ?? type(of: initial),
      initial: initial ?? .absent, syntax: key)
  }

  /// True if an object has only the keys `type`, `value`, and `comment`, including `type` or
  /// `value`.
  private func isTypedValue(_ node: Index) -> Bool {
    guard kind(node) == .object,
      member("type", of: node) != nil || member("value", of: node) != nil
    else { return false }
    return tree.members(node).allSatisfy { key, _ in
      text(key, equals: "type") || text(key, equals: "value") || text(key, equals: "comment")
    }
  }

  /// Decodes a type. Reports other values.
  func writtenType(_ node: Index?) -> DeclaredType? {
    guard let node, let text = typeText(node) else { return nil }
    let source = ScriptTypes.Source(text, origin: ScriptOrigin(syntax: node).number)
    reportUnknownNames(document.types.unknownNames(in: source))
    return declaredType(text)
  }

  /// The text of a type. Reports other values.
  func typeText(_ node: Index?) -> String? {
    guard let node else { return nil }
    guard kind(node) == .string else {
      reportKind(node, expected: "a type such as \"CGFloat\"")
      return nil
    }
    return tree.text(node)
  }

  /// True if the name is an identifier in scripts. Reports it otherwise.
  func isIdentifier(_ name: String, at node: Index) -> Bool {
    var isFirst = true
    let isName = name.unicodeScalars.allSatisfy { scalar in
      defer { isFirst = false }
      switch scalar {
      case "a"..."z", "A"..."Z", "_": return true
      case "0"..."9": return !isFirst
      default:
        return scalar.properties.isAlphabetic || (!isFirst && scalar.properties.numericType != nil)
      }
    }
    if name.isEmpty || !isName {
      report(.notAnIdentifier(name, at: tree.range(node)))
      return false
    }
    return true
  }

  // MARK: - Preference keys

  func decodePreferenceKeys(_ node: Index?) {
    guard let node else { return }
    guard isWithinLimit(node, of: "preference keys") else { return }
    if kind(node) != .object { return decodeSwiftKeys(at: node) }
    for (key, value) in tree.members(node) {
      guard kind(value) == .object else {
        decodeSwiftKeys(at: key)
        continue
      }
      let values = members(
        of: value, known: ["type", "defaultValue", "reduce", "comment"], in: "a preference key")
      let (written, defaultValue) = decodeDefault(
        values[1], writtenType(values[0]) ?? assumedType(key, default: values[1]))
      let function = values[2].flatMap { pastedFunction($0, named: "reduce") }
      let declared = written ?? function.flatMap { valueType(of: $0) } ?? assumedType(key)
      let type = declared?.type ?? type(of: defaultValue)
      let reduce = decodeReduce(values[2], function, key: value, type)
      addKey(
        named: tree.text(key), at: key, defaultValue, declared, type, reduce)
    }
  }

  /// Adds a preference key whose parts are decoded.
  func addKey(
    named name: String, at syntax: Index, _ defaultValue: Argument?, _ declared: DeclaredType?,
    _ type: ScriptType, _ reduce: PreferenceKeyTemplate.Reduce
  ) {
    preferenceKeys.types.append(type)
    preferenceKeys.valueTypes.append(declared ?? declaredType(following: type))
    preferenceKeys.places[name] = preferenceKeys.names.count
    preferenceKeys.names.append(name)
    preferenceKeys.nodes.append(syntax)
    document.preferenceKeys.append(
      PreferenceKeyTemplate(
        name: name, defaultValue: defaultValue, typeName: declared?.text, reduce: reduce,
        syntax: syntax))
  }

  /// The default of a key, and its type where that is written.
  func decodeDefault(
    _ node: Index?, _ declared: DeclaredType?
  ) -> (type: DeclaredType?, value: Argument?) {
    guard let node else { return (declared, nil) }
    if let pasted = pastedDefault(node) { return (declared ?? pasted.type, pasted.value) }
    return (declared, decodeExpressionOrValue(node, declared ?? .any))
  }

  private func decodeReduce(
    _ node: Index?, _ function: ScriptTypes.Method?, key: Index, _ type: ScriptType
  ) -> PreferenceKeyTemplate.Reduce {
    guard let node else {
      report(.missingMember("reduce", of: "a preference key", at: tree.openingRange(key)))
      return .named(.last)
    }
    if tree.kind(node) == .string, let named = NamedReduce(rawValue: tree.text(node)) {
      return .named(named)
    }
    if let function {
      return compileReduce(function, at: node, type).map { .script($0) } ?? .named(.last)
    }
    let form = ScriptCache.Form.staticClosure(parameters: ["value", "nextValue"], inoutFirst: true)
    return compile(node, form, parameters: [type, type.supplier]).map { .script($0) }
      ?? .named(.last)
  }
}
