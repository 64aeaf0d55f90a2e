import Testing
import ViewTreeReport
import ViewTreeSyntax

@testable import ViewTreeGolden

@Suite("What lints found, compared")
struct LintComparisonTests {
  private static let source = SourceFile(name: "a:b.json", text: "{\n  \"a\": 1\n}\n")

  private static func finding(_ message: String, help: String? = nil) -> Diagnostic {
    var finding = Diagnostic(
      id: "two-words", severity: .warning, message: message, range: SourceRange(4, 7))
    finding.help = help
    return finding
  }

  private static func reports(_ findings: [Diagnostic]) -> (text: [UInt8], json: [UInt8]) {
    let files = [LintedFile(source: source, findings: findings)]
    return (LintReport.text(files), LintReport.json(files))
  }

  private static func lines(_ old: [UInt8], _ new: [UInt8]) -> [String] {
    BehaviourComparison(old: old, new: new, command: "lint", comparesName: true).lines()
  }

  @Test(
    "Text and JSON say the same, whatever the words are",
    arguments: [
      "plain", "two  spaces", "an index [0]", "a name [name]", "a: error: b", "line\nend",
      "= help: none", "9 | text", "\u{1b}[1mbold", "\\u{41}",
    ])
  func forms(words: String) {
    var finding = Self.finding(words, help: words)
    finding.notes = [
      Diagnostic.Note(words, at: SourceRange(0, 1)), Diagnostic.Note(words),
    ]
    let (text, json) = Self.reports([finding, Self.finding("another")])
    #expect(Self.lines(text, json) == [], "\(String(decoding: text, as: UTF8.self))")
    let facts = ReportFacts.read(text, command: "lint")
    #expect(facts.evaluations[0].unknown == [])
    #expect(facts.evaluations[0].findings.map(\.notes.read.count) == [2, 0])
    let others = Self.reports([Self.finding("another")])
    #expect(Self.lines(text, others.json).first?.hasPrefix("no longer reported: warning: ") == true)
    #expect(Self.lines(others.json, text).first?.hasPrefix("new problem: warning: ") == true)
  }

  @Test("A finding that moved is no other, but another way out or another note is")
  func parts() {
    var moved = Self.finding("same", help: "go")
    moved.range = SourceRange(9, 10)
    let old = Self.reports([Self.finding("same", help: "go")])
    #expect(Self.lines(old.text, Self.reports([moved]).json) == [])
    let stay = Self.reports([Self.finding("same", help: "stay")])
    #expect(Self.lines(old.text, stay.json) == ["same [two-words]: help  go -> stay"])
    var noted = Self.finding("same", help: "go")
    noted.notes = [Diagnostic.Note("see here")]
    #expect(
      Self.lines(old.json, Self.reports([noted]).text) == ["new: same [two-words]: note: see here"])
  }

  @Test("Counts of findings are read as they are written, and lines that nobody knows are told")
  func counts() {
    let none = "no problems\n"
    let line = "a.json:1:2: warning: two [two-words]\n1 | {\n  | ^\n"
    func unknown(_ text: String) -> [String] {
      ReportFacts.read(Array(text.utf8), command: "lint").evaluations[0].unknown
    }
    for text in [
      none, "no problems in 2 files\n", line + "1 warning\n",
      line + "1 error, 2 warnings in 3 files\n",
    ] {
      #expect(unknown(text) == [], "\(text)")
    }
    for text in [
      "2 warning", "1 warnings", "no finding", "1 warning in 1 files", "else", "0 errors",
    ] {
      #expect(unknown(text + "\n") == [text])
    }
  }
}
