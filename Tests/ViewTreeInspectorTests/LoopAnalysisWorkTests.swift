import Testing
import ViewTreeDocument
import ViewTreeSyntax

@testable import ViewTreeInspector

@Suite("What looking for loops costs")
struct LoopAnalysisWorkTests {
  /// The work that looking for loops takes beyond the evaluation.
  private func work(_ modifier: String) throws -> Int {
    let views = [
      LoopDocument.color("A", modifier), LoopDocument.box("B", LoopDocument.measuringPlace),
    ]
    let text = LoopDocument(LoopDocument.stack(views, LoopDocument.assigning)).text
    let source = SourceFile(name: "test.json", text: text)
    let document = try #require(DocumentReader.read(source).document)
    var options = InspectionOptions()
    let before = Inspector.inspect(document, options: options).work
    options.findsLoops = true
    return Inspector.inspect(document, options: options).work - before
  }

  @Test("A search runs no pass if no view reads the state")
  func unobserved() throws {
    #expect(try work(#"{ "frame": { "height": 10 } }"#) == 0)
    #expect(try work(#"{ "frame": { "height": "h" } }"#) > 0)
  }
}
