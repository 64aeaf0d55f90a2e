import Testing
import ViewTreeRandom

@testable import viewtree_compare

@Suite("Lists of programs")
struct ProgramListTests {
  @Test("A line is a program, an indented one belongs to it, and words stand above")
  func lines() {
    let text = "// Two\n// lines.\n1 + 1\nlet a = 1\n return a\n\n2\n"
    let programs = ProgramList.read(text, kind: "sums")
    #expect(programs.map(\.text) == ["1 + 1", "let a = 1\n return a", "2"])
    #expect(programs.map(\.remark) == ["Two lines.", "Two lines.", ""])
    #expect(programs.allSatisfy { $0.kind == "sums" })
  }

  @Test("Brackets in strings do not count, those of interpolations do")
  func brackets() {
    #expect(BracketBalance.isKept(#""(" + "\(f(1))""#))
    #expect(BracketBalance.isKept("[1, 2].map { $0 }"))
    #expect(!BracketBalance.isKept("(1 + 2"))
    #expect(!BracketBalance.isKept("[1)"))
    #expect(!BracketBalance.isKept("\"abc"))
    #expect(!BracketBalance.isKept(#""\(n""#))
  }

  @Test("The same seed and number make the same program, others make others")
  func generator() {
    let generator = ProgramGenerator(seed: 3)
    let programs = (0..<50).map { generator.program($0).text }
    #expect(programs == (0..<50).map { ProgramGenerator(seed: 3).program($0).text })
    #expect(Set(programs).count > 45)
    #expect(ProgramGenerator(seed: 4).program(0).text != programs[0])
    #expect(programs.allSatisfy(BracketBalance.isKept))
  }

  @Test("Every type and every pattern is used by random programs, and no hole is left")
  func coverage() {
    let generator = ProgramGenerator(seed: 1)
    let text = (0..<3000).map { generator.program($0).text }.joined(separator: "\n")
    for type in GeneratedType.results { #expect(text.contains("let result: \(type.name) =")) }
    for word in ["defer", "repeat", "where", "[n]", "keyPath", "..<", "inout", "switch", "guard"] {
      #expect(text.contains(word), "\(word)")
    }
    #expect(!text.contains("«") && !text.contains("»"))
  }

  @Test("A template has its holes filled with what they ask for")
  func templates() {
    var writer = ProgramWriter(SplitMix64(seed: 1))
    #expect(writer.fill(Template("f(«@», «x|x»)"), depth: 0, variable: "a") == "f(a, x)")
    let number = writer.fill(Template("«#1»«+|+»«bool→int»"), depth: 0)
    #expect(number.hasPrefix("0+{ "))
  }

  @Test("Options that are not understood are refused")
  func options() {
    #expect(CompareOptions([]) == nil)
    #expect(CompareOptions(["--random", "x"]) == nil)
    #expect(CompareOptions(["--show", "everything", "--random", "1"]) == nil)
    let options = CompareOptions(["--random", "5", "--seed", "2", "--show", "silent"])
    #expect(options?.randomCount == 5)
    #expect(options?.seed == 2)
    #expect(options?.shown == [.otherValue])
    #expect(CompareOptions(["--random", "5", "--warnings"])?.comparesWarnings == true)
  }
}
