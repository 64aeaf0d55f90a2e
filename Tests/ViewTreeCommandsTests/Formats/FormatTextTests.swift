import Testing

@testable import ViewTreeCommands

/// What each format says of one folder with a golden file that differs, one that is missing, one
/// that is stale, one that is equal and a document with an error.
@Suite("The formats of check, end to end")
struct FormatTextTests {
  let folder = TemporaryFolder()

  init() {
    _ = folder.file(
      "a.json",
      "{ \"viewtree\": 1, \"window\": { \"width\": 40, \"height\": 20 }, \"root\": \"Color\" }")
    _ = CommandRun(["check", "--update", folder.path])
    let golden = folder.text("a.inspect.txt") ?? ""
    _ = folder.file("a.inspect.txt", golden.replacing("40x20", with: "50x20"))
    _ = folder.file("b.json", "{ \"viewtree\": 1, \"root\": \"Colr\" }")
    _ = folder.file("b.order.txt", "viewtree-golden 3: order\n")
    _ = folder.file("c.order.txt", "viewtree-golden 3: order\n")
    _ = folder.file(
      "d.json", "{ \"viewtree\": 1, \"checks\": [\"order\"], \"root\": \"Color\" }")
  }

  private func check(
    _ words: String..., variables: [String: String] = [:]
  ) -> (status: ViewTreeCommands.ExitStatus, output: String, error: String) {
    let run = CommandRun(["check"] + words + [folder.path], variables: variables)
    return (
      run.status, run.output.replacing(folder.path, with: "F"),
      run.error.replacing(folder.path, with: "F")
    )
  }

  @Test("JUnit has a test for each golden file")
  func junit() {
    let run = check("--format", "junit")
    #expect(
      run.output == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="viewtree check" tests="5" failures="3" errors="1">
          <testsuite name="viewtree check" tests="5" failures="3" errors="1" skipped="0">
            <testcase name="a.inspect.txt" classname="F/a.json" file="F/a.json" line="1">
              <failure type="golden-different" message="a.json:1 window width 50 -&gt; 40  Color">window: 50x20 @2x -&gt; 40x20 @2x
        Color  resized from 50x20 to 40x20</failure>
            </testcase>
            <testcase name="a.order.txt" classname="F/a.json"/>
            <testcase name="b.order.txt" classname="F/b.json" file="F/b.json" line="1">
              <error type="golden-unusable" message="viewtree could not create the report">F/b.json:1:26: error: unknown view 'Colr' [unknown-view]
        1 | { &quot;viewtree&quot;: 1, &quot;root&quot;: &quot;Colr&quot; }
          |                          ^~~~~~
          = help: did you mean 'Color'?</error>
            </testcase>
            <testcase name="c.order.txt" classname="F/c.json" file="F/c.order.txt" line="1">
              <failure type="golden-stale" message="its document is gone"/>
            </testcase>
            <testcase name="d.order.txt" classname="F/d.json" file="F/d.json" line="1">
              <failure type="golden-missing" message="there is no such golden file"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
    #expect(run.status == .unusable && run.error.hasPrefix("F/b.json:1:26: error: "))
  }

  @Test("TAP has a point for each golden file, and a block that says why one failed")
  func tap() {
    let run = check("--format", "tap", "--filter", "c.*", "--diff", "none")
    #expect(run.output == "TAP version 14\n1..0 # SKIP nothing to check\n# nothing to check\n")
    _ = folder.file("b.order.txt", "viewtree-golden 3: inspect\n")
    let two = CommandRun(
      ["check", "--format", "tap", folder.path + "/a.order.txt", folder.path + "/b.order.txt"])
    #expect(
      two.output.replacing(folder.path, with: "F") == """
        TAP version 14
        1..2
        ok 1 - F/a.order.txt
        not ok 2 - F/b.order.txt
          ---
          message: "the first line specifies 'inspect', but the file name specifies another command"
          severity: "error"
          outcome: "unusable"
          document: "F/b.json"
          at:
            file: "F/b.order.txt"
            line: 1
          ...
        # 1 equal, 1 unusable

        """)
  }

  @Test("In a list of TAP no text begins like a key, for harnesses that take it for one")
  func keys() {
    _ = folder.file("a.order.txt", "viewtree-golden 3: order\nx: y\nx  : y\n")
    let lines = check("--format", "tap", "--patch", "--filter", "a.order.txt").output
      .split(separator: "\n")
    #expect(lines.contains("    - \"-x\\x3a y\"") && lines.contains("    - \"-x  \\x3a y\""))
    #expect(lines.allSatisfy { $0.wholeMatch(of: #/ +- \S+ *: .*/#) == nil })
  }

  @Test("GitHub gets annotations where the first change is, and on request the patch folded away")
  func github() {
    #expect(!check("--format", "github").output.contains("::group::"))
    let run = check("--format", "github", "--patch")
    #expect(
      run.output == """
        ::error file=F/a.json,line=1,endLine=1,title=golden-different::F/a.inspect.txt: a.json:1 window width 50 -> 40  Color%0Awindow: 50x20 @2x -> 40x20 @2x%0AColor  resized from 50x20 to 40x20
        ::group::the changed lines of F/a.inspect.txt
        --- F/a.inspect.txt
        +++ F/a.inspect.txt
        @@ -1,5 +1,5 @@
         viewtree-golden 3: inspect --with order
        -a.json  50x20 @2x  stable after 1 pass
        +a.json  40x20 @2x  stable after 1 pass
         
         Views
        -Color  0 0  50x20
        +Color  0 0  40x20
        ::endgroup::
        ::error file=F/b.json,line=1,endLine=1,title=golden-unusable::F/b.order.txt: viewtree could not create the report%0AF/b.json:1:26: error: unknown view 'Colr' [unknown-view]%0A1 | { "viewtree": 1, "root": "Colr" }%0A  |                          ^~~~~~%0A  = help: did you mean 'Color'?
        ::error file=F/c.order.txt,line=1,endLine=1,title=golden-stale::F/c.order.txt: its document is gone
        ::error file=F/d.json,line=1,endLine=1,title=golden-missing::F/d.order.txt: there is no such golden file
        1 equal, 1 different, 1 missing, 1 stale, 1 unusable
        to accept: viewtree check --update F/a.inspect.txt F/c.order.txt F/d.order.txt

        """)
    #expect(run.status == .unusable && run.error.isEmpty)
  }

  @Test("GitHub Actions gets its format unasked, if the result goes to the log")
  func gitHubActions() {
    let variables = ["GITHUB_ACTIONS": "true"]
    #expect(check(variables: variables).output == check("--format", "github").output)
    #expect(check("--format", "text", variables: variables).output.contains("F/c.order.txt: its"))
    #expect(check(variables: ["GITHUB_ACTIONS": "false"]).output.hasPrefix("F/a.inspect.txt: "))
    _ = check("--output", folder.path + "/out", variables: variables)
    #expect(folder.text("out")?.hasPrefix("\(folder.path)/a.inspect.txt: ") == true)
  }

  @Test("The exit code is the same in every format, and so are the bytes of two runs")
  func status() {
    for format in ["text", "json", "junit", "tap", "github", "sarif"] {
      for (name, status) in [
        ("a.order.txt", ViewTreeCommands.ExitStatus.fine), ("c.order.txt", .no),
        ("b.order.txt", .unusable),
      ] {
        let words = ["check", "--format", format, "--jobs", "1", folder.path + "/" + name]
        let run = CommandRun(words)
        #expect(run.status == status, "\(format) \(name)")
        if format != "text" { #expect(CommandRun(words).output == run.output) }
      }
    }
  }

  @Test("Messages about documents stand in the log of GitHub once")
  func once() {
    #expect(check("--format", "github").output.contains("[unknown-view]%0A1 | { \"viewtree\""))
    let file = check("--format", "github", "--output", folder.path + "/out")
    #expect(file.error.contains("[unknown-view]"))
    let json = check("--format", "github", "--diagnostics", "json")
    #expect(json.error.contains("\"id\": \"unknown-view\""))
  }

  @Test("File names and contents that no format expects leave all of them valid")
  func names() throws {
    let name = "]]>&%::error,a=1::\u{1b}[31m\n::error::x #\\ \u{1f600}"
    _ = folder.file(
      name + ".json",
      "{ \"viewtree\": 1, \"checks\": [\"inspect\"], \"root\": { \"view\": \"Text\", \"text\": \"]]>::error::&\" } }"
    )
    // Half a surrogate pair as UTF-8 would write it, and other bytes that are none.
    _ = folder.file(
      name + ".inspect.txt",
      Array("viewtree-golden 3: inspect\n::error::\n##[error]".utf8) + [0xED, 0xA0, 0x80, 0xFF, 10])
    for style in ["both", "unified"] {
      func output(_ format: String) -> String { check("--format", format, "--diff", style).output }
      let root = try #require(MarkupElement.read(Array(output("junit").utf8)))
      #expect(JUnitValidator.faults(root) == [])
      #expect(try #require(TAPStream(output("tap"))).points.count == 6)
      #expect(try #require(WorkflowLog(output("github"))).annotations.count == 5)
      #expect(SARIFSchema.validator.accepts(JSONValue(output("sarif"))))
      #expect(JSONValue(output("json"))["results"]?.elements.count == 6)
    }
  }
}
