import Foundation
import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeRandom
import ViewTreeSyntax

/// Mistakes put into the fixtures are told where they are (docs/project/reliability.md, Mistakes).
@Suite("Mistakes put into the fixtures")
struct MutationTests {
  /// How many mistakes of a kind there were, and how many were told.
  private struct Count {
    var all = 0
    var told = 0
    var untold: [String] = []
  }

  /// One mistake in so many is tried; the environment can ask for all of them.
  private static let step =
    Int(ProcessInfo.processInfo.environment["VIEWTREE_MUTATION_STEP"] ?? "") ?? Rounds.every(7)

  /// The same for mistakes in scripts, which are few and are not run.
  private static let scriptStep = max(1, Rounds.every(1) / 5)
  /// The mistakes of a kind that a small sample may have besides its share.
  private static let slack = Rounds.every(1) / 4

  private static func documents() throws -> [SourceFile] {
    let enumerator = FileManager.default.enumerator(atPath: LintFixture.folder.path)
    let names = try #require(enumerator).compactMap { $0 as? String }
    return try names.filter { $0.hasSuffix(".json") && !$0.contains("/.") }.sorted().map { name in
      let data = try Data(contentsOf: LintFixture.folder.appendingPathComponent(name))
      return SourceFile(name: name, bytes: Array(data))
    }
  }

  /// The places of all that is said about a document.
  private static func ranges(_ source: SourceFile, isRun: Bool) -> [SourceRange] {
    let read = DocumentReader.read(source)
    var found = read.diagnostics
    if isRun, let document = read.document {
      let result = Inspector.inspect(document)
      found += result.problems.flatMap(\.diagnostics)
      found += result.inspection?.diagnostics ?? []
    }
    return found.compactMap(\.range)
  }

  @Test("At least 99 of 100 are told where they are, of dropped arguments 80")
  func share() throws {
    var counts: [DocumentMutation.Kind: Count] = [:]
    let documents = try Self.documents()
    var number = 0
    for document in documents {
      for mutation in DocumentMutation.all(in: document) + ScriptSurgery.all(in: document) {
        number += 1
        let step = mutation.kind.isInScript ? Self.scriptStep : Self.step
        guard number % step == 0 else { continue }
        var ranges: [SourceRange] = []
        let source = SourceFile(name: document.name, bytes: mutation.bytes)
        DeepStack.run { ranges = Self.ranges(source, isRun: !mutation.kind.isInScript) }
        var count = counts[mutation.kind] ?? Count()
        count.all += 1
        if ranges.contains(where: mutation.isToldBy) {
          count.told += 1
        } else {
          count.untold.append("\(document.name): \(mutation.text) at \(mutation.place.lowerBound)")
        }
        counts[mutation.kind] = count
      }
    }
    for kind in DocumentMutation.Kind.allCases {
      let count = try #require(counts[kind])
      // Who asks for all of them wants the numbers (docs/project/reliability.md).
      if Self.step == 1 || kind.isInScript { print("\(kind): \(count.told) of \(count.all)") }
      #expect(count.all > Rounds.of(40, least: 2), "\(kind)")
      #expect(
        count.untold.count <= count.all * (100 - kind.leastShare) / 100 + Self.slack,
        "\(kind): \(count.told) of \(count.all), not told: \(count.untold.joined(separator: "; "))")
    }
  }
}
