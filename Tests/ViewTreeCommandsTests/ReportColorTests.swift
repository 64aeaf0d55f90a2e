import Testing

@testable import ViewTreeCommands

@Suite("Colors of reports")
struct ReportColorTests {
  private static let document =
    #"{ "viewtree": 1, "root": { "view": "Text", "text": "is 4x4 in size" } }"#

  private func lines(_ words: [String], isTerminal: Bool = false) -> [String] {
    CommandRun(words + ["-"], input: Self.document, outputIsTerminal: isTerminal).outputLines
  }

  @Test("Names and sizes have colors on a terminal, and texts have none")
  func colors() {
    let lines = lines(["inspect"], isTerminal: true)
    #expect(lines.first?.hasPrefix("\u{1b}[1m<stdin>\u{1b}[0m  \u{1b}[36m390x844\u{1b}[0m") == true)
    #expect(
      lines.contains { $0.hasPrefix("\u{1b}[1mText\u{1b}[0m \"is 4x4 in size\"  ") })
  }

  @Test("--color decides, and a pipe has none by default")
  func option() {
    #expect(!lines(["inspect"]).joined().contains("\u{1b}"))
    #expect(!lines(["inspect", "--color", "never"], isTerminal: true).joined().contains("\u{1b}"))
    for command in ["inspect", "order"] {
      #expect(lines([command, "--color", "always"]).joined().contains("\u{1b}["))
      #expect(
        !lines([command, "--color", "always", "--format", "json"]).joined().contains("\u{1b}"))
    }
  }

  @Test("Problems are yellow, and a sentence's first word is no view")
  func problems() {
    let text = "a.json  10x10  2 views, 0 problems, 3 problems\nSiblings in order\nwarning: x\n"
    #expect(
      ReportPainter.painted(text)
        == "\u{1b}[1ma.json\u{1b}[0m  \u{1b}[36m10x10\u{1b}[0m  2 views, 0 problems, "
        + "\u{1b}[1;33m3 problems\u{1b}[0m\nSiblings in order\n\u{1b}[1;33mwarning:\u{1b}[0m x\n")
  }
}
