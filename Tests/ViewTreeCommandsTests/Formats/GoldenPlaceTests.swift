import Testing

@testable import ViewTreeGolden

@Suite("Where annotations of golden files point")
struct GoldenPlaceTests {
  /// The lines that a patch of some lines changes first.
  private func change(_ old: [String], _ new: [String]) -> ClosedRange<Int>? {
    func bytes(_ lines: [String]) -> [UInt8] { Array(lines.map { $0 + "\n" }.joined().utf8) }
    return GoldenPlace.firstChange(
      in: UnifiedDiff.text(from: bytes(old), to: bytes(new), oldName: "a", newName: "a"))
  }

  @Test("The first lines that are gone count; where lines are only added, the one before them")
  func first() {
    let ten = (1...10).map { "\($0)" }
    #expect(change(ten, ten.map { $0 == "6" || $0 == "7" ? "x" : $0 }) == 6...7)
    #expect(change(ten, Array(ten.dropFirst())) == 1...1)
    #expect(change(ten, Array(ten.dropLast(2))) == 9...10)
    #expect(change(ten, ten + ["11"]) == 10...10)
    #expect(change(ten, ["0"] + ten) == 1...1)
    #expect(change(ten, Array(ten.prefix(4)) + ["x"] + ten.dropFirst(4)) == 4...4)
    #expect(change([], ["x"]) == 1...1)
    #expect(change(["x"], []) == 1...1)
  }

  @Test("A patch without lines, or one that is none, has no place")
  func none() {
    #expect(change(["a"], ["a"]) == nil)
    for patch in ["", "--- a\n+++ a\nonly the end of the last line differs", "x\ny\n@@ -a,1 +1 @@"]
    {
      #expect(GoldenPlace.firstChange(in: patch) == nil)
    }
    #expect(GoldenPlace.firstChange(in: "a\nb\n@@ -9223372036854775807,0 +1,1 @@\n+x") == nil)
  }

  @Test("A test in JUnit's XML has the line of the cause, and no patch but on request")
  func cause() {
    let changes = ["A  resized", "B  frame: +8 -> +10"]
    var difference = GoldenDifference(behaviour: changes, patch: "@@")
    var source = GoldenSource(path: "Sources/A.swift", line: 5, modifier: "padding")
    source.change = "8 -> 10"
    difference.sources = [1: source]
    let report = GoldenReport(
      results: [
        GoldenResult(path: "a.inspect.txt", document: "a", outcome: .different(difference))
      ], notRun: 0, paths: ["a"], options: GoldenCheckOptions())
    let xml = String(decoding: report.junit(.behaviour), as: UTF8.self)
    #expect(xml.contains("classname=\"a\" file=\"Sources/A.swift\" line=\"5\">"))
    #expect(xml.contains("message=\"A.swift:5 padding 8 -&gt; 10  B\">A  resized</failure>"))
  }

  @Test("Each outcome points to where people look")
  func outcomes() {
    func place(_ outcome: GoldenOutcome) -> String {
      let place = GoldenPlace(
        GoldenResult(path: "./a.order.txt", document: "a.json", outcome: outcome))
      return place.path + (place.lines.map { ":\($0.lowerBound)" } ?? "")
    }
    #expect(place(.missing) == "a.json:1")
    #expect(place(.stale(.notAskedFor)) == "a.order.txt:1")
    #expect(place(.unusable(.mergeMarks(line: 7))) == "a.order.txt:7")
    #expect(place(.unusable(.newer(version: 4))) == "a.order.txt:1")
    #expect(place(.unusable(.noReport)) == "a.json")
    #expect(place(.unusable(.nothingThere)) == "a.order.txt")
  }
}
