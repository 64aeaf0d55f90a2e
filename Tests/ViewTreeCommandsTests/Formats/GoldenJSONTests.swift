import Testing
import ViewTreeRandom
import ViewTreeSyntax

@testable import ViewTreeGolden

@Suite("The report of check for programs")
struct GoldenJSONTests {
  private func read(_ text: String) -> (report: GoldenReport?, diagnostics: [Diagnostic]) {
    GoldenReportReader.read(SourceFile(name: "r.json", text: text))
  }

  @Test(
    "All of a report comes back from it, so that every format is the same made of it",
    arguments: FormatValidityTests.texts)
  func lossless(text: String) throws {
    for shard in [nil, GoldenShard("2/3")] {
      let report = GoldenReports.all(text, shard: shard)
      let written = GoldenReports.text("json", report)
      let copy = try #require(read(written).report)
      #expect(copy.results.map(\.outcome) == report.results.map(\.outcome))
      #expect(copy.results.map(\.messageTexts) == report.results.map(\.messageTexts))
      for format in GoldenReportFormat.all {
        let (one, other) = (
          GoldenReports.text(format.name, copy), GoldenReports.text(format.name, report)
        )
        #expect(one.utf8.elementsEqual(other.utf8), "\(format.name)")
      }
    }
  }

  @Test("Every problem there is has a name of its own")
  func problems() {
    let kinds = GoldenReports.all().results.compactMap { result -> GoldenProblemRecord.Kind? in
      if case .unusable(let problem) = result.outcome {
        GoldenProblemRecord(problem).kind
      } else {
        nil
      }
    }
    #expect(Set(kinds).count == GoldenProblemRecord.Kind.allCases.count)
  }

  @Test("Keys that are not known are passed over")
  func unknown() throws {
    let written = GoldenReports.text("json", GoldenReports.all())
    let newer = written.replacing("\"outcome\":", with: "\"new\": [1], \"outcome\":")
    let copy = try #require(read(newer).report)
    #expect(GoldenReports.text("json", copy) == written)
  }

  @Test(
    "What is no report is told with its place",
    arguments: [
      ("[]", "1:1", "a report of 'viewtree check' must be an object"),
      ("{}", "1:1", "this object has no 'viewtree'"),
      (
        "{ \"viewtree\": 2 }", "1:15",
        "the report uses a version other than 1, the only known version"
      ),
      ("{ \"viewtree\": 1 }", "1:1", "this object has no 'check'"),
      ("{ \"viewtree\": 1, \"check\": 3 }", "1:27", "expected an object for 'check'"),
      ("{ \"viewtree\": 1, \"check\": {} }", "1:1", "this object has no 'results'"),
    ])
  func wrong(text: String, place: String, message: String) throws {
    let source = SourceFile(name: "r.json", text: text)
    let diagnostic = try #require(GoldenReportReader.read(source).diagnostics.first)
    #expect(diagnostic.message == message && diagnostic.id == "check-report")
    let position = source.position(at: try #require(diagnostic.range).start)
    #expect("\(position.line):\(position.column)" == place)
  }

  @Test(
    "Every member that is of another kind is told, and none is taken for something else",
    arguments: [
      (
        "\"mode\": \"compare\"", "\"mode\": \"x\"",
        "a word that this version of viewtree knows for 'mode'"
      ),
      ("\"failFast\": false", "\"failFast\": 0", "true or false for 'failFast'"),
      (
        "\"failFast\": false", "\"failFast\": false, \"shard\": \"4/3\"",
        "a part such as \"2/3\" for 'shard'"
      ),
      ("\"notRun\": 2", "\"notRun\": -1", "a whole number from 0 for 'notRun'"),
      ("\"notRun\": 2", "\"notRun\": 9e99", "a whole number from 0 for 'notRun'"),
      (
        "\"outcome\": \"missing\"", "\"outcome\": \"lost\"",
        "a word that this version of viewtree knows for 'outcome'"
      ),
      (
        "\"reason\": \"notAskedFor\"", "\"reason\": \"x\"",
        "a word that this version of viewtree knows for 'reason'"
      ),
      ("\"number\": 4,", "\"line\": 4,", "all that its kind is about for 'problem'"),
      (
        "\"severity\": \"error\"", "\"severity\": 1",
        "a word that this version of viewtree knows for 'severity'"
      ),
      ("\"patch\": \"", "\"patch\": 1, \"x\": \"", "a text for 'patch'"),
      ("\"paths\": [", "\"paths\": 1, \"x\": [", "an array for 'paths'"),
      ("\"paths\": [", "\"paths\": [1, ", "a text for 'paths'"),
      ("\"results\": [", "\"results\": [1, ", "an object for 'results'"),
    ])
  func kinds(good: String, bad: String, expected: String) throws {
    let whole = GoldenReports.text("json", GoldenReports.all())
    #expect(whole.contains(good))
    let result = read(whole.replacing(good, with: bad))
    #expect(result.report == nil)
    #expect(result.diagnostics.first?.message == "expected \(expected)")
  }

  @Test("A report cut short or spoilt anywhere is refused or read, and never traps")
  func damaged() {
    let bytes = GoldenReports.text("json", GoldenReports.all("]]>")).utf8.map { $0 }
    for end in stride(from: 0, to: bytes.count - 2, by: Rounds.every(29)) {
      #expect(
        GoldenReportReader.read(SourceFile(name: "r", bytes: Array(bytes.prefix(end)))).report
          == nil)
    }
    for place in stride(from: 0, to: bytes.count, by: Rounds.every(61)) {
      for byte: UInt8 in [0, 0x2D, 0x39, 0x5B, 0xFF] {
        var spoilt = bytes
        spoilt[place] = byte
        guard let report = GoldenReportReader.read(SourceFile(name: "r", bytes: spoilt)).report
        else { continue }
        for format in GoldenReportFormat.all {
          #expect(!GoldenReports.text(format.name, report).isEmpty)
        }
      }
    }
  }
}
