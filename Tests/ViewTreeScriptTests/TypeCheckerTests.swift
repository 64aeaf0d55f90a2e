import Testing

@testable import ViewTreeScript

/// What the checker finds before anything runs; each program was held against the Swift compiler.
struct TypeCheckerTests {
  private static let declarations = """
    struct Point: Comparable {
      var x: Int
      var y = 2
      static let origin = Point(x: 0, y: 0)
      static var unit: Point { Point(x: 1, y: 1) }
      static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
      static func < (a: Point, b: Point) -> Bool { a.x < b.x }
      mutating func move(by step: Int = 1) { x += step }
    }
    struct Celsius {
      var degrees: Double
      init(degrees: Double) { self.degrees = degrees }
      init(fahrenheit: Double) { self.degrees = (fahrenheit - 32) / 2 }
      init?(_ text: String) {
        guard let degrees = Double(text) else { return nil }
        self.degrees = degrees
      }
    }
    enum Level: Int, CaseIterable { case low = 1, middle, high }
    enum Word: String { case one, two = "zwei" }
    enum Shape { case circle(Double), square(side: Double), empty }
    struct Box<T> {
      var value: T
      func map<U>(_ change: (T) -> U) -> Box<U> { Box<U>(value: change(value)) }
    }
    extension Shape {
      var area: Double {
        switch self {
        case .circle(let radius): return radius * radius * 3
        case .square(side: let side): return side * side
        case .empty: return 0
        }
      }
    }
    extension Int {
      var doubled: Int { self * 2 }
      func times(_ other: Int) -> Int { self * other }
    }
    extension Array where Element == Int {
      var total: Int { reduce(0, +) }
    }
    """

  private static var bench: Bench {
    Bench(
      types: ScriptTypes(
        ScriptTypes.declarations(in: Array(declarations.utf8), origin: 1).declarations))
  }

  private static let closure = ScriptKind.closure(parameters: [], inoutFirst: false)

  @Test("Declarations as they stand in a Swift file have no problem")
  func declared() {
    let read = ScriptTypes.declarations(in: Array(Self.declarations.utf8), origin: 1)
    #expect(read.problems.isEmpty)
    #expect(ScriptTypes(read.declarations).problems.isEmpty)
  }

  private static let literals = [
    ("let a: Double = 1; return a / 2", "0.5"),
    ("return [1, 2.5].map { $0 * 2 }", "[2.0, 5.0]"),
    ("let a: [Double?] = [1, nil]; return a.count", "2"),
    ("let a: Set = [1, 1, 2]; return a.count", "2"),
    (#"let a: Character = "a"; return "ba".contains(a)"#, "true"),
    ("let a: UInt8 = 255; return a &+ 1", "0"),
    ("let a = 7 / 2; return a", "3"),
    ("let a = 7 / 2.0; return a", "3.5"),
    (#"let a: [String: [Double]] = ["a": [1]]; return a["a"]![0] / 2"#, "0.5"),
    ("let a = [Level.low: 1]; return a[.low] ?? 0", "1"),
  ]

  @Test(
    "A literal is what its place asks for, and its own type where nothing asks", arguments: literals
  )
  func literalsHold(text: String, expected: String) {
    #expect(Self.bench.result(text, as: Self.closure) == expected)
  }

  private static let overloads = [
    (
      #"func f(_ a: Int) -> String { "whole" }; func g(_ a: Double) -> String { "broken" }; return f(1) + g(1)"#,
      #""wholebroken""#
    ),
    ("return Celsius(degrees: 1).degrees + Celsius(fahrenheit: 36).degrees", "3.0"),
    (#"return Celsius("5")?.degrees ?? 0"#, "5.0"),
    (#"return Celsius("x") == nil"#, "true"),
    ("return max(1, 2.5)", "2.5"),
    (#"return [3, 1].min()! + ["a"].max()!.count"#, "2"),
    (#"return String(Int("12")! + 1)"#, #""13""#),
    ("return stride(from: 0, to: 1, by: 0.5).map { $0 }", "[0.0, 0.5]"),
    ("return [1, 2, 3].first { $0 > 1 }! + [4].first!", "6"),
    ("return [1, 2, 3].prefix(2).reduce(0, +)", "3"),
  ]

  @Test("Of several ways to be called the one is meant whose types fit", arguments: overloads)
  func overloadsHold(text: String, expected: String) {
    #expect(Self.bench.result(text, as: Self.closure) == expected)
  }

  private static let closures = [
    ("let f: (Int, Int) -> Int = { $0 - $1 }; return f(5, 3)", "2"),
    ("let f: (Double) -> Double = { $0 / 2 }; return f(1)", "0.5"),
    ("return [1, 2].map { a -> Double in Double(a) / 2 }", "[0.5, 1.0]"),
    ("return [1, 2].map { a in let b = a * 10; return b + 1 }", "[11, 21]"),
    ("return [(1, 2), (3, 4)].map { $0 + $1 }", "[3, 7]"),
    ("return [3, 1, 2].sorted(by: >)", "[3, 2, 1]"),
    ("return [1, 2, 3].reduce(into: [Int]()) { $0.insert($1, at: 0) }", "[3, 2, 1]"),
    (
      "func twice(_ f: (Int) -> Int, _ a: Int) -> Int { f(f(a)) }; return twice({ $0 * 3 }, 2)",
      "18"
    ),
    ("func make(_ step: Int) -> (Int) -> Int { { $0 + step } }; return make(2)(3)", "5"),
    (#"let f = { (a: Int) in a > 1 ? "many" : "one" }; return f(2)"#, #""many""#),
  ]

  @Test("Closures take their types from their places, and tell what they give", arguments: closures)
  func closuresHold(text: String, expected: String) {
    #expect(Self.bench.result(text, as: Self.closure) == expected)
  }

  private static let captures = [
    ("var a = 1; let f = { [a] in a }; a = 2; return f() + a", "3"),
    ("var a = 1; let f = { [b = a * 10] in b }; a = 2; return f()", "10"),
    ("var a = 1; let f = { a += 1 }; f(); f(); return a", "3"),
  ]

  @Test("A capture list keeps the value of its moment", arguments: captures)
  func capturesHold(text: String, expected: String) {
    #expect(Self.bench.result(text, as: Self.closure) == expected)
  }

  private static let optionals = [
    ("let a: Int?? = 1; return a == 1", "true"),
    ("let a: Int?? = .some(nil); return a == nil", "false"),
    ("let a: [Int?] = [1, nil]; return a.compactMap { $0 }", "[1]"),
    ("let a: [Int?] = [nil]; return a.first != nil", "true"),
    (#"let a = ["a": nil, "b": 1]; return a["a"]! == nil"#, "true"),
    ("let a: Int? = 3; return a.map { $0 + 1 } ?? 0", "4"),
    ("let a: Int? = 3; return a.flatMap { $0 > 5 ? $0 : nil } ?? 7", "7"),
    ("let a: Point? = Point(x: 4); return a?.y ?? 0", "2"),
    (
      #"let a: String? = "abc"; if let a, a.count == 3 { return a.uppercased() }; return """#,
      #""ABC""#
    ),
    (
      #"let a: Int? = 1; switch a { case 1?: return "one"; case .some: return "other"; case nil: return "none" }"#,
      #""one""#
    ),
  ]

  @Test("Optionals of optionals keep their levels", arguments: optionals)
  func optionalsHold(text: String, expected: String) {
    #expect(Self.bench.result(text, as: Self.closure) == expected)
  }

  private static let switches = [
    ("let l = Level.middle; switch l { case .low: return 1; case .middle, .high: return 2 }", "2"),
    (
      "switch (true, Level.low) { case (true, _): return 1; case (false, .low): return 2; case (false, _): return 3 }",
      "1"
    ),
    (
      "let s = Shape.square(side: 3); switch s { case .circle(let r): return r; case .square(let s) where s > 5: return 0; case .square(let s): return s; case .empty: return -1 }",
      "3.0"
    ),
    (
      "let a: Level? = nil; switch a { case .low?: return 1; case .some: return 2; case .none: return 3 }",
      "3"
    ),
    (
      #"switch 5 { case ..<3: return "low"; case 3...5: return "middle"; default: return "high" }"#,
      #""middle""#
    ),
    ("let a: Double = switch Level.high { case .low: 1.5; default: 2 }; return a / 4", "0.5"),
  ]

  @Test("A switch that takes all values needs no default", arguments: switches)
  func switchesHold(text: String, expected: String) {
    #expect(Self.bench.result(text, as: Self.closure) == expected)
  }

  private static let generics = [
    ("func same<T>(_ a: T) -> T { a }; return same(1) + same(2)", "3"),
    (
      #"func largest<T: Comparable>(_ a: [T]) -> T? { a.max() }; return largest(["a", "b"]) ?? """#,
      #""b""#
    ),
    (#"func pair<A, B>(_ a: A, _ b: B) -> (B, A) { (b, a) }; return pair(1, "a").0"#, #""a""#),
    ("return Box(value: 3).map { Double($0) / 2 }.value", "1.5"),
    ("let b: Box<Double> = Box(value: 1); return b.value / 2", "0.5"),
    (
      "func count<S: Sequence>(_ s: S) -> Int where S.Element == Int { s.reduce(0, +) }; return count(1...3) + count([4])",
      "10"
    ),
  ]

  @Test("Generic functions and types take their types from their arguments", arguments: generics)
  func genericsHold(text: String, expected: String) {
    #expect(Self.bench.result(text, as: Self.closure) == expected)
  }

  private static let members = [
    ("return Point(x: 1).y", "2"),
    ("var p = Point(x: 1); p.move(); p.move(by: 3); return p.x", "5"),
    ("let p = Point(x: 1, y: 5) + .unit; return p.x * 10 + p.y", "26"),
    ("return Point.origin < .unit", "true"),
    ("return [Point(x: 3), Point(x: 1)].min()!.x", "1"),
    (#"return [Point(x: 1), .origin].sorted().map(\.x)"#, "[0, 1]"),
    ("return Level.high.rawValue + Level.allCases.count", "6"),
    ("return Level(rawValue: 2) == .middle", "true"),
    (#"return Word(rawValue: "zwei") == .two && Word.one.rawValue == "one""#, "true"),
    (#"return [Shape.circle(2), .square(side: 3), .empty].map(\.area)"#, "[12.0, 9.0, 0.0]"),
    ("return 4.doubled + 2.times(3)", "14"),
    ("return [1, 2, 3].total", "6"),
    ("return [1, 2].map(Shape.circle).count", "2"),
    (#"return [Point(x: 1), Point(x: 2)].map(\.x).total"#, "3"),
    (#"return Point(x: 1, y: 3)[keyPath: \.y]"#, "3"),
  ]

  @Test(
    "Defaults, operators, initialisers, static members and raw values are those of the declaration",
    arguments: members)
  func membersHold(text: String, expected: String) {
    #expect(Self.bench.result(text, as: Self.closure) == expected)
  }

  private static let jumps = [
    (
      "var n = 0; outer: for i in 0..<3 { for j in 0..<3 { if j == 2 { continue outer }; if i == 2 { break outer }; n += 1 } }; return n",
      "4"
    ),
    ("var a: [Int] = []; func f() { defer { a.append(1) }; a.append(2) }; f(); return a", "[2, 1]"),
    (
      "var a: [Int] = []; for i in 0..<2 { defer { a.append(i) }; a.append(9) }; return a",
      "[9, 0, 9, 1]"
    ),
    ("var n = 1; do { let n = 5; _ = n }; n += 1; return n", "2"),
    ("var n = 0; repeat { n += 1; if n == 3 { break } } while true; return n", "3"),
    (#"let a = if 1 > 2 { "a" } else { "b" }; return a"#, #""b""#),
  ]

  @Test("Labels, defer and do go where Swift goes", arguments: jumps)
  func jumpsHold(text: String, expected: String) {
    #expect(Self.bench.result(text, as: Self.closure) == expected)
  }

  private static let refused = [
    ("let a: Int = 1.5; return a", "script-type-mismatch at '1.5'"),
    ("let a = 1; let b = 2.5; return a + b", "mixed-number-types at 'a + b'"),
    (#"let a: Set<Int> = ["a"]; return a"#, #"script-type-mismatch at '"a"'"#),
    ("return [1, 2].map { $0.zq }", "unknown-script-member at 'zq'"),
    ("let f: (Int) -> Int = { $0 + $1 }; return f(1)", "wrong-script-arguments at '{ $0 + $1 }'"),
    ("let a: Int? = 1; return a + 1", "unsupported-in-scripts at 'a'"),
    (
      "switch Level.low { case .low: return 1; case .middle: return 2 }",
      "missing-switch-cases at 'switch'"
    ),
    (
      "let a: Level? = nil; switch a { case .some(.low): return 1; case .none: return 2 }",
      "missing-switch-cases at 'switch'"
    ),
    ("return Point(y: 1)", "missing-script-argument at 'Point(y: 1)'"),
    ("return Point(x: 1) - Point(x: 2)", "unlike-types at 'Point(x: 1) - Point(x: 2)'"),
    ("let p = Point(x: 1); p.move(); return p.x", "assignment-to-constant at 'p'"),
    ("return Level(rawValue: 2).rawValue", "unsupported-in-scripts at 'Level(rawValue: 2)'"),
    (#"return ["a"].total"#, "unknown-script-member at 'total'"),
    (
      "func f<T: Comparable>(_ a: T) -> T { a }; return f(Shape.empty)",
      "script-type-mismatch at 'f'"
    ),
    ("let a = nil; return a == nil", "script-not-possible at 'nil'"),
    ("break outer", "unknown-script-name at 'outer'"),
    ("let f = { [a = 1] in a = 2 }; f(); return 1", "assignment-to-constant at 'a'"),
    (#"return Celsius("5").degrees"#, #"unsupported-in-scripts at 'Celsius("5")'"#),
    (#"return [Point(x: 1)].map(\.z)"#, "unknown-script-member at 'z'"),
    ("return Point.unit.origin", "unknown-script-member at 'origin'"),
    ("return [Shape.empty].sorted()", "script-type-mismatch at 'sorted'"),
  ]

  @Test("What Swift refuses by its types is told before anything runs", arguments: refused)
  func refusal(text: String, expected: String) {
    let problems = Self.bench.compile(text, as: Self.closure).problems
    #expect(problems.map { Self.bench.words($0, in: text) } == [expected])
  }
}
