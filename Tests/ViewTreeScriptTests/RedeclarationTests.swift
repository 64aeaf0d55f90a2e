import Testing

@testable import ViewTreeScript

/// Names that one declaration may introduce once, as the Swift compiler has it.
@Suite("Names that are declared twice")
struct RedeclarationTests {
  private func problems(ofTypes text: String) -> [String] {
    described(ScriptTypes.declarations(in: Array(text.utf8), origin: 0).problems)
  }

  private func problems(ofScript text: String) -> [String] {
    described(
      ScriptCompiler(types: ScriptTypes()).compile(
        text, as: .closure(parameters: [], inoutFirst: false), in: ScriptScope()
      ).problems)
  }

  private func described(_ problems: [ScriptProblem]) -> [String] {
    problems.map { "\($0.range.lowerBound): " + $0.diagnostic { _ in nil }.message }
  }

  @Test(
    "A member, a case, a parameter or a generic parameter is refused where it stands the second time",
    arguments: [
      ("struct A { var n = 1; var n = 2 }", "26: 'n' is declared twice here"),
      ("class A { let n = 1\nvar n: Int { 2 } }", "24: 'n' is declared twice here"),
      ("struct A { static let n = 1; static var n = 2 }", "40: 'n' is declared twice here"),
      ("struct A { func m(x a: Int, a: Int) {} }", "28: 'a' is declared twice here"),
      ("struct A { func m(_ a: Int) {}; func m(_ b: Int) {} }", "37: 'm' is declared twice here"),
      ("struct A { func m() {}; var m = 1 }", "28: 'm' is declared twice here"),
      ("struct A { init(a: Int) {}; init(a: Int) {} }", "28: 'init' is declared twice here"),
      ("enum E { case a, a }", "17: 'a' is declared twice here"),
      ("enum E { case a; static let a = 1 }", "28: 'a' is declared twice here"),
      ("enum E { case a(Int), a(Int) }", "22: 'a' is declared twice here"),
      ("struct A<T, T> { }", "12: 'T' is declared twice here"),
    ])
  func types(text: String, expected: String) {
    #expect(problems(ofTypes: text) == [expected])
  }

  @Test(
    "Overloads, members of the type beside those of its values, and unnamed parameters are no second ones",
    arguments: [
      "struct A { static let n = 1; var n = 2 }",
      "struct A { func m(a: Int) {}; func m(b: Int) {} }",
      "struct A { func m(_ a: Int) {}; func m(_ a: String) {} }",
      "struct A { func m() -> Int { 1 }; func m() -> String { \"\" } }",
      "struct A { func m(_: Int, _: Int) {} }", "struct A { var m = 1; func m(_ a: Int) {} }",
      "enum E { case a(Int), a(x: Int) }",
      "struct A { func m<T: Equatable>(_ a: T) {}; func m<T: Comparable>(_ a: T) {} }",
    ])
  func overloads(text: String) {
    #expect(problems(ofTypes: text) == [])
  }

  @Test(
    "Parameters of closures and functions in scripts, and variables of one block, are refused alike",
    arguments: [
      ("let f = { (a: Int, a: Int) in a }\nreturn f(1, 2)", "19: 'a' is declared twice here"),
      ("[1].reduce(0) { a, a in a }", "19: 'a' is declared twice here"),
      (
        "func f(a: Int, b a: Int) -> Int { a }\nreturn f(a: 1, b: 2)",
        "17: 'a' is declared twice here"
      ),
      ("let a = 1; let a = 2; return a", "15: 'a' is declared twice here"),
    ])
  func scripts(text: String, expected: String) {
    #expect(problems(ofScript: text) == [expected])
  }
}
