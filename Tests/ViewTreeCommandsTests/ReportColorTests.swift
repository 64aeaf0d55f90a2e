import Testing
import ViewTreeSyntax

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
    #expect(
      lines.first?.hasPrefix("\u{1b}[1m<stdin>\u{1b}[0m  \u{1b}[36m390x844 @2x\u{1b}[0m") == true)
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

  @Test("A terminal that knows no colors gets none, except with --color always")
  func dumbTerminal() {
    func isColored(_ variables: [String: String], _ more: [String] = []) -> Bool {
      CommandRun(
        ["inspect", "-"] + more, input: Self.document, variables: variables,
        outputIsTerminal: true
      ).output.contains("\u{1b}")
    }
    #expect(isColored(["TERM": "xterm"]) && isColored([:]))
    #expect(!isColored(["TERM": "dumb"]) && !isColored(["NO_COLOR": "1"]))
    #expect(isColored(["TERM": "dumb", "NO_COLOR": "1"], ["--color", "always"]))
  }

  @Test("Without its colors a report is the same, in every format")
  func bytes() {
    for command in ["inspect", "order", "explain"] {
      for format in ["compact", "text"] {
        let words = [command, "--format", format, "-"] + (command == "explain" ? ["Text"] : [])
        let plain = CommandRun(words, input: Self.document).output
        let colored = CommandRun(words + ["--color", "always"], input: Self.document).output
        #expect(colored.contains("\u{1b}[1m") && Self.uncolored(colored) == plain)
      }
    }
  }

  @Test("The number of problems is yellow where a narrow terminal folds the first line")
  func narrow() {
    let document =
      #"{ "viewtree": 1, "state": { "n": 0 }, "root": { "view": "Text", "text": "a" } }"#
    for columns in [20, 30, 34, 40, 80] {
      let lines = CommandRun(
        ["inspect", "-"], input: document, outputIsTerminal: true, columns: columns
      ).outputLines
      #expect(lines.contains { $0.contains("\u{1b}[1;33m1") })
      #expect(lines.allSatisfy { Self.uncolored($0).count <= columns || !$0.contains(" ") })
    }
  }

  @Test("A style ends before each line end, and marks have no width when a line is folded")
  func folding() {
    let text = "ab " + StyleMarks.marked("cd ef", .problem) + " gh"
    let folded = FoldedText.fold(text, to: 6)
    #expect(
      String(decoding: StyleMarks.painted(Array(folded.utf8)), as: UTF8.self)
        == "ab \u{1b}[1;33mcd\u{1b}[0m\n\u{1b}[1;33m  ef\u{1b}[0m\n  gh")
    #expect(FoldedText.fold(text, to: 11) == text)
  }

  @Test("A control character of the document is visible, and no mark")
  func controlCharacters() {
    let document = #"{ "viewtree": 1, "root": { "view": "Text", "text": "a\u0001b\u000e" } }"#
    for format in ["compact", "text"] {
      let output = CommandRun(
        ["inspect", "--format", format, "--color", "always", "-"], input: document
      ).output
      #expect(output.contains(#""a\u{1}b\u{e}""#))
    }
  }

  @Test("lint has colors with --devices and with --fix --dry-run, too")
  func lint() {
    let folder = TemporaryFolder()
    let file = folder.file(
      "V.swift",
      """
      import SwiftUI
      struct V: View {
        @State private var n = 0
        var body: some View { Text("a") }
      }
      #Preview { V() }

      """)
    for more in [["--devices", "iPhone SE"], ["--fix", "--dry-run"], ["--format", "compact"]] {
      let plain = CommandRun(["lint", file] + more)
      let colored = CommandRun(["lint", file, "--color", "always"] + more)
      #expect(colored.output.contains("\u{1b}[1m"))
      #expect(Self.uncolored(colored.output) == plain.output && plain.status == colored.status)
    }
  }

  private static func uncolored(_ text: String) -> String {
    text.replacing(/\u{1b}\[[0-9;]*m/, with: "")
  }
}
