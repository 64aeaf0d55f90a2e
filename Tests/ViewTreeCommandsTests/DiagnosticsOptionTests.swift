import Foundation
import Testing

@testable import ViewTreeCommands

@Suite("Messages as JSON")
struct DiagnosticsOptionTests {
  private struct Place: Codable, Equatable { let line: Int, column: Int }
  private struct Range: Codable, Equatable { let start: Place, end: Place }
  private struct Note: Codable { let message: String, range: Range? }
  private struct Fix: Codable { let range: Range, replacement: String }
  private struct Message: Codable {
    let file: String?
    let id: String
    let severity: String
    let message: String
    let range: Range?
    let help: String?
    let notes: [Note]
    let fix: Fix?
  }

  private func messages(_ run: CommandRun) throws -> [Message] {
    try JSONDecoder().decode([Message].self, from: Data(run.error.utf8))
  }

  private func range(_ line: Int, _ column: Int, to end: Int) -> Range {
    Range(start: Place(line: line, column: column), end: Place(line: line, column: end))
  }

  @Test("A message has its file, id, severity, text, range, way out and notes with their places")
  func wholeShape() throws {
    let run = CommandRun(
      ["inspect", "--diagnostics", "json", "-"],
      input: "{ \"viewtree\": 1,\n  \"root\": \"Spacer\",\n  \"root\": \"Colour\" }")
    #expect(run.status == .unusable && run.output.isEmpty)
    #expect(
      run.error == """
        [
          {
            "file": "<stdin>",
            "id": "duplicate-key",
            "severity": "error",
            "message": "the object has the key 'root' twice",
            "range": {
              "start": {
                "line": 3,
                "column": 3
              },
              "end": {
                "line": 3,
                "column": 9
              }
            },
            "help": "remove one of the two, or rename it",
            "notes": [
              {
                "message": "first written here",
                "range": {
                  "start": {
                    "line": 2,
                    "column": 3
                  },
                  "end": {
                    "line": 2,
                    "column": 9
                  }
                }
              }
            ]
          }
        ]

        """)
  }

  @Test("A replacement that mends is given with its range")
  func fix() throws {
    let run = CommandRun(
      ["inspect", "--diagnostics=json", "-"], input: "{ \"viewtree\": 1, \"root\": \"Colr\" }")
    let message = try #require(try messages(run).first)
    #expect(message.id == "unknown-view" && message.range == range(1, 26, to: 32))
    #expect(message.fix?.replacement == "\"Color\"" && message.fix?.range == message.range)
  }

  @Test("Every command that reads a document has the option, and says nothing as an empty array")
  func everyCommand() throws {
    let folder = TemporaryFolder()
    let right = folder.file("a.json", Samples.two)
    let wrong = folder.file("b.json", "{ \"viewtree\": 1, \"root\": \"Colr\", \"x\": 1 }")
    for command in ["inspect", "order", "explain", "keys", "lint", "parse", "check"] {
      let more = command == "explain" ? ["a"] : []
      let fine = CommandRun([command, "--diagnostics", "json", right] + more)
      #expect(fine.error == "[]\n", "\(command)")
      guard command != "parse", command != "check" else { continue }
      let run = CommandRun([command, "--diagnostics", "json", wrong] + more)
      #expect(run.status == .unusable, "\(command)")
      #expect(try messages(run).map(\.id) == ["unknown-view", "unknown-argument"], "\(command)")
    }
    _ = folder.file("b.inspect.txt", "viewtree-golden 3: inspect\n")
    let check = CommandRun(["check", "--diagnostics", "json", folder.path])
    #expect(try messages(check).map(\.id) == ["unknown-view", "unknown-argument"])
    let parse = CommandRun(["parse", "--diagnostics", "json", "-"], input: "[1,]")
    #expect(try messages(parse).map(\.id) == ["trailing-comma"])
  }

  @Test("Several files make one array, file by file")
  func severalFiles() throws {
    let folder = TemporaryFolder()
    let files = ["b.json", "a.json"].map { folder.file($0, "[]") }
    let run = CommandRun(["lint", "--diagnostics", "json"] + files)
    #expect(try messages(run).map(\.file) == files)
  }

  @Test("What is wrong with the command line or a file is a message without a file")
  func command() throws {
    let cases: [([String], String)] = [
      (["inspect", "/no/such.json"], "there is no file '/no/such.json'"),
      (["inspect"], "'inspect' needs a FILE"),
      (["inspect", "-", "--view", "zz"], "there is no view 'zz'"),
    ]
    for (words, text) in cases {
      let run = CommandRun(words + ["--diagnostics", "json"], input: Samples.two)
      let found = try messages(run)
      #expect(found.count == 1 && found.first?.id == "command", "\(words)")
      #expect(found.first?.file == nil && found.first?.message.hasPrefix(text) == true)
      #expect(run.status == .unusable)
    }
  }

  @Test("A mistake in '--set' names '--set' as its file")
  func assignment() throws {
    let run = CommandRun(
      ["inspect", "--diagnostics", "json", "--set", "values[9]=x", "-"], input: Samples.two)
    let found = try messages(run)
    #expect(found.map(\.file) == ["--set"] && found.map(\.id) == ["index-out-of-range"])
    #expect(found.first?.range?.start == Place(line: 1, column: 1))
  }

  @Test("No control character reaches a terminal")
  func controlCharacters() throws {
    let run = CommandRun(
      ["inspect", "--diagnostics", "json", "-"],
      input: "{ \"viewtree\": 1, \"root\": \"\\u001b[31m\\u202e\" }")
    #expect(!run.error.unicodeScalars.contains { $0 == "\u{1b}" || $0 == "\u{202e}" })
    #expect(try messages(run).first?.message == "unknown view '\u{1b}[31m\u{202e}'")
  }
}
