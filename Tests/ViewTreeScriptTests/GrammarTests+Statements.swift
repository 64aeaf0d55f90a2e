import Testing

@testable import ViewTreeScript

/// Statements and patterns.
extension GrammarTests {
  @Test(
    "Assignments are statements",
    arguments: [
      ("x = 1; y += 2; z <<= 3; w &+= 4", "{(= x 1) (+= y 2) (<<= z 3) (&+= w 4)}"),
      ("(a, _) = (1, 2)", "{(= (tuple a _) (tuple 1 2))}"),
      ("a?.b[0] = 1", "{(= (chain (at ((a?).b) 0)) 1)}"),
      ("_ = f()", "{(= _ (call f))}"),
      ("try x = f()", "{(= x (try (call f)))}"),
      ("x = if a { 1 } else { 2 }", "{(= x (if a {1} else {2}))}"),
      ("$x.y = 1", "{(= ($x.y) 1)}"),
    ])
  func assignments(text: String, expected: String) {
    #expect(SyntaxPrinter.closure(text) == expected)
  }

  @Test(
    "Variables have patterns, types and values",
    arguments: [
      ("let a = 1, b: Int = 2", "{let a = 1, let b: Int = 2}"),
      ("var a, b: Int", "{var a: Int, var b: Int}"),
      ("let (a, (b, _)): (Int, (Int, Int)) = c", "{(let a, (let b, _)): (Int, (Int, Int)) = c}"),
      ("let x: Set<Int>? = nil", "{let x: Set<Int>? = nil}"),
      ("let x: Set<Int>=[]", "{let x: Set<Int> = []}"),
      (
        "let f: (inout Int, String...) throws -> Int? = g",
        "{let f: ((inout Int, String...) -> Int?) = g}"
      ),
      ("let x: any P & Q = y", "{let x: (any (P & Q)) = y}"),
      ("let x: (a: Int, b: [String: Int])", "{let x: (a: Int, b: [String: Int])}"),
    ])
  func variables(text: String, expected: String) {
    #expect(SyntaxPrinter.closure(text) == expected)
  }

  @Test(
    "Conditions test, unwrap and match",
    arguments: [
      (
        "if let a, let b = c, var d: Int = e, case .x(let y) = z { 1 }",
        "{(if let a, let b = c, var d: Int = e, case .x(let y) = z {1})}"
      ),
      ("guard let self else { return }", "{(guard let self else {(return)})}"),
      ("while case let x? = y { 1 }", "{(while case (let x)? = y {1})}"),
      ("if #available(iOS 16, *) { 1 } else { 2 }", "{(if #available {1} else {2})}"),
      ("if (a) { 1 }", "{(if (paren a) {1})}"),
    ])
  func conditions(text: String, expected: String) {
    #expect(SyntaxPrinter.closure(text) == expected)
  }

  @Test(
    "Loops have patterns, conditions and labels",
    arguments: [
      (
        "outer: for (i, x) in xs.enumerated() where i > 0 { continue outer }",
        "{outer: (for (let i, let x) in (call (xs.enumerated)) where (> i 0) {(continue outer)})}"
      ),
      ("for case let (a, b)? in xs { break }", "{(for case ((let a, let b))? in xs {(break)})}"),
      ("for case .some(let x) in xs { x }", "{(for case .some(let x) in xs {x})}"),
      ("for _ in 0..<3 { 1 }", "{(for _ in (..< 0 3) {1})}"),
      ("repeat { x += 1 } while x < 3", "{(repeat {(+= x 1)} while (< x 3))}"),
    ])
  func loops(text: String, expected: String) {
    #expect(SyntaxPrinter.closure(text) == expected)
  }

  @Test(
    "Patterns stand in all places",
    arguments: [
      (
        "switch x { case .a(let x, _), .b(y: var x): 1 default: 2 }",
        "{(switch x {case .a(let x, _), .b(y: var x): 1 | default: 2})}"
      ),
      ("switch x { case let .a(x, y: z): 1 }", "{(switch x {case .a(let x, y: let z): 1})}"),
      (
        "switch x { case let x?: 1 case (0, let y): 2 case (let a, let b) where a > b: 3 }",
        "{(switch x {case (let x)?: 1 | case (= 0, let y): 2 | case (let a, let b) where (> a b): 3})}"
      ),
      (
        "switch x { case 1...3, 7: 1 case ..<0: 2 case -1: 3 }",
        "{(switch x {case = (... 1 3), = 7: 1 | case = (..<0): 2 | case = (- 1): 3})}"
      ),
      (
        "switch x { case is Int: 1 case let x as Int: 2 }",
        "{(switch x {case is Int: 1 | case (let x as Int): 2})}"
      ),
      (
        "switch x { case A.b: 1 case A.B.c(let x): 2 case a.b: 3 case Double.pi / 2: 4 }",
        "{(switch x {case A.b: 1 | case A.B.c(let x): 2 | case = (a.b): 3 | case = (/ (Double.pi) 2): 4})}"
      ),
      (
        #"switch x { case nil: 1 case "a": 2 case x: 3 case [1]: 4 case _: 5 }"#,
        #"{(switch x {case = nil: 1 | case = "a": 2 | case = x: 3 | case = [1]: 4 | case _: 5})}"#
      ),
      (
        "switch x { case 1: fallthrough\n@unknown default: break }",
        "{(switch x {case = 1: fallthrough | default: (break)})}"
      ),
    ])
  func patterns(text: String, expected: String) {
    #expect(SyntaxPrinter.closure(text) == expected)
  }

  @Test(
    "Jumps, do, throw and defer",
    arguments: [
      (
        "do { try f() } catch let e as E where x { 1 } catch A.b, A.c { 2 } catch { 3 }",
        "{(do {(try (call f))} catch (let e as E) where x {1} catch A.b {2} catch A.c {2} catch {3})}"
      ),
      ("defer { x = 1 }; throw E.a", "{(defer {(= x 1)}) (throw (E.a))}"),
      ("return\n5", "{(return 5)}"),
      ("if a { return }\nx = 1", "{(if a {(return)}) (= x 1)}"),
      ("return if a { 1 } else { 2 }", "{(return (if a {1} else {2}))}"),
    ])
  func jumps(text: String, expected: String) {
    #expect(SyntaxPrinter.closure(text) == expected)
  }

  @Test(
    "Statements stand on lines of their own or have a semicolon between them",
    arguments: [
      ("a; b\nc", "{a b c}"),
      ("a\n-b", "{a (- b)}"),
      ("a\n.b", "{(a.b)}"),
    ])
  func separation(text: String, expected: String) {
    #expect(SyntaxPrinter.closure(text) == expected)
  }
}
