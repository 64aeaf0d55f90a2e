import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeReport
import ViewTreeSyntax

@Suite("Views that were measured and are not shown")
struct MeasuredViewTests {
  /// 200 points do not fit into a window of 100; 20 do.
  private static let root = """
    { "view": "ViewThatFits", "children": [
      { "view": "HStack", "id": "wide", "children": [ { "view": "Box", "id": "inner", "size": { "width": 200, "height": 10 } } ],
        "modifiers": [ { "padding": 1 } ] },
      { "view": "Box", "id": "narrow", "size": { "width": 20, "height": 10 } } ] }
    """

  @Test("They have no frames, nor have the views in them")
  func text() throws {
    let sample = try Sample(root: Self.root)
    #expect(sample.inspection.measuredOnly == [ID(1)..<ID(3)])
    var options = ReportOptions()
    options.showsModifiers = true
    options.showsProposals = true
    let text = sample.text(options)
    #expect(
      text.contains("\n  HStack #wide  not shown\n    Box #inner  not shown\n"))
    #expect(text.contains("\n  Box #narrow  40 20  20x10"))
    #expect(!text.contains(".padding"))
  }

  @Test("JSON says that they are not shown, and names their modifiers")
  func json() throws {
    let json = try Sample(root: Self.root).json()
    #expect(
      json.contains(
        "\"id\": \"wide\", \"depth\": 1, \"shown\": false, \"modifiers\": [{ \"name\": \"padding\" }] }"
      ))
    #expect(json.contains("\"id\": \"inner\", \"depth\": 2, \"shown\": false, \"modifiers\": [] }"))
    #expect(!json.contains("\"shown\": true"))
  }

  @Test("One that a step lets fit is new on the screen, and the one before it is gone")
  func steps() throws {
    let sample = try Sample(
      root: Self.root, "\"steps\": [ { \"window\": { \"width\": 300, \"height\": 50 } } ], ")
    let step = try #require(sample.inspection.steps.first)
    let changes = step.changes.map { change in
      (step.inspection.name(of: change.view), change.before == nil, change.after == nil)
    }
    #expect(changes.contains { $0 == ("wide", true, false) })
    #expect(changes.contains { $0 == ("inner", true, false) })
    #expect(changes.contains { $0 == ("narrow", false, true) })
  }

  @Test("Explained, they have neither a frame nor somebody who decides it")
  func explained() throws {
    let read = DocumentReader.read(
      SourceFile(
        name: "sample.json",
        text:
          "{ \"viewtree\": 1, \"window\": { \"width\": 100, \"height\": 50 }, \"root\": \(Self.root) }"
      ))
    var options = InspectionOptions()
    options.keepsLayout = true
    let result = Inspector.inspect(try #require(read.document), options: options)
    let explainer = try #require(result.explainer)
    let inspection = try #require(result.inspection)
    let explanation = try #require(explainer.explanation(ofView: ID(1)))
    #expect(explanation.steps.count == 1)
    let text = String(
      decoding: TextReport.explain(explanation, of: explainer, in: inspection), as: UTF8.self)
    #expect(text.contains("\nViewThatFits/HStack[0]  not shown\n  it is not placed:"))
    let json = String(
      decoding: JSONReport.explain(explanation, of: explainer, in: inspection), as: UTF8.self)
    #expect(json.contains("\"placed\": false,\n  \"layout\""))
  }
}
