import Testing

@testable import ViewTreeScript

struct StatementTests {
  private static let types = ScriptTypes([
    .init(name: "X", cases: [.init(name: "field", payload: ["Int"])]),
    .init(
      name: "P", fields: [.init(name: "a", typeName: "[Int]"), .init(name: "b", typeName: "Int")]),
    .init(name: "V", fields: [.init(name: "x", typeName: "Int")]),
    .init(name: "Q", fields: [.init(name: "v", typeName: "Int")]),
    .init(name: "O", fields: [.init(name: "o", typeName: "Q?")]),
  ])

  static let closures = [
    ("var a = [1]; a.append(2); a[0] += 5; return a", "[6, 2]"),
    ("var s = 0\nfor i in 0..<5 where i % 2 == 0 { s += i }\nreturn s", "6"),
    ("var s = 0\nwhile true { s += 1; if s > 3 { break } }\nreturn s", "4"),
    ("var s = 0\nrepeat { s += 2 } while s < 5\nreturn s", "6"),
    (
      "var d: [String: Int] = [:]\nd[\"a\", default: 0] += 1\nd[\"b\"] = 2\nd[\"b\"] = nil\nreturn d",
      #"["a": 1]"#
    ),
    (
      "var p = CGRect.zero\np.origin.x = 3\np.size.width += 2\nreturn p",
      "CGRect(x: 3.0, y: 0.0, width: 2.0, height: 0.0)"
    ),
    ("func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }\nreturn fib(12)", "144"),
    (
      "func add(to a: inout [Int], _ x: Int = 7) { a.append(x) }\nvar v = [1]\nadd(to: &v)\nadd(to: &v, 8)\nreturn v",
      "[1, 7, 8]"
    ),
    ("var n = 0\nadd(2)\nadd(3)\nfunc add(_ k: Int) { n += k }\nreturn n", "5"),
    (
      // The loop needs both functions, and each needs the other.
      """
      var n = 0
      for k in [2, 3] { add(k) }
      func twice(_ k: Int) -> Int { k > 2 ? 2 * k : twice(k + 1) }
      func add(_ k: Int) { n += twice(k); if n < 0 { add(k) } }
      return n
      """, "12"
    ),
    (
      // A function is only as early as needed: later variables keep their values.
      """
      var a = 1
      first()
      var b = 10
      func second() { b += a }
      func first() { a += 1 }
      second()
      return [a, b]
      """, "[2, 12]"
    ),
    ("let (a, b) = (1, 2)\nreturn a + b", "3"),
    ("var a = 1\nvar b = 2\n(a, b) = (b, a)\nreturn [a, b]", "[2, 1]"),
    ("let f = { (x: Int) -> Int in x + 1 }\nreturn f(2)", "3"),
    ("var c = 0\nlet inc = { c += 1 }\ninc()\ninc()\nreturn c", "2"),
    (
      "var fs = [() -> Int]()\nfor i in 0..<3 { fs.append({ i }) }\nreturn fs.map { $0() }",
      "[0, 1, 2]"
    ),
    ("let x = if 1 > 2 { 1 } else { 2 }\nreturn x", "2"),
    (
      "let x = switch 3 { case 1...2: \"low\"; case 3: \"three\"; default: \"high\" }\nreturn x",
      #""three""#
    ),
    ("if true { 1 } else { 2 }", "1"), ("let v: CGFloat = 3\nreturn v / 2", "1.5"),
    ("let e = X.field(2)\nif case .field(let n) = e { return n }\nreturn 0", "2"),
    (
      "switch (1, \"a\") { case (0, _): return 0; case (let n, \"a\") where n > 0: return n; default: return 9 }",
      "1"
    ),
    (
      "switch 1 { case 1: fallthrough; case 2: return \"two\"; default: return \"other\" }",
      #""two""#
    ),
    ("let o: Int? = nil\nguard let v = o else { return \"none\" }\nreturn \"\\(v)\"", #""none""#),
    ("let o: Int? = 4\nif let o { return o + 1 }\nreturn 0", "5"),
    ("for (k, v) in [\"a\": 1] { return \"\\(k)\\(v)\" }\nreturn \"\"", #""a1""#),
    ("for (i, x) in [\"a\", \"b\"].enumerated() { if i == 1 { return x } }\nreturn \"\"", #""b""#),
    (
      "var p = P(a: [1], b: 2)\nlet q = p\np.a.append(2)\np.b = 5\nreturn [p.a.count, q.a.count]",
      "[2, 1]"
    ),
    (
      "var xs = [3, 1, 2]\nxs.sort()\nxs.swapAt(0, 2)\nxs.removeAll { $0 == 2 }\nreturn xs",
      "[3, 1]"
    ),
    ("var b = true\nb.toggle()\nreturn b", "false"),
    ("var s = \"a\"\ns += \"b\"\ns.append(\"c\")\nreturn s", #""abc""#),
    ("var o: P? = nil\no?.b = 3\nreturn o", "nil"), ("let t = (x: 1, y: 2)\nreturn t.x + t.1", "3"),
    ("let x = 5 // note\n/* more */ return x", "5"),
    ("let z: CGRect = .zero\nreturn z", "CGRect(x: 0.0, y: 0.0, width: 0.0, height: 0.0)"),
    ("var a: [CGFloat] = [1, 2]\nreturn a", "[1.0, 2.0]"),
    ("let a = [1, 2, 3]\n  .map { $0 * 2 }\n  .filter { $0 > 2 }\nreturn a", "[4, 6]"),
    ("[1, 2].map { (v) -> Int in v * 2 }", "[2, 4]"),
    ("var x = 1\nx *= 3\nx -= 1\nx <<= 2\nreturn x", "8"),
    (
      "var out: [Int] = []\nfor i in stride(from: 3, through: 1, by: -1) { if i == 2 { continue }; out.append(i) }\nreturn out",
      "[3, 1]"
    ),
    (
      "let v = Optional.some(3)\nswitch v { case .some(let n): return n; case .none: return 0 }",
      "3"
    ),
    (
      "var nested = [[1], [2]]\nnested[1].append(3)\nnested[0][0] = 9\nreturn nested",
      "[[9], [2, 3]]"
    ), ("let f: (Int) -> Int = { $0 + 1 }\nreturn f(2)", "3"),
    ("Dictionary(grouping: [1, 2, 3], by: { $0 % 2 })", "[1: [1, 3], 0: [2]]"),
    ("Dictionary(uniqueKeysWithValues: [\"a\", \"b\"].map { ($0, 1) })", #"["a": 1, "b": 1]"#),
    ("var d = [1: 1]\nd.merge([1: 2], uniquingKeysWith: { (_, new) in new })\nreturn d", "[1: 2]"),
    ("[1: 2].map { (k, v) in k + v }", "[3]"), ("[1: 2].map { $0.key + $0.value }", "[3]"),
    ("[1: 2].map { $0 + $1 }", "[3]"), ("let x: Any = 3\nreturn x as? Int", "3"),
    ("let xs = [V(x: 2), V(x: 1)]\nreturn xs.sorted { $0.x < $1.x }.last?.x ?? 0", "2"),
    ("var p = O(o: Q(v: 1))\np.o!.v = 3\np.o?.v += 1\nreturn p.o?.v", "4"),
    ("let v: Int? = 3\nguard let v else { return 0 }\nreturn v", "3"),
    (
      "let m = [[1, 2], [3]].map { row in row.map { cell in cell * row.count } }\nreturn m",
      "[[2, 4], [3]]"
    ),
    (
      "var best = CGFloat.infinity\nfor x in [3.0, 2.0] { best = min(best, x) }\nreturn best", "2.0"
    ),
    ("let w = 10.0\nlet half = w / 2\nlet n = Int(half)\nreturn n * 2", "10"),
    ("return 5\n  + 6", "11"), ("let a = 3; let b = -a\nreturn b", "-3"),
    (
      "if let x = [1, 2].first(where: { $0 > 1 }), x == 2 { return \"ok\" }\nreturn \"no\"",
      #""ok""#
    ),
    ("let size = CGSize(width: 3, height: 4)\nreturn hypot(size.width, size.height)", "5.0"),
    (
      "func outer() -> Int { var n = 0; func inner() { n += 1 }; inner(); inner(); return n }\nreturn outer()",
      "2"
    ),
    ("let s = \"\"\"\n  a\\(1 + 1)\n  \"\"\"\nreturn s", #""a2""#),
    ("", "()"), ("do { }", "()"), ("var n = 1\ndo { let n = 5; _ = n }\nn += 1\nreturn n", "2"),
    ("String(format: \"%d\", 3)", #""3""#), ("Set([1, 1]).count", "1"),
  ]

  @Test("Statements do what Swift does", arguments: closures)
  func statement(text: String, expected: String) {
    let bench = Bench(types: Self.types)
    #expect(bench.result(text, as: .closure(parameters: [], inoutFirst: false)) == expected)
  }

  static let problems = [
    ("let a = 1\na = 2\nreturn a", "assignment-to-constant at 'a'"),
    ("fixed = 2", "assignment-to-constant at 'fixed'"),
    ("let a = [1]\na.append(2)", "assignment-to-constant at 'a'"),
    ("1 = 2", "not-assignable at '1'"), ("while 1 { }", "not-a-boolean at '1'"),
    ("for x in 5 { }", "not-a-sequence at '5'"), ("break", "unexpected-script-word at 'break'"),
    ("let x = 1 let y = 2", "unexpected-script-word at 'let'"),
    ("switch 5 { case 1: return 2 }", "missing-switch-cases at 'switch'"),
    ("func f(a: Int) { }\nf(b: 1)", "unknown-script-label at 'b'"),
    ("extension X { }", "unsupported-in-scripts at 'extension'"),
    ("var a = [1]\na[3] = 1", "index-out-of-range at 'a[3]'"),
    ("if true { return 1 ", "unclosed-script-bracket at '{'"),
    ("{ a, b in a }", "wrong-script-arguments at 'a'"),
    ("var x = 1\nx += 1.5", "mixed-number-types at 'x += 1.5'"),
    ("Int.random(in: 0..<3)", "unsupported-in-scripts at 'random'"),
    ("(Int.min..<Int.max).count", "not-a-sequence at '(Int.min..<Int.max).count'"),
    ("[Int]().first!", "unwrapped-nil at '[Int]().first!'"),
    ("[1, 2].map { $0.foo }", "unknown-script-member at 'foo'"),
    ("var a = [Int]()\na.removeLast()", "empty-collection at 'a.removeLast()'"),
  ]

  @Test("A wrong statement is answered with its problem and place", arguments: problems)
  func problem(text: String, expected: String) {
    let bench = Bench(
      names: [ScopeName("count", storage: .state), ScopeName("fixed")], values: [.int(1), .int(2)])
    let kind = ScriptKind.closure(
      parameters: text.hasPrefix("{ a, b") ? ["v"] : [], inoutFirst: false)
    #expect(bench.result(text, as: kind) == expected)
  }

  @Test(
    "A function of a type sees no state that it could assign",
    arguments: ["count = 2", "self.count += 1", "$count.wrappedValue = 1"])
  func staticClosure(text: String) {
    let bench = Bench(names: [ScopeName("count", storage: .state)], values: [.int(1)])
    let kind = ScriptKind.staticClosure(parameters: ["value"], inoutFirst: true)
    #expect(bench.result(text, as: kind).hasPrefix("state-written-outside-an-action"))
    #expect(bench.result("value += 1", as: kind, [.int(1)]) == "()")
  }

  static let actions = [
    ("count = 5", "5, 2"), ("count += 1", "2, 2"), ("self.count -= 1", "0, 2"),
    ("{ count = fixed }", "2, 2"),
    ("withAnimation { count = 7 }", "7, 2"), ("$count.wrappedValue = 3", "3, 2"),
    ("fixed = 1", "assignment-to-constant at 'fixed'"),
  ]

  @Test("An action may change state and nothing else", arguments: actions)
  func action(text: String, expected: String) {
    let bench = Bench(
      names: [ScopeName("count", storage: .state), ScopeName("fixed")], values: [.int(1), .int(2)])
    #expect(bench.state(after: text) == expected)
  }

  @Test("A program tells which variables it uses and whether it is constant")
  func captures() throws {
    let bench = Bench(names: [ScopeName("a"), ScopeName("b")], values: [.int(1), .int(2)])
    let program = try #require(bench.compile("b + b").program)
    #expect(program.captures == [ScriptCapture(framesUp: 0, index: 1, name: "b")])
    #expect(program.constant == nil)
    #expect(bench.compile("[1, 2 * 3]").program?.constant == .array([.int(1), .int(6)]))
    #expect(bench.compile("UUID()").program?.constant == nil)
    #expect(bench.compile("1 / 0").program?.constant == nil)
    #expect(try #require(bench.compile("plain", as: .text).program).constant == .string("plain"))
  }

  @Test("A value takes 24 bytes")
  func valueSize() { #expect(MemoryLayout<Value>.stride == 24) }

  @Test(
    "An 'if' that is a value has an 'else', and a type without initialisers makes no values",
    arguments: [
      (
        "var n = 1\nfor i in [2] { n = if i > 5 { break } }\nreturn n",
        "script-not-possible at 'if i > 5 { break }'"
      ),
      (
        "let n: Int = if 1 > 2 { 3 } else if 2 > 3 { 4 }\nreturn n",
        "script-not-possible at 'if 1 > 2 { 3 } else if 2 > 3 { 4 }'"
      ),
      ("if 1 > 2 { 1 } else if 2 > 3 { 2 }", "()"),
      ("for i in [2] { let n = if i > 5 { break } else { 1 } }", "script-not-possible at 'break'"),
      (
        "for i in [2] { let n = if i > 5 { continue } else { 1 } }",
        "script-not-possible at 'continue'"
      ),
      (
        "let n: Int = switch 2 { case 0: 1; default: return 4 }\nreturn n",
        "script-not-possible at 'return 4'"
      ),
      ("let n: Int = if 1 > 2 { } else { 1 }\nreturn n", "script-not-possible at '{ }'"),
      (
        "let n: Int = if 1 > 2 { let m = 2 } else { 1 }\nreturn n",
        "script-not-possible at 'let m = 2'"
      ),
      ("let n: Int = if 1 > 2 { let m = 2; m } else { 1 }\nreturn n", "script-not-possible at 'm'"),
      (
        "let n: Int = if 1 > 2 { if 2 > 3 { 1 } } else { 1 }\nreturn n",
        "script-not-possible at 'if 2 > 3 { 1 }'"
      ),
      ("let n = if 1 > 2 { [1].map { return $0 }.count } else { 3 }\nreturn n", "3"),
      ("return [1, 2].map { if $0 > 1 { 4 } else { 5 } }", "[5, 4]"),
      ("let n: Int = if 2 > 1 { if 1 > 2 { 3 } else { 4 } } else { 1 }\nreturn n", "4"),
      ("enum E { case a, b(Int) }\nlet e = E(1)\nreturn 1", "script-not-possible at 'E'"),
      ("enum E { case a, b(Int) }\nlet e = E()\nreturn 1", "script-not-possible at 'E'"),
    ])
  func values(text: String, expected: String) {
    #expect(Bench().result(text, as: .closure(parameters: [], inoutFirst: false)) == expected)
  }
}
