import Testing
import ViewTreeLayout

/// `scrollPosition` (docs/semantics.md, Scroll views).
@Suite("Positions of scroll views")
struct ScrollPositionTests {
  /// Rows of 100 in a window of 300, of which row 4 is at 400.
  private func rows(
    _ position: String, state: String = "4", row: String = "{ \"id\": \"row\" }",
    layout: String = "\"scrollTargetLayout\"", offset: String = ""
  ) throws -> Evaluated {
    try Evaluated(
      """
      { "viewtree": 1, "window": { "width": 200, "height": 300 },
        "state": { "shown": { "$": "\(state)" } },
        "root": { "view": "ScrollView"\(offset), "modifiers": [{ "scrollPosition": \(position) }],
          "children": { "view": "VStack", "id": "content", "spacing": 0, "modifiers": [\(layout)],
            "children": { "forEach": "0..<10", "as": "row", "content": { "view": "Color",
              "id": "\\\\(row)", "modifiers": [{ "frame": { "height": 100 } }, \(row)] } } } } }
      """)
  }

  private func start(_ evaluated: Evaluated) throws -> Double {
    try evaluated.frame("content").origin.y
  }

  @Test(
    "The view with the id stands where the anchor says",
    arguments: [("top", -400.0), ("center", -300), ("bottom", -200)])
  func anchored(_ anchor: String, _ expected: Double) throws {
    #expect(try start(rows("{ \"id\": \"$shown\", \"anchor\": \"\(anchor)\" }")) == expected)
  }

  @Test(
    "Without an anchor content is scrolled until the view is seen, and not farther than it goes")
  func nearest() throws {
    #expect(try start(rows("{ \"id\": \"$shown\" }")) == -200)
    #expect(try start(rows("{ \"id\": \"$shown\" }", state: "1")) == 0)
    #expect(try start(rows("{ \"id\": \"$shown\", \"anchor\": \"top\" }", state: "9")) == -700)
  }

  @Test("An element of a loop has its id, and an id may be text")
  func elements() throws {
    let plain = "{ \"opacity\": 1 }"
    #expect(try start(rows("{ \"id\": \"$shown\", \"anchor\": \"top\" }", row: plain)) == -400)
    let text = "{ \"id\": { \"$\": \"\\\"row \\\\(row)\\\"\" } }"
    let written = "\\\"row 4\\\""
    #expect(
      try start(rows("{ \"id\": \"$shown\", \"anchor\": \"top\" }", state: written, row: text))
        == -400)
  }

  @Test("A ScrollPosition says an id or an edge")
  func position() throws {
    #expect(try start(rows("\"$shown\"", state: "ScrollPosition(id: 4)")) == -200)
    #expect(try start(rows("\"$shown\"", state: "ScrollPosition(edge: .bottom)")) == -700)
    #expect(try start(rows("\"$shown\"", state: "ScrollPosition()")) == 0)
  }

  @Test("Where nothing is a target, or no view has the id, content begins at its start")
  func nothing() throws {
    #expect(try start(rows("{ \"id\": \"$shown\", \"anchor\": \"top\" }", layout: "")) == 0)
    #expect(
      try start(rows("{ \"id\": \"$shown\", \"anchor\": \"top\" }", state: "77")) == 0)
    #expect(
      try start(
        rows(
          "{ \"id\": \"$shown\", \"anchor\": \"top\" }",
          layout: "{ \"scrollTargetLayout\": { \"isEnabled\": false } }")) == 0)
  }

  @Test("An offset that is given comes first")
  func offset() throws {
    #expect(
      try start(
        rows(
          "{ \"id\": \"$shown\", \"anchor\": \"top\" }",
          offset: ", \"contentOffset\": { \"x\": 0, \"y\": 30 }")) == -30)
  }

  @Test("What a GeometryReader in the content sees is where it stands, and it is asked once")
  func readers() throws {
    let evaluated = try Evaluated(
      """
      { "viewtree": 1, "window": { "width": 200, "height": 300 }, "root": { "view": "ScrollView", "modifiers": [{ "scrollPosition": { "id": ".constant(4)", "anchor": "top" } }],
          "children": { "view": "VStack", "spacing": 0, "modifiers": ["scrollTargetLayout"],
            "children": { "forEach": "0..<10", "as": "row", "content": { "view": "GeometryReader",
              "children": { "view": "Color", "id": "in\\\\(row)", "modifiers": [{ "frame": { "height": "max(geometry.frame(in: .global).minY, 0)" } }] },
              "modifiers": [{ "frame": { "height": 100 } }] } } } } }
      """)
    #expect(try evaluated.frame("in4") == Rect(x: 0, y: 0, width: 200, height: 0))
    #expect(try evaluated.frame("in6") == Rect(x: 0, y: 200, width: 200, height: 200))
  }
}
