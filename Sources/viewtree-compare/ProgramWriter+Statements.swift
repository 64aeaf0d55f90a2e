/// Random statements.
extension ProgramWriter {
  /// A statement in lines, which may return from the program.
  mutating func statement(depth: Int, returning result: GeneratedType) -> [String] {
    guard depth > 0 else { return assignment() }
    switch random.below(16) {
    case 0: return branch(depth, result)
    case 1, 2: return loop(depth, result)
    case 3: return choice(depth, result)
    case 4: return unwrapping(depth, result)
    case 5: return guarding(result)
    case 6: return counting()
    case 7: return closureVariable()
    case 8: return enumChoice(depth, result)
    case 9: return branchValue()
    case 10:
      return ["do {", "  defer { \(assignment().joined(separator: "; ")) }"]
        + inside { $0.assignment() } + ["}"]
    default: return assignment()
    }
  }

  private mutating func block(_ depth: Int, _ result: GeneratedType) -> [String] {
    var lines: [String] = []
    for _ in 0..<max(1, random.below(3)) { lines += statement(depth: depth - 1, returning: result) }
    return lines
  }

  /// Changes a variable. If there is none, it declares one first.
  private mutating func assignment() -> [String] {
    guard let place = place() else {
      let type = random.one(of: GeneratedType.results, or: .int)
      return ["_ = \(expression(type, depth: 1)) as \(type.name)"]
    }
    let own = helpers.flatMap(\.changes).filter { $0.type == place.type }.map(\.template)
    let changes = Productions.changes(place.type) + own
    let isChange = random.below(4) > 0
    let change = isChange ? random.element(of: changes) : nil
    let text =
      change.map { fill($0, depth: 1, variable: place.name) }
      ?? "\(place.name) = \(expression(place.type, depth: 2))"
    // Swift rejects an assignment of a variable to itself.
    let sides = text.split(separator: " = ", maxSplits: 1)
    return [sides.count == 2 && sides[0] == sides[1] ? "_ = \(sides[0])" : text]
  }

  private mutating func condition() -> String {
    switch random.below(8) {
    case 0:
      let name = newName()
      let value = Self.head(expression(.optional, depth: 1))
      let added = [Variable(name: name, type: .int, isMutable: false)]
      let further = expression(with: added) { Self.head($0.expression(.bool, depth: 1)) }
      return "let \(name) = \(value), \(further)"
    case 1: return "case .field(\(random.below(4))...) = \(Self.head(expression(.kind, depth: 1)))"
    case 2: return "\(truth()), \(truth())"
    default: return truth()
    }
  }

  private mutating func truth() -> String { Self.head(expression(.bool, depth: 2)) }

  /// An expression before a block. A closure in it needs parentheses.
  private static func head(_ expression: String) -> String {
    expression.contains("{") ? "(" + expression + ")" : expression
  }

  private mutating func branch(_ depth: Int, _ result: GeneratedType) -> [String] {
    let head = "if \(condition()) {"
    let first = inside { $0.block(depth, result) }
    if random.below(2) == 0 { return [head] + first + ["}"] }
    return [head] + first + ["} else {"] + inside { $0.block(depth, result) } + ["}"]
  }

  // MARK: Loops

  /// The parts of a `for` loop: its pattern, its sequence, and the names that it declares.
  private mutating func source() -> (pattern: String, sequence: String, names: [Variable]) {
    let (first, second) = (newName(), newName())
    func one(_ type: GeneratedType) -> [Variable] {
      [Variable(name: first, type: type, isMutable: false)]
    }
    func two(_ x: GeneratedType, _ y: GeneratedType) -> [Variable] {
      one(x) + [Variable(name: second, type: y, isMutable: false)]
    }
    switch random.below(10) {
    case 0: return (first, "0..<\(random.below(5))", one(.int))
    case 1: return (first, "stride(from: 9, through: 0, by: -\(1 + random.below(4)))", one(.int))
    case 2: return (first, Self.head(expression(.lengths, depth: 1)), one(.length))
    case 3: return (first, Self.head(expression(.strings, depth: 1)), one(.string))
    case 4: return (first, Self.head(expression(.slice, depth: 1)), one(.int))
    case 5: return (first, Self.head(expression(.string, depth: 1)), one(.character))
    case 6:
      let list = Self.head(expression(.strings, depth: 1))
      return ("(\(first), \(second))", list + ".enumerated()", two(.int, .string))
    case 7:
      let list = Self.head(expression(.table, depth: 1))
      return (
        "(\(first), \(second))", "(\(list) as [String: Int]).sorted { $0.key < $1.key }",
        two(.string, .int)
      )
    case 8: return (first, Self.head(expression(.items, depth: 1)), one(.item))
    default: return (first, Self.head(expression(.integers, depth: 1)), one(.int))
    }
  }

  private mutating func loop(_ depth: Int, _ result: GeneratedType) -> [String] {
    let (pattern, written, added) = source()
    let sequence = written.contains("{") ? "(\(written))" : written
    let filter = random.below(3) == 0 ? " where \(expression(with: added) { $0.truth() })" : ""
    let label = random.below(3) == 0 ? newName() : nil
    labels += label.map { [$0] } ?? []
    var body = inside(added) { $0.block(depth, result) }
    if random.below(3) == 0 {
      let target =
        labels.isEmpty || random.below(2) == 0 ? "" : " " + random.one(of: labels, or: "")
      let leaving = (random.below(2) == 0 ? "break" : "continue") + target
      body.insert("  if \(expression(with: added) { $0.condition() }) { \(leaving) }", at: 0)
    }
    if label != nil { labels.removeLast() }
    return [(label.map { $0 + ": " } ?? "") + "for \(pattern) in \(sequence)\(filter) {"] + body
      + ["}"]
  }

  private mutating func counting() -> [String] {
    let name = newName()
    let body =
      ["  \(name) += \(1 + random.below(3))"] + inside { $0.assignment() }
    let limit = "\(name) < \(1 + random.below(5))"
    return random.below(2) == 0
      ? ["var \(name) = 0", "while \(limit) {"] + body + ["}"]
      : ["var \(name) = 0", "repeat {"] + body + ["} while \(limit)"]
  }

  // MARK: Patterns

  private mutating func choice(_ depth: Int, _ result: GeneratedType) -> [String] {
    let isPair = random.below(3) == 0
    let subject = Self.head(expression(isPair ? .pair : .int, depth: 1))
    var lines = ["switch \(subject) {"]
    let numbers = ["0", "1, 2", "3...6", "7..<20", "-5...(-1)", "let x where x > 50", "..<(-9)"]
    let pairs = [
      "(0, _)", "(1..., \"a\")", "(_, \"p\"), (3, _)", "(let x, \"bc\") where x > 1",
      "let (x, y) where y.count > x",
    ]
    for _ in 0..<(1 + random.below(3)) {
      lines.append("case \(random.one(of: isPair ? pairs : numbers, or: "0")):")
      lines += inside { $0.block(depth, result) }
    }
    return lines + ["default:"] + inside { $0.block(depth, result) } + ["}"]
  }

  private mutating func enumChoice(_ depth: Int, _ result: GeneratedType) -> [String] {
    let number = Variable(name: newName(), type: .int, isMutable: false)
    let word = Variable(name: newName(), type: .string, isMutable: false)
    let value = Self.head(expression(.kind, depth: 1))
    return ["switch \(value) {", "case .field(let \(number.name)), .pair(_, let \(number.name)):"]
      + inside([number]) { $0.block(depth, result) }
      + ["case .named(let \(word.name)):"] + inside([word]) { $0.block(depth, result) }
      + ["default:"] + inside { $0.block(depth, result) } + ["}"]
  }

  private mutating func unwrapping(_ depth: Int, _ result: GeneratedType) -> [String] {
    let name = newName()
    let (wrapped, type) = random.one(
      of: [
        (GeneratedType.span, GeneratedType.length), (.word, .string), (.optional, .int),
      ], or: (.optional, .int))
    let value = Self.head(expression(wrapped, depth: 1))
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

  // MARK: Values of statements

  /// A variable that is initialized with an `if` or `switch` expression.
  private mutating func branchValue() -> [String] {
    let type = random.one(of: GeneratedType.results, or: .int)
    let (first, second) = (expression(type, depth: 1), expression(type, depth: 1))
    let (name, test) = (newName(), random.below(2))
    let value =
      test == 0
      ? "if \(condition()) { \(first) } else { \(second) }"
      : "switch \(Self.head(expression(.level, depth: 1))) { case .low: \(first); default: \(second) }"
    return ["let \(name): \(type.name) = \(value)", "_ = \(name)"]
  }

  /// A closure of several statements that is called, and changes outer variables.
  private mutating func closureVariable() -> [String] {
    let name = newName()
    let parameter = Variable(name: newName(), type: .int, isMutable: false)
    let captured = random.below(3) == 0 ? "[n] " : ""
    let body = inside([parameter]) { writer in
      writer.assignment() + ["return \(writer.expression(.int, depth: 1))"]
    }
    return ["let \(name) = { \(captured)(\(parameter.name): Int) -> Int in"] + body + [
      "}", "_ = \(name)(\(expression(.int, depth: 1))) + \(name)(1)",
    ]
  }
}
