import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

@testable import ViewTreeSwift

@Suite("What the attempts at a document have in common")
struct RepeatedAttemptTests {
  /// The bodies that each attempt at a file need not decode.
  private func knownBodies(_ text: String) -> [[String]] {
    var known: [[String]] = []
    _ = SwiftDocumentReader.read(
      SourceFile(name: "Form.swift", text: text), SwiftOptions(), .standard,
      gaps: { Inspector.gaps(of: $0, limits: .standard) },
      decode: { tree, correct in
        known.append(correct.map(\.name).sorted())
        return DocumentReader.decode(tree, memory: nil, correct: &correct)
      })
    return known
  }

  @Test("A body in which nothing is newly left out is decoded once")
  func bodies() {
    let known = knownBodies(
      """
      import SwiftUI
      struct Title: View { var body: some View { Text("a") } }
      struct Total: View { var body: some View { Text(Quokka.title) } }
      struct Card: View { var body: some View { VStack { Title(); Total() } } }
      #Preview { HStack { Card() } }
      """)
    #expect(known == [[], ["Card", "Title"]])
  }

  @Test("All bodies are decoded again after a change of what they see")
  func surroundings() {
    let known = knownBodies(
      """
      import SwiftUI
      struct Store { let name = "a"; let count = Quokka.count }
      struct Title: View { var body: some View { Text(Store().name) } }
      #Preview { HStack { Title() } }
      """)
    #expect(known.count > 1 && known.allSatisfy(\.isEmpty))
  }

  @Test("Three thousand gaps of one kind are left out")
  func manyGaps() {
    let texts = (0..<3000).map { "Text(Quokka.name\($0))" }.joined(separator: "\n")
    let sample = SwiftSample(
      "import SwiftUI\nstruct Card: View { var body: some View { ScrollView {\n\(texts)\n} } }")
    #expect(sample.inspection?.views.count == 3001)
    #expect(sample.result.diagnostics.last?.id == "more-problems")
  }
}
