import Foundation
import Testing
import ViewTreeInspector

@testable import viewtree_fuzz

@Suite("Documents made wrong at random")
struct FuzzerTests {
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures").path

  @Test(
    "Every one of a thousand is answered whole, with places in the text and no control characters")
  func thousand() throws {
    let seeds = try Seed.all(in: Self.fixtures)
    #expect(seeds.count > 100)
    var fuzzer = Fuzzer(Mutator(seeds: seeds))
    let ran = DeepStack.run { fuzzer.run(0..<1000) }
    #expect(ran)
    #expect(fuzzer.findings.map { "\($0.number): \($0.text)" } == [])
    // Mutations leave enough of a document that many can be evaluated.
    #expect(fuzzer.evaluatedCount > 200)
  }

  @Test("The same number makes the same document")
  func deterministic() throws {
    let mutator = Mutator(seeds: try Seed.all(in: Self.fixtures))
    for number in 0..<50 {
      #expect(mutator.input(number).bytes == mutator.input(number).bytes)
    }
    #expect(Set((0..<50).map { mutator.input($0).bytes }).count > 45)
  }
}
