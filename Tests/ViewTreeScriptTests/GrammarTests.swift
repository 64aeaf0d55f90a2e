import Testing

@testable import ViewTreeScript

/// Expressions, as Swift groups their parts.
struct GrammarTests {
  @Test(
    "Operators bind by their precedence groups",
    arguments: [
      ("1 + 2 * 3 - 4", "(- (+ 1 (* 2 3)) 4)"),
      ("a | b & c << 2", "(| a (& b (<< c 2)))"),
      ("a + b..<c * d", "(..< (+ a b) (* c d))"),
      ("x as Double / 2", "(/ (as x Double) 2)"),
      ("a ?? b + 1 == c", "(== (?? a (+ b 1)) c)"),
      ("a == b && c != d || e", "(|| (&& (== a b) (!= c d)) e)"),
      ("a || b ? c : d", "(? (|| a b) c d)"),
      ("a &+ b &* c", "(&+ a (&* b c))"),
      ("x is Int && y", "(&& (is x Int) y)"),
      ("1...2 ~= x", "(~= (... 1 2) x)"),
    ])
  func precedence(text: String, expected: String) {
    #expect(SyntaxPrinter.expression(text) == expected)
  }

  @Test(
    "Operators of a group are taken from the left, ?? and ? : from the right",
    arguments: [
      ("a - b - c", "(- (- a b) c)"),
      ("a ?? b ?? c", "(?? a (?? b c))"),
      ("a ? b : c ? d : e", "(? a b (? c d e))"),
      ("a ? b ? 1 : 2 : 3", "(? a (? b 1 2) 3)"),
      ("x as Any as? Int", "(as? (as x Any) Int)"),
    ])
  func associativity(text: String, expected: String) {
    #expect(SyntaxPrinter.expression(text) == expected)
  }

  @Test(
    "White space says whether an operator stands before, between or behind",
    arguments: [
      ("a<b", "(< a b)"),
      ("-x.y + !z", "(+ (- (x.y)) (! z))"),
      ("a == -1", "(== a (- 1))"),
      ("a\n  + b", "(+ a b)"),
      ("x[1...]", "(at x (1...))"),
      ("x[...2]", "(at x (...2))"),
      ("x[..<2]", "(at x (..<2))"),
      ("a ?.b : c", "(? a .b c)"),
      ("x...", "(x...)"),
    ])
  func space(text: String, expected: String) {
    #expect(SyntaxPrinter.expression(text) == expected)
  }

  @Test(
    "Numbers have Swift's forms",
    arguments: [
      ("0x1F + 0b101 + 0o17", "(+ (+ 31 5) 15)"),
      ("1_000.5", "1000.5"),
      ("0x1.8p3", "12.0"),
      ("1e-3", "0.001"),
      ("-9223372036854775808", "(- 9223372036854775808)"),
      ("18446744073709551615", "18446744073709551615"),
      ("5.0.rounded()", "(call (5.0.rounded))"),
    ])
  func literals(text: String, expected: String) {
    #expect(SyntaxPrinter.expression(text) == expected)
  }

  @Test(
    "Members, calls and subscripts follow a value",
    arguments: [
      ("x.y?.z!.w[1]?(2)", "(chain (call ((at (((((x.y)?).z)!).w) 1)?) 2))"),
      ("$0.1.0", "(($0.1).0)"),
      ("x.0.1.2", "(((x.0).1).2)"),
      ("x.default.self", "((x.default).self)"),
      ("`default`.`in`", "(default.in)"),
      ("foo (1)", "(call foo 1)"),
      ("a\n.b", "(a.b)"),
      ("Foo.Bar<Int>(x)", "(call (type Foo.Bar<Int>) x)"),
      ("f(x:y:)", "f(x:y:)"),
      ("xs.map(String.init(describing:))", "(call (xs.map) (String.init(describing:)))"),
    ])
  func postfix(text: String, expected: String) {
    #expect(SyntaxPrinter.expression(text) == expected)
  }

  @Test(
    "Angle brackets hold types where what follows says so",
    arguments: [
      ("Set<Int>()", "(call Set<Int>)"),
      ("Array<Set<Int>>(repeating: [], count: 3)", "(call Array<Set<Int>> repeating: [] count: 3)"),
      ("f(a < b, c > d)", "(call f (< a b) (> c d))"),
      ("f(a < b, c > (d))", "(call f (call a<b, c> d))"),
      ("Dictionary<String, [Int]>.Index.self", "((Dictionary<String, [Int]>.Index).self)"),
      ("a < b ? c : d > e", "(? (< a b) c (> d e))"),
    ])
  func generics(text: String, expected: String) {
    #expect(SyntaxPrinter.expression(text) == expected)
  }

  @Test(
    "Types stand where values could",
    arguments: [
      ("[Int]()", "(call (type [Int]))"),
      ("[String: [Int?]]()", "(call (type [String: [Int?]]))"),
      ("[Int].self", "((type [Int]).self)"),
      ("(Int?).none", "((type Int?).none)"),
      ("[() -> Void]()", "(call (type [(() -> Void)]))"),
      ("((Int, Int) -> Int).self", "((type ((Int, Int) -> Int)).self)"),
      ("[a, b].count", "([a, b].count)"),
    ])
  func types(text: String, expected: String) {
    #expect(SyntaxPrinter.expression(text) == expected)
  }

  @Test(
    "Collections and tuples are told apart",
    arguments: [
      ("[1, 2,]", "[1, 2]"),
      ("[1: 2, 3: 4]", "[1: 2, 3: 4]"),
      ("[:]", "[:]"),
      ("()", "(tuple)"),
      ("(1)", "(paren 1)"),
      ("(1, b: 2)", "(tuple 1 b: 2)"),
    ])
  func collections(text: String, expected: String) {
    #expect(SyntaxPrinter.expression(text) == expected)
  }

  @Test(
    "An operator is a function where a value is needed",
    arguments: [
      ("xs.reduce(0, +)", "(call (xs.reduce) 0 (operator +))"),
      ("xs.sorted(by: >)", "(call (xs.sorted) by: (operator >))"),
      ("(+)", "(paren (operator +))"),
    ])
  func operators(text: String, expected: String) {
    #expect(SyntaxPrinter.expression(text) == expected)
  }

  @Test(
    "Key paths have a type, members, or self",
    arguments: [
      (#"\.self"#, #"\.self"#),
      (#"\.a.b"#, #"\.a.b"#),
      (#"\Item.Nested.name"#, #"\Item.Nested.name"#),
      (#"\[Int].count"#, #"\[Int].count"#),
      (#"\.0.1"#, #"\.0.1"#),
    ])
  func keyPaths(text: String, expected: String) {
    #expect(SyntaxPrinter.expression(text) == expected)
  }

  @Test(
    "try and await are about all that follows",
    arguments: [
      ("try f(x) + 1", "(try (+ (call f x) 1))"),
      ("try? await f(x)", "(try? (await (call f x)))"),
      ("try! f()", "(try! (call f))"),
    ])
  func effects(text: String, expected: String) {
    #expect(SyntaxPrinter.expression(text) == expected)
  }

  @Test(
    "if and switch are values",
    arguments: [
      ("if a { 1 } else if b { 2 } else { 3 }", "(if a {1} else (if b {2} else {3}))"),
      (#"switch x { case 1: "a" default: "b" }"#, #"(switch x {case = 1: "a" | default: "b"})"#),
    ])
  func branches(text: String, expected: String) {
    #expect(SyntaxPrinter.expression(text) == expected)
  }
}
