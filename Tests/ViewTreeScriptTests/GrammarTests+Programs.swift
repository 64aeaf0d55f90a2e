import Foundation
import Testing
import ViewTreeRandom

@testable import ViewTreeScript

/// Whole programs, deep ones and broken ones.
extension GrammarTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The programs of a list in Fixtures/scripts: one in a line, with what goes on indented below it.
  private static func programs(_ name: String) throws -> [String] {
    let file = root.appendingPathComponent("Fixtures/scripts/" + name)
    var programs: [String] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("//") { continue }
      if line.first == " ", let last = programs.popLast() {
        programs.append(last + "\n" + line)
      } else {
        programs.append(String(line))
      }
    }
    return programs
  }

  private static func lists() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Fixtures/scripts").path
    )
    .filter { $0.hasSuffix(".list") }.sorted()
  }

  /// What Swift does not read either.
  private static let refused: Set = [
    #""\()""#, #""\(n""#, "let let = 5; return 1", "1 + + 2",
    "let [a, b] = [1, 2]; return a", "'a'",
  ]

  @Test("Every program of the lists is read, but for those that Swift refuses")
  func programs() throws {
    let lists = try Self.lists()
    #expect(lists.count > 15)
    for list in lists where list != "refused.list" {
      for program in try Self.programs(list) where !Self.refused.contains(program) {
        guard case .problems = ScriptParser.closure(Array(program.utf8)) else { continue }
        Issue.record("\(list): \(program): \(SyntaxPrinter.closure(program))")
      }
    }
  }

  @Test("A program of the lists reads the same between braces")
  func braces() throws {
    for program in try Self.programs("closures.list") + Self.programs("control-flow.list") {
      guard case .value(.closure) = ScriptParser.closure(Array(program.utf8)) else { continue }
      #expect(
        SyntaxPrinter.closure("{\n\(program)\n}") == SyntaxPrinter.closure(program), "\(program)")
    }
  }

  @Test("The sources of the script language are read")
  func sources() throws {
    let folder = Self.root.appendingPathComponent("Sources/ViewTreeScript/Grammar")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in names.sorted() where name.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      guard case .problems = ScriptParser.declarations(Array(text.utf8)) else { continue }
      Issue.record("\(name): \(SyntaxPrinter.declarations(text))")
    }
  }

  @Test("Broken programs end in a value, or in a problem with a place in the text")
  func mutations() throws {
    let programs = try Self.lists().flatMap { try Self.programs($0) }
    var lottery = Lottery(state: 11)
    for round in 0..<Rounds.of(6_000) {
      var bytes = Array(programs[round * 7 % programs.count].utf8)
      for _ in 0..<(1 + lottery.next(4)) where !bytes.isEmpty {
        let place = lottery.next(bytes.count)
        switch lottery.next(4) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(UInt8(lottery.next(256)), at: place)
        case 2: bytes.swapAt(place, lottery.next(bytes.count))
        default:
          bytes.insert(
            contentsOf: Array(FuzzTests.words[lottery.next(FuzzTests.words.count)].utf8), at: place)
        }
      }
      expectPlaces(ScriptParser.closure(bytes), bytes)
      expectPlaces(ScriptParser.expression(bytes), bytes)
      expectPlaces(ScriptParser.text(bytes), bytes)
      expectPlaces(ScriptParser.type(bytes), bytes)
      expectPlaces(ScriptParser.declarations(bytes), bytes)
    }
  }

  private func expectPlaces<Value>(_ result: ScriptParser.Result<Value>, _ bytes: [UInt8]) {
    guard case .problems(let problems) = result else { return }
    #expect(!problems.isEmpty)
    for problem in problems {
      let isInside = problem.range.lowerBound >= 0 && problem.range.upperBound <= bytes.count
      #expect(isInside, "\(problem) in \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  // MARK: Limits

  private static func deep(_ open: String, _ middle: String, _ close: String = "") -> String {
    String(repeating: open, count: 10_000) + middle + String(repeating: close, count: 10_000)
  }

  @Test(
    "What is nested too deeply is refused",
    arguments: [
      deep("(", "1", ")"), deep("1 + ", "1"), deep("1 ?? ", "1"), deep("a ? 1 : ", "1"),
      deep("-(", "1", ")"), deep("[", "1", "]"), deep("{ ", "1", " }"), deep("f(", "1", ")"),
      "a" + deep(".b", ""), "f" + deep("()", ""), "a" + deep("?.b", ""), deep("try ", "a"),
      deep("if a { ", "", "}"), deep("if a { } else ", "{ }"), deep("switch a { case 1: ", "", "}"),
      deep("func f() { ", "", "}"), deep("struct A { ", "", "}"),
      "let " + deep("(", "x", ")") + " = 1",
      "if case " + deep(".a(", "let x", ")") + " = y { }", "let x: " + deep("[", "A", "]"),
      "let x: A" + deep("?", ""), "let x: " + deep("() -> ", "A"), "let x: A" + deep(".B", ""),
      "x as A" + deep(" as A", ""), deep("\"\\(", "1", ")\""),
    ])
  func depth(text: String) {
    guard case .problems(let problems) = ScriptParser.closure(Array(text.utf8)) else {
      Issue.record("read")
      return
    }
    #expect(problems.map(\.kind) == [.tooDeeplyNested])
  }

  @Test("What is long and not deep is read")
  func length() {
    let elements = String(repeating: "a < b, ", count: 3_000)
    for text in ["[\(elements)1]", "f(\(elements)1)", String(repeating: "x = 1\n", count: 10_000)] {
      guard case .problems(let problems) = ScriptParser.closure(Array(text.utf8)) else { continue }
      Issue.record("\(problems)")
    }
  }
}
