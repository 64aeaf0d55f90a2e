import Testing
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// Views and modifiers of layout as documents name them.
struct ViewDocumentTests {
  private func evaluated(_ view: String, _ width: Int, _ height: Int) throws -> Evaluated {
    try Evaluated(
      """
      {"viewtree": 1, "metrics": "cells", "state": {"n": 3},
       "window": {"width": \(width), "height": \(height), "scale": 1}, "root": \(view)}
      """)
  }

  private func frames(
    _ view: String, _ ids: [String], _ width: Int = 300, _ height: Int = 200
  ) throws -> [[Double]] {
    let result = try evaluated(view, width, height)
    return try ids.map { id in
      let frame = try result.frame(id)
      return [frame.minX, frame.minY, frame.width, frame.height]
    }
  }

  @Test(
    "A leaf is as large as its rule says",
    arguments: [
      (#"{"view": "Circle"}"#, [50, 0, 200, 200]),
      (#"{"view": "Circle", "modifiers": ["trim", {"stroke": {}}]}"#, [50, 0, 200, 200]),
      (#"{"view": "Circle", "modifiers": [{"inset": {"by": 10}}]}"#, [0, 0, 300, 200]),
      (#"{"view": "Circle", "modifiers": ["fill", {"offset": {"x": 5}}]}"#, [50, 0, 200, 200]),
      (#"{"view": "Capsule"}"#, [0, 0, 300, 200]),
      (#"{"view": "Ellipse", "size": {"width": 10, "height": 20}}"#, [145, 90, 10, 20]),
      (#"{"view": "LinearGradient", "colors": ["red"]}"#, [0, 0, 300, 200]),
      (#"{"view": "Path", "modifiers": [{"fixedSize": {}}]}"#, [145, 95, 10, 10]),
      (#"{"view": "Box", "size": {"width": 30, "height": 20}}"#, [135, 90, 30, 20]),
      (#"{"view": "Box", "minWidth": 100, "maxWidth": 120, "idealHeight": 7}"#, [90, 0, 120, 200]),
      (
        #"{"view": "Box", "idealWidth": 40, "minHeight": 30, "modifiers": ["fixedSize"]}"#,
        [130, 85, 40, 30]
      ),
      (#"{"view": "Image", "name": "photo"}"#, [150, 100, 0, 0]),
      (
        #"{"view": "Image", "name": "photo", "size": {"width": 64, "height": 40}}"#,
        [118, 80, 64, 40]
      ),
      (
        #"{"view": "Image", "size": {"width": 64, "height": 40}, "modifiers": ["resizable"]}"#,
        [0, 0, 300, 200]
      ),
      (
        #"{"view": "Image", "size": {"width": 64, "height": 40}, "modifiers": ["resizable", "scaledToFit"]}"#,
        [0, 6.25, 300, 187.5]
      ),
      (
        #"{"view": "Image", "size": {"width": 64, "height": 40}, "modifiers": ["resizable", "scaledToFill"]}"#,
        [-10, 0, 320, 200]
      ),
      (#"{"view": "Image", "systemName": "star"}"#, [139, 90, 22, 20]),
      (
        #"{"view": "Image", "systemName": "star", "modifiers": [{"imageScale": "large"}]}"#,
        [136, 86.5, 28, 27]
      ),
    ] as [(String, [Double])])
  func leaves(_ view: String, _ expected: [Double]) throws {
    let frame = try evaluated(view, 300, 200).inspection.views[0].frame
    #expect([frame.minX, frame.minY, frame.width, frame.height] == expected)
  }

  @Test("A missing image has gaps around it as any child has")
  func missingImage() throws {
    let stack = #"{"view": "VStack", "id": "s", "children": ["Image", "Image"]}"#
    #expect(try frames(stack, ["s"]) == [[150, 96, 0, 8]])
  }

  @Test("The columns of a lazy grid may be objects or SwiftUI's own expression")
  func gridItems() throws {
    let cells =
      #""children": {"forEach": "0..<n", "as": "i", "content": {"view": "Color", "id": "c\\(i)"}}"#
    for columns in [
      #"[{"fixed": 60}, {"flexible": {}}, {"flexible": {"minimum": 20, "maximum": 80}}]"#,
      #""[GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80))]""#,
    ] {
      let grid = #"{"view": "LazyVGrid", "columns": \#(columns), \#(cells)}"#
      // 280 - 60 - 16 = 204: half of it, then what is left up to 80; 258 in all, centred.
      let widths = try frames(grid, ["c0", "c1", "c2"], 280).map { [$0[0], $0[2]] }
      #expect(widths == [[11, 60], [79, 102], [189, 80]])
    }
    let repeated =
      #"{"view": "LazyHGrid", "rows": "Array(repeating: GridItem(.adaptive(minimum: 40), spacing: 20), count: 1)", \#(cells)}"#
    // 200 holds three rows of 40 with gaps of 20, 160/3 high each.
    #expect(try abs(frames(repeated, ["c0"], 300, 200)[0][3] - 160.0 / 3) < 1e-9)
  }

  @Test("Lazy stacks take all of the width or height and align their children in it")
  func lazyStacks() throws {
    let stack =
      #"{"view": "LazyVStack", "id": "s", "alignment": "leading", "children": {"view": "Box", "id": "b", "size": {"width": 30, "height": 20}}}"#
    #expect(try frames(stack, ["s", "b"]) == [[0, 90, 300, 20], [0, 90, 30, 20]])
    let row =
      #"{"view": "LazyHStack", "id": "s", "children": {"view": "Box", "id": "b", "size": {"width": 30, "height": 20}}}"#
    #expect(try frames(row, ["s", "b"]) == [[135, 0, 30, 200], [135, 90, 30, 20]])
  }

  @Test("A scroll view is as wide as its content, and shows it from its offset on")
  func scrollView() throws {
    let view =
      #"{"view": "ScrollView", "id": "s", "contentOffset": {"y": 30}, "children": [{"view": "Box", "id": "a", "size": {"width": 120, "height": 100}}, {"view": "Box", "id": "b", "size": {"width": 80, "height": 200}}]}"#
    #expect(
      try frames(view, ["s", "a", "b"]) == [
        [90, 0, 120, 200], [90, -30, 120, 100], [110, 78, 80, 200],
      ])
    let row =
      #"{"view": "ScrollView", "id": "s", "axes": ["horizontal", "vertical"], "children": {"view": "Box", "size": {"width": 500, "height": 20}}}"#
    #expect(try frames(row, ["s"]) == [[0, 0, 300, 200]])
  }

  @Test("The first child that fits is placed, the others are not")
  func viewThatFits() throws {
    let boxes =
      #""children": [{"view": "Box", "size": {"width": 120, "height": 20}}, {"view": "Box", "id": "b", "size": {"width": 80, "height": 60}}]"#
    let view = #"{"view": "ViewThatFits", "id": "v", "in": "horizontal", \#(boxes)}"#
    #expect(try frames(view, ["v", "b"], 100, 50) == [[10, -5, 80, 60], [10, -5, 80, 60]])
    let both = #"{"view": "ViewThatFits", "id": "v", \#(boxes)}"#
    #expect(try frames(both, ["v"], 200, 50) == [[40, 15, 120, 20]])
  }

  @Test("Cells say how many columns they span, and modifiers around that do not hide it")
  func gridCells() throws {
    let grid = #"""
      {"view": "Grid", "id": "g", "horizontalSpacing": 10, "verticalSpacing": 0, "children": [
        {"view": "GridRow", "children": [
          {"view": "Color", "id": "wide", "modifiers": [{"gridCellColumns": 2}, {"frame": {"height": 20}}]}]},
        {"view": "GridRow", "alignment": "bottom", "children": [
          {"view": "Box", "id": "a", "size": {"width": 50, "height": 10}},
          {"view": "Box", "id": "b", "size": {"width": 50, "height": 30}}]}],
       "modifiers": [{"fixedSize": {}}]}
      """#
    #expect(
      try frames(grid, ["g", "wide", "a", "b"]) == [
        [95, 75, 110, 50], [95, 75, 110, 20], [95, 115, 50, 10], [155, 95, 50, 30],
      ])
  }

  @Test("A modifier of a grid row is one of each cell, and outside of a grid the row is a group")
  func gridRows() throws {
    let cells =
      #"[{"view": "Box", "id": "a", "size": {"width": 20, "height": 10}}, {"view": "Box", "id": "b", "size": {"width": 30, "height": 10}}]"#
    let row = #"{"view": "GridRow", "children": \#(cells), "modifiers": [{"padding": 5}]}"#
    let grid = #"{"view": "Grid", "id": "g", "children": \#(row), "modifiers": ["fixedSize"]}"#
    // The columns are 30 and 40 wide and 8 apart.
    #expect(try frames(grid, ["g", "a"])[0] == [111, 90, 78, 20])
    #expect(try frames(grid, ["g", "a", "b"]).map { $0[0] } == [111, 111, 149])
    let stack = #"{"view": "VStack", "id": "s", "spacing": 0, "children": \#(row)}"#
    #expect(try frames(stack, ["s"]) == [[130, 80, 40, 40]])
    let views = try evaluated(grid, 300, 200).inspection.views
    #expect(views.count == 4)
  }

  @Test("A safe area inset stands at its edge, and its content has a word in paths")
  func safeAreaInset() throws {
    let view = #"""
      {"view": "Color", "id": "c", "modifiers": [
        {"safeAreaInset": {"edge": "bottom", "content": {"view": "Color", "id": "bar", "modifiers": [{"frame": {"height": 30}}]}}}]}
      """#
    let result = try evaluated(view, 100, 200)
    #expect(result.inspection.views[0].content.height == 162)
    #expect(try frames(view, ["bar"], 100, 200) == [[0, 170, 100, 30]])
    #expect(result.inspection.path(of: ID(1)) == "Color/safeAreaInset/Color")
  }

  @Test("What ignores the safe area grows through a safe area padding")
  func safeAreaPadding() throws {
    let view = #"""
      {"view": "Color", "id": "c", "modifiers": [{"ignoresSafeArea": {}}, {"safeAreaPadding": 20}]}
      """#
    let view0 = try evaluated(view, 100, 200).inspection.views[0]
    #expect(view0.content == Rect(x: 0, y: 0, width: 100, height: 200))
    #expect(view0.frame == Rect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test("A style as a background fills the view and no list of views")
  func styles() throws {
    let view =
      #"{"view": "Box", "id": "b", "size": {"width": 30, "height": 20}, "modifiers": [{"background": {"style": "Color.red"}}, {"overlay": {"style": "blue", "ignoresSafeAreaEdges": []}}]}"#
    #expect(try evaluated(view, 300, 200).inspection.views.count == 1)
  }

  @Test("Effects move what is drawn and not what is laid out")
  func effects() throws {
    let reader =
      #"{"background": {"view": "GeometryReader", "as": "g", "children": {"view": "Text", "id": "t", "text": "\\(Int(g.frame(in: .global).width.rounded()))"}}}"#
    for (effect, width) in [
      (#"{"scaleEffect": 2}"#, "200"), (#"{"scaleEffect": {"x": 0.5}}"#, "50"),
      (#"{"rotationEffect": ".degrees(45)"}"#, "141"),
      (#"{"rotationEffect": {"angle": "Angle(degrees: 90)", "anchor": "topLeading"}}"#, "100"),
      (#"{"transformEffect": {"a": 3, "tx": 10}}"#, "300"),
      (#"{"rotation3DEffect": {"angle": ".degrees(60)"}}"#, "100"),
    ] {
      let view =
        #"{"view": "Color", "id": "c", "modifiers": [{"frame": {"width": 100, "height": 100}}, \#(reader), \#(effect)]}"#
      let result = try evaluated(view, 300, 200)
      #expect(try result.inspection.string(result.view("t").text) == width, "\(effect)")
    }
  }

  @Test("A shape with corners of its own, borders, clips and blurs change no frame")
  func neutral() throws {
    let modifiers =
      #""modifiers": [{"border": {"content": "Color.red", "width": 5}}, {"clipShape": {"shape": "Circle"}}, {"blur": {"radius": 3}}, {"tint": "red"}, {"contentShape": "Rectangle"}, {"disabled": true}, {"mask": "Circle"}]"#
    let view = #"{"view": "Box", "id": "b", "size": {"width": 30, "height": 20}, \#(modifiers)}"#
    #expect(try frames(view, ["b"]) == [[135, 90, 30, 20]])
  }

  @Test("Sections are groups")
  func sections() throws {
    let view =
      #"{"view": "VStack", "id": "s", "children": {"view": "Section", "children": ["Image", "Image"]}}"#
    #expect(try frames(view, ["s"]) == [[150, 96, 0, 8]])
  }

  @Test("An aspect ratio may be a number or a size")
  func ratios() throws {
    for ratio in [
      "2", #""1 + 1""#,
      #""1 + 2 / 2""#, #""3 / 2 + 1 / 2""#, #""true ? 2 : 1 / 3""#, #"{"width": 4, "height": 2}"#,
      #""CGSize(width: 10, height: 5)""#,
    ] {
      let view =
        #"{"view": "Color", "id": "c", "modifiers": [{"aspectRatio": {"ratio": \#(ratio), "contentMode": "fit"}}]}"#
      #expect(try frames(view, ["c"], 100, 100) == [[0, 25, 100, 50]], "\(ratio)")
    }
  }
}
