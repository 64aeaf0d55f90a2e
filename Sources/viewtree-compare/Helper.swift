/// A function that some random programs declare, and the expressions that it makes possible.
struct Helper {
  /// The declaration, a line each.
  let lines: [String]
  /// Expressions that call it.
  var expressions: [(type: GeneratedType, template: Template)] = []
  /// Statements that call it for a variable of a type.
  var changes: [(type: GeneratedType, template: Template)] = []

  private init(
    _ lines: String..., expressions: KeyValuePairs<GeneratedType, String> = [:],
    changes: KeyValuePairs<GeneratedType, String> = [:]
  ) {
    self.lines = lines
    self.expressions = expressions.map { ($0.key, Template($0.value)) }
    self.changes = changes.map { ($0.key, Template($0.value)) }
  }

  static let all: [Helper] = [
    Helper(
      "func twice<T>(_ value: T, _ body: (T) -> T) -> T { body(body(value)) }",
      expressions: [
        .int: "twice(«int», «int→int»)", .string: "twice(«string») «string→string»",
        .integers: "twice(«integers») { $0.dropLast() + [«int0»] }",
      ]),
    Helper(
      "func bump(_ x: inout Int, by amount: Int = 3) { x += amount }",
      changes: [.int: "bump(&«@», by: «int»)", .integers: "bump(&«@»[«#3»])"]),
    Helper(
      "func total(_ values: Int..., plus more: Int = 1) -> Int { values.reduce(more, +) }",
      expressions: [.int: "total(«int», «int0»)", .double: "Double(total(plus: «int0»))"]),
    Helper(
      "func largest<T: Comparable>(_ list: [T]) -> T? { list.max() }",
      expressions: [
        .optional: "largest(«integers»)", .span: "largest(«lengths»)", .word: "largest(«strings»)",
      ]),
    Helper(
      "func turned<A, B>(_ pair: (A, B)) -> (B, A) { (pair.1, pair.0) }",
      expressions: [.int: "turned(«pair»).1", .string: "turned((«int», «string»)).0"]),
    Helper(
      "func value(of kind: Kind) -> Int {", "  switch kind {", "  case .plain: return 0",
      "  case .field(let row), .pair(let row, _): return row",
      "  case .sized(let x): return Int(x)",
      "  case .named(let text) where text.isEmpty: return -1", "  case .named: return 1", "  }",
      "}",
      expressions: [.int: "value(of: «kind»)", .bool: "(value(of: «kind») > «int0»)"]),
    Helper(
      "func sum(to k: Int) -> Int { k < 1 ? 0 : k + sum(to: k - 1) }",
      expressions: [.int: "sum(to: min(«int», 20))"]),
    Helper(
      "func clamp(_ v: CGFloat, to limit: ClosedRange<CGFloat> = 0...50) -> CGFloat {",
      "  min(max(v, limit.lowerBound), limit.upperBound)", "}",
      expressions: [.length: "clamp(«length»)", .double: "Double(clamp(«length», to: 1...2.5))"]),
    Helper(
      "var count = 0", "func next() -> Int {", "  count += 1", "  return count", "}",
      // Not in closures of dictionaries and sets, because their order differs in each run.
      changes: [.int: "«@» = next() - «int0»", .integers: "«@» = «@».map { $0 + next() }"]),
    Helper(
      "let add = { (a: Int, b: Int) -> Int in a + b }",
      expressions: [.int: "«integers».reduce(«int0», add)", .function: "{ add($0, «int0») }"]),
    Helper(
      "func compose(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int {",
      "  { g(f($0)) }", "}",
      expressions: [.int: "compose(«function», «function»)(«int»)"]),
    Helper(
      "func split<S: Sequence>(_ s: S, at limit: Int) -> (low: [Int], high: [Int])",
      "where S.Element == Int {", "  (s.filter { $0 < limit }, s.filter { $0 >= limit })", "}",
      expressions: [
        .integers: "split(«integers», at: «int0»).low",
        .matrix: "[split(«set», at: «int0»).high.sorted()]",
      ]),
    Helper(
      "func found(_ key: String, in table: [String: Int]) -> Int? {",
      "  guard let value = table[key] else { return nil }", "  return value > 1 ? value : nil", "}",
      expressions: [.optional: "found(«string0», in: «table»)"]),
    Helper(
      "func label(_ value: Int?) -> String {", "  if let value, value > 3 { \"big \\(value)\" }",
      "  else if value == nil { \"none\" } else { \"small\" }", "}",
      expressions: [.string: "label(«optional»)", .strings: "«integers».map { label($0) }"]),
  ]
}
