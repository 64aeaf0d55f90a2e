import Testing
import ViewTreeRandom

@testable import ViewTreeScript

struct BudgetTests {
  static let endless = [
    ("while true { }", "script-out-of-steps"), ("func f() { f() }\nf()", "script-out-of-depth"),
    ("var a: [Any] = []\nwhile true { a.append(a) }", "script-out-of-memory"),
    ("var a: [Any] = []\nwhile true { a = [a] }", "script-out-of-memory"),
    ("var a = [1]\nwhile true { a += a }", "script-out-of-memory"),
    ("var s = \"ab\"\nwhile true { s += s }", "script-out-of-memory"),
    ("var f = { 1 }\nwhile true { let g = f; f = { g() } }", "script-out-of-memory"),
    ("Array(repeating: 0, count: 9223372036854775807)", "script-out-of-memory"),
    ("for i in 0..<9223372036854775807 { }", "script-out-of-steps"),
    ("(0..<9223372036854775807).map { $0 }", "script-out-of-memory"),
    ("String(repeating: \"ab\", count: 9223372036854775807)", "script-out-of-memory"),
    ("func f(_ g: Int) -> Int { [g].map { f($0) }.count }\nreturn f(1)", "script-out-of-depth"),
  ]

  /// A bench with the standard budget, of which a debug build has a twentieth.
  private var bench: Bench {
    var bench = Bench()
    bench.budget.steps = Rounds.of(bench.budget.steps)
    bench.budget.memory = Rounds.of(bench.budget.memory)
    return bench
  }

  @Test("What never ends is stopped", arguments: endless)
  func stopped(text: String, expected: String) {
    let result = bench.result(text, as: .closure(parameters: [], inoutFirst: false))
    #expect(result.hasPrefix(expected))
  }

  /// Long texts and lists, each gone through 900,000 times, which costs 900,000 steps for an empty
  /// one.
  static let work = [
    "let u = s + \"\"\nfor _ in 0..<900000 { if s == u { n += 1 } }",
    "let u = s + \"a\"\nfor _ in 0..<900000 { if s < u { n += 1 } }",
    "let u = s + \"\"\nfor _ in 0..<900000 { switch s { case u: n += 1\ndefault: n = 0 } }",
    "var d: [String: Int] = [:]\nfor i in 0..<900000 { d[s] = i }",
    "let d = [s: 1]\nfor _ in 0..<900000 { n += d[s]! }",
    "let z = String(repeating: \"1\", count: 1000000)\nfor _ in 0..<900000 { n += Double(z) == nil ? 1 : 0 }",
    "for _ in 0..<900000 { var b = a\nb[0] = 2\nn += b[0] }",
    "for _ in 0..<900000 { var b = a\nb.removeLast()\nn += b.count }",
    "for i in 0..<900000 { var e = table\ne[0] = i\nn += e.count }",
    "for _ in 0..<900000 { n += Set(a).count }",
  ]

  @Test(
    "Walking through characters or elements is charged for all of them",
    arguments: work)
  func charged(text: String) {
    let start = """
      let s = String(repeating: "ab", count: \(Rounds.of(500000)))
      let a = Array(repeating: 1, count: \(Rounds.of(500000)))
      var table: [Int: Int] = [:]
      for i in 0..<\(Rounds.of(50000)) { table[i] = i }
      var n = s.isEmpty || a.isEmpty ? 1 : 0

      """
    let rounds = text.replacing("1000000", with: "\(Rounds.of(1_000_000))")
      .replacing("900000", with: "\(Rounds.of(900_000))")
    let result = bench.result(
      start + rounds + "\nreturn n", as: .closure(parameters: [], inoutFirst: false))
    #expect(result.hasPrefix("script-out-of-"))
  }

  /// Characters of any length, and values that are dear to compare.
  static let unusual = [
    "for _ in 0..<30000 { n += m.first == nil ? 1 : 0 }",
    "for _ in 0..<30000 { n += m.last == nil ? 1 : 0 }",
    "let c = m.first!\nfor _ in 0..<30000 { n += c.isLetter ? 1 : 0 }",
    "for _ in 0..<30000 { n += Character(m) == \"a\" ? 1 : 0 }",
    "let x = m + String(repeating: \"\\u{323}\", count: 60000)\nn += [x: 1][x]!",
    "var f = String(repeating: \"\\u{1F1E9}\", count: 200000)\nfor _ in 0..<200000 { n += f.popLast() == nil ? 1 : 0 }",
    "let x = m + String(repeating: \"\\u{323}\", count: 60000)\nlet y = m + \"\\u{323}\"\nn += x == y || x < y ? 1 : 0",
    "n += Set(Array(repeating: Double.nan, count: 60000)).count",
    "let list: Any = Array(repeating: 1, count: 500000)\nfor _ in 0..<100000 { n += (list as! [Int]).count }",
  ]

  @Test("A character may have any length, which counts", arguments: unusual)
  func longCharacters(text: String) {
    let start = """
      let m = "e" + String(repeating: "\\u{301}", count: 400000)
      var n = m.isEmpty ? 1 : 0

      """
    let result = Bench().result(
      start + text + "\nreturn n", as: .closure(parameters: [], inoutFirst: false))
    #expect(result.hasPrefix("script-out-of-"), "\(result)")
  }

  @Test(
    "Four bytes of a text that has to be normalized are a step, where it is compared and where it is a key",
    arguments: [
      // 20,000 bytes: 5,000 steps each, of ASCII 312 and 1,250.
      ("e\\u{301}", "\\u{e9}", "t == u", 5, 9), ("e\\u{301}", "\\u{e9}", "t < u", 5, 9),
      ("\\u{e9}", "\\u{e9}", "d[t] == nil", 5, 9), ("ab", "ab", "t == u", 60, 900),
      ("ab", "ab", "d[t] == nil", 20, 90),
    ])
  func normalized(first: String, second: String, test: String, fits: Int, isTooMany: Int) {
    func result(_ times: Int) -> String {
      var bench = Bench()
      bench.budget = ScriptBudget(steps: 40_000, memory: 1_000_000)
      return bench.result(
        """
        let t = String(repeating: "\(first)", count: 10000)
        let u = String(repeating: "\(second)", count: 10000)
        let d = ["a": 1]
        var n = 0
        for _ in 0..<\(isTooMany) { if n < \(times) { n += \(test) ? 1 : 1 } }
        return n
        """, as: .closure(parameters: [], inoutFirst: false))
    }
    #expect(result(fits) == "\(fits)")
    #expect(result(isTooMany).hasPrefix("script-out-of-steps"))
  }

  @Test("No text is put together of none, however often")
  func nothingRepeated() {
    #expect(Bench().result("String(repeating: \"\", count: 9223372036854775807).count") == "0")
  }

  @Test("Values that differ have hashes that do, whatever they are")
  func hashesDiffer() {
    let values: [[Value]] = [
      (0..<1000).map { .unitPoint(PointValue(x: Double($0), y: 1)) },
      (0..<1000).map {
        .edgeInsets(EdgeInsetsValue(top: Double($0), leading: 1, bottom: 2, trailing: 3))
      },
    ]
    for values in values { #expect(Set(values.map(\.hashValue)).count > 990) }
  }

  @Test(
    "A range whose count no Int holds is not gone over",
    arguments: ["(-1...9223372036854775806).count", "(-2..<9223372036854775806).map { $0 }.count"])
  func range(text: String) {
    #expect(Bench().result(text).hasPrefix("not-a-sequence"))
  }

  @Test("Equal values hash alike")
  func hashes() {
    let values: [Value] = [
      .int(0), .double(0), .point(PointValue(x: 0, y: 0)), .size(SizeValue(width: 0, height: 0)),
      .enumCase(EnumValue(name: "zero")), .enumCase(EnumValue(typeName: "E", name: "zero")),
      .enumCase(EnumValue(typeName: "F", name: "zero")), .enumCase(EnumValue(name: "pi")),
      .double(.pi), .enumCase(EnumValue(typeName: "E", name: "pi")), .int(3), .double(3),
      .range(RangeValue(lower: .int(0), upper: .int(3), isClosed: false)),
      .range(RangeValue(lower: .double(0), upper: .double(3), isClosed: false)),
      .array([.int(1)]), .array([.double(1)]), .point(PointValue(x: 1, y: 2)), .some(.int(3)),
    ]
    for left in values {
      for right in values where left == right {
        #expect(left.hashValue == right.hashValue, "\(left) and \(right)")
      }
    }
  }

  @Test(
    "Deep nesting is a problem, not a crash",
    arguments: ["(", "[", "-", "{", "f(", "a ? b : ", "x."])
  func nesting(piece: String) {
    let text = String(repeating: piece, count: 5_000) + "1"
    #expect(Bench().compile(text).program == nil)
    #expect(Bench().compile(text, as: .action(parameters: [])).program == nil)
  }

  @Test("A long sum is refused before it overflows the stack")
  func longSum() {
    #expect(Bench().result(String(repeating: "1 + ", count: 200) + "1") == "201")
    #expect(
      Bench().result(String(repeating: "1 + ", count: 5_000) + "1").hasPrefix(
        "script-too-deeply-nested"))
  }

  @Test("Folding n elements costs n, not n squared")
  func linearFold() throws {
    let bench = Bench()
    let kind = ScriptKind.closure(parameters: ["value", "nextValue"], inoutFirst: true)
    let program = try #require(
      bench.compile("value.append(contentsOf: nextValue())", as: kind).program)
    let machine = ScriptMachine()
    var value = Value.array([])
    var moves = 0
    var address: UnsafeRawPointer?
    for index in 0..<4_096 {
      try machine.reduce(program, in: ScriptEnvironment(), value: &value) { .array([.int(index)]) }
      guard case .array(let elements) = value else { return }
      let now = elements.withUnsafeBytes { $0.baseAddress }
      if now != address { moves += 1 }
      address = now
    }
    // The storage moves only when it grows, by doubling.
    #expect(moves < 20)
  }

  static let loops = [
    "var a: [Int] = []\nfor i in 0..<20000 { a.append(i) }\nreturn a.count",
    "var a = P(b: Q(c: [0]))\nfor i in 1..<20000 { a.b.c.append(i) }\nreturn a.b.c.count + 0",
    "var d: [Int: Int] = [:]\nfor i in 0..<20000 { d[i % 7, default: 0] += i }\nreturn d.count",
  ]

  @Test("Mutating in a loop stays within the budget", arguments: loops)
  func loop(text: String) {
    let result = Bench().result(text, as: .closure(parameters: [], inoutFirst: false))
    #expect(["20000", "7"].contains(result))
  }
}

extension BudgetTests {
  private func result(_ text: String) -> String {
    Bench().result(text, as: .closure(parameters: [], inoutFirst: false))
  }

  @Test(
    "A value that holds others many times is charged as if each were another one",
    arguments: [
      "Array(repeating: Array(repeating: Array(repeating: 1, count: 2000), count: 2000), count: 2000)",
      "Array(repeating: String(repeating: \"ab\", count: 8000), count: 100000)",
      "Array(zip(big, big))", "big + big", "Array(big.enumerated())",
      "big.sorted { $0[0] < $1[0] }",
      "big.filter { $0.count > 1 }", "Dictionary(grouping: big) { $0.count }",
      "big.reversed()", "[big, big, big]",
    ])
  func shared(value: String) {
    let setUp =
      "let row = Array(repeating: 1, count: 90000)\nlet big = Array(repeating: row, count: 95)\n"
    #expect(result("\(setUp)return \(value)").hasPrefix("script-out-of-memory"), "\(value)")
  }

  @Test(
    "A long body of a loop counts as more steps than a short one, and so does a long expression")
  func weight() {
    let statements = String(repeating: "n = n &+ 1\n", count: 400)
    let loop = "var n = 0\nfor _ in 0..<20000 {\n\(statements)}\nreturn n"
    #expect(result(loop).hasPrefix("script-out-of-steps"))
    let sum = "n" + String(repeating: " &+ n", count: 200)
    let closure = "var n = 1\nlet f = { \(sum) }\nfor _ in 0..<90000 { n = f() & 1 }\nreturn n"
    #expect(result(closure).hasPrefix("script-out-of-steps"))
    #expect(result("var n = 0\nfor _ in 0..<20000 { n += 1 }\nreturn n") == "20000")
  }

  @Test("Looking for a text in another one takes as many steps as both have characters")
  func search() {
    let setUp =
      "let a = String(repeating: \"a\", count: 500000)\nlet b = String(repeating: \"a\", count: 250000) + \"b\"\n"
    #expect(result(setUp + "return a.contains(b)") == "false")
    #expect(result(setUp + "return (a + b).contains(b)") == "true")
    #expect(
      result(
        "let b = String(repeating: \"a\", count: 90000) + \"b\"\nreturn (b + b).components(separatedBy: b).count"
      ) == "3")
    let few = "let t = \"abcabcabdab\"\n"
    #expect(result(few + "return t.contains(\"abcabd\")") == "true")
    #expect(result(few + "return t.replacingOccurrences(of: \"ab\", with: \"x\")") == "\"xcxcxdx\"")
  }

  @Test(
    "Digits that are asked for cost steps, also those that are cut off again",
    arguments: ["0...1000000000", "1000000000"])
  func digits(length: String) {
    func loop(_ count: Int) -> String {
      result(
        "var n = 0\nfor _ in 0..<\(count) { n += 1.5.formatted(.number.precision(.fractionLength(\(length)))).count }\nreturn n"
      )
    }
    #expect(loop(90_000).hasPrefix("script-out-of-steps"))
    #expect(loop(10) == (length.hasPrefix("0") ? "30" : "3420"))
  }

  @Test("Changing a set or a dictionary that another one shares costs what it copies")
  func copies() {
    let set = "var s: Set<Int> = []\nfor i in 0..<100000 { s.insert(i) }\n"
    #expect(
      result(set + "for i in 0..<900 { let t = s\ns.insert(-i)\n_ = t.count }\nreturn s.count")
        .hasPrefix("script-out-of-steps"))
    let pairs = "var d: [Int: Int] = [:]\nfor i in 0..<100000 { d[i] = i }\n"
    #expect(
      result(pairs + "for i in 0..<900 { d[i] = nil }\nreturn d.count").hasPrefix(
        "script-out-of-steps"))
  }

  @Test(
    "Types that double with every name, and closures that fit in many ways, end the check of a script"
  )
  func types() {
    var doubling = "let t0 = (1, 2)\n"
    for index in 1...60 { doubling += "let t\(index) = (t\(index - 1), t\(index - 1))\n" }
    #expect(result(doubling + "return 1").hasPrefix("script-too-complex"))
    let nested =
      String(repeating: "[1].map { ", count: 40) + "$0" + String(repeating: " + 1 }", count: 40)
    #expect(result("return \(nested)").hasPrefix("script-too-complex"))
  }

  @Test("A list of thirty thousand numbers, whole and others, is checked one after another")
  func longLists() {
    let numbers = Array(repeating: "1, 1.5", count: 15000).joined(separator: ", ")
    #expect(result("return [\(numbers)].count") == "30000")
  }

  @Test("Of ten thousand unknown names a thousand are told")
  func manyProblems() {
    let text = (0..<10000).map { "let a\($0) = b\($0)" }.joined(separator: "\n")
    let problems = Bench().compile(text, as: .closure(parameters: [], inoutFirst: false)).problems
    #expect(problems.count == 1000)
  }

  @Test("Two hundred calls inside one another are fine")
  func recursion() {
    let text = "func f(_ n: Int) -> Int { n == 0 ? 0 : 1 + f(n - 1) }\nreturn f(200)"
    #expect(Bench().result(text, as: .closure(parameters: [], inoutFirst: false)) == "200")
  }

  @Test("Recursion through deep expressions ends before the host's stack does")
  func deepRecursion() {
    for opening in ["-(", "(true ? ", "([] as [Int]).first ?? ("] {
      let deep =
        String(repeating: opening, count: 60) + "f(n + 1)"
        + String(repeating: opening.hasPrefix("(true") ? " : 0)" : ")", count: 60)
      let text = "func f(_ n: Int) -> Int { \(deep) }\nreturn f(0)"
      let result = Bench().result(text, as: .closure(parameters: [], inoutFirst: false))
      #expect(result.hasPrefix("script-out-of-depth"), "\(opening): \(result)")
    }
    let nested =
      "func f(_ n: [Int]) -> [Int] { n.map { x in [x].map { y in f([y])[0] }[0] } }\nreturn f([1])"
    #expect(
      Bench().result(nested, as: .closure(parameters: [], inoutFirst: false)).hasPrefix(
        "script-out-of-depth"))
  }
}
