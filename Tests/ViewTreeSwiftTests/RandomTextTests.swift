import Testing
import ViewTreeInspector
import ViewTreeRandom
import ViewTreeSyntax

@testable import ViewTreeSwift

/// Half-written and broken files end in a document or in a problem.
@Suite("Broken Swift files")
struct RandomTextTests {
  @Test("Random cuts, doubled and swapped words of every file end in a document or a problem")
  func cuts() throws {
    var random = SplitMix64(seed: 15)
    let texts = try SwiftSample.names.map { Array(try SwiftSample.text("swift/\($0).swift").utf8) }
    #expect(texts.count > 10)
    DeepStack.run {
      for _ in 0..<Rounds.of(300) {
        let text = Self.broken(texts[random.below(texts.count)], &random)
        let source = SourceFile(name: "a.swift", bytes: text)
        let result = SwiftDocumentReader.read(source)
        let isAnswered =
          result.document != nil || result.diagnostics.contains { $0.severity == .error }
        #expect(isAnswered)
        let limit = UInt32(text.count)
        #expect(result.diagnostics.allSatisfy { ($0.range?.end ?? 0) <= limit })
      }
    }
  }

  private static func broken(_ text: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var text = text
    for _ in 0...random.below(3) {
      guard text.count > 20 else { break }
      let start = random.below(text.count - 10)
      let end = min(start + 1 + random.below(12), text.count)
      switch random.below(4) {
      case 0: text.removeSubrange(start..<end)
      case 1: text.insert(contentsOf: text[start..<end], at: random.below(text.count))
      case 2: text.removeSubrange(start...)
      default: text.swapAt(start, random.below(text.count))
      }
    }
    return text
  }
}
