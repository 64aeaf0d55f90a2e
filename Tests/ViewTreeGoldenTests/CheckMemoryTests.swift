import Testing
import ViewTreeReport
import ViewTreeSyntax

@testable import ViewTreeGolden

@Suite("Memory of checks")
struct CheckMemoryTests {
  /// Has too little memory wherever it shares it.
  private struct NarrowMaker: GoldenReportMaker {
    var share = 1

    func remembering(share: Int) -> any GoldenReportMaker { NarrowMaker(share: share) }

    func report(document: String, name: String, words: [String]) -> MadeReport {
      guard share > 1 else {
        return EchoMaker().report(document: document, name: name, words: words)
      }
      let part = DiagnosticReport.Part(source: nil, diagnostics: [.tooMuchMemory(at: nil)])
      return MadeReport(bytes: nil, messages: [part])
    }
  }

  @Test("A case that needs more than its share has all of the memory after the others")
  func alone() {
    let folder = GoldenFolder()
    for name in ["a.json", "b.json", "c.json"] { folder.addDocument(name, checks: #"["order"]"#) }
    for jobs in [1, 3] {
      var options = GoldenCheckOptions()
      options.mode = .update
      options.jobs = jobs
      let report = GoldenCheck(options, maker: NarrowMaker()).run([folder.folder.path])
      #expect(report.results.map(\.isFine) == [true, true, true])
    }
  }

  @Test("Reports that are too long to compare differ in one line")
  func tooLong() {
    let half = BehaviourComparison.byteLimit / 2
    func comparison(_ byte: UInt8) -> BehaviourComparison {
      BehaviourComparison(
        old: Array(repeating: 32, count: half), new: Array(repeating: byte, count: half + 1),
        command: "inspect", comparesName: false)
    }
    let lines = comparison(33).lines()
    #expect(lines.count == 1 && lines[0].hasPrefix("report, too long to compare  25165824 bytes"))
  }
}
