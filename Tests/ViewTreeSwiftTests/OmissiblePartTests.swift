import Testing
import ViewTreeRandom
import ViewTreeSyntax

@testable import ViewTreeSwift

@Suite("Parts of a Swift file that could be left out")
struct OmissiblePartTests {
  private typealias Part = SwiftLowering.SkippablePart

  private static func part(_ range: Range<Int>, _ name: String) -> Part {
    Part(kind: .view, range: range, name: name, needsForeignName: false, order: .view)
  }

  @Test("The smallest part around a place is found, at its end too, and of equal ones the first")
  func smallest() {
    let parts = SkippableParts([
      Self.part(10..<50, "view"), Self.part(20..<30, "modifier"), Self.part(20..<30, "same"),
      Self.part(0..<60, "type"), Self.part(32..<40, "next"),
    ])
    func name(_ start: Int, _ end: Int, except name: String = "") -> String? {
      parts.smallest(around: SourceRange(start, end)) { $0.name != name }?.name
    }
    #expect(name(22, 25) == "modifier")
    #expect(name(22, 25, except: "modifier") == "same")
    #expect(name(30, 30) == "modifier")
    #expect(name(30, 31) == "view")
    #expect(name(35, 45) == "view")
    #expect(name(35, 45, except: "view") == "type")
    #expect(name(55, 60) == "type")
    #expect(name(55, 61) == nil)
  }

  @Test("A chain of 400 values is left out with its first one, what mentions none of them is not")
  func chain() {
    let links = (1...400).map { "let g\($0) = g\($0 - 1)" }.joined(separator: "\n")
    let sample = SwiftSample(
      """
      import SwiftUI
      let g0 = unknown()
      \(links)
      func last() -> Int { g400 }
      let own = [1, 2].map { g0 in g0 }.count
      #Preview { Text("\\(own)") }
      """)
    let messages = sample.result.diagnostics.map(\.message)
    #expect(sample.result.document != nil && messages.count == 402)
    #expect(messages.first == "'g0' is skipped: there is no function 'unknown'")
    #expect(messages.last == "'last' is skipped: there is no 'g400' here")
  }

  @Test("Of 200 parts inside one another the same is found as by looking at each")
  func asByLooking() {
    var random = SplitMix64(seed: 17)
    var parts: [Part] = []
    func add(_ range: Range<Int>) {
      parts.append(Self.part(range, "\(parts.count)"))
      guard range.count > 3, parts.count < 200 else { return }
      let middle = range.lowerBound + 1 + random.below(range.count - 2)
      add(range.lowerBound..<middle)
      if random.below(3) > 0 { add(middle..<range.upperBound) }
    }
    add(0..<Rounds.of(400))
    let found = SkippableParts(parts)
    for start in 0..<Rounds.of(400) {
      let end = start + random.below(4)
      let looked = parts.filter { $0.range.lowerBound <= start && end <= $0.range.upperBound }
        .min { $0.range.count < $1.range.count }
      #expect(found.smallest(around: SourceRange(start, end)) { _ in true }?.name == looked?.name)
    }
  }
}
