import Foundation
import Testing
import ViewTreeRandom
import ViewTreeReport

@testable import ViewTreeGolden

@Suite("Reading reports")
struct FixtureReportTests {
  /// The files of all fixtures.
  static let files: [String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures").path
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.sorted().map { root + "/" + $0 }
  }()

  /// The golden files among them.
  static let goldens = files.filter { $0.hasSuffix(".txt") }

  @Test("Every line of every golden file is a fact that is understood")
  func understood() throws {
    #expect(Self.goldens.count > 300)
    for path in Rounds.some(of: Self.goldens) {
      let file = try GoldenFile(try FileSystemBytes.read(path), .text)
      let facts = ReportFacts.read(file.report, command: file.words[0])
      let unknown = facts.evaluations.flatMap(\.unknown)
      #expect(unknown.isEmpty, "\(path)")
    }
  }
}

/// Files of tests.
enum FileSystemBytes {
  static func read(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
