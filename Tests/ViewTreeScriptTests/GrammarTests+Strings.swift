import Testing

@testable import ViewTreeScript

/// String literals.
extension GrammarTests {
  @Test(
    "Strings hold texts and interpolations",
    arguments: [
      (#""a\(x)b""#, #""a\(x)b""#),
      (#""""#, #""""#),
      (#""\(a ? "x" : "y \(z)")""#, #""\((? a "x" "y \(z)"))""#),
      (#""\(x, specifier: "%.2f")""#, #""\(x specifier: "%.2f")""#),
      (#""\t\"\u{41}\\""#, "\"\t\"A\\\""),
      (##"#"a\n\#(x)"#"##, #""a\n\(x)""#),
      (###"##"a"#b"##"###, ##""a"#b""##),
      (##"#"""#"##, #"""""#),
    ])
  func strings(text: String, expected: String) {
    #expect(SyntaxPrinter.expression(text) == expected)
  }

  @Test(
    "Long strings lose the indentation of their last line",
    arguments: [
      ("\"\"\"\n  a\n    b \\(x)\n\n  c\n  \"\"\"", "\"a\n  b \\(x)\n\nc\""),
      ("\"\"\"\n  a \\\n  b\n  \"\"\"", #""a b""#),
      ("\"\"\"\n\"\"\"", #""""#),
      ("\"\"\"\n \"q\" \"\"\n \"\"\"", #"""q" """"#),
    ])
  func longStrings(text: String, expected: String) {
    #expect(SyntaxPrinter.expression(text) == expected)
  }

  @Test(
    "The inside of a literal needs no quotation marks",
    arguments: [
      (#"Hello \(name), "quoted" \(x + 1)\n"#, "\"Hello \\(name), \"quoted\" \\((+ x 1))\n\""),
      ("it's", #""it's""#),
      ("", #""""#),
    ])
  func text(text: String, expected: String) {
    #expect(SyntaxPrinter.text(text) == expected)
  }

  @Test(
    "Closures have headers of every form",
    arguments: [
      (
        "{ (a: Int, b: inout Int) -> Int in a + b }",
        "{(_ a: Int, _ b: inout Int) -> Int in (+ a b)}"
      ),
      ("{ n -> Int in n }", "{(_ n) -> Int in n}"),
      ("{ _, b in b }", "{(_, _ b) in b}"),
      ("{ [weak self, x = y] a in a }", "{[weak self, x = y] (_ a) in a}"),
      ("{ @MainActor in x }", "{x}"),
      ("{ () async throws -> Void in x }", "{() -> Void in x}"),
      ("{ $0 + $2 }", "{$3 in (+ $0 $2)}"),
      ("{ $0.map { $1 } }", "{$1 in (call ($0.map) trailing {$2 in $1})}"),
      ("{ $item in item }", "{(_ $item) in item}"),
      ("{}", "{}"),
    ])
  func closures(text: String, expected: String) {
    #expect(SyntaxPrinter.expression(text) == expected)
  }

  @Test(
    "Closures follow a call, with labels",
    arguments: [
      ("xs.map { $0 }.count", "((call (xs.map) trailing {$1 in $0}).count)"),
      ("f(x) { 1 } label: { 2 }", "(call f x trailing {1} trailing label: {2})"),
      ("f { 1 }", "(call f trailing {1})"),
    ])
  func trailing(text: String, expected: String) {
    #expect(SyntaxPrinter.expression(text) == expected)
  }

  @Test(
    "Closures follow a call, with labels, in statements",
    arguments: [
      (
        "if xs.contains { $0 > 1 } { 1 }",
        "{(if (call (xs.contains) trailing {$1 in (> $0 1)}) {1})}"
      ),
      ("if a == b { 1 }", "{(if (== a b) {1})}"),
      (
        "for x in xs.filter { $0 > 1 } { x }",
        "{(for let x in (call (xs.filter) trailing {$1 in (> $0 1)}) {x})}"
      ),
      ("switch x { case 1: 2 default: 3 }", "{(switch x {case = 1: 2 | default: 3})}"),
    ])
  func trailingOfStatements(text: String, expected: String) {
    #expect(SyntaxPrinter.closure(text) == expected)
  }
}
