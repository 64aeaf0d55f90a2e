import Testing
import ViewTreeRandom
import ViewTreeSyntax

@testable import ViewTreeGolden

@Suite("Reports of shards, put together")
struct GoldenMergeTests {
  private func json(_ report: GoldenReport) -> String {
    String(decoding: report.json(), as: UTF8.self)
  }

  /// A report read back from what was written of it.
  private func reread(_ report: GoldenReport) throws -> GoldenReport {
    let read = GoldenReportReader.read(SourceFile(name: "x", bytes: report.json()))
    #expect(read.diagnostics.map(\.message) == [])
    return try #require(read.report)
  }

  @Test("The shards of random folders, merged, are the whole run byte for byte, in any order")
  func whole() throws {
    var random = SplitMix64(seed: 7)
    for count in [1, 2, 3, 5] {
      for failsFast in [false, true] {
        let place = GoldenFolder()
        for name in ["a", "b", "c", "d", "e", "f"] {
          place.addDocument("\(name).json")
          let line = random.below(2) == 0 ? "same" : "other\u{1b} \u{feff}"
          place.folder.write(
            "\(name).order.txt", place.golden("order", of: "\(name).json", line: line))
          if random.below(3) == 0 { place.folder.write("\(name).keys.txt", "spoilt") }
          if random.below(3) == 0 {
            place.folder.write("\(name)x.order.txt", "viewtree-golden 1: order\n")
          }
        }
        func report(_ shard: GoldenShard?) -> GoldenReport {
          place.check(maker: EchoMaker(failing: ["d.json"])) {
            $0.shard = shard
            $0.failsFast = failsFast
          }.report
        }
        let shards = try (1...count).map { try #require(GoldenShard(number: $0, of: count)) }
        let parts = try shards.reversed().map { shard in
          (file: "\(shard)", report: try reread(report(shard)))
        }
        let whole = report(nil)
        let merged = try GoldenMerge.merge(parts)
        #expect(json(merged) == json(whole), "\(count) \(failsFast)")
        #expect(merged.verdict == whole.verdict)
        #expect(merged.text(.both) == whole.text(.both))
      }
    }
  }

  /// A report of some golden files that are equal.
  private func part(
    _ shard: String?, _ paths: [String], set: (inout GoldenCheckOptions) -> Void = { _ in }
  ) -> GoldenReport {
    var options = GoldenCheckOptions()
    options.shard = shard.flatMap { GoldenShard($0) }
    set(&options)
    let results = paths.map {
      GoldenResult(path: $0, document: $0, outcome: .equal)
    }
    return GoldenReport(results: results, notRun: 0, paths: ["."], options: options)
  }

  private func problem(_ reports: [GoldenReport]) -> GoldenMergeProblem? {
    do throws(GoldenMergeProblem) {
      _ = try GoldenMerge.merge(
        reports.enumerated().map { (file: "f\($0.offset)", report: $0.element) })
      return nil
    } catch {
      return error
    }
  }

  @Test("What is not one whole is refused, with what keeps it from being one")
  func refused() throws {
    let (one, two) = (part("1/2", ["a"]), part("2/2", ["b"]))
    #expect(problem([one, two]) == nil)
    #expect(
      problem([one, one]) == .sameShard(try #require(GoldenShard("1/2")), file: "f0", other: "f1"))
    #expect(problem([two]) == .missingShards([try #require(GoldenShard("1/2"))]))
    #expect(
      problem([part("2/4", [])])
        == .missingShards(["1/4", "3/4", "4/4"].compactMap { GoldenShard($0) }))
    #expect(
      problem([one, part("2/3", [])])
        == .otherCount(
          file: "f0", try #require(GoldenShard("1/2")), other: "f1",
          try #require(GoldenShard("2/3"))))
    #expect(problem([one, part(nil, ["b"])]) == .noShard(file: "f1"))
    #expect(problem([one, part("2/2", ["a"])]) == .samePath("a", file: "f0", other: "f1"))
    for set: (inout GoldenCheckOptions) -> Void in [
      { $0.mode = .update }, { $0.filter = GlobPattern("*") }, { $0.failsFast = true },
    ] {
      #expect(
        problem([one, part("2/2", ["b"], set: set)]) == .otherOptions(file: "f0", other: "f1"))
    }
  }

  @Test("Names that look the same and are other bytes are two golden files")
  func bytes() throws {
    let merged = try GoldenMerge.merge([
      (file: "1", report: part("1/2", ["\u{e9}"])), (file: "2", report: part("2/2", ["e\u{301}"])),
    ])
    #expect(merged.results.map { $0.path.utf8.count } == [3, 2])
  }

  @Test("A single report without a shard is itself, and one part of one is the whole")
  func single() throws {
    let whole = part(nil, ["a"])
    #expect(json(try GoldenMerge.merge([(file: "1", report: whole)])) == json(whole))
    #expect(json(try GoldenMerge.merge([(file: "1", report: part("1/1", ["a"]))])) == json(whole))
  }
}
