import ViewTreeRandom

/// Writes one random program.
struct ProgramWriter {
  /// A name in scope.
  struct Variable {
    let name: String
    let type: GeneratedType
    let isMutable: Bool
  }

  var random: SplitMix64
  /// The functions that the program declares.
  private(set) var helpers: [Helper] = []
  /// The labels of enclosing loops.
  var labels: [String] = []
  /// The names of `Declarations` and of the program.
  private(set) var variables: [Variable] = [
    Variable(name: "n", type: .int, isMutable: false),
    Variable(name: "ratio", type: .double, isMutable: false),
    Variable(name: "width", type: .length, isMutable: false),
    Variable(name: "isOn", type: .bool, isMutable: false),
    Variable(name: "title", type: .string, isMutable: false),
    Variable(name: "numbers", type: .integers, isMutable: false),
    Variable(name: "widths", type: .lengths, isMutable: false),
    Variable(name: "names", type: .strings, isMutable: false),
    Variable(name: "some", type: .optional, isMutable: false),
    Variable(name: "missing", type: .optional, isMutable: false),
    Variable(name: "maybe", type: .span, isMutable: false),
    Variable(name: "table", type: .table, isMutable: false),
    Variable(name: "items", type: .items, isMutable: false),
    Variable(name: "kind", type: .kind, isMutable: false),
    Variable(name: "level", type: .level, isMutable: false),
  ]
  private var nameCount = 0

  /// Creates a writer whose program depends only on a source of random numbers.
  init(_ random: SplitMix64) {
    self.random = random
  }

  /// The text of a program.
  mutating func program() -> String {
    let result = random.one(of: GeneratedType.results, or: .int)
    var lines = declaredHelpers()
    // Short programs compile much faster and test single expressions just as well.
    let isLong = random.below(6) == 0
    for _ in 0..<random.below(isLong ? 4 : 2) { lines += declaration() }
    for _ in 0..<random.below(isLong ? 4 : 2) {
      lines += statement(depth: isLong ? 2 : 1, returning: result)
    }
    lines.append("let result: \(result.name) = \(expression(result, depth: 2))")
    lines.append("return result")
    return lines.enumerated().map { $0.offset == 0 ? $0.element : " " + $0.element }
      .joined(separator: "\n")
  }

  private mutating func declaredHelpers() -> [String] {
    var lines: [String] = []
    for _ in 0..<max(0, random.below(5) - 2) {
      guard let helper = random.element(of: Helper.all),
        !helpers.contains(where: { $0.lines == helper.lines })
      else { continue }
      helpers.append(helper)
      lines += helper.lines
    }
    return lines
  }

  // MARK: Names

  /// A new name.
  mutating func newName() -> String {
    nameCount += 1
    return "v\(nameCount)"
  }

  /// Runs `body` with additional names in scope.
  mutating func inside(_ added: [Variable] = [], _ body: (inout Self) -> [String]) -> [String] {
    let outer = variables
    variables += added
    defer { variables = outer }
    return body(&self).map { "  " + $0 }
  }

  /// Runs `body`, which makes an expression, with additional names in scope.
  mutating func expression(with added: [Variable], _ body: (inout Self) -> String) -> String {
    let outer = variables
    variables += added
    defer { variables = outer }
    return body(&self)
  }

  /// A name of a type, if there is any.
  mutating func name(_ type: GeneratedType) -> String? {
    random.element(of: variables.filter { $0.type == type }.map(\.name))
  }

  /// An assignable variable, or `nil` if there is none.
  mutating func place() -> Variable? {
    random.element(of: variables.filter(\.isMutable))
  }

  /// A variable that is in scope for the rest of the block.
  mutating func declaration() -> [String] {
    let type = random.one(of: GeneratedType.allCases, or: .int)
    let isMutable = random.below(3) > 0
    let value = expression(type, depth: 2)
    let name = newName()
    variables.append(Variable(name: name, type: type, isMutable: isMutable))
    let isWritten = !type.isKnownAlone || random.below(2) == 0
    return ["\(isMutable ? "var" : "let") \(name)\(isWritten ? ": " + type.name : "") = \(value)"]
  }
}

extension SplitMix64 {
  /// One of several, or `nil` if there is none.
  mutating func element<Element>(of list: [Element]) -> Element? {
    list.isEmpty ? nil : list[below(list.count)]
  }
}
