import Testing

@testable import ViewTreeScript

/// What Swift compiles with a warning. The compiler is asked about `Fixtures/scripts/warnings.list`.
struct WarningTests {
  private static var bench: Bench {
    Bench(names: [
      ScopeName("n", storage: .state, type: ScriptTypes().type("Int")),
      ScopeName("list", storage: .state, type: ScriptTypes().type("[Int]")),
      ScopeName("open"),
    ])
  }

  private func warnings(_ text: String, as kind: ScriptKind) -> [String] {
    let compilation = Self.bench.compile(text, as: kind)
    #expect(compilation.problems.isEmpty)
    return compilation.warnings.map { Self.bench.words($0, in: text) }
  }

  private static let programs: [(String, [String])] = [
    ("n == 2; return 1", ["comparison-as-statement at 'n == 2'"]),
    ("n + 2; return 1", ["unused-script-result at 'n + 2'"]),
    ("open + 2; return 1", ["unused-script-result at 'open + 2'"]),
    ("n; return 1", ["unused-script-value at 'n'"]),
    ("max(1, 2); return 1", ["unused-script-result at 'max(1, 2)'"]),
    ("list.popLast(); return 1", ["unused-script-result at 'list.popLast()'"]),
    ("let x = 5; return 1", ["unused-script-name at 'x'"]),
    ("var x = 5; x = 6; return 1", ["unused-script-name at 'x'"]),
    ("list.forEach { $0 + 1 }; return 1", ["unused-script-result at '$0 + 1'"]),
    ("let f = { [n] in 1 }; return f()", ["unused-script-name at 'n'"]),
    ("n == 1; n == 1; return 1", Array(repeating: "comparison-as-statement at 'n == 1'", count: 2)),
    (
      "let x = 5; n == 1; return 1",
      ["unused-script-name at 'x'", "comparison-as-statement at 'n == 1'"]
    ),
  ]

  @Test("What nobody uses is told once, where it stands", arguments: programs)
  func told(text: String, expected: [String]) {
    #expect(warnings(text, as: .closure(parameters: [], inoutFirst: false)) == expected)
  }

  private static let idiomatic = [
    "list.removeLast(); return 1", "list.sort(); return 1", "_ = n == 2; return 1",
    "list.append(2); return 1", "open.change(); return 1", "open.first; return 1",
    "func f() -> Int { 1 }; return f()", "list.map { $0 + 1 }", "n == 2",
    "@discardableResult func f() -> Int { 1 }; f(); return 2", "let x = 5; return { x }()",
    "var i = 0; i += 1; list[i] = 2; return 1", "for _ in 0..<3 { n += 1 }; return 1",
  ]

  @Test("What is idiomatic is not told", arguments: idiomatic)
  func silent(text: String) {
    #expect(warnings(text, as: .action(parameters: [])) == [])
  }

  @Test("The value of an action's only expression is told apart, for nobody takes it")
  func action() throws {
    let compilation = Self.bench.compile("n == 2", as: .action(parameters: []))
    let unused = try #require(compilation.unusedResult)
    #expect(Self.bench.words(unused, in: "n == 2") == "comparison-as-statement at 'n == 2'")
    #expect(Self.bench.compile("n += 2", as: .action(parameters: [])).unusedResult == nil)
  }

  @Test("Methods of declared types are looked at, too")
  func methods() {
    let text = "struct P { var x: Int; func f() -> Int { x + 1; return x } }"
    let read = ScriptTypes.declarations(in: Array(text.utf8), origin: 0)
    let types = ScriptTypes(read.declarations)
    #expect(
      types.warnings.map { Self.bench.words($0, in: text) } == ["unused-script-result at 'x + 1'"])
  }

  @Test("Of very many warnings a thousand are told, and those of one place once")
  func many() {
    let text = (0..<3_000).map { "let a\($0) = \($0)" }.joined(separator: "\n")
    let warnings = Self.bench.compile(text, as: .action(parameters: [])).warnings
    #expect(warnings.count == 1_000)
    #expect(Set(warnings.map(\.range)).count == 1_000)
  }

  @Test(
    "An unused result is told by the name of the closure, or the type of the value, that gives it",
    arguments: [
      ("let f = { (a: Int) -> Int in a }; f(2); return 1", "f"),
      ("Double(n); return 1", "Double"),
      ("Optional.some(n); return 1", "Int"),
    ])
  func callees(text: String, callee: String) {
    let warnings = Self.bench.compile(text, as: .action(parameters: [])).warnings
    #expect(warnings.map(\.kind) == [.unusedResult(callee)])
  }
}
