import Foundation
import Testing

@testable import ViewTreeCommands

@Suite("viewtree lint")
struct LintTests {
  /// A document with an unused variable in line 4 and an unused component in line 5.
  private func document(lints: String = "") -> String {
    """
    {
      "viewtree": 1,
      \(lints)"window": { "width": 100, "height": 50 },
      "state": { "count": 0 },
      "components": { "Row": { "body": "Color" } },
      "root": "Spacer"
    }

    """
  }

  private func lint(_ words: String..., lints: String = "") -> CommandRun {
    CommandRun(["lint"] + words + ["-"], input: document(lints: lints))
  }

  @Test(
    "A finding has place, message, name, the line with a caret and the way out; a count follows")
  func text() {
    let run = lint()
    #expect(
      run.output == """
        <stdin>:4:14: warning: the state variable 'count' is never used [unused-state]
        4 |   "state": { "count": 0 },
          |              ^~~~~~~
          = help: remove it
        <stdin>:5:19: warning: the component 'Row' is never used [unused-component]
        5 |   "components": { "Row": { "body": "Color" } },
          |                   ^~~~~
          = help: remove it, or use it inside "root"
        2 warnings

        """)
    #expect(run.error.isEmpty && run.status == .no)
  }

  @Test("Colour is for terminals, and for those who ask")
  func color() {
    #expect(lint("--color", "always").output.contains("\u{1b}[1;33mwarning:\u{1b}[0m"))
    #expect(!lint("--color", "auto").output.contains("\u{1b}"))
  }

  @Test(
    "Levels come from the lint, then the document, then the command line, the last one counting")
  func levels() {
    func words(_ run: CommandRun) -> [String] {
      run.outputLines.filter { $0.hasPrefix("<stdin>") }
        .map { $0.split(separator: " ")[1] + " " + ($0.split(separator: " ").last ?? "") }
    }
    let state = "\"lints\": { \"unused-state\": \"error\", \"unused-component\": \"allow\" },\n  "
    #expect(words(lint(lints: state)) == ["error: [unused-state]"])
    #expect(
      words(lint("--warn", "unused-component", lints: state)) == [
        "error: [unused-state]", "warning: [unused-component]",
      ])
    #expect(words(lint("--error=all", "--allow=unused-state")) == ["error: [unused-component]"])
    #expect(words(lint("--allow=unused-state", "--error=all")).count == 2)
    let none = lint("--allow", "all")
    #expect(none.output == "no problems\n" && none.status == .fine)
    #expect(words(lint(lints: "\"lints\": { \"all\": \"allow\", \"comment\": 1 },\n  ")) == [])
  }

  @Test("A lint that does not exist is named, on the command line and in the document")
  func unknown() {
    let run = lint("--error", "unused-stat")
    #expect(
      run.error == "viewtree: there is no lint 'unused-stat'; did you mean 'unused-state'?\n")
    #expect(run.output.isEmpty && run.status == .unusable)
    #expect(lint("--warn=zzzz").error.contains("docs/reference/lints/README.md lists them"))
    let document = lint(lints: "\"lints\": { \"unused-stat\": \"warn\" },\n  ")
    #expect(
      document.error == """
        <stdin>:3:14: error: unknown lint 'unused-stat' [unknown-lint]
        3 |   "lints": { "unused-stat": "warn" },
          |              ^~~~~~~~~~~~~
          = help: did you mean 'unused-state'?
        1 error

        """)
    #expect(document.output.isEmpty && document.status == .unusable)
  }

  @Test("Levels that are none are told where the document is read")
  func wrongLevels() {
    let wrong = lint(
      lints: "\"lints\": { \"unused-state\": \"alow\", \"duplicate-id\": true },\n  ")
    #expect(
      wrong.error.contains("3:30: error: 'unused-state' cannot be 'alow' [unknown-option]")
        && wrong.error.contains("did you mean 'allow'?")
        && wrong.error.contains(
          "3:54: error: expected allow, warn or error for 'duplicate-id', not a truth value")
    )
    #expect(lint(lints: "\"lints\": [],\n  ").error.contains("an object of lints and levels"))
    #expect(
      CommandRun(["inspect", "-"], input: document(lints: "\"lints\": { \"x\": \"deny\" },\n  "))
        .status == .unusable)
  }

  @Test("Several files are told together; one that cannot be used makes the run unusable")
  func files() {
    let folder = TemporaryFolder()
    let one = folder.file("one.json", document())
    let two = folder.file("two.json", Samples.document("\"Spacer\""))
    let broken = folder.file("broken.json", "{")
    let both = CommandRun(["lint", one, two])
    #expect(both.output.hasSuffix("\n2 warnings in 2 files\n") && both.status == .no)
    #expect(CommandRun(["lint", two, two]).output == "no problems\n")
    let three = CommandRun(["lint", broken, one])
    #expect(three.error.hasPrefix("\(broken):1:") && three.status == .unusable)
    #expect(three.output.hasPrefix("\(one):4:14: warning: "))
    let none = CommandRun(["lint", broken])
    #expect(none.output.isEmpty && none.status == .unusable)
  }

  @Test("JSON has files, findings with their places, and how many there are")
  func json() {
    let output = lint("--format", "json", "--allow", "unused-component").output
    #expect(
      output == """
        {
          "viewtree": 1,
          "files": [
            "<stdin>"
          ],
          "findings": [
            {
              "lint": "unused-state",
              "level": "warning",
              "source": "<stdin>",
              "line": 4,
              "column": 14,
              "endLine": 4,
              "endColumn": 21,
              "message": "the state variable 'count' is never used",
              "help": "remove it",
              "notes": []
            }
          ],
          "errors": 0,
          "warnings": 1
        }

        """)
  }

  @Test("GitHub gets a workflow command for each finding, with what it would misread escaped")
  func github() {
    let folder = TemporaryFolder()
    let file = folder.file("a,b:c%.json", document())
    let run = CommandRun(["lint", "--format=github", "--error", "unused-state", file])
    let name = "\(folder.path)/a%2Cb%3Ac%25.json"
    #expect(
      run.outputLines == [
        "::error file=\(name),line=4,endLine=4,col=14,endColumn=21,title=unused-state::"
          + "the state variable 'count' is never used%0Ahelp: remove it",
        "::warning file=\(name),line=5,endLine=5,col=19,endColumn=24,title=unused-component::"
          + "the component 'Row' is never used%0Ahelp: remove it, or use it inside \"root\"",
      ])
    #expect(lint("--format=github", "--allow=all").output.isEmpty)
  }

  @Test("SARIF is a log of one run with rules, results and related places, columns in code points")
  func sarif() throws {
    let text = document().replacing(
      "\"state\"", with: "\"comment\": \"e\u{301}\", \"state\"")
    let run = CommandRun(["lint", "--format=sarif", "-"], input: text)
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let first = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = (first["tool"] as? [String: Any])?["driver"] as? [String: Any]
    #expect(driver?["name"] as? String == "viewtree" && driver?["version"] as? String == "0.1.0")
    let rules = (driver?["rules"] as? [[String: Any]])?.compactMap { $0["id"] as? String } ?? []
    let results = try #require(first["results"] as? [[String: Any]])
    #expect(
      results.map { $0["ruleId"] as? String } == ["unused-state", "unused-component"])
    for result in results {
      #expect(rules[result["ruleIndex"] as? Int ?? 0] == result["ruleId"] as? String)
    }
    let location = (results[0]["locations"] as? [[String: Any]])?.first
    let place = location?["physicalLocation"] as? [String: Any]
    let region = place?["region"] as? [String: Int]
    #expect(
      region == ["startLine": 4, "startColumn": 31, "endLine": 4, "endColumn": 38])
    #expect((place?["artifactLocation"] as? [String: String])?["uri"] == "%3Cstdin%3E")
    #expect(lint("--format=sarif", "--allow=all").output.contains("\"results\": []"))
  }

  @Test("Options change the evaluation that is looked at, and where the findings go")
  func options() throws {
    let fixture = try #require(LintFixture.all.first { $0.name == "duplicate-id" })
    let text = try fixture.text().replacing("[1, 2, 1]", with: "Array(0..<count)")
      .replacing("\"root\"", with: "\"state\": { \"count\": 0 }, \"root\"")
    let folder = TemporaryFolder()
    let file = folder.path + "/out"
    let few = CommandRun(["lint", "--output", file, "-"], input: text)
    #expect(few.output.isEmpty && few.status == .no)
    #expect(folder.text("out")?.hasSuffix("\n1 warning\n") == true)
    #expect(
      CommandRun(["lint", "--set", "count=2", "-"], input: text).output.hasSuffix("\n2 warnings\n"))
  }
}
