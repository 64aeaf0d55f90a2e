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
    options.keepsLayout = true
    let result = Inspector.inspect(document, options: options)
    let subject = LintSubject(try #require(result.inspection), try #require(result.explainer))
    let before = subject.pass.machine.work.steps
    _ = subject.loops
    return before - subject.pass.machine.work.steps
  }

  @Test("Where no view looks at the state nothing is evaluated again, for no loop could be there")
  func unobserved() throws {
    #expect(try work(#"{ "frame": { "height": 10 } }"#) == 0)
    #expect(try work(#"{ "frame": { "height": "h" } }"#) > 0)
  }
}
