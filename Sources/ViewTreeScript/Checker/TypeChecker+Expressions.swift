extension TypeChecker {
  /// Checks an expression and returns its type; `expected` is the type that its place asks for.
  func type(of index: Int32, expecting expected: StaticType = .unknown) -> StaticType {
    guard index >= 0 else { return .unknown }
    return deeper {
      let node = node(index)
      switch node.operation {
      case .literal: return StaticType(code.literals[Int(node.a)])
      case .local: return frame.slots[node.a] ?? .unknown
      case .boxed: return frame.boxes[node.a] ?? .unknown
      case .captured:
        return Int(node.a) < frame.captured.count ? frame.captured[Int(node.a)] : .unknown
      case .scope: return scope.type(framesUp: Int(node.a), index: Int(node.b))
      case .member: return memberType(node)
      case .implicitMember: return checkCase(node, code.shapes[Int(node.a)], nil, expected)
      case .optionalTry, .force, .inoutArgument: return type(of: node.a, expecting: expected)
      case .closure: return closureType(node, [])
      case .binary, .unary, .and, .or, .typeTest, .cast, .range, .coalesce, .ternary:
        return operationType(node, expected)
      case .array, .dictionary, .tuple, .interpolation: return literalType(node, expected)
      case .ifExpression, .switchExpression: return branchType(node, expected)
      default: return callType(node, expected)
      }
    }
  }

  /// A closure that is called with values of these types.
  func closureType(_ node: Node, _ parameters: [StaticType]) -> StaticType {
    results[node.a] = checkFunction(node.a, parameters: parameters)
    return .function(node.a)
  }

  // MARK: Literals

  private func literalType(_ node: Node, _ expected: StaticType) -> StaticType {
    let items = list(node.a, node.b)
    switch node.operation {
    case .array:
      var wanted = StaticType.unknown
      if case .array(let element) = expected { wanted = element }
      let found = StaticType.shared(items.map { type(of: $0, expecting: wanted) })
      return .array(wanted.isUnknown ? found : wanted)
    case .dictionary: return dictionaryType(Array(items), expected)
    case .tuple:
      var wanted: [StaticType] = []
      if case .tuple(let elements, _) = expected { wanted = elements }
      let found = items.enumerated().map { place, item in
        type(of: item, expecting: place < wanted.count ? wanted[place] : .unknown)
      }
      return .tuple(found, labels: node.c >= 0 ? code.labelLists[Int(node.c)] : nil)
    default:
      for item in items { _ = type(of: item) }
      return .string
    }
  }

  private func dictionaryType(_ items: [Int32], _ expected: StaticType) -> StaticType {
    var wanted = (StaticType.unknown, StaticType.unknown)
    if case .dictionary(let key, let value) = expected { wanted = (key, value) }
    var keys: [StaticType] = []
    var values: [StaticType] = []
    for (place, item) in items.enumerated() {
      if place % 2 == 0 {
        keys.append(type(of: item, expecting: wanted.0))
      } else {
        values.append(type(of: item, expecting: wanted.1))
      }
    }
    return .dictionary(
      wanted.0.isUnknown ? .shared(keys) : wanted.0,
      wanted.1.isUnknown ? .shared(values) : wanted.1)
  }

  // MARK: Operators

  private func operationType(_ node: Node, _ expected: StaticType) -> StaticType {
    switch node.operation {
    case .unary:
      let found = type(of: node.a)
      return node.b == Int32(UInt8(ascii: "!")) ? .bool : found
    case .and, .or:
      _ = type(of: node.a)
      _ = type(of: node.b)
      return .bool
    case .typeTest:
      _ = type(of: node.a)
      return .bool
    case .cast:
      let wanted = StaticType(code.types[Int(node.b)], types)
      _ = type(of: node.a, expecting: node.c == 0 ? wanted : .unknown)
      return wanted
    case .range:
      _ = type(of: node.a)
      _ = type(of: node.b)
      return .range
    case .coalesce:
      let first = type(of: node.a, expecting: expected)
      let second = type(of: node.b, expecting: first.isUnknown ? expected : first)
      return first.isUnknown && node.b >= 0 && isNil(node.a) ? second : first
    case .ternary:
      _ = type(of: node.a)
      let first = type(of: node.b, expecting: expected)
      let second = type(of: node.c, expecting: expected)
      return .shared([first, second])
    default: return binaryType(node)
    }
  }

  private func isNil(_ index: Int32) -> Bool {
    let node = node(index)
    return node.operation == .literal && code.literals[Int(node.a)].isNone
  }

  /// The type of an operation on two values; either tells of what enum a case of the other is.
  private func binaryType(_ node: Node) -> StaticType {
    let operation = BinaryOperator(rawValue: node.c) ?? .add
    if operation.isEquality, isImplicit(node.a), !isImplicit(node.b) {
      let right = type(of: node.b)
      _ = type(of: node.a, expecting: right)
      return .bool
    }
    let left = type(of: node.a)
    let right = type(of: node.b, expecting: operation.isEquality ? left : .unknown)
    if (BinaryOperator.equal.rawValue...BinaryOperator.greaterOrEqual.rawValue)
      .contains(operation.rawValue)
    {
      return .bool
    }
    return left == right ? left : .unknown
  }

  private func isImplicit(_ index: Int32) -> Bool {
    let node = node(index)
    switch node.operation {
    case .implicitMember: return code.shapes[Int(node.a)].typeName == nil
    case .makeCase: return code.calls[Int(node.a)].enumShape?.typeName == nil
    default: return false
    }
  }

  // MARK: Branches

  private func branchType(_ node: Node, _ expected: StaticType) -> StaticType {
    if node.operation == .switchExpression {
      return .shared(checkSwitch(node) { self.branchValue($0, expected) })
    }
    checkConditions(node.a)
    let first = branchValue(node.b, expected)
    return .shared([first, branchValue(node.c, expected)])
  }

  /// The type of the last expression of a block.
  private func branchValue(_ index: Int32, _ expected: StaticType) -> StaticType {
    guard index >= 0 else { return .unknown }
    let block = node(index)
    guard block.operation == .block else { return type(of: index, expecting: expected) }
    var result = StaticType.unknown
    for statement in list(block.a, block.b) {
      let node = node(statement)
      if node.operation == .expressionStatement {
        result = type(of: node.a, expecting: expected)
      } else {
        checkStatement(statement)
      }
    }
    return result
  }

  // MARK: Members

  private func memberType(_ node: Node) -> StaticType {
    let base = type(of: node.a)
    let name = code.members[Int(node.b)].name
    let start = self.node(node.a).range.upperBound
    return property(name, of: base, nameRange(name, in: node.range, from: start))
  }

  /// The type of a property; one that the type does not have is reported at `range`.
  func property(_ name: String, of base: StaticType, _ range: Range<Int>) -> StaticType {
    if name == "wrappedValue" { return base }
    switch base {
    case .declared(let type): return declaredProperty(name, of: type, range)
    case .tuple(let elements, let labels):
      if let place = labels?.firstIndex(of: name) ?? Int(name) {
        if elements.indices.contains(place) { return elements[place] }
      } else if labels == nil {
        return .unknown
      }
      reportMember(name, of: base, candidates: labels?.compactMap { $0 } ?? [], range)
    case _ where base.hasStandardMembers:
      if let found = base.property(name) { return found }
      // A method taken as a function.
      if base.method(name) == nil {
        reportMember(name, of: base, candidates: base.propertyNames, range)
      }
    default: break
    }
    return .unknown
  }

  private func declaredProperty(
    _ name: String, of typeName: String, _ range: Range<Int>
  ) -> StaticType {
    guard let type = types.index(typeName) else { return .unknown }
    let entry = types.entries[type]
    if let field = entry.declaration.fields.firstIndex(where: { $0.name == name }) {
      return StaticType(entry.fieldTypes[field], types)
    }
    if let method = entry.method(name) {
      return entry.declaration.methods[method].isProperty
        ? types.result(of: method, in: type) : .method(type: type, index: method)
    }
    reportMember(name, of: .declared(typeName), candidates: memberNames(entry), range)
    return .unknown
  }

  func memberNames(_ entry: TypeTable.Entry) -> [String] {
    let names = entry.declaration.fields.map(\.name) + entry.declaration.methods.map(\.name)
    // What the host alone may call has a dot in its name.
    return names.filter { !$0.contains(".") }
  }

  func reportMember(
    _ name: String, of type: StaticType, candidates: [String], _ range: Range<Int>
  ) {
    report(.unknownMember(name, type: type.name, candidates: candidates), range)
  }
}
