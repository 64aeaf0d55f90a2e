import Testing
import ViewTreeRandom

@testable import ViewTreeScript

/// A small generator with the same numbers on every run.
struct Lottery {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}

struct FuzzTests {
  static let words = [
    "(", ")", "[", "]", "{", "}", ",", ":", ";", ".", "?", "!", "+", "-", "*", "/", "==", "<", "=",
    "??",
    "&&", "||", "...", "..<", "->", "in", "let", "var", "if", "else", "guard", "switch", "case",
    "default",
    "for", "while", "return", "func", "break", "self", "nil", "true", "$0", "$1", "x", "y", "1",
    "2.5",
    "\"a\\(x)\"", "Foo", ".zero", ".field", "map", "append", "where", "is", "as", "inout", "&",
    "\\.", "\n",
    "count", "first", "reduce", "CGRect", "Int", "9223372036854775807", "$x", "repeat", "+=", "`",
    "@", "#",
  ]

  static var bench: Bench {
    Bench(
      names: [ScopeName("x", storage: .state), ScopeName("y")],
      values: [.array([.int(1), .int(2)]), .int(3)],
      budget: ScriptBudget(steps: 2_000, depth: 32, memory: 20_000))
  }

  @Test("Any soup of words is answered")
  func soup() {
    var lottery = Lottery(state: 42)
    for _ in 0..<Rounds.of(3_000) {
      var text = ""
      for _ in 0..<(1 + lottery.next(20)) {
        text += Self.words[lottery.next(Self.words.count)]
        if lottery.next(3) > 0 { text += " " }
      }
      _ = Self.bench.state(after: text)
      _ = Self.bench.result(text)
      _ = Self.bench.result(text, as: .text)
    }
  }

  @Test("Mutated closures are answered")
  func mutations() {
    var lottery = Lottery(state: 7)
    let texts =
      [ArticleTests.grid, ArticleTests.miniMap, ArticleTests.borders]
      + StatementTests.closures.map(\.0) + ArticleTests.transforms.map(\.0)
    for round in 0..<Rounds.of(3_000) {
      var bytes = Array(texts[round % texts.count].utf8)
      for _ in 0..<(1 + lottery.next(4)) where !bytes.isEmpty {
        let place = lottery.next(bytes.count)
        switch lottery.next(4) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(UInt8(lottery.next(256)), at: place)
        case 2: bytes.swapAt(place, lottery.next(bytes.count))
        default:
          bytes.insert(
            contentsOf: Array(Self.words[lottery.next(Self.words.count)].utf8), at: place)
        }
      }
      let compilation = ScriptCompiler().compile(
        bytes, as: .action(parameters: ["preferences"]), in: Self.bench.scope)
      for problem in compilation.problems {
        #expect(problem.range.lowerBound >= 0 && problem.range.upperBound <= bytes.count)
      }
      guard let program = compilation.program else { continue }
      let machine = ScriptMachine(budget: Self.bench.budget)
      _ = try? machine.evaluate(
        program, in: ScriptEnvironment(values: Self.bench.values), [.array([.int(1)])])
      #expect(machine.stackTop == 0)
    }
  }
}
