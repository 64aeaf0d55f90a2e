extension TypeChecker {
  /// Checks an enum case; `site` is the call if it has values.
  func checkCase(
    _ node: Node, _ shape: EnumShape, _ site: CallSite?, _ expected: StaticType
  ) -> StaticType {
    if shape.typeName == "Angle", site != nil, ["degrees", "radians"].contains(shape.name) {
      _ = site.map { unknownCall($0) }
      return .angle
    }
    guard let entry = enumEntry(shape.typeName, expected) else {
      _ = site.map { unknownCall($0) }
      return shape.name == "zero" && shape.typeName == nil && StaticType.zeros.contains(expected)
        ? expected : .unknown
    }
    let name = entry.declaration.name
    guard let known = entry.declaration.cases.first(where: { $0.name == shape.name }) else {
      // What is written with its type was checked when it was read.
      if shape.typeName == nil, shape.name != "init", entry.method(shape.name) == nil {
        reportMember(
          shape.name, of: .declared(name), candidates: entry.declaration.cases.map(\.name),
          caseRange(shape, node.range))
      }
      _ = site.map { unknownCall($0) }
      return .declared(name)
    }
    let given = site?.arguments.count ?? 0
    if given != known.payload.count {
      report(
        .wrongArguments(
          callee: "." + known.name, expected: Self.values(known.payload.count, given)),
        caseRange(shape, node.range).lowerBound..<node.range.upperBound)
      _ = site.map { unknownCall($0) }
      return .declared(name)
    }
    for (place, argument) in (site?.arguments ?? []).enumerated() {
      _ = argumentType(argument, expecting: payloadType(known, place))
    }
    return .declared(name)
  }

  /// The enum that a case is of: the one that is written, or else the one that its place asks for.
  private func enumEntry(_ typeName: String?, _ expected: StaticType) -> TypeTable.Entry? {
    var name = typeName
    if name == nil, case .declared(let wanted) = expected { name = wanted }
    guard let name, let entry = types.entry(name), !entry.declaration.cases.isEmpty else {
      return nil
    }
    return entry
  }

  func payloadType(_ enumCase: ScriptTypes.Case, _ place: Int) -> StaticType {
    guard place < enumCase.payload.count else { return .unknown }
    return StaticType(TypeReader.note(enumCase.payload[place]), types)
  }

  private static func values(_ wanted: Int, _ given: Int) -> String {
    switch wanted {
    case 0: "no values"
    case 1: "1 value, not \(given)"
    default: "\(wanted) values, not \(given)"
    }
  }

  private func caseRange(_ shape: EnumShape, _ range: Range<Int>) -> Range<Int> {
    nameRange(
      shape.name, in: range, from: range.lowerBound + (shape.typeName?.utf8.count ?? 0))
  }

  // MARK: Patterns

  /// Checks a pattern for values of a type and gives the names that it binds theirs.
  func checkPattern(_ index: Int32, _ subject: StaticType) {
    guard index >= 0 else { return }
    let node = node(index)
    switch node.operation {
    case .bindLocal: frame.slots[node.a] = subject
    case .bindBox: frame.boxes[node.a] = subject
    case .somePattern: checkPattern(node.a, subject)
    case .tuplePattern:
      var elements: [StaticType] = []
      if case .tuple(let known, _) = subject, known.count == Int(node.b) { elements = known }
      for (place, item) in list(node.a, node.b).enumerated() {
        checkPattern(item, place < elements.count ? elements[place] : .unknown)
      }
    case .casePattern: checkCasePattern(node, subject)
    case .expressionPattern: _ = type(of: node.a, expecting: subject)
    default: break
    }
  }

  private func checkCasePattern(_ node: Node, _ subject: StaticType) {
    let shape = code.shapes[Int(node.a)]
    let items = list(node.b, node.c)
    guard let entry = enumEntry(shape.typeName, subject) else {
      for item in items { checkPattern(item, .unknown) }
      return
    }
    guard let known = entry.declaration.cases.first(where: { $0.name == shape.name }) else {
      if shape.typeName == nil, shape.name != "none", shape.name != "some" {
        reportMember(
          shape.name, of: .declared(entry.declaration.name),
          candidates: entry.declaration.cases.map(\.name), caseRange(shape, node.range))
      }
      for item in items { checkPattern(item, .unknown) }
      return
    }
    let wanted = known.payload.count
    if items.count == 1, wanted > 1 {
      let types = (0..<wanted).map { payloadType(known, $0) }
      return checkPattern(items[items.startIndex], .tuple(types, labels: nil))
    }
    if node.c >= 0, items.count != wanted {
      report(
        .wrongArguments(callee: "." + known.name, expected: Self.values(wanted, items.count)),
        caseRange(shape, node.range).lowerBound..<node.range.upperBound)
    }
    for (place, item) in items.enumerated() { checkPattern(item, payloadType(known, place)) }
  }

  // MARK: Switches

  /// Checks a switch and returns what `body` says of each of its bodies.
  func checkSwitch(_ node: Node, _ body: (Int32) -> StaticType) -> [StaticType] {
    let subject = type(of: node.a)
    var found: [StaticType] = []
    var patterns: [(pattern: Int32, isConditional: Bool)] = []
    var hasDefault = false
    for entry in 0..<Int(code.lists[Int(node.b)]) {
      let start = Int(node.b) + 2 + entry * 4
      let count = code.lists[start + 1]
      if count == 0 { hasDefault = true }
      let items = Array(list(code.lists[start], count * 2))
      for place in 0..<Int(count) {
        checkPattern(items[place * 2], subject)
        _ = type(of: items[place * 2 + 1])
        patterns.append((items[place * 2], items[place * 2 + 1] >= 0))
      }
      found.append(body(code.lists[start + 2]))
    }
    if !hasDefault { checkExhaustive(node, subject, patterns) }
    return found
  }

  /// Reports a switch that surely misses a value, which Swift refuses and which ends a script.
  private func checkExhaustive(
    _ node: Node, _ subject: StaticType, _ patterns: [(pattern: Int32, isConditional: Bool)]
  ) {
    var named: Set<String> = []
    for (pattern, isConditional) in patterns {
      var found = self.node(pattern)
      if found.operation == .somePattern { found = self.node(found.a) }
      switch found.operation {
      case .casePattern: named.insert(code.shapes[Int(found.a)].name)
      case .expressionPattern where self.node(found.a).operation == .literal: break
      case _ where isConditional: break
      default: return
      }
    }
    let range = node.range.lowerBound..<min(node.range.lowerBound + 6, node.range.upperBound)
    switch subject {
    case .declared(let name):
      let cases = types.entry(name)?.declaration.cases.map(\.name) ?? []
      let missing = cases.filter { !named.contains($0) }
      if !missing.isEmpty { report(.missingCases(missing), range) }
    case .number, .string: if named.isEmpty { report(.missingCases([]), range) }
    default: break
    }
  }
}

extension StaticType {
  /// The types whose `zero` may be written without the type.
  static let zeros: Set<StaticType> = [
    .number, .point, .size, .rect, .vector, .unitPoint, .edgeInsets, .angle,
  ]
}
