import Testing
import ViewTreeLayout

@testable import ViewTreePicture

/// What of a document is seen, as far as a picture can tell.
@Suite("Content of the layout")
struct ContentMarksTests {
  private func content(_ root: String, _ members: String = "") throws -> [SceneShape] {
    // Before it are the canvas, its ground, the window and the group that it is in.
    Array(try Drawn(root: root, members).scene().shapes(.content).dropFirst(4))
  }

  /// The rectangles with a colour, in the order of painting.
  private func fills(_ root: String) throws -> [(rect: Rect, color: PictureColor)] {
    try content(root).compactMap { shape in
      guard case .rectangle(let rect, _) = shape.figure, case .color(let color) = shape.fill else {
        return nil
      }
      return (rect, color)
    }
  }

  private func color(_ style: String) throws -> PictureColor? {
    try fills("{ \"view\": \"Color\", \"color\": \"\(style)\" }").last?.color
  }

  private let red = PictureColor(red: 255, green: 59, blue: 48)
  private let blue = PictureColor(red: 0, green: 122, blue: 255)

  @Test("Colours are those of the system, of their parts, or faded")
  func colors() throws {
    #expect(try color("red") == red)
    #expect(try color("Color.blue") == blue)
    #expect(try color("Color(white: 1)") == PictureColor(red: 255, green: 255, blue: 255))
    #expect(
      try color("Color(red: 1, green: 0, blue: 0, opacity: 0.5)")
        == PictureColor(red: 255, green: 0, blue: 0, opacity: 0.5))
    #expect(
      try color("Color(hue: 0.5, saturation: 1, brightness: 1)")
        == PictureColor(red: 0, green: 255, blue: 255))
    #expect(try color(".red.opacity(0.5).opacity(0.5)")?.opacity == 0.25)
    #expect(try color("Color(.systemGray6)") == PictureColor(red: 242, green: 242, blue: 247))
  }

  @Test("The arguments of a colour are its parts")
  func parts() throws {
    let color = try fills("{ \"view\": \"Color\", \"white\": 0.8, \"opacity\": 0.5 }").last?.color
    #expect(color == PictureColor(red: 204, green: 204, blue: 204, opacity: 0.5))
  }

  @Test("An unknown color is hatched")
  func unknown() throws {
    for style in ["brand", "Color(\\\"brand\\\")"] {
      let shapes = try content("{ \"view\": \"Color\", \"color\": \"\(style)\" }")
      #expect(shapes.contains { $0.fill == .hatch(.other) }, "\(style)")
    }
  }

  @Test("A material is a tint, denser the thicker it is, and the picture says that it has no blur")
  func materials() throws {
    for (style, opacity) in [("ultraThin", 0.45), ("thin", 0.6), ("regular", 0.72)] {
      let text = """
        { "view": "Text", "text": "a", "modifiers": [{ "background": { "style": ".\(style)Material" } }] }
        """
      let tint = PictureColor(red: 248, green: 248, blue: 250, opacity: opacity)
      #expect(try fills(text).map(\.color).contains(tint), "\(style)")
      let omissions = try Drawn(root: text).scene().omissions.map(\.sentence)
      #expect(omissions == ["Materials are tints, without their blur."])
    }
  }

  @Test(
    "Texts of controls that aren't views are in the picture",
    arguments: [
      (#"{ "view": "LabeledContent", "title": "Plan", "value": "Premium" }"#, ["Plan", "Premium"]),
      (#"{ "view": "ShareLink", "item": "x" }"#, ["Share…"]),
      (
        #"{ "view": "DisclosureGroup", "title": "More", "isExpanded": true, "children": { "view": "Text", "text": "in" } }"#,
        ["More", "in"]
      ),
      (#"{ "view": "Gauge", "title": "Load", "value": 0.5 }"#, ["Load"]),
      (
        #"{ "view": "ContentUnavailableView", "title": "None", "description": "Later" }"#,
        ["None", "Later"]
      ),
    ])
  func partsWithoutViews(root: String, texts: [String]) throws {
    let drawn = try Drawn(root: root, window: "\"width\": 300, \"height\": 300")
    let shown = drawn.scene().shapes(.content).flatMap { shape -> [String] in
      if case .label(let label) = shape.figure { label.parts } else { [] }
    }
    for text in texts { #expect(shown.contains(text), "\(shown)") }
    // A view without views in it has a frame.
    #expect(drawn.scene().shapes(.frames).contains { $0.view != nil })
  }

  @Test("The icon of a label in a row is a box of the size of its symbol")
  func iconInRow() throws {
    let row = #"{ "view": "Label", "title": "Trash", "systemImage": "fuelpump" }"#
    let drawn = try Drawn(
      root: "{ \"view\": \"List\", \"children\": [\(row)] }",
      window: "\"width\": 300, \"height\": 300")
    let boxes = drawn.scene().shapes(.content).compactMap { shape -> Rect? in
      guard case .rectangle(let rect, _) = shape.figure, rect.width < 40 else { return nil }
      return rect
    }
    // 17 points at the large scale: 1.2 * 17 * 1.28 = 26.1 wide, rounded up to half a point.
    #expect(boxes.contains { $0.width == 26.5 && $0.height == 25.5 }, "\(boxes)")
  }

  @Test(
    "A component without space for its label keeps the name with its text, not that of its view")
  func componentNames() throws {
    let month = #"{ "view": "Month", "name": "January" }, { "view": "Month", "name": "May" }"#
    let drawn = try Drawn(
      root: "{ \"view\": \"HStack\", \"children\": [\(month)] }",
      window: "\"width\": 200, \"height\": 50",
      #"""
      "components": { "Month": { "parameters": { "name": "String" },
        "body": { "view": "Text", "text": { "$": "name" } } } },
      """#)
    let plan = LayoutPlan(drawn.subject, PictureOptions())
    let group = try #require(
      NameGroup.groups(plan).first { $0.views.contains { plan.definition(plan.view($0)) == nil } })
    let texts = group.texts(plan).map(\.names)
    #expect(texts.suffix(2) == ["Month “January”", "Month"], "\(texts)")
  }

  @Test("A background is painted before its view, an overlay after it")
  func secondaries() throws {
    let root = """
      { "view": "Color", "color": "white", "modifiers": [
        { "frame": { "width": 20, "height": 20 } },
        { "overlay": { "view": "Color", "color": "red" } },
        { "background": { "view": "Color", "color": "blue" } } ] }
      """
    let colors = try fills(root).map(\.color)
    #expect(colors == [blue, PictureColor(red: 255, green: 255, blue: 255), red])
  }

  @Test("zIndex puts a view in front of those that come later")
  func zIndex() throws {
    let root = """
      { "view": "ZStack", "children": [
        { "view": "Color", "color": "red", "modifiers": [{ "zIndex": 1 }] },
        { "view": "Color", "color": "blue" } ] }
      """
    #expect(try fills(root).map(\.color) == [blue, red])
  }

  @Test("What is presented is painted at the end")
  func presented() throws {
    let root = """
      { "view": "ZStack", "children": [
        { "view": "Color", "color": "red", "modifiers": [
          { "sheet": { "isPresented": "true", "content": { "view": "Color", "color": "green" } } } ] },
        { "view": "Color", "color": "blue" } ] }
      """
    let colors = try fills(root).map(\.color)
    #expect(colors == [red, blue, PictureColor(red: 52, green: 199, blue: 89)])
  }

  @Test("Opacities are groups, of which one that is 0 is not drawn, as what is hidden")
  func opacity() throws {
    let root = """
      { "view": "HStack", "children": [
        { "view": "Color", "color": "red", "modifiers": [{ "opacity": 0.25 }] },
        { "view": "Color", "color": "blue", "modifiers": [{ "opacity": 0 }] },
        { "view": "Color", "color": "green", "modifiers": ["hidden"] } ] }
      """
    let sample = try Drawn(root: root)
    #expect(sample.scene().groups.map(\.opacity) == [1, 0.7, 0.25])
    #expect(try fills(root).map(\.color) == [red])
  }

  @Test("Clips cut to their shapes")
  func clips() throws {
    func clip(_ modifier: String) throws -> Figure.Clip? {
      let root = """
        { "view": "Color", "color": "red", "modifiers": [
          { "frame": { "width": 40, "height": 20 } }, \(modifier) ] }
        """
      return try Drawn(root: root).scene().groups.dropFirst(2).first?.clip
    }
    let frame = Rect(x: 30, y: 15, width: 40, height: 20)
    #expect(try clip("\"clipped\"") == .rectangle(frame, radius: 0))
    #expect(try clip("{ \"cornerRadius\": 5 }") == .rectangle(frame, radius: 5))
    #expect(try clip("{ \"clipShape\": \"Capsule()\" }") == .rectangle(frame, radius: 10))
    #expect(
      try clip("{ \"clipShape\": \"RoundedRectangle(cornerRadius: 4)\" }")
        == .rectangle(frame, radius: 4))
    #expect(
      try clip("{ \"clipShape\": \"Circle()\" }")
        == .ellipse(Rect(x: 40, y: 15, width: 20, height: 20)))
  }

  @Test("A mask that is a shape cuts to it, and is not painted itself")
  func masks() throws {
    let root = """
      { "view": "Color", "color": "red", "modifiers": [
        { "frame": { "width": 40, "height": 20 } }, { "mask": { "view": "Ellipse" } } ] }
      """
    let clip = try Drawn(root: root).scene().groups.dropFirst(2).first?.clip
    #expect(clip == .ellipse(Rect(x: 30, y: 15, width: 40, height: 20)))
    #expect(try fills(root).map(\.color) == [red])
  }

  @Test("Shapes have their fills, their lines and their radii")
  func shapes() throws {
    let root = """
      { "view": "RoundedRectangle", "cornerRadius": 8, "modifiers": [
        { "fill": "red" }, { "frame": { "width": 40, "height": 20 } } ] }
      """
    let filled = try #require(try content(root).first)
    #expect(filled.figure == .rectangle(Rect(x: 30, y: 15, width: 40, height: 20), radius: 8))
    #expect(filled.fill == .color(red))
    let stroked = """
      { "view": "Circle", "modifiers": [
        { "strokeBorder": { "content": "blue", "lineWidth": 4 } },
        { "frame": { "width": 40, "height": 20 } } ] }
      """
    let circle = try #require(try content(stroked).first)
    // A square of 20 points, of which half the line is inside.
    #expect(circle.figure == .ellipse(Rect(x: 42, y: 17, width: 16, height: 16)))
    #expect(circle.stroke == Stroke(.color(blue), width: 4))
  }

  @Test("A gradient has all its colors, as in a picture of the screen")
  func gradients() throws {
    let root = """
      { "view": "Rectangle", "modifiers": [
        { "fill": "LinearGradient(colors: [.red, .green, .blue], startPoint: .leading, endPoint: .trailing)" } ] }
      """
    guard case .gradient(let three)? = try content(root).first?.fill else {
      Issue.record("no gradient")
      return
    }
    #expect(three.stops.map(\.offset) == [0, 0.5, 1] && three.stops.first?.color == red)
    #expect(three.form == .linear(from: .leading, to: .trailing))
    let expected = Paint.gradient(
      GradientPaint(
        stops: [.init(offset: 0, color: red), .init(offset: 1, color: blue)], form: three.form))
    let view = """
      { "view": "LinearGradient", "colors": "[.red, Color.blue]", "startPoint": "leading",
        "endPoint": "trailing" }
      """
    #expect(try content(view).first?.fill == expected)
  }

  @Test("A text stands on its baseline, as wide as it was measured, in its font")
  func texts() throws {
    // In cells a character is half as wide as the font is large, and a line 1.2 times as high.
    let root = """
      { "view": "Text", "text": "abcd", "modifiers": [{ "font": ".system(size: 10, weight: .bold)" }] }
      """
    let scene = try Drawn(root: root, "\"metrics\": \"cells\",").scene()
    let label = try #require(scene.labels(.content).first)
    // 20 by 12 in the middle of 100 by 50; the baseline is 9 below the top.
    #expect(label.origin == Point(x: 40, y: 28))
    #expect(label.width == 20)
    #expect(label.weight == 700)
    #expect(label.size == 10)
  }

  @Test("A text that breaks is drawn line by line, a cut one with its ellipsis")
  func lines() throws {
    let root = """
      { "view": "Text", "text": "ab cd ef", "modifiers": [
        { "font": ".system(size: 10)" }, { "lineLimit": 2 }, { "multilineTextAlignment": "trailing" },
        { "frame": { "width": 15 } } ] }
      """
    let scene = try Drawn(root: root, "\"metrics\": \"cells\",").scene()
    let labels = scene.labels(.content)
    #expect(labels.map(\.text) == ["ab", "cd…"])
    #expect(labels.map { $0.width ?? 0 } == [10, 15])
    #expect(labels[1].origin.y - labels[0].origin.y == 12)
    #expect(labels[0].origin.x - labels[1].origin.x == 5)
  }

  @Test("A turned view is drawn in a group that turns it")
  func turned() throws {
    let root = """
      { "view": "Rectangle", "modifiers": [
        { "frame": { "width": 40, "height": 20 } }, { "rotationEffect": ".degrees(90)" } ] }
      """
    let group = try #require(
      try Drawn(root: root).scene().groups.first { $0.transform != nil })
    let map = try #require(group.transform)
    let corner = map.apply(to: .zero)
    // The top left corner of 40 by 20 in the middle of 100 by 50 comes to the top right.
    #expect(abs(corner.x - 60) < 1e-9)
    #expect(abs(corner.y - 5) < 1e-9)
  }

  @Test("Controls show their state")
  func controls() throws {
    let state = "\"state\": { \"on\": true, \"off\": false, \"half\": 5, \"name\": \"Ada\" },"
    func shapes(_ view: String) throws -> [SceneShape] { try content(view, state) }
    func knob(_ shapes: [SceneShape]) -> Double? {
      for shape in shapes { if case .ellipse(let rect) = shape.figure { return rect.midX } }
      return nil
    }
    // Switches are 51 wide, at the trailing end of 100 points: 49 to 100.
    #expect(knob(try shapes("{ \"view\": \"Toggle\", \"isOn\": \"$on\" }")) == 84.5)
    #expect(knob(try shapes("{ \"view\": \"Toggle\", \"isOn\": \"$off\" }")) == 64.5)
    let slider = "{ \"view\": \"Slider\", \"value\": \"$half\", \"in\": \"0...10\" }"
    #expect(knob(try shapes(slider)) == 50)
    let field = "{ \"view\": \"TextField\", \"title\": \"Name\", \"text\": \"$name\" }"
    let words = try shapes(field).compactMap { shape -> String? in
      if case .label(let label) = shape.figure { label.text } else { nil }
    }
    #expect(words == ["Ada"])
  }

  @Test("An image is a crossed box with its name")
  func images() throws {
    let shapes = try content(
      "{ \"view\": \"Image\", \"systemName\": \"star\", \"size\": { \"width\": 60, \"height\": 30 } }"
    )
    let names = shapes.compactMap { shape -> String? in
      if case .label(let label) = shape.figure { label.text } else { nil }
    }
    #expect(names == ["star"])
    #expect(
      shapes.contains { if case .lines(let lines) = $0.figure { lines.count == 2 } else { false } })
  }

  @Test("Without the layer nothing of it is drawn")
  func hidden() throws {
    let sample = try Drawn(root: "{ \"view\": \"Text\", \"text\": \"a\" }")
    #expect(sample.scene { $0.layers.remove(.content) }.labels(.content).isEmpty)
    #expect(!sample.scene().labels(.content).isEmpty)
  }

  @Test("A table has the gray ground of lists")
  func table() throws {
    let column = #"{ "view": "TableColumn", "title": "Name", "value": "\\.description" }"#
    let row = #"{ "view": "TableRow", "value": "1" }"#
    let ground = try fills(
      #"{ "view": "Table", "columns": [\#(column)], "rows": [\#(row)] }"#
    ).first
    #expect(ground?.color == SystemColors.light.groupedBackground)
  }
}
