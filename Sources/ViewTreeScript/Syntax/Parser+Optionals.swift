/// What is known of optionals while a script is read. Their values are what they hold, so that what depends on the
/// type is settled here.
extension Parser {
  /// Whether a node's value is an optional for certain.
  func isOptional(_ index: Int32) -> Bool {
    guard index >= 0 else { return false }
    let node = builder.nodes[Int(index)]
    switch node.operation {
    case .local, .boxed, .captured, .scope: return isOptionalVariable(index)
    case .member:
      let base = note(node.a)
      let name = builder.members[Int(node.b)].name
      return isOptionalMember(name, of: base)
    case .subscripted:
      let site = builder.calls[Int(node.a)]
      if case .dictionary = note(site.base) { return site.arguments.count == 1 }
      return false
    case .cast:
      return builder.types[Int(node.b)].isAny && node.c == 0 && isOptional(node.a)
    case .callMethod: return isOptionalCall(builder.calls[Int(node.a)])
    case .callInitializer:
      let site = builder.calls[Int(node.a)]
      let isNumber = ["Int", "Double"].contains(site.member.name)
      return isNumber && site.arguments.first.map { note($0) } == .string
    default: return false
    }
  }

  private func isOptionalVariable(_ index: Int32) -> Bool {
    switch roots[index] {
    case .variable(let function, let place):
      function < functions.count && place < functions[function].variables.count
        && functions[function].variables[place].isOptional
    case .scope(let name): name.typeName?.hasSuffix("?") ?? false
    default: false
    }
  }

  private func isOptionalMember(_ name: String, of base: TypeNote) -> Bool {
    switch base {
    case .array, .string, .dictionary: return name == "first" || name == "last"
    case .named(let type):
      let fields = types.entry(type)?.declaration.fields ?? []
      return fields.first { $0.name == name }?.typeName?.hasSuffix("?") ?? false
    default: return false
    }
  }

  private func isOptionalCall(_ site: CallSite) -> Bool {
    guard case .array = note(site.base) else { return false }
    switch site.member.known {
    case .first, .last, .min, .max, .firstIndex, .lastIndex: return true
    default: return false
    }
  }

  /// The name under which a method of an optional is called, where what it holds has a method of that name.
  func optionalMethod(_ name: String, of node: Int32, isChained: Bool) -> String? {
    guard name == "map" || name == "flatMap", !isChained, isOptional(node) else { return nil }
    return "Optional." + name
  }

  /// The text of an optional, as interpolation writes it.
  func describingOptional(_ node: Int32) throws(SyntaxStop) -> Int32 {
    guard isOptional(node) else { return node }
    let site = CallSite(
      base: node, member: MemberReference("Optional.description"), arguments: [], labels: nil)
    return try emitCall(.callMethod, site, nodeRange(node))
  }

  /// Reports an optional where what it holds is needed.
  func checkUnwrapped(_ node: Int32, before word: String) {
    guard isOptional(node) else { return }
    report(
      .unsupported(
        "an optional before '\(word)'", instead: "unwrap it with '?.', '??' or 'if let'"),
      nodeRange(node))
  }

  // MARK: Slices

  /// Whether a node's value is a slice whose indices do not begin at 0.
  func isSlice(_ index: Int32) -> Bool {
    guard index >= 0 else { return false }
    let node = builder.nodes[Int(index)]
    switch node.operation {
    case .local, .boxed, .captured:
      guard case .variable(let function, let place) = roots[index], function < functions.count,
        place < functions[function].variables.count
      else { return false }
      return functions[function].variables[place].isSlice
    case .subscripted:
      let site = builder.calls[Int(node.a)]
      return site.arguments.first.map(beginsLater) ?? false
    case .callMethod:
      let site = builder.calls[Int(node.a)]
      switch site.member.known {
      case .dropFirst, .suffix, .drop: return note(site.base) != .string
      case .prefix, .dropLast: return isSlice(site.base)
      default: return false
      }
    default: return false
    }
  }

  /// Whether a range does not begin at 0.
  private func beginsLater(_ range: Int32) -> Bool {
    let node = builder.nodes[Int(range)]
    guard node.operation == .range, node.a >= 0 else { return false }
    let low = builder.nodes[Int(node.a)]
    guard low.operation == .literal, case .int(0) = builder.literals[Int(low.a)] else {
      return true
    }
    return false
  }

  private static let indexMembers: Set = [
    "startIndex", "endIndex", "indices", "firstIndex", "lastIndex", "index", "insert", "remove",
    "swapAt", "subscript",
  ]

  /// Reports the use of an index of a slice, which in Swift is one of the whole array.
  func checkIndices(_ node: Int32, _ member: String) {
    guard Self.indexMembers.contains(member), isSlice(node) else { return }
    report(
      .unsupported(
        "an index of a slice", instead: "make an array of it, 'Array(…)', whose indices begin at 0"),
      nodeRange(node))
  }
}
