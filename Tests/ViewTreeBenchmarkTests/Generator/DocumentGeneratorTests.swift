import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

@testable import viewtree_benchmark

@Suite("Generated documents")
struct DocumentGeneratorTests {
  /// Sizes around the ends of rows, sections and pages.
  private static let sizes = [3, 4, 5, 14, 15, 16, 17, 100, 416, 417, 1000, 2345]

  private func document(_ shape: Shape, _ views: Int, seed: UInt64 = 1) -> [UInt8] {
    DocumentGenerator.document(shape, views: views, seed: seed)
  }

  private func inspection(_ bytes: [UInt8]) throws -> Inspection {
    // The deepest of the trees need more stack than a test has.
    nonisolated(unsafe) var diagnostics: [Diagnostic] = []
    nonisolated(unsafe) var inspection: Inspection?
    DeepStack.run {
      let read = DocumentReader.read(SourceFile(name: "generated", bytes: bytes))
      diagnostics = read.diagnostics
      inspection = read.document.flatMap { Inspector.inspect($0).inspection }
    }
    #expect(diagnostics.isEmpty)
    return try #require(inspection)
  }

  @Test("A document has exactly the views that were asked for", arguments: Shape.allCases)
  func exactCount(shape: Shape) throws {
    var wrong: [Int] = []
    for views in Self.sizes {
      let inspection = try inspection(document(shape, views))
      if inspection.views.count != views { wrong.append(views) }
    }
    #expect(wrong == [])
  }

  @Test("The same seed gives the same bytes, another seed others", arguments: Shape.allCases)
  func seeds(shape: Shape) {
    let bytes = document(shape, 500, seed: 7)
    #expect(bytes == document(shape, 500, seed: 7))
    #expect(bytes != document(shape, 500, seed: 8))
  }

  @Test("Too few views become the root and the content of its overlay")
  func tooFew() throws {
    #expect(document(.wide, -5) == document(.wide, 3))
  }

  @Test("About one view in five writes a preference, and the root reads all four keys")
  func preferences() throws {
    let inspection = try inspection(document(.form, 2000))
    let lastPass = inspection.preferences.filter { $0.pass == inspection.passes }
    #expect(lastPass.map(\.key.index).sorted() == [0, 1, 2, 3])
    #expect(lastPass.allSatisfy { !$0.isDefault })
    let reduces = lastPass.reduce(0) { $0 + $1.reduces }
    // A reduce joins the values of two neighbours: one fewer than writers for each of four keys.
    #expect((320...480).contains(reduces + 4))
  }

  @Test("A chain is as deep as it has stacks")
  func chain() {
    let text = String(decoding: document(.chain, 12), as: UTF8.self)
    #expect(text.split(separator: "\"children\":[").count == 10)
  }

  @Test("In a flexible tree every fourth node is a rectangle if it is a leaf")
  func flexible() {
    // 15 nodes in a heap: the leaves are 8 to 15, and of them 8 and 12 are divisible by 4.
    let text = String(decoding: document(.flex, 17), as: UTF8.self)
    #expect(text.split(separator: "\"view\":\"Rectangle\"").count == 3)
    #expect(!String(decoding: document(.binary, 17), as: UTF8.self).contains("Rectangle"))
  }
}
