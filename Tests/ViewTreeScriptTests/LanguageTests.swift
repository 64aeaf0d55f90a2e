import Testing
import ViewTreeSyntax

@testable import ViewTreeScript

/// Rules of Swift that random programs and lists showed to be missing; each was held against the compiler.
struct LanguageTests {
  private static var bench: Bench { Bench() }

  private func result(_ text: String) -> String {
    Self.bench.result(text, as: .closure(parameters: [], inoutFirst: false))
  }

  private static let values: [(String, String)] = [
    // Key paths.
    ("var p = (a: 1, b: 2); p[keyPath: \\.a] += 2; return p.a", "3"),
    ("[[1, 2], [3]].map(\\.[0])", "[1, 3]"),
    ("[\"ab\", \"\"].map(\\.first?.isLetter)", "[true, nil]"),
    // Lists joined with others.
    ("let x: [Int] = [1, 2, 3].dropFirst(2) + [9]; return x", "[3, 9]"),
    ("([1, 2, 3].dropFirst(2) + [9]).startIndex", "2"),
    ("(0..<3) + [9]", "[0, 1, 2, 9]"),
    ("let x: [Int] = [1, 2].prefix(1) + [1, 2].suffix(1); return x", "[1, 2]"),
    // Branches without a type of their place.
    ("let v = if true { 5 } else { Optional(6) }; return v ?? 0", "5"),
    ("let f = { if true { 1.5 } else { 2 } }; return \"\\(f())\"", "\"()\""),
    ("let v: Int? = Optional(1) ?? (true ? 9 : nil); return v", "1"),
    // Others.
    ("typealias Pair = (Int, Int); let p: Pair = (1, 2); return p.1", "2"),
    ("type(of: 1) == Int.self", "true"),
    ("\"\\(type(of: \"a\"))\"", "\"String\""),
    ("[1, 2, 3].reversed()[0]", "3"),
    ("[1, 2].reversed() == [2, 1]", "true"),
    ("[\"a\"].enumerated().count", "1"),
    ("\"abc\".contains(\"\")", "false"),
    ("var a: [Int] = []; a.swapAt(0, 0); return a", "[]"),
    ("func f<S: Sequence>(_ s: S) -> Int where S.Element == Int { 1 }; return f([1])", "1"),
  ]

  @Test("Programs have the value that Swift gives them", arguments: values)
  func answers(text: String, expected: String) {
    #expect(result(text) == expected)
  }

  private static let refused: [(String, String)] = [
    ("let v = if true { 1.5 } else { 2 }; return v", "script-not-possible at '2'"),
    ("let v = if true { 1 } else { nil }; return v", "script-not-possible at 'nil'"),
    ("let a = 1; let a = 2; return a", "script-not-possible at 'a'"),
    ("var a = [1, 2]; swap(&a[0], &a[1]); return a", "script-not-possible at '&a[0], &a[1]'"),
    (
      "var a = [1]; a.removeAll { a.contains($0) }; return a",
      "script-not-possible at '{ a.contains($0) }'"
    ),
    ("zip([1], [2]).count", "script-not-possible at 'count'"),
    ("func f<T>(_ a: T) -> Int { a.count }; return f(1)", "unknown-script-member at 'count'"),
    (
      "func f<S: Sequence>(_ s: S) -> Int where S.Element == Int { 1 }; return f([\"a\"])",
      "script-type-mismatch at 'f'"
    ),
    ("let k = 3; func f(x: Int = k) -> Int { x }; return f()", "script-not-possible at 'k'"),
    ("[[1]].map(\\.[0...])", "unsupported-in-scripts at '0...'"),
  ]

  @Test("What Swift does not compile is told where it stands", arguments: refused)
  func refusals(text: String, expected: String) {
    #expect(result(text) == expected)
  }

  private static let foreign: [(String, String)] = [
    ("null", "write 'nil'"), ("True", "write 'true'"), ("len([1])", "write 'value.count'"),
    ("[1].length", "write 'count'"), ("[1].push(2)", "write 'append(value)'"),
    ("x := 1", "write '='"), ("CGFlot(1)", "did you mean 'CGFloat'?"),
  ]

  @Test("What other languages write is told with what Swift writes", arguments: foreign)
  func waysOut(text: String, help: String) {
    let problem = Self.bench.compile(text, as: .action(parameters: [])).problems.first
    let diagnostic = problem?.diagnostic(suggest: { NearMatch.nearestName(to: $0, in: $1) }) { _ in
      nil
    }
    #expect(diagnostic?.help == help)
  }

  @Test("A default value may name what is around its function, wherever that is called from")
  func defaults() {
    let text = """
      func g(_ v: String) -> String {
        func f(x: String = v + "abcdefghijklmnopqrstuvwxyz") -> String { x }
        let h = { f() }
        return [1, 2].map { _ in h() }.joined()
      }
      return g("1").count + g("2").count
      """
    #expect(result(text) == "108")
  }
}
