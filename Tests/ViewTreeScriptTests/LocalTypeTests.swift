import Testing

@testable import ViewTreeScript

/// Types that a block declares. The compiler is asked about `Fixtures/scripts/local-types.list`.
struct LocalTypeTests {
  private static var bench: Bench {
    Bench(
      types: ScriptTypes([
        ScriptTypes.Declaration(
          name: "P", fields: [ScriptTypes.Field(name: "outer", typeName: "Int")])
      ]))
  }

  private static let kind = ScriptKind.closure(parameters: [], inoutFirst: false)

  @Test(
    "A block's own type hides the document's of that name, and is printed under it",
    arguments: [
      ("struct P { var x = 1 }; return P(x: 4)", "P(x: 4)"),
      ("struct P { var x = 1 }; return \"\\(P(x: 4))\"", "\"P(x: 4)\""),
      ("if true { struct P { var x = 1 } }; return P(outer: 2).outer", "2"),
      ("struct P { enum K { case a }; var k = K.a }; return \"\\([P.K.a])\"", "\"[P.K.a]\""),
    ])
  func shadows(text: String, value: String) {
    #expect(Self.bench.result(text, as: Self.kind) == value)
  }

  @Test("A type of one script is not seen by the next one")
  func stays() {
    let bench = Bench()
    let declaring = "struct Q { var x = 1 }; return Q().x"
    #expect(bench.result(declaring, as: Self.kind) == "1")
    #expect(bench.result("Q().x", as: Self.kind) == "unknown-script-member at 'Q().x'")
  }

  @Test(
    "A mistake in a type of a block is told once, at its place, however often the block is tried",
    arguments: [
      ("struct Q { func f() -> Int { \"a\" } }; return Q().f()", "script-type-mismatch at '\"a\"'"),
      ("struct Q { var x: Foo }; return 1", "unknown-script-name at 'Foo'"),
      (
        "return [1].map { n in struct Q { func f() -> Int { \"a\" } }; return Q().f() + n }",
        "script-type-mismatch at '\"a\"'"
      ),
      (
        "extension Int { var twice: Int { self * 2 } }; return 1",
        "unsupported-in-scripts at 'extension'"
      ),
      ("struct Q { }; return Q().x", "unknown-script-member at 'x'"),
      ("return 1 === 1", "unsupported-in-scripts at '1'"),
    ])
  func mistakes(text: String, problem: String) {
    let problems = Self.bench.compile(text, as: Self.kind).problems
    #expect(problems.map { Self.bench.words($0, in: text) }.prefix(1) == [problem])
    #expect(Set(problems.map(\.range)).count == problems.count)
  }

  @Test("Messages name a block's type as it is written")
  func words() {
    let problems = Self.bench.compile("struct Q { }; let n: Int = Q(); return n", as: Self.kind)
      .problems
    #expect(problems.map(\.kind) == [.typeMismatch(expected: "Int", found: "Q")])
  }

  @Test("What a method of such a type does not use is a warning")
  func warnings() {
    let text = "struct Q { func f() -> Int { 1 + 2; return 3 } }; return Q().f()"
    let warnings = Self.bench.compile(text, as: Self.kind).warnings
    #expect(warnings.map { Self.bench.words($0, in: text) } == ["unused-script-result at '1 + 2'"])
  }
}
