import ViewTreeRandom

/// Writes one random program.
struct ProgramWriter {
  /// A name that can be read where the program is now.
  struct Variable {
    let name: String
    let type: GeneratedType
    let isMutable: Bool
  }

  var random: SplitMix64
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
  ]
  private var nameCount = 0

  /// Makes a writer whose program follows from a source of random numbers.
  init(_ random: SplitMix64) {
    self.random = random
  }

  /// The text of a program.
  mutating func program() -> String {
    let result = random.one(of: GeneratedType.allCases, or: .int)
    var lines: [String] = []
    for _ in 0..<(1 + random.below(4)) { lines += declaration() }
    for _ in 0..<random.below(4) { lines += statement(depth: 2, returning: result) }
    lines.append("let result: \(result.name) = \(expression(result, depth: 3))")
    lines.append("return result")
    return lines.enumerated().map { $0.offset == 0 ? $0.element : " " + $0.element }
      .joined(separator: "\n")
  }

  // MARK: Names

  /// A new name.
  mutating func newName() -> String {
    nameCount += 1
    return "v\(nameCount)"
  }

  /// Runs `body` with names that are known in it only.
  mutating func inside(_ added: [Variable] = [], _ body: (inout Self) -> [String]) -> [String] {
    let outer = variables
    variables += added
    defer { variables = outer }
    return body(&self).map { "  " + $0 }
  }

  /// Runs `body`, which makes an expression, with names that are known in it only.
  mutating func expression(with added: [Variable], _ body: (inout Self) -> String) -> String {
    let outer = variables
    variables += added
    defer { variables = outer }
    return body(&self)
  }

  /// A name of a type.
  mutating func variable(_ type: GeneratedType) -> String {
    random.one(of: variables.filter { $0.type == type }.map(\.name), or: "n")
  }

  /// Something of a type that can be assigned to, if there is any.
  mutating func place(_ type: GeneratedType) -> String? {
    let names = variables.filter { $0.type == type && $0.isMutable }.map(\.name)
    return names.isEmpty ? nil : random.one(of: names, or: "")
  }

  private mutating func declaration() -> [String] {
    let type = random.one(of: GeneratedType.allCases, or: .int)
    let isMutable = random.below(3) > 0
    let value = expression(type, depth: 2)
    let name = newName()
    variables.append(Variable(name: name, type: type, isMutable: isMutable))
    return ["\(isMutable ? "var" : "let") \(name): \(type.name) = \(value)"]
  }
}
