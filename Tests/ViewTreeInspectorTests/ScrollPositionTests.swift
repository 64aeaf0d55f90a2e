import Testing
import ViewTreeLayout

/// `scrollPosition` (docs/explanation/containers.md, Scroll views).
@Suite("Positions of scroll views")
struct ScrollPositionTests {
  /// Rows of 100 in a window of 300, of which row 4 is at 400.
  ///
  /// An id is there from the second pass on, because the first one doesn't scroll.
  private func rows(
    _ position: String, state: String = "4", type: String = "Int",
    row: String = "{ \"id\": \"row\" }",
    layout: String = "\"scrollTargetLayout\"", offset: String = ""
  ) throws -> Evaluated {
    let isByID = position.contains("\"id\"")
    let shown =
      isByID ? "{ \"type\": \"\(type)?\", \"value\": null }" : "{ \"$\": \"\(state)\" }"
    let appeared = isByID ? ", { \"onAppear\": \"shown = \(state)\" }" : ""
    return try Evaluated(
      """
      { "viewtree": 1, "window": { "width": 200, "height": 300 },
        "state": { "shown": \(shown) },
        "root": { "view": "ScrollView"\(offset), "modifiers": [{ "scrollPosition": \(position) }\(appeared)],
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
    "The initial id doesn't scroll, and every later change of the id does")
  func changes() throws {
    func document(_ changes: String) throws -> Evaluated {
      try Evaluated(
        """
        { "viewtree": 1, "window": { "width": 200, "height": 300 }, "state": { "shown": { "type": "Int?", "value": 4 } },
          "root": { "view": "ScrollView", "modifiers": [{ "scrollPosition": { "id": "$shown" } }, \(changes)],
            "children": { "view": "VStack", "id": "content", "spacing": 0, "modifiers": ["scrollTargetLayout"],
              "children": { "forEach": "0..<10", "as": "row", "content": { "view": "Color",
                "modifiers": [{ "frame": { "height": 100 } }, { "id": "row" }] } } } } }
        """)
    }
    #expect(try start(document(#"{ "opacity": 1 }"#)) == 0)
    #expect(try start(document(#"{ "onAppear": "shown = 5" }"#)) == -300)
    let back =
      #"{ "onAppear": "shown = 5" }, { "onChange": { "of": "shown", "action": "shown = 4" } }"#
    #expect(try start(document(back)) == -200)
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
      try start(
        rows(
          "{ \"id\": \"$shown\", \"anchor\": \"top\" }", state: written, type: "String", row: text))
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
      { "viewtree": 1, "window": { "width": 200, "height": 300 }, "state": { "shown": { "type": "Int?", "value": null } },
        "root": { "view": "ScrollView", "modifiers": [{ "scrollPosition": { "id": "$shown", "anchor": "top" } }, { "onAppear": "shown = 4" }],
          "children": { "view": "VStack", "spacing": 0, "modifiers": ["scrollTargetLayout"],
            "children": { "forEach": "0..<10", "as": "row", "content": { "view": "GeometryReader",
              "children": { "view": "Color", "id": "in\\\\(row)", "modifiers": [{ "frame": { "height": "max(geometry.frame(in: .global).minY, 0)" } }] },
              "modifiers": [{ "frame": { "height": 100 } }] } } } } }
      """)
    #expect(try evaluated.frame("in4") == Rect(x: 0, y: 0, width: 200, height: 0))
    #expect(try evaluated.frame("in6") == Rect(x: 0, y: 200, width: 200, height: 200))
  }

  // MARK: - Later scrolls

  /// The start of the content in each moment: rows of 100 in a window of 300.
  private func starts(
    _ view: String = #""ScrollView""#, position: String = #"{ "id": "$shown" }"#, steps: String
  ) throws -> [Double] {
    let inspection = try Evaluated(
      """
      { "viewtree": 1, "window": { "width": 200, "height": 300 },
        "state": { "shown": { "type": "Int?", "value": null } },
        "root": { "view": "ScrollViewReader", "id": "reader", "children": { "view": \(view), "id": "scroll",
          "modifiers": [{ "scrollPosition": \(position) }, { "onTapGesture": "proxy.scrollTo(4, anchor: .center)" },
            { "simultaneousGesture": "DragGesture().onEnded { _ in proxy.scrollTo(4) }" }],
          "children": { "view": "VStack", "id": "content", "spacing": 0, "modifiers": ["scrollTargetLayout"],
            "children": { "forEach": "0..<10", "as": "row", "content": { "view": "Color",
              "modifiers": [{ "frame": { "height": 100 } }, { "id": "row" }] } } } } },
        "steps": [\(steps)] }
      """
    ).inspection
    return try inspection.steps.map { try Evaluated($0.inspection).frame("content").origin.y }
  }

  @Test("A new id scrolls from where the content is, and nil leaves it there")
  func laterIDs() throws {
    // Row 4 ends at 500, 200 below the window. From there, row 1 at 100 comes to the upper edge.
    #expect(
      try starts(
        steps:
          #"{"set": {"shown": 4}}, {"set": {"shown": 3}}, {"set": {"shown": 1}}, {"set": {"shown": null}}"#
      ) == [-200, -200, -100, -100])
    #expect(
      try starts(
        steps: #"{"scroll": {"scroll": 700}}, {"set": {"shown": 4}}, {"scroll": {"scroll": 50}}"#
      ) == [-700, -400, -50])
  }

  @Test("A proxy puts the anchor of a view on the scroll view's, and writes no binding")
  func proxy() throws {
    // Row 4 is at 400, and a third of the window is above it in the middle.
    #expect(
      try starts(steps: #"{"tap": "scroll"}, {"set": {"shown": 9}}"#) == [-300, -700])
    // Without an anchor, as little as needed: the row's end, and from below its start.
    let drag = #"{"drag": {"scroll": {"x": 0, "y": 40}}}"#
    #expect(
      try starts(steps: drag + #", {"scroll": {"scroll": 700}}, "# + drag) == [-200, -700, -400])
  }

  @Test("A proxy scrolls a list to a row, also when the list appears")
  func list() throws {
    func texts(_ anchor: String, count: Int = 20) throws -> [Double] {
      let evaluated = try Evaluated(
        """
        { "viewtree": 1, "window": { "width": 200, "height": 300 },
          "root": { "view": "ScrollViewReader", "children": { "view": "List",
            "modifiers": [{ "listStyle": "plain" }, { "onAppear": "proxy.scrollTo(10\(anchor))" }],
            "children": { "forEach": "0..<\(count)", "as": "row",
              "content": { "view": "Color", "id": "\\\\(row)", "modifiers": [{ "frame": { "height": 22 } }] } } } } }
        """)
      return try [evaluated.frame("0").minY, evaluated.frame("10").minY]
    }
    // Rows of 44, with 11 above the view. Row 10 is at 440.
    #expect(try texts(", anchor: .top") == [-429, 11])
    #expect(try texts("") == [-173, 267])
    // 11 rows end at 484, so the list scrolls by 184.
    #expect(try texts(", anchor: .top", count: 11) == [-173, 267])
  }

  @Test(
    "From right to left, a leading anchor is at the right, and a target scrolls as little as needed",
    arguments: [
      (".leading", 200.0), (".center", 100), (".trailing", 0), ("nil", 0),
    ])
  func rightToLeft(anchor: String, x: Double) throws {
    // Cells of 100 in a window of 300: without scrolling, cell 4 is at -200.
    let evaluated = try Evaluated(
      """
      { "viewtree": 1, "window": { "width": 300, "height": 100 }, "layoutDirection": "rightToLeft",
        "root": { "view": "ScrollViewReader", "children": { "view": "ScrollView", "axes": "horizontal",
          "modifiers": [{ "onAppear": "proxy.scrollTo(4, anchor: \(anchor))" }],
          "children": { "view": "HStack", "spacing": 0, "children": { "forEach": "0..<10", "as": "cell",
            "content": { "view": "Color", "id": "\\\\(cell)", "modifiers": [{ "frame": { "width": 100 } }] } } } } } }
      """)
    #expect(try evaluated.frame("4").minX == x)
  }

  @Test("From right to left, a pinned header of a row is at the right edge")
  func pinnedFromRight() throws {
    func start(_ offset: Double) throws -> Double {
      let evaluated = try Evaluated(
        """
        { "viewtree": 1, "window": { "width": 300, "height": 100 }, "layoutDirection": "rightToLeft",
          "root": { "view": "ScrollView", "axes": "horizontal", "contentOffset": { "x": \(offset), "y": 0 },
            "children": { "view": "LazyHStack", "spacing": 0, "pinnedViews": "[.sectionHeaders]", "children": {
              "view": "Section", "children": { "forEach": "0..<20", "as": "cell", "content":
                { "view": "Color", "modifiers": [{ "frame": { "width": 40 } }] } },
              "header": { "view": "Color", "id": "h", "modifiers": [{ "frame": { "width": 30 } }] } } } } }
        """)
      return try evaluated.frame("h").maxX
    }
    #expect(try start(0) == 300)
    #expect(try start(100) == 300)
  }

  @Test("A ScrollPosition that changes to an edge scrolls there")
  func laterEdges() throws {
    let inspection = try Evaluated(
      """
      { "viewtree": 1, "window": { "width": 200, "height": 300 },
        "state": { "shown": { "$": "ScrollPosition(id: 4, anchor: .top)" } },
        "root": { "view": "ScrollView", "id": "scroll", "modifiers": [{ "scrollPosition": "$shown" }],
          "children": { "view": "VStack", "id": "content", "spacing": 0, "modifiers": ["scrollTargetLayout"],
            "children": { "forEach": "0..<10", "as": "row", "content": { "view": "Color",
              "modifiers": [{ "frame": { "height": 100 } }, { "id": "row" }] } } } },
        "steps": [{ "perform": "shown = ScrollPosition(edge: .bottom)" }, { "scroll": { "scroll": 30 } },
          { "perform": "shown = ScrollPosition(edge: .top)" }] }
      """
    ).inspection
    #expect(
      try inspection.steps.map { try Evaluated($0.inspection).frame("content").origin.y }
        == [-700, -30, 0])
  }

  // MARK: - What is told

  /// What is told of a document, with the text that it is told at.
  private func warnings(_ evaluated: Evaluated) -> [String] {
    let inspection = evaluated.inspection
    return inspection.diagnostics.map { diagnostic in
      let place = diagnostic.range.map {
        String(
          decoding: inspection.tree.source.bytes[Int($0.start)..<Int($0.end)], as: UTF8.self)
      }
      return "\(diagnostic.id) at \(place ?? ""): \(diagnostic.message)"
    }
  }

  @Test("An id that no view has is told where it is asked for, with the type that it has")
  func unknownIDs() throws {
    func told(_ id: String) -> [String] {
      [
        "unknown-scroll-target at \"scrollPosition\": no view of the scroll view has the id \(id), so nothing scrolls"
      ]
    }
    #expect(try warnings(rows("{ \"id\": \"$shown\" }", state: "77")) == told("77"))
    #expect(
      try warnings(rows("{ \"id\": \"$shown\" }", state: "\\\"4\\\"", type: "String"))
        == told("\"4\""))
    #expect(
      try warnings(rows("\"$shown\"", state: "ScrollPosition(id: 10)")) == told("10"))
  }

  @Test("A view that has the id and is no target is told as such")
  func noTargets() throws {
    let told =
      "unknown-scroll-target at \"scrollPosition\": the view with the id 4 is not in a scrollTargetLayout, so nothing scrolls to it"
    #expect(try warnings(rows("{ \"id\": \"$shown\" }", layout: "")) == [told])
  }

  @Test(
    "Nothing is told of nil, of an edge, and of a view that is there",
    arguments: ["4", "nil"])
  func nothingToTell(_ state: String) throws {
    #expect(try warnings(rows("{ \"id\": \"$shown\" }", state: state)) == [])
    #expect(try warnings(rows("\"$shown\"", state: "ScrollPosition(edge: .bottom)")) == [])
  }

  /// What is told of a scroll view with some content, in which the id 4 is asked for.
  private func warnings(of content: String) throws -> [String] {
    try warnings(
      Evaluated(
        """
        { "viewtree": 1, "state": { "on": false, "none": { "$": "[Int]()" } },
          "components": { "Row": { "body": { "view": "Color", "modifiers": [{ "id": 4 }] } } },
          "root": { "view": "ScrollView", "modifiers": [{ "scrollPosition": { "id": ".constant(4)" } }],
            "children": { "view": "VStack", "modifiers": ["scrollTargetLayout"], "children": [\(content)] } } }
        """))
  }

  @Test(
    "Nothing is told while views with ids may still come",
    arguments: [
      #"{ "forEach": "none", "content": "Divider" }"#,
      #"{ "if": "on", "then": { "view": "Color", "modifiers": [{ "id": 4 }] } }"#,
      #"{ "if": "on", "then": { "view": "VStack", "children": "Row" } }"#,
      #"{ "if": "!on", "then": "Divider", "else": { "forEach": "0..<9", "content": "Divider" } }"#,
      #"{ "view": "GeometryReader", "children": { "view": "Color", "modifiers": [{ "id": 4 }] } }"#,
    ])
  func later(_ content: String) throws {
    #expect(try warnings(of: content) == [])
  }

  @Test(
    "A branch and a reader without ids hold nothing back",
    arguments: [
      #""Divider""#, #"{ "if": "on", "then": "Divider" }"#,
      #"{ "view": "GeometryReader", "children": "Divider" }"#,
      #"{ "view": "Color", "id": "4" }"#,
    ])
  func never(_ content: String) throws {
    #expect(try warnings(of: content).count == 1)
  }

  @Test("Of several scroll views one with the view is enough")
  func severalScrollViews() throws {
    func scrollView(_ count: Int) -> String {
      """
      { "view": "ScrollView", "children": { "view": "VStack", "modifiers": ["scrollTargetLayout"], "children": { "forEach": "0..<\(count)", "content": "Divider" } } }
      """
    }
    func told(_ second: Int) throws -> Int {
      try warnings(
        Evaluated(
          """
          { "viewtree": 1, "root": { "view": "VStack", "modifiers": [{ "scrollPosition": { "id": ".constant(4)" } }],
            "children": [\(scrollView(2)), \(scrollView(second))] } }
          """)
      ).count
    }
    #expect(try told(9) == 0)
    #expect(try told(3) == 1)
  }
}
