import Foundation
import Testing
import ViewTreeInspector

@testable import viewtree_compare

@Suite("Scripts held against the compiler")
struct ComparisonTests {
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/scripts").path

  private static let verdicts: [(Outcome, Outcome, Verdict)] = [
    (.value("1"), .value("1"), .agree), (.value("1"), .value("2"), .otherValue),
    (.value("1"), .refusal(""), .refused), (.value("1"), .trap(""), .refused),
    (.refusal(""), .value("1"), .accepted), (.trap(""), .value("1"), .accepted),
    (.trap(""), .trap(""), .agree), (.refusal(""), .trap(""), .agree),
    (.noAnswer(""), .value("1"), .unanswered),
  ]

  @Test("Only a value that Swift does not have is silent", arguments: verdicts)
  func verdict(swift: Outcome, script: Outcome, expected: Verdict) {
    #expect(Verdict(swift: swift, script: script) == expected)
    #expect(expected.isSilent == [.otherValue, .accepted].contains(expected))
  }

  @Test("Messages belong to the program in whose lines they are")
  func messages() {
    let programs = ["1", "x", "2"].map { Program(kind: "k", text: $0) }
    let file = SwiftFile(programs)
    let line = file.lines[1].lowerBound + 1
    #expect(file.text.split(separator: "\n", omittingEmptySubsequences: false)[line - 1] == "x")
    let messages = "/tmp/main.swift:\(line):1: error: cannot find 'x' in scope\nother: words\n"
    #expect(SwiftRunner.refusals(messages, file) == [1: .refusal("cannot find 'x' in scope")])
  }

  @Test("A process that is cut short tells of the program that it was running")
  func cutShort() {
    let output = "#0\n=1\nprinted\n#1\nmain/x.swift:1: Fatal error: Division by zero\n"
    #expect(
      SwiftRunner.outcomes(output, status: 4) == [.value("1"), .trap("Division by zero")])
    #expect(SwiftRunner.outcomes("#0\n", status: 14) == [.noAnswer("takes too long")])
    #expect(SwiftRunner.outcomes("#0\n=1\n#1\n=2\n", status: 0) == [.value("1"), .value("2")])
  }

  @Test("The compiler and the script language are asked, and a program that traps ends no other")
  func both() throws {
    let texts = [
      "7 / 2", "n / (numbers.count - 5)", "n + ratio", "let x: CGFloat = 1 / 2; return x", "(1",
      "kind", "table", "items.map(\\.width)",
    ]
    let compiler = try SwiftCompiler()
    defer { compiler.removeFolder() }
    var comparison = Comparison()
    try comparison.add(
      texts.map { Program(kind: "k", text: $0) }, swift: SwiftRunner(compiler),
      script: ScriptRunner())
    #expect(comparison.entries.map(\.verdict) == texts.map { _ in .agree })
    #expect(comparison.entries[0].swift == .value("3"))
    #expect(comparison.entries[1].swift == .trap("Division by zero"))
    #expect(comparison.entries[5].script == .value(".field(3)"))
    #expect(comparison.entries[6].swift == .value(#"["one": 1, "two": 2]"#))
    #expect(comparison.table.contains("k            8      8            0"))
  }

  @Test("A difference that is not known is told, and so is one that is none any more")
  func known() {
    let programs = ["a", "b"].map { Program(kind: "k", text: $0) }
    let comparison = Comparison(entries: [
      .init(program: programs[0], swift: .value("1"), script: .value("2")),
      .init(program: programs[1], swift: .value("1"), script: .value("1")),
    ])
    #expect(comparison.unknownDifferences([]).map(\.program.text) == ["a"])
    #expect(comparison.unknownDifferences(programs).isEmpty)
    #expect(comparison.staleDifferences(programs).map(\.text) == ["b"])
  }

  @Test("Each known difference is in a list, and has words")
  func knownList() throws {
    let lists = try ProgramList.read(path: Self.fixtures)
    let known = try ProgramList.read(path: Self.fixtures + "/known/differences.list")
    let texts = Set(lists.map(\.text))
    #expect(lists.count > 2000)
    for program in known {
      #expect(texts.contains(program.text), "\(program.text)")
      #expect(!program.remark.isEmpty, "\(program.text)")
    }
  }

  @Test("Scripts are warned of as the compiler warns")
  func warnings() throws {
    let programs = try ProgramList.read(path: Self.fixtures + "/warnings.list")
    let compiler = try SwiftCompiler()
    defer { compiler.removeFolder() }
    let swift = try SwiftRunner(compiler).warnings(programs)
    let script = try ScriptRunner()
    for (program, expected) in zip(programs, swift) {
      #expect(script.warnings(program) == expected, "\(program.text)")
    }
    #expect(swift.count { $0?.isEmpty == false } > 50)
  }

  @Test("Messages of the compiler are of a kind")
  func kinds() {
    #expect(ProgramWarning(swift: "result of operator '==' is unused") == .comparison)
    #expect(ProgramWarning(swift: "result of call to 'f()' is unused") == .result)
    #expect(ProgramWarning(swift: "expression of type 'Int' is unused") == .value)
    #expect(ProgramWarning(swift: "variable 'x' was written to, but never read") == .name)
    #expect(
      ProgramWarning(swift: "left side of '??' has type 'Int', so the right side is never used")
        == nil)
  }
}
