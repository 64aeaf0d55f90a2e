import Testing
import ViewTreeSyntax

@testable import ViewTreeCommands

@Suite("viewtree format")
struct FormatTests {
  private static let loose = #"{"viewtree":1,"root":{"view":"Text","text":"Hello"}}"#
  private static let formatted = """
    {
      "viewtree": 1,
      "root": { "view": "Text", "text": "Hello" }
    }

    """

  @Test("It prints the document in canonical layout, or in the other language")
  func prints() {
    #expect(CommandRun(["format", "-"], input: Self.loose).output == Self.formatted)
    #expect(
      CommandRun(["format", "--to", "yaml", "-"], input: Self.loose).output
        == "viewtree: 1\nroot: { view: Text, text: Hello }\n")
    let yaml = "viewtree: 1\nroot: { view: Text, text: Hello }\n"
    #expect(CommandRun(["format", "--to", "json", "-"], input: yaml).output == Self.formatted)
  }

  @Test("Every document of Fixtures keeps its values in both languages, and formatting is final")
  func fixtures() throws {
    for fixture in try DocumentFixture.all() {
      let own = CanonicalJSON.write(fixture.tree)
      let isCommented = fixture.syntax == .yaml
      for target in [SourceSyntax.json, .jsonc, .yaml] where target == .yaml || !isCommented {
        let bytes = try DocumentFormatter.format(fixture.tree, from: fixture.syntax, to: target)
        let tree = target.read(SourceFile(name: fixture.name, bytes: bytes))
        #expect(CanonicalJSON.write(tree) == own, "\(fixture.name)")
        let again = try DocumentFormatter.format(tree, from: target, to: target)
        #expect(again == bytes, "\(fixture.name)")
      }
    }
  }

  @Test("A formatted document has the same report")
  func report() throws {
    let text = try DocumentFixture.text("Fixtures/articles/form.json")
    let report = CommandRun(["inspect", "--format", "json", "-"], input: text)
    for language in ["json", "yaml"] {
      let formatted = CommandRun(["format", "--to", language, "-"], input: text).output
      let other = CommandRun(
        ["inspect", "--format", "json", "--input", language, "-"], input: formatted)
      #expect(other.status == .fine && other.outputLines.count == report.outputLines.count)
    }
  }

  @Test("--check names the files that are laid out differently, and the exit code is 1 then")
  func check() {
    let folder = TemporaryFolder()
    let good = folder.file("good.json", Self.formatted)
    let bad = folder.file("bad.json", Self.loose)
    let run = CommandRun(["format", "--check", good, bad])
    #expect(run.output == "\(bad)\n" && run.error.isEmpty && run.status == .no)
    #expect(folder.text("bad.json") == Self.loose)
    let fine = CommandRun(["format", "--check", good])
    #expect(fine.output.isEmpty && fine.status == .fine)
  }

  @Test("--write changes files in place, and nothing of a file that cannot be read")
  func write() {
    let folder = TemporaryFolder()
    let first = folder.file("first.json", Self.loose)
    let broken = folder.file("broken.json", "{\"viewtree\": 1,,}")
    let last = folder.file("last.yaml", "viewtree:   1\nroot:   Spacer # all\n")
    let run = CommandRun(["format", "--write", first, broken, last])
    #expect(run.status == .unusable && run.output.isEmpty && run.error.contains("broken.json:1:16"))
    #expect(folder.text("first.json") == Self.formatted)
    #expect(folder.text("broken.json") == "{\"viewtree\": 1,,}")
    #expect(folder.text("last.yaml") == "viewtree: 1\nroot: Spacer # all\n")
    #expect(folder.names == ["broken.json", "first.json", "last.yaml"])
  }

  @Test("A comment that JSON cannot hold stops it, shown with its place")
  func comment() {
    let run = CommandRun(
      ["format", "--to", "json", "-"], input: "viewtree: 1\nroot: Spacer # all\n")
    #expect(run.status == .unusable && run.output.isEmpty)
    #expect(
      run.error == """
        <stdin>:2:14: error: JSON has no comments: this comment would be lost [comment-has-no-place]
        2 | root: Spacer # all
          |              ^~~~~
          = help: remove the comments, or write them as members 'comment'
        1 error

        """)
  }

  @Test("--harness belongs to --to swift, and takes a Swift file, too")
  func harness() throws {
    let document = "{ \"viewtree\": 1, \"root\": \"Spacer\" }"
    for words in [["--harness", "macos"], ["--harness", "xctest", "--to", "yaml"]] {
      let run = CommandRun(["format"] + words + ["-"], input: document)
      #expect(run.status == .unusable && run.output.isEmpty)
      #expect(run.error.contains("'--harness' has an effect only with '--to swift'"))
    }
    let listing = CommandRun(["format", "--to", "swift", "-"], input: document).output
    for (input, text) in [("json", document), ("swift", listing)] {
      let run = CommandRun(
        ["format", "--input", input, "--to", "swift", "--harness", "macos", "-"], input: text)
      #expect(run.status == .fine && run.output.contains("Spacer()\n      .probed(0, \"Spacer\")"))
    }
  }

  @Test("--to swift prints a SwiftUI file; what has no Swift is shown with its place")
  func listing() {
    let run = CommandRun(
      ["format", "--to", "swift", "-"], input: "{ \"viewtree\": 1, \"root\": \"Spacer\" }")
    #expect(
      run.output == """
        import SwiftUI

        struct ContentView: View {
          var body: some View {
            Spacer()
          }
        }

        #Preview {
          ContentView()
        }

        """)
    let refused = CommandRun(
      ["format", "--to", "swift", "-"],
      input: "{ \"viewtree\": 1, \"root\": { \"forEach\": [], \"content\": \"Spacer\" } }")
    #expect(refused.status == .unusable && refused.output.isEmpty)
    #expect(
      refused.error == """
        <stdin>:1:39: error: the type of the elements of an empty list is unknown [listing-unknown-type]
        1 | { "viewtree": 1, "root": { "forEach": [], "content": "Spacer" } }
          |                                       ^~
          = help: write it, as in "type": "CGFloat", or "returns" of a method
        1 error

        """)
  }

  @Test("A listing that would not behave as its document is refused, where it differs first")
  func differs() {
    let text = #"{ "viewtree": 1, "root": { "view": "Label", "title": "Ink", "icon": "Color" } }"#
    for words in [["--to", "swift"], ["--to", "swift", "--harness", "xctest"]] {
      let refused = CommandRun(["format"] + words + ["-"], input: text)
      #expect(refused.status == .unusable && refused.output.isEmpty)
      #expect(
        refused.error.hasPrefix(
          """
          <stdin>:1:36: error: viewtree cannot express this document in Swift: its report would differ: \
          Label  text: gone, before "Ink" [translation-differs]
          """), "\(refused.error)")
    }
  }

  @Test(
    "A document whose evaluation ends with an error or at a limit has a translation",
    arguments: [
      #"{ "viewtree": 1, "state": { "n": 0 }, "root": { "view": "Text", "text": "\\(1 / n)" } }"#,
      #"{ "viewtree": 1, "root": { "forEach": "0..<10000000", "content": "Divider" } }"#,
    ])
  func failing(text: String) {
    let limit = ["--limit", "entries=1000"]
    #expect(CommandRun(["inspect"] + limit + ["-"], input: text).status == .unusable)
    let made = CommandRun(["format", "--to", "swift"] + limit + ["-"], input: text)
    #expect(made.status == .fine && made.output.contains("struct ContentView: View {"))
    // Only at a limit is there nothing to compare.
    let isCompared = CommandRun(["inspect"] + limit + ["-"], input: text).error.contains("zero")
    #expect(made.error.contains("[translation-not-compared]") == !isCompared, "\(made.error)")
  }

  @Test(
    "A closure in a condition takes parentheses on its way to Swift, and loses them on its way back",
    arguments: [
      "l.contains { $0 == 1 }", "(l.contains { $0 == 1 })", "((l.contains { $0 == 1 }))",
      "l.contains(where: { $0 == 1 })", "(n > 0)", "(l.contains { $0 == 1 }) && (n > 0)",
    ])
  func conditions(condition: String) {
    for form in [
      #"{"if": "?", "then": "Text", "else": "Color"}"#,
      #"{"switch": "?", "cases": {"true": "Divider", "default": "Color"}}"#,
    ] {
      let root = form.replacing("?", with: condition).replacing(
        #""Text""#, with: #"{"view": "Text", "text": "a"}"#)
      let text =
        #"{"viewtree": 1, "state": {"l": {"$": "[1]"}, "n": 1}, "root": {"view": "VStack", "children": [\#(root)]}}"#
      let swift = CommandRun(["format", "--to", "swift", "-"], input: text)
      #expect(swift.status == .fine, "\(swift.error)")
      let json = CommandRun(
        ["format", "--input", "swift", "--to", "json", "-"], input: swift.output
      ).output
      #expect(json.contains(": \"\(condition)\""), "\(json)")
    }
  }

  @Test("Lines of a script are a block in YAML, for in brackets they are no script")
  func lines() {
    let text =
      #"{"viewtree":1,"state":{"s":1},"root":"Color","steps":[{"perform":["s = 2","s = 3"]}]}"#
    let yaml = CommandRun(["format", "--to", "yaml", "-"], input: text).output
    #expect(yaml.hasSuffix("  - perform:\n      - s = 2\n      - s = 3\n"))
    #expect(CommandRun(["format", "-"], input: yaml).output == yaml)
    #expect(CommandRun(["inspect", "-"], input: yaml).status == .fine)
  }

  @Test("Options that do not go together are refused")
  func conflicts() {
    for (words, message) in [
      (
        ["--check", "--write", "a"],
        "'--check' and '--write' exclude each other; use only one of them"
      ),
      (
        ["--write", "--to", "yaml", "a"],
        "'--write' and '--to' exclude each other; use only one of them"
      ),
      (["--write", "-"], "'--write' and '-' exclude each other; use only one of them"),
      (["a", "b"], "'b' is one file too many; run 'viewtree help format'"),
      ([], "'format' needs a FILE, or - for standard input; run 'viewtree help format'"),
    ] {
      let run = CommandRun(["format"] + words)
      #expect(run.error == "viewtree: \(message)\n" && run.status == .unusable)
    }
  }

  @Test("JSON with comments is laid out anew only if none of them would be lost")
  func commentsOfJSON() {
    for (text, isFine) in [
      ("[1, 2,]", true), ("[1, // one\n 2]", false), ("[\"//\", \"\\\\\", 1] /* all */", false),
      ("[\"/* text */\", \"\\\"//\"]", true),
    ] {
      let run = CommandRun(["format", "--input", "jsonc", "-"], input: text)
      #expect((run.status == .fine) == isFine, "\(text) \(run.error)")
      if !isFine { #expect(run.error.contains("[comment-has-no-place]") && run.output.isEmpty) }
    }
  }
}
