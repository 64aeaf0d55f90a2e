import Testing
import ViewTreeSyntax

@testable import ViewTreeGolden

@Suite("The formats of check, by the rules of each")
struct FormatValidityTests {
  static let texts = ["x", GoldenReports.nasty, "", "::error::", "e\u{301}", "a#b\\c", "…😀"]

  /// Failures and errors in a report with every outcome.
  private let failures = 6
  private let errors = 25
  private let all = 35

  @Test(
    "JUnit is well-formed XML of the elements that build servers know, whatever is in it",
    arguments: texts)
  func junit(text: String) throws {
    let report = GoldenReports.all(text)
    let root = try #require(MarkupElement.read(Array(GoldenReports.text("junit", report).utf8)))
    #expect(JUnitValidator.faults(root) == [])
    #expect(root.attributes["tests"] == "\(all)" && root.attributes["failures"] == "\(failures)")
    #expect(root.attributes["errors"] == "\(errors)")
    let suite = try #require(root.children.first)
    #expect(
      suite.children.first?.children.map(\.attributes) == [["name": "notRun", "value": "2"]])
    let different = try #require(suite.children.dropFirst(2).first)
    #expect(different.attributes["classname"] == VisibleText.line(text + ".json"))
    let failure = try #require(different.children.first)
    #expect(failure.attributes["type"] == "golden-different")
    #expect(failure.attributes["message"] == VisibleText.line(text))
    #expect(failure.text.hasPrefix("second\n--- a\n+++ a\n@@ -2,3 +2,3 @@\n kept\n-"))
  }

  @Test("TAP is a stream of version 14 with a point for each golden file", arguments: texts)
  func tap(text: String) throws {
    let report = GoldenReports.all(text)
    let stream = try #require(TAPStream(GoldenReports.text("tap", report)))
    #expect(stream.points.count == all)
    #expect(stream.points.count { !$0.isOK } == failures + errors)
    #expect(stream.points.map(\.description) == report.results.map { VisibleText.line($0.path) })
    let block = stream.points[1].block
    #expect(block["message"]?.string == VisibleText.line(text))
    #expect(block["behaviour"] == .array([.string("second")]))
    #expect(block["at"]?["line"] == .number(3))
    #expect(stream.points.allSatisfy { $0.isOK == $0.block.isEmpty })
    #expect(stream.points.filter { $0.block["severity"]?.string == "error" }.count == errors)
  }

  @Test("The log of GitHub holds no command but those that are meant", arguments: texts)
  func github(text: String) throws {
    let report = GoldenReports.all(text)
    let log = try #require(WorkflowLog(GoldenReports.text("github", report)))
    #expect(log.annotations.count == failures + errors)
    #expect(log.groups.count == 2)
    let first = try #require(log.annotations.first)
    #expect(first.properties["line"] == "3" && first.properties["title"] == "golden-different")
    // A line end is one in the log; other control characters are made visible.
    let path = "01\(text).order.txt".unicodeScalars
      .map { "\r\n".unicodeScalars.contains($0) ? "\($0)" : TerminalText.escaped("\($0)") }
      .joined()
    #expect(first.properties["file"] == path)
    #expect(first.text.hasPrefix(path + ": "))
    #expect(log.lines.contains("@@ -2,3 +2,3 @@"))
  }

  @Test("SARIF is a log of the standard's form, with a place for each result", arguments: texts)
  func sarif(text: String) throws {
    let report = GoldenReports.all(text)
    let log = JSONValue(GoldenReports.text("sarif", report))
    #expect(SARIFSchema.validator.accepts(log))
    let run = try #require(log["runs"]?.elements.first)
    let rules = run["tool"]?["driver"]?["rules"]?.elements.map { $0["id"]?.string } ?? []
    #expect(
      rules == ["golden-different", "golden-missing", "golden-stale", "golden-unusable"])
    let results = run["results"]?.elements ?? []
    #expect(results.count == failures + errors)
    for result in results {
      let index = try #require(result["ruleIndex"]?.number)
      #expect(rules[Int(index)] == result["ruleId"]?.string)
      let place = result["locations"]?.elements.first?["physicalLocation"]
      let uri = try #require(place?["artifactLocation"]?["uri"]?.string)
      #expect(uri.wholeMatch(of: /([A-Za-z0-9._~\/-]|%[0-9A-F]{2})+/) != nil, "\(uri)")
    }
    let region = results.first?["locations"]?.elements.first?["physicalLocation"]?["region"]
    #expect(region == .object(["startLine": .number(3), "endLine": .number(3)]))
  }

  @Test("No format lets a control character through but the line end", arguments: texts)
  func terminal(text: String) {
    for format in GoldenReportFormat.all {
      let output = GoldenReports.text(format.name, GoldenReports.all(text))
      let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.allSatisfy { TerminalText.escaped(String($0)) == $0 }, "\(format.name)")
    }
  }

  @Test("A schema of SARIF that refused nothing would prove nothing")
  func validators() {
    let log = GoldenReports.text("sarif", GoldenReports.all())
    for (good, bad) in [
      ("\"2.1.0\",", "\"2.2.0\","), ("\"startLine\": 3", "\"startLine\": 0"),
      ("\"ruleId\"", "\"rule\""), ("{ \"text\": ", "{ \"txt\": "), ("\"error\"", "\"bad\""),
    ] {
      #expect(log.contains(good))
      #expect(!SARIFSchema.validator.accepts(JSONValue(log.replacing(good, with: bad))))
    }
  }

  @Test("Nor would a reader of XML, TAP and logs that took everything")
  func readers() throws {
    for xml in ["<a>\u{1b}</a>", "<a>&</a>", "<a b=\"<\"/>", "<a>]]></a>", "<a/><b/>"] {
      #expect(MarkupElement.read(Array(xml.utf8)) == nil, "\(xml)")
    }
    let junit = GoldenReports.text("junit", GoldenReports.all())
    for (good, bad) in [
      ("errors=\"25\"", "errors=\"22\""), ("<failure ", "<failure at=\"1\" "),
      ("classname", "class"), ("<system-out>added</system-out>", "added"),
    ] {
      #expect(junit.contains(good))
      let root = try #require(MarkupElement.read(Array(junit.replacing(good, with: bad).utf8)))
      #expect(JUnitValidator.faults(root) != [])
    }
    let tap = GoldenReports.text("tap", GoldenReports.all())
    for (good, bad) in [
      ("1..32", "1..31"), ("ok 2 ", "ok 3 "), ("- 03", "- 03 # "), ("  ...", "  .."),
      ("\"golden", "golden"), ("message: \"", "message: "), ("version 14", "version 13"),
    ] where tap.contains(good) {
      #expect(TAPStream(tap.replacing(good, with: bad)) == nil, "\(bad)")
    }
    #expect(WorkflowLog(" ::error::x")?.annotations.count == 1)
    for line in ["a ##[error]x", "::debug::x", "::stop-commands::x", "::x"] {
      #expect(WorkflowLog(line) == nil, "\(line)")
    }
  }

  @Test("A log stops commands only where a line could be one, and by a word that none holds")
  func stopping() {
    func lines(_ text: String) -> [String] {
      GoldenReports.text("github", GoldenReports.all(text)).split(separator: "\n").map(String.init)
    }
    #expect(!lines("x").contains { $0.hasPrefix("::stop") })
    #expect(lines("##[x").contains("::stop-commands::viewtree-text"))
    let tricky = lines("##[ ::viewtree-text::")
    #expect(tricky.contains("::stop-commands::viewtree-text-"))
    #expect(tricky.contains("::viewtree-text-::"))
  }
}
