import Testing
import ViewTreeSyntax

@testable import viewtree_benchmark

@Suite("Measurements")
struct DocumentMeasurementTests {
  @Test("A measurement tells what the work came to")
  func counts() throws {
    let bytes = DocumentGenerator.document(.form, views: 50, seed: 1)
    let measurement = try DocumentMeasurement(SourceFile(name: "form", bytes: bytes), runs: 2)
    let counts = measurement.counts
    #expect(counts.views == 50 && counts.passes == 1 && measurement.passes.count == 1)
    #expect(counts.closures > 0 && counts.textBytes > 50 && counts.jsonBytes > counts.textBytes)
    #expect(measurement.peakMemory > bytes.count)
    for phase in Phase.allCases { #expect(!measurement.samples(phase).isEmpty) }
  }

  @Test("A document with a mistake is no measurement but its diagnostics")
  func wrongDocument() {
    let source = SourceFile(name: "a.json", bytes: Array(#"{"viewtree":1,"root":"Txt"}"#.utf8))
    do throws(BenchmarkProblem) {
      _ = try DocumentMeasurement(source, runs: 1)
      Issue.record("nothing was wrong")
    } catch {
      let message = String(decoding: BenchmarkWords.message(error), as: UTF8.self)
      #expect(message.hasPrefix("a.json:1:22: error: unknown view 'Txt' [unknown-view]\n"))
    }
  }

  @Test("A letter that is typed is answered with diagnostics each time")
  func editor() {
    let bytes = DocumentGenerator.document(.form, views: 50, seed: 1)
    let typing = EditorMeasurement(SourceFile(name: "form", bytes: bytes), runs: 4)
    #expect(!typing.samples.isEmpty)
    #expect(typing.bytes > 4 * 100 && typing.bytes % 2 == 0)
  }

  @Test("The least, the middle and the greatest of times in any order")
  func samples() {
    var samples = Samples()
    #expect(samples.isEmpty && samples.minimum == 0 && samples.median == 0)
    for time in [5, 1, 4, 9, 2] { samples.add(time) }
    #expect(samples.minimum == 1 && samples.median == 4 && samples.maximum == 9)
  }
}
