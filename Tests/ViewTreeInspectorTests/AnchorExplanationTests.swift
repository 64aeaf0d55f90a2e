import Testing
import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

@testable import ViewTreeInspector

/// One anchor in the coordinates of any view.
struct AnchorExplanationTests {
  /// A square of 20 at (10, 10) in a stack with a padding, and another one beside it that effects move.
  private static func document(_ effects: String) -> String {
    #"""
    {"viewtree": 1, "window": {"width": 100, "height": 100},
     "preferenceKeys": {"K": {"defaultValue": [], "reduce": "append"}},
     "root": {"view": "ZStack", "alignment": "topLeading", "modifiers": [
         {"frame": {"width": 100, "height": 100, "alignment": "topLeading"}},
         {"overlayPreferenceValue": {"key": "K", "content": "Spacer"}}], "children": [
       {"view": "Color", "id": "from", "modifiers": [{"frame": {"width": 20, "height": 20}},
         {"anchorPreference": {"key": "K", "value": "bounds", "transform": "[1]"}}, {"padding": 10}]},
       {"view": "HStack", "id": "stack", "modifiers": [{"padding": 5}], "children": [
         {"view": "Color", "id": "to", "modifiers": [{"frame": {"width": 40, "height": 20}} \#(effects)]}]}]}}
    """#
  }

  private func explanation(_ effects: String, in view: String?) throws -> AnchorExplanation {
    var options = InspectionOptions()
    options.keepsLayout = true
    let source = SourceFile(name: "test.json", text: Self.document(effects))
    let result = Inspector.inspect(
      try #require(DocumentReader.read(source).document), options: options)
    let inspection = try #require(result.inspection)
    var place: ID<InspectedView>?
    if let view {
      guard case .found(let found) = ViewSearch.find(view, in: inspection) else {
        throw ArticleFixture.Missing(name: view)
      }
      place = found
    }
    #expect(AnchorSearch.anchors(named: "1", in: inspection) == [ID(0)])
    #expect(AnchorSearch.anchors(named: "from", in: inspection) == [ID(0)])
    #expect(AnchorSearch.anchors(named: ".bounds of from", in: inspection) == [ID(0)])
    for name in ["0", "2", "to", ".top of from", ".bounds of to", ""] {
      #expect(AnchorSearch.anchors(named: name, in: inspection) == [], "\(name)")
    }
    return try #require(result.explainer?.explanation(ofAnchor: ID(0), in: place))
  }

  @Test("In the window it is what it is")
  func window() throws {
    let explanation = try explanation("", in: nil)
    #expect(explanation.value == .rect(Rect(x: 10, y: 10, width: 20, height: 20)))
    #expect(explanation.steps.isEmpty && explanation.space == nil)
  }

  @Test("Each view around takes away where it stands; one that stands at the corner is left out")
  func places() throws {
    let explanation = try explanation(", {\"padding\": 2}", in: "to")
    #expect(
      explanation.steps.map(\.change) == [
        .stands(Point(x: 5, y: 5)), .stands(Point(x: 2, y: 2)),
      ])
    #expect(
      explanation.steps.map(\.value) == [
        .rect(Rect(x: 5, y: 5, width: 20, height: 20)),
        .rect(Rect(x: 3, y: 3, width: 20, height: 20)),
      ])
    #expect(explanation.value == explanation.steps.last?.value)
  }

  @Test("A scale and a turn are told as such, and the value is what a proxy there gives")
  func effects() throws {
    // About its corner, which stands at (5, 5): 5 of the window are 2.5 inside.
    let scaled = try explanation(
      ", {\"scaleEffect\": {\"scale\": 2, \"anchor\": \"topLeading\"}}", in: "to")
    #expect(scaled.steps.map(\.change) == [.stands(Point(x: 5, y: 5)), .scaled(x: 2, y: 2)])
    #expect(scaled.value == .rect(Rect(x: 2.5, y: 2.5, width: 10, height: 10)))
    // Clockwise by a quarter about the middle of 40 by 20, (25, 15): x is y + 15, y is 30 - x.
    let turned = try explanation(", {\"rotationEffect\": \".degrees(90)\"}", in: "to")
    #expect(turned.steps.map(\.change) == [.stands(Point(x: 5, y: 5)), .turned(90)])
    #expect(turned.value == .rect(Rect(x: 15, y: 5, width: 20, height: 20)))
  }
}
