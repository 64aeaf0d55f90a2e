import Testing
import ViewTreeInspector
import ViewTreeLayout

@testable import ViewTreePicture

/// The marks of single things.
@Suite("Marks of the layout")
struct LayoutMarksTests {
  private let pair = """
    { "view": "HStack", "spacing": 10, "children": [
      { "view": "Color", "id": "a", "size": { "width": 20, "height": 20 } }, { "view": "Color", "size": { "width": 30, "height": 40 } } ],
      "modifiers": [{ "padding": 5 }] }
    """

  @Test(
    "The space between two children is as high as their stack",
    arguments: ["HStack", "HStackLayout"])
  func gaps(_ stack: String) throws {
    // 60 by 40 in the middle of 100 by 50: the first ends at 40, the second begins at 50.
    let scene = try Drawn(root: pair.replacing("HStack", with: stack)).marked
    #expect(
      scene.shapes(.gaps).first?.figure == .rectangles([Rect(x: 40, y: 5, width: 10, height: 40)]))
    #expect(scene.labels(.gaps).map(\.text) == ["10"])
  }

  @Test("From right to left the space is between the same views")
  func mirrored() throws {
    let scene = try Drawn(root: pair, "\"layoutDirection\": \"rightToLeft\",").marked
    #expect(
      scene.shapes(.gaps).first?.figure == .rectangles([Rect(x: 50, y: 5, width: 10, height: 40)]))
  }

  @Test("A padding is four strips around what it is put on")
  func padding() throws {
    let scene = try Drawn(root: pair).marked
    #expect(
      scene.shapes(.padding).first?.figure
        == .rectangles([
          Rect(x: 15, y: 45, width: 70, height: 5), Rect(x: 15, y: 0, width: 70, height: 5),
          Rect(x: 15, y: 5, width: 5, height: 40), Rect(x: 80, y: 5, width: 5, height: 40),
        ]))
  }

  @Test("Stacks align on a line, which is drawn if it is asked for")
  func guides() throws {
    let sample = try Drawn(root: pair)
    #expect(sample.scene().shapes(.guides).isEmpty)
    let line = sample.scene { $0.layers.insert(.guides) }.shapes(.guides).first?.figure
    #expect(line == .line([Point(x: 20, y: 25), Point(x: 80, y: 25)], isClosed: false))
  }

  @Test("The line of a frame says what it is in: solid, dashed, dotted")
  func roles() throws {
    let root = """
      { "view": "Color", "modifiers": [
        { "overlay": { "view": "Text", "text": "o" } },
        { "background": { "view": "Circle" } }, { "mask": { "view": "Capsule" } } ] }
      """
    let strokes = try Drawn(root: root).scene().shapes(.frames).prefix(4).compactMap(
      \.stroke)
    #expect(strokes.map(\.dashes) == [[], [5, 3], [1.5, 2.5], [1, 4]])
    #expect(strokes.map(\.paint) == [.ink(.shape), .ink(.leaf), .ink(.shape), .ink(.shape)])
  }

  @Test("A view that is drawn elsewhere has an outline there and an arrow to it")
  func moved() throws {
    let root = """
      { "view": "Color", "size": { "width": 20, "height": 20 }, "modifiers": [{ "offset": { "x": 30, "y": 0 } }] }
      """
    let shapes = try Drawn(root: root).scene().shapes(.frames)
    #expect(shapes.count == 3)
    #expect(shapes[1].figure == .rectangle(Rect(x: 70, y: 15, width: 20, height: 20)))
    guard case .lines(let arrow) = shapes[2].figure else {
      Issue.record("no arrow")
      return
    }
    #expect(arrow[0] == [Point(x: 40, y: 15), Point(x: 70, y: 15)])
  }

  @Test("Siblings that are moved together share one arrow with their distance")
  func movedTogether() throws {
    let box = """
      { "view": "Color", "size": { "width": 10, "height": 10 }, "modifiers": [{ "offset": { "x": 40, "y": 0 } }] }
      """
    let scene = try Drawn(
      root: "{ \"view\": \"HStack\", \"spacing\": 0, \"children\": [\(box), \(box), \(box)] }",
      window: "\"width\": 300, \"height\": 100"
    ).scene()
    let arrows = scene.shapes(.frames).filter {
      if case .lines = $0.figure { true } else { false }
    }
    // Three boxes of 10 points in the middle of 300 by 100.
    #expect(arrows.count == 1)
    guard case .lines(let arrow)? = arrows.first?.figure else { return }
    #expect(arrow[0] == [Point(x: 135, y: 45), Point(x: 175, y: 45)])
    #expect(scene.words.contains("3 views moved by 40 0"))
  }

  @Test("By default, the frames are those of components and of views without children")
  func frames() throws {
    let sample = try Drawn(
      root: """
        { "view": "VStack", "children": [ { "view": "Row", "title": "General" },
          { "view": "Row", "title": "Privacy" }, "Color" ] }
        """, window: "\"width\": 300, \"height\": 200",
      """
      "components": { "Row": { "parameters": { "title": "String" }, "body":
        { "view": "HStack", "children": [ { "view": "Text", "text": { "$": "title" } }, "Spacer" ] } } },
      """)
    func names(_ scene: Scene) -> [String] {
      scene.shapes(.frames).compactMap(\.view).reduce(into: []) { names, view in
        let name = sample.inspection.names.views[sample.inspection.views[view].name]
        if name != "Spacer" { names.append(name) }
      }
    }
    #expect(names(sample.scene()) == ["Row", "Text", "Row", "Text", "Color"])
    #expect(
      names(sample.marked) == ["VStack", "Row", "HStack", "Text", "Row", "HStack", "Text", "Color"])
    // Two rows are told apart by their first texts.
    let words = sample.scene().words
    #expect(words.contains("Row “General”") && words.contains("Row “Privacy”"))
  }

  @Test("Many siblings that are moved by different distances share one arrow, too")
  func movedApart() throws {
    let boxes = (1...5).map {
      """
      { "view": "Color", "size": { "width": 10, "height": 10 }, "modifiers": [{ "offset": { "x": \($0 * 20), "y": 0 } }] }
      """
    }
    let scene = try Drawn(
      root: "{ \"view\": \"ZStack\", \"children\": [\(boxes.joined(separator: ", "))] }",
      window: "\"width\": 300, \"height\": 100"
    ).scene()
    let arrows = scene.shapes(.frames).filter {
      if case .lines = $0.figure { true } else { false }
    }
    #expect(arrows.count == 1)
    #expect(scene.words.contains("5 views moved"))
  }

  @Test("A spacer is a thin bracket along its stack, with its length")
  func spacers() throws {
    let root = """
      { "view": "HStack", "spacing": 0, "children": [ { "view": "Color", "size": { "width": 20, "height": 20 } }, "Spacer" ] }
      """
    let scene = try Drawn(root: root).scene()
    let bracket = scene.shapes(.frames).last { $0.stroke?.width == 0.5 }
    guard case .lines(let lines)? = bracket?.figure else {
      Issue.record("no bracket")
      return
    }
    #expect(lines[0] == [Point(x: 20, y: 25), Point(x: 100, y: 25)])
    #expect(lines[1] == [Point(x: 20, y: 22), Point(x: 20, y: 28)])
    #expect(scene.words.contains("80"))
  }

  @Test("Points of anchors are crosses, lists of them chains")
  func crosses() throws {
    let members =
      "\"preferenceKeys\": { \"K\": { \"defaultValue\": \"[]\", \"reduce\": \"value += nextValue()\" } },"
    func shapes(_ source: String) throws -> [SceneShape] {
      let root = """
        { "view": "Color", "modifiers": [
          { "anchorPreference": { "key": "K", "value": "\(source)", "transform": "[$0]" } },
          { "overlayPreferenceValue": { "key": "K", "as": "k", "content": { "view": "EmptyView" } } } ] }
        """
      return try Drawn(root: root, members).marked.shapes(.anchors)
    }
    func lines(_ source: String) throws -> [[Point]] {
      guard case .lines(let lines)? = try shapes(source).first?.figure else { return [] }
      return lines
    }
    #expect(
      try lines(".center") == [
        [Point(x: 44, y: 25), Point(x: 56, y: 25)], [Point(x: 50, y: 19), Point(x: 50, y: 31)],
      ])
    #expect(try lines(".init([.topLeading, .bottomTrailing])").count == 4)
    let chain = try shapes(".init([.topLeading, .bottomTrailing])").last
    #expect(chain?.figure == .line([Point(x: 0, y: 0), Point(x: 100, y: 50)], isClosed: false))
  }

  @Test("Layers that are hidden are not drawn")
  func layers() throws {
    let sample = try Drawn(root: pair)
    let all = Set(PictureLayer.allCases)
    for layer in all.subtracting([.content, .sizes]) {
      // The frames of containers are in the same layer of the drawing.
      let hidden: Set<PictureLayer> = layer == .frames ? [.frames, .containers] : [layer]
      let without = sample.scene { $0.layers = all.subtracting(hidden) }
      // The two lines of the title stay with the legend's layer.
      #expect(without.shapes(layer).count <= (layer == .legend ? 2 : 0), "\(layer)")
    }
    let sizes = sample.scene { $0.layers = [.sizes, .containers] }
    #expect(sizes.labels(.sizes).contains { $0.text == "70×50" })
    #expect(sizes.labels(.names).isEmpty)
  }

  @Test("What a document says is text wherever it stands")
  func hostile() throws {
    let evil = "\\\"><script>alert(1)</script>]]>\\u2028\\u202e&"
    let root = """
      { "view": "VStack", "id": "\(evil)", "children": [
        { "view": "Text", "text": "\(evil)" }, { "view": "Image", "systemName": "\(evil)", "size": { "width": 300, "height": 30 } },
        { "view": "Box", "id": "\(evil)2" }, { "view": "Color", "color": "\\"\(evil)\\"" } ] }
      """
    let sample = try Drawn(
      "{ \"viewtree\": 1, \"root\": \(root.replacing("{ \"view\": \"Color\", \"color\": \"\\\"\(evil)\\\"\" }", with: "\"Spacer\"")) }",
      name: "\"><script>.json")
    let svg = sample.svg()
    #expect(MarkupChecker.problems(in: svg) == [])
    #expect(!svg.contains("<script"))
    #expect(svg.contains("\\u{202e}"))
  }

  @Test("A picture without views, and one of views without extent, is a picture")
  func empty() throws {
    for root in [
      "\"EmptyView\"", "{ \"view\": \"Color\", \"size\": { \"width\": 0, \"height\": 0 } }",
      "\"VStack\"",
    ] {
      let svg = try Drawn(root: root).svg()
      #expect(MarkupChecker.problems(in: svg) == [], "\(root)")
    }
  }

  @Test("A clip without end cuts nothing, and no number of it is written")
  func endlessClip() throws {
    let root = """
      { "view": "ScrollView", "children": [ { "view": "Color", "size": { "width": 10, "height": 1e9 },
        "modifiers": [ "clipped", { "cornerRadius": 1e300 }, { "border": { "width": 1e12 } } ] } ] }
      """
    #expect(MarkupChecker.problems(in: try Drawn(root: root).svg()) == [])
  }

  @Test("Frames without end, or far away, are said to be outside")
  func far() throws {
    let root = """
      { "view": "ZStack", "children": [ { "view": "Color", "size": { "width": 10, "height": 10 } },
        { "view": "Color", "size": { "width": 10, "height": 10 }, "modifiers": [{ "padding": { "leading": 4000000 } }] } ] }
      """
    let sample = try Drawn(root: root)
    #expect(MarkupChecker.problems(in: sample.svg()) == [])
    #expect(sample.scene().omissions.contains { $0.sentence.hasSuffix("outside the picture.") })
  }
}
