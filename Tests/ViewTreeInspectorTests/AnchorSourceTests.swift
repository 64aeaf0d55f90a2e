import Testing
import ViewTreeInspector

/// What may stand for the source of an anchor.
struct AnchorSourceTests {
  /// What a reader gets of an anchor whose source is written in a component that has `source` and `on`.
  private func value(_ source: String, transform: String = "[$0]", type: String, _ read: String)
    throws -> String?
  {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "window": {"width": 100, "height": 40, "scale": 1},
       "preferenceKeys": {"K": {"type": "[\#(type)]", "defaultValue": "[]", "reduce": "append"}},
       "state": {"on": true, "off": false},
       "components": {"C": {"parameters": {"given": "Anchor<CGRect>.Source"}, "body":
         {"view": "Color", "let": {"a1": "Anchor<CGPoint>.Source.bottomTrailing"},
          "modifiers": [{"anchorPreference": {"key": "K", "value": "\#(source)", "transform": "\#(transform)"}}]}}},
       "root": {"view": "C", "given": ".bounds", "modifiers": [
         {"overlayPreferenceValue": {"key": "K", "as": "anchors", "content":
           {"view": "GeometryReader", "as": "g", "children": {"view": "Text", "id": "v", "verbatim": "\\(\#(read))"}}}}]}}
      """#)
    return try evaluated.inspection.string(evaluated.view("v").text)
  }

  @Test("A name in scope is the source that it stands for: of a let, of a parameter")
  func names() throws {
    #expect(try value("a1", type: "Anchor<CGPoint>", "g[anchors[0]].y") == "40.0")
    #expect(try value("given", type: "Anchor<CGRect>", "g[anchors[0]].width") == "100.0")
  }

  @Test(
    "A source may be written with its type, or be made of others by a condition",
    arguments: [
      ("Anchor<CGPoint>.Source.bottomTrailing", "Anchor<CGPoint>", "g[anchors[0]].y", "40.0"),
      (
        "Anchor<[CGPoint]>.Source([.topLeading, .bottomTrailing])", "Anchor<[CGPoint]>",
        "g[anchors[0]][1].x", "100.0"
      ),
      ("Anchor<[CGPoint]>.Source([a1, .top])", "Anchor<[CGPoint]>", "g[anchors[0]][1].x", "50.0"),
      (".init(on ? .bounds : nil)", "Anchor<CGRect?>", "g[anchors[0]]?.width ?? -1", "100.0"),
      (".init(off ? .bounds : nil)", "Anchor<CGRect?>", "g[anchors[0]]?.width ?? -1", "-1.0"),
      (".init(off ? given : nil)", "Anchor<CGRect?>", "g[anchors[0]] == nil", "true"),
      ("on ? a1 : .topLeading", "Anchor<CGPoint>", "g[anchors[0]].x", "100.0"),
    ])
  func written(source: String, type: String, read: String, expected: String) throws {
    #expect(try value(source, type: type, read) == expected)
  }

  @Test("What is no source and no name in scope is refused with the sources that there are")
  func unknown() {
    let outcome = Outcome(
      #"""
      {"viewtree": 1, "preferenceKeys": {"K": {"defaultValue": 0, "reduce": "max"}},
       "root": {"view": "Color", "modifiers": [{"anchorPreference": {"key": "K", "value": "a9", "transform": "1"}}]}}
      """#)
    #expect(outcome.diagnostics.map(\.id) == ["unknown-option"])
  }
}
