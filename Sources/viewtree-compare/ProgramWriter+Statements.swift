/// Random statements.
extension ProgramWriter {
  /// A statement in lines, which may return from the program.
  mutating func statement(depth: Int, returning result: GeneratedType) -> [String] {
    guard depth > 0 else { return assignment() }
    switch random.below(9) {
    case 0: return branch(depth, result)
    case 1: return loop(depth, result)
    case 2: return choice(depth, result)
    case 3: return unwrapping(depth, result)
    case 4: return guarding(result)
    case 5: return counting()
    default: return assignment()
    }
  }

  private mutating func block(_ depth: Int, _ result: GeneratedType) -> [String] {
    var lines: [String] = []
    for _ in 0...random.below(2) { lines += statement(depth: depth - 1, returning: result) }
    return lines
  }

  /// A change of a variable; of one that is made for it if there is none.
  private mutating func assignment() -> [String] {
    let type = random.one(of: GeneratedType.allCases, or: .int)
    guard let name = place(type) else { return ["_ = \(expression(type, depth: 1))"] }
    switch type {
    case .int, .double, .length:
      let symbol = random.one(of: ["=", "+=", "-="], or: "=")
      return ["\(name) \(symbol) \(expression(type, depth: 2))"]
    case .string:
      return ["\(name) \(random.below(2) == 0 ? "=" : "+=") \(expression(.string, depth: 1))"]
    case .bool: return [random.below(2) == 0 ? "\(name).toggle()" : "\(name) = \(condition())"]
    case .optional: return ["\(name) = \(expression(.optional, depth: 2))"]
    case .integers: return [change(of: name, .int)]
    case .lengths: return [change(of: name, .length)]
    case .strings: return [change(of: name, .string)]
    }
  }

  private mutating func change(of list: String, _ element: GeneratedType) -> String {
    switch random.below(10) {
    case 0: return "\(list).sort()"
    case 1: return "\(list).reverse()"
    case 2: return "_ = \(list).popLast()"
    case 3: return "if !\(list).isEmpty { \(list).removeFirst() }"
    case 4: return "\(list).insert(\(expression(element, depth: 1)), at: 0)"
    case 5: return "\(list) += [\(expression(element, depth: 1))]"
    case 6: return "\(list)[\(random.below(4))] = \(expression(element, depth: 1))"
    case 7: return "\(list).removeAll { $0 == \(expression(element, depth: 0)) }"
    default: return "\(list).append(\(expression(element, depth: 2)))"
    }
  }

  private mutating func condition() -> String { Self.head(expression(.bool, depth: 2)) }

  /// An expression before a block: a closure in it stands in parentheses.
  private static func head(_ expression: String) -> String {
    expression.contains("{") ? "(" + expression + ")" : expression
  }

  private mutating func branch(_ depth: Int, _ result: GeneratedType) -> [String] {
    let head = "if \(condition()) {"
    let first = inside { $0.block(depth, result) }
    if random.below(2) == 0 { return [head] + first + ["}"] }
    return [head] + first + ["} else {"] + inside { $0.block(depth, result) } + ["}"]
  }

  private mutating func loop(_ depth: Int, _ result: GeneratedType) -> [String] {
    let name = newName()
    let (type, sequence): (GeneratedType, String) =
      switch random.below(5) {
      case 0: (.int, "0..<\(random.below(5))")
      case 1: (.int, "1...\(1 + random.below(4))")
      case 2: (.length, Self.head(expression(.lengths, depth: 1)))
      case 3: (.string, Self.head(expression(.strings, depth: 1)))
      default: (.int, Self.head(expression(.integers, depth: 1)))
      }
    let added = [Variable(name: name, type: type, isMutable: false)]
    let filter = random.below(3) == 0 ? " where \(expression(with: added) { $0.condition() })" : ""
    var body = inside(added) { $0.block(depth, result) }
    if random.below(4) == 0 {
      let leaving = random.below(2) == 0 ? "break" : "continue"
      body.insert("  if \(expression(with: added) { $0.condition() }) { \(leaving) }", at: 0)
    }
    return ["for \(name) in \(sequence)\(filter) {"] + body + ["}"]
  }

  private mutating func counting() -> [String] {
    let name = newName()
    return [
      "var \(name) = 0", "while \(name) < \(1 + random.below(5)) {",
      "  \(name) += \(1 + random.below(3))",
    ] + inside { $0.assignment() } + ["}"]
  }

  private mutating func choice(_ depth: Int, _ result: GeneratedType) -> [String] {
    if random.below(3) == 0 { return [enumChoice(depth, result)].flatMap { $0 } }
    let subject = Self.head(expression(.int, depth: 1))
    var lines = ["switch \(subject) {"]
    let patterns = ["0", "1, 2", "3...6", "7..<20", "-5...(-1)", "let x where x > 50"]
    for _ in 0..<(1 + random.below(3)) {
      lines.append("case \(random.one(of: patterns, or: "0")):")
      lines += inside { $0.block(depth, result) }
    }
    return lines + ["default:"] + inside { $0.block(depth, result) } + ["}"]
  }

  private mutating func enumChoice(_ depth: Int, _ result: GeneratedType) -> [String] {
    let number = Variable(name: newName(), type: .int, isMutable: false)
    let word = Variable(name: newName(), type: .string, isMutable: false)
    let value = random.one(
      of: [
        "kind", "Kind.plain", "Kind.field(\(expression(.int, depth: 1)))",
        "Kind.named(\(expression(.string, depth: 1)))",
      ], or: "kind")
    return ["switch \(value) {", "case .field(let \(number.name)):"]
      + inside([number]) { $0.block(depth, result) }
      + ["case .named(let \(word.name)):"] + inside([word]) { $0.block(depth, result) }
      + ["default:"] + inside { $0.block(depth, result) } + ["}"]
  }

  private mutating func unwrapping(_ depth: Int, _ result: GeneratedType) -> [String] {
    let name = newName()
    let (type, value): (GeneratedType, String) =
      switch random.below(3) {
      case 0: (.length, Self.head("\(expression(.lengths, depth: 1)).max()"))
      case 1: (.string, Self.head("\(expression(.strings, depth: 1)).first"))
      default: (.int, Self.head(expression(.optional, depth: 1)))
      }
    let added = [Variable(name: name, type: type, isMutable: false)]
    let body = inside(added) { $0.block(depth, result) }
    let other = random.below(2) == 0 ? [] : ["} else {"] + inside { $0.block(depth, result) }
    return ["if let \(name) = \(value) {"] + body + other + ["}"]
  }

  private mutating func guarding(_ result: GeneratedType) -> [String] {
    let name = newName()
    return [
      "let \(name): \(result.name) = \(expression(result, depth: 1))",
      "guard \(condition()) else { return \(name) }",
    ]
  }
}
