import Testing
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

@testable import ViewTreePicture

/// Effects of modifiers on the views of a screen: styles, masks, forms, and colors of a part.
@Suite("Effects on a screen")
struct ScreenEffectTests {
  private let red = PictureColor(red: 255, green: 59, blue: 48)
  private let white = PictureColor(red: 255, green: 255, blue: 255)
  private let black = PictureColor(red: 0, green: 0, blue: 0)

  private func drawn(_ root: String, _ members: String = "") throws -> Drawn {
    try Drawn(root: root, window: "\"width\": 390, \"height\": 844", members)
  }

  private func scene(_ root: String, _ members: String = "") throws -> Scene {
    try drawn(root, members).scene(.screen)
  }

  private func text(_ text: String, _ modifiers: String = "") -> String {
    #"{ "view": "Text", "text": "\#(text)", "modifiers": [\#(modifiers)] }"#
  }

  private func color(of words: String, in scene: Scene) -> PictureColor? {
    scene.shapes.lazy.compactMap { shape -> PictureColor? in
      guard case .label(let label) = shape.figure, label.text == words,
        case .color(let color) = shape.fill
      else { return nil }
      return color
    }.first
  }

  /// The filled rectangles of a color, with their radii.
  private func areas(_ color: PictureColor, in scene: Scene) -> [(rect: Rect, radius: Double)] {
    scene.shapes.compactMap { shape in
      guard shape.fill == .color(color), case .rectangle(let rect, let radius) = shape.figure else {
        return nil
      }
      return (rect, radius)
    }
  }

  private func isGlass(_ fill: Paint) -> Bool { fill == .color(white.faded(0.88)) }

  // MARK: - Styles

  @Test("The secondary level of red is half as opaque, and a color named secondary is gray")
  func levels() throws {
    let gray = SystemColors.light.secondary
    let scene = try scene(
      """
      { "view": "VStack", "children": [\(text("level", #"{ "foregroundStyle": ".secondary" }"#)),
        \(text("color", #"{ "foregroundStyle": "Color.secondary" }"#)),
        \(text("old", #"{ "foregroundColor": ".secondary" }"#)),
        \(text("first", #"{ "foregroundStyle": ".primary" }"#)),
        { "view": "Rectangle", "modifiers": [{ "fill": ".tertiary" }] }],
        "modifiers": [{ "foregroundStyle": ".red" }] }
      """)
    #expect(color(of: "level", in: scene) == red.faded(0.5))
    #expect(color(of: "color", in: scene) == gray)
    #expect(color(of: "old", in: scene) == gray)
    #expect(color(of: "first", in: scene) == red)
    #expect(areas(red.faded(0.25), in: scene).count == 1)
  }

  @Test("In the label of a button, the secondary level of the tint is half as opaque as the tint")
  func levelsInButton() throws {
    let label = text("More", #"{ "foregroundStyle": ".secondary" }"#)
    let scene = try scene(
      #"{ "view": "Button", "label": \#(label), "modifiers": [{ "tint": "red" }] }"#)
    #expect(color(of: "More", in: scene) == red.faded(0.5))
  }

  @Test("Of a symbol in a palette, the circle has the second color")
  func palette() throws {
    let scene = try scene(
      """
      { "view": "Image", "systemName": "mappin.circle.fill",
        "modifiers": [{ "foregroundStyle": { "style": ".white", "secondary": ".red" } }] }
      """)
    let circle = Rect(x: 184, y: 412, width: 22, height: 20)
    let areas = scene.shapes.filter { $0.fill == .color(red) }.compactMap { $0.figure.box }
    #expect(areas.count == 1 && areas[0].overlaps(circle))
    #expect(scene.shapes.contains { $0.fill == .color(white) && $0.view != nil })
  }

  @Test("A part with light colors is white with black text in a dark window")
  func schemeOfPart() throws {
    let part = text(
      "light",
      """
      { "background": { "style": ".background" } },
      { "environment": { "colorScheme": ".light" } }
      """)
    let scene = try scene(
      """
      { "view": "VStack", "children": [\(text("dark")), \(part)],
        "modifiers": [{ "preferredColorScheme": "dark" }] }
      """)
    #expect(color(of: "dark", in: scene) == white)
    #expect(color(of: "light", in: scene) == black)
    #expect(areas(white, in: scene).count == 1)
  }

  // MARK: - Masks and clips

  @Test("A text and a gradient mask a view with their opacity, and aren't drawn themselves")
  func masks() throws {
    let mask = #"{ "mask": [\#(text("MASK")), { "view": "Circle" }] }"#
    let drawn = try drawn(#"{ "view": "Color", "color": "red", "modifiers": [\#(mask)] }"#)
    #expect(drawn.scene(.screen).groups.compactMap(\.mask).count == 2)
    let svg = drawn.svg { $0.kind = .screen }
    let start = try #require(svg.range(of: "<mask id=\"m0\" mask-type=\"alpha\"")).lowerBound
    let end = try #require(svg.range(of: "</mask>\n<g mask=\"url(#m0)\">")).lowerBound
    #expect(svg[start..<end].contains("MASK") && !svg[start..<end].contains("data-v"))
    #expect(MarkupChecker.problems(in: svg) == [])
  }

  @Test("A single filled shape as a mask is a clip")
  func maskOfShape() throws {
    let scene = try scene(
      #"{ "view": "Color", "color": "red", "modifiers": [{ "mask": { "view": "Circle" } }] }"#)
    #expect(scene.groups.allSatisfy { $0.mask == nil })
    #expect(
      scene.groups.contains { $0.clip == .ellipse(Rect(x: 0, y: 227, width: 390, height: 390)) })
  }

  @Test(
    "A clip has a radius of 30 at its top left corner, and none at the others",
    arguments: [
      "UnevenRoundedRectangle(topLeadingRadius: 30)", ".rect(topLeadingRadius: 30)",
      ".rect(cornerRadii: .init(topLeading: 30))",
    ])
  func clipsOfCorners(shape: String) throws {
    let scene = try scene(
      #"{ "view": "Color", "color": "red", "modifiers": [{ "clipShape": "\#(shape)" }] }"#)
    let whole = Rect(x: 0, y: 0, width: 390, height: 844)
    #expect(
      scene.groups.contains {
        $0.clip == .path(.roundedRectangle(whole, radii: [30, 0, 0, 0]))
      })
  }

  // MARK: - Symbols

  @Test("Three dots are as wide as their frame, and a cross is as tall as its own")
  func symbolsFill() throws {
    func box(_ name: String, _ width: Int, _ height: Int) throws -> Rect {
      let scene = try scene(
        """
        { "view": "Image", "systemName": "\(name)",
          "size": { "width": \(width), "height": \(height) } }
        """)
      let boxes = scene.shapes.compactMap { shape -> Rect? in
        guard case .path(let steps) = shape.figure else { return nil }
        return Figure.line(steps.flattened, isClosed: false).box?.grown(
          by: (shape.stroke?.width ?? 0) / 2)
      }
      return boxes.dropFirst().reduce(try #require(boxes.first)) { $0.union($1) }
    }
    let dots = try box("ellipsis", 40, 10)
    #expect(abs(dots.width - 40) < 0.01 && dots.height < 10 && abs(dots.midY - 422) < 0.01)
    let cross = try box("xmark", 60, 30)
    #expect(abs(cross.height - 30) < 0.01 && cross.width < 60)
  }

  @Test("A number in a filled circle is drawn in the color of the window")
  func numbers() throws {
    let scene = try scene(#"{ "view": "Image", "systemName": "7.circle.fill" }"#)
    #expect(color(of: "7", in: scene) == white && scene.omissions.isEmpty)
  }

  @Test("A variant changes the symbols inside, if there is such a symbol")
  func variants() throws {
    func areas(_ name: String) throws -> Int {
      let scene = try scene(
        #"{ "view": "Image", "systemName": "\#(name)", "modifiers": [{ "symbolVariant": ".fill" }] }"#
      )
      return scene.shapes.count { $0.view != nil && $0.fill == .color(black) }
    }
    #expect(try areas("star") == 1)
    #expect(try areas("chevron.right") == 0)
  }

  // MARK: - Controls

  @Test("A bordered button of 28 by 74 has a radius of 14 on iOS 26")
  func narrowButton() throws {
    let scene = try scene(
      """
      { "view": "Button", "modifiers": [{ "buttonStyle": "borderedProminent" }],
        "label": { "view": "Color", "modifiers": [{ "frame": { "width": 4, "height": 60 } }] } }
      """, #""platform": "iOS 26","#)
    // The padding is 12 at the sides, and 7 above and below.
    let areas = areas(SystemColors.light.accent, in: scene)
    #expect(areas.map(\.rect.size) == [Size(width: 28, height: 74)])
    #expect(areas.map(\.radius) == [14])
  }

  @Test(
    "A button has the form that a modifier sets",
    arguments: [(".capsule", 17.25), (".roundedRectangle(radius: 4)", 4), (".roundedRectangle", 8)]
      as [(String, Double)])
  func buttonForms(shape: String, radius: Double) throws {
    let scene = try scene(
      """
      { "view": "Button", "title": "Continue", "modifiers": [
        { "buttonStyle": "borderedProminent" }, { "buttonBorderShape": "\(shape)" }] }
      """)
    // The button is 20.5 + 2 x 7 = 34.5 tall.
    #expect(areas(SystemColors.light.accent, in: scene).map(\.radius) == [radius])
  }

  @Test("A button of glass is glass with black text, and a button toggle that is on has white text")
  func labels() throws {
    let glass = try scene(
      #"{ "view": "Button", "title": "Go", "modifiers": [{ "buttonStyle": "glass" }] }"#,
      #""platform": "iOS 26","#)
    #expect(color(of: "Go", in: glass) == black)
    #expect(glass.shapes.contains { isGlass($0.fill) })
    let toggle = try scene(
      """
      { "view": "Toggle", "isOn": "$isOn", "label": { "view": "Label", "title": "On",
        "systemImage": "star" }, "modifiers": [{ "toggleStyle": "button" }] }
      """, #""state": { "isOn": true },"#)
    #expect(color(of: "On", in: toggle) == white)
  }

  @Test("A field that grows has all its lines, and one with trailing text ends at its edge")
  func fields() throws {
    let field = #""view": "TextField", "title": "Note", "text": "$text""#
    let state = #""state": { "text": "one two three four" },"#
    let tall = try scene(
      #"{ \#(field), "axis": "vertical", "modifiers": [{ "frame": { "width": 70 } }] }"#, state)
    #expect(tall.words == ["one two", "three", "four"])
    let trailing = try scene(
      #"{ \#(field), "modifiers": [{ "multilineTextAlignment": "trailing" }] }"#, state)
    let label = try #require(
      trailing.shapes.compactMap { shape -> Label? in
        if case .label(let label) = shape.figure { label } else { nil }
      }.first)
    #expect(label.anchor == .end && label.origin.x == 390)
  }

  @Test(
    "The wheel of a progress view is 20 wide, or 37 at the large size, also above a label",
    arguments: [("", 18.0), (#", "label": { "view": "Text", "text": "Wait" }"#, 18)])
  func wheels(label: String, length: Double) throws {
    func lines(_ size: String) throws -> [Rect] {
      let scene = try scene(
        #"{ "view": "ProgressView"\#(label), "modifiers": [{ "controlSize": "\#(size)" }] }"#)
      return scene.shapes.compactMap { shape in
        guard case .line = shape.figure, shape.stroke?.cap == .round else { return nil }
        return shape.figure.box
      }
    }
    func width(_ lines: [Rect]) -> Double {
      (lines.map(\.maxX).max() ?? 0) - (lines.map(\.minX).min() ?? 0)
    }
    // The spokes end 1 before the edge of 20.
    #expect(abs(width(try lines("regular")) - length) < 0.01)
    #expect(abs(width(try lines("large")) - length * 37 / 20) < 0.01)
  }

  @Test("A filled gear has a hole in its middle")
  func holes() throws {
    let gear = try #require(SymbolGlyph(named: "gear.fill"))
    #expect(gear.areas.count == 1 && gear.holes.count == 1)
  }

  // MARK: - Rows and bars

  @Test("The chosen option of a link is 15.667 before the end of the row, and its arrow after it")
  func pickerOfLink() throws {
    let picker = """
      { "view": "Picker", "title": "Country", "selection": "$country",
        "content": { "view": "Text", "text": "Oman", "modifiers": [{ "tag": 1 }] },
        "modifiers": [{ "pickerStyle": "navigationLink" }] }
      """
    let drawn = try drawn(
      #"{ "view": "List", "children": \#(picker) }"#, #""state": { "country": 1 },"#)
    // The row is 390 - 2 x 32 wide.
    let option = try #require(drawn.inspection.views.first { $0.frame.maxX < 350 && $0.depth == 2 })
    #expect(abs(option.frame.maxX - (358 - 15.667)) < 0.01)
    #expect(drawn.scene().words.contains("Country"))
  }

  @Test("The line below a row has its own color")
  func separatorTint() throws {
    let scene = try scene(
      """
      { "view": "List", "children": [
        \(text("One", #"{ "listRowSeparatorTint": ".red" }"#)), \(text("Two"))] }
      """)
    #expect(scene.shapes.count { $0.stroke?.paint == .color(red) } == 1)
  }

  @Test("A visible background colors its bar, and dark colors make its title white")
  func barGround() throws {
    func scene(_ modifiers: String) throws -> Scene {
      try self.scene(
        """
        { "view": "NavigationStack", "content": \(text(
          "Body",
          """
          { "navigationTitle": "Title" }, { "navigationBarTitleDisplayMode": "inline" },
          { "toolbarBackground": { "style": ".red", "for": ".navigationBar" } },
          { "toolbarColorScheme": { "colorScheme": ".dark", "for": ".navigationBar" } }\(modifiers)
          """)) }
        """)
    }
    let visible = try scene(
      #", { "toolbarBackground": { "style": ".visible", "for": ".navigationBar" } }"#)
    #expect(color(of: "Title", in: visible) == white && color(of: "Body", in: visible) == black)
    let dark = PictureColor(red: 255, green: 69, blue: 58)
    // The bar is 44 tall.
    #expect(
      areas(dark, in: visible).map(\.rect) == [Rect(x: 0, y: 0, width: 390, height: 44)])
    #expect(areas(dark, in: try scene("")).isEmpty)
  }

  // MARK: - Omissions

  @Test("A redacted text is a gray bar, and an exception is readable")
  func redacted() throws {
    let scene = try scene(
      """
      { "view": "VStack", "children": [\(text("secret")), \(text("open", "\"unredacted\""))],
        "modifiers": [{ "redacted": { "reason": ".placeholder" } }] }
      """)
    #expect(scene.words == ["open"])
    #expect(areas(black.faded(0.18), in: scene).count == 1)
  }

  @Test("A picture names the effects and the colors that it doesn't draw, each once")
  func omissions() throws {
    let scene = try scene(
      """
      { "view": "VStack", "children": [\(text("a", #"{ "blur": { "radius": 3 } }, { "grayscale": 1 }"#)),
        \(text("b", #"{ "blur": { "radius": 3 } }, { "blur": { "radius": 0 } }"#)),
        { "view": "Color", "color": "Color(\\"brand\\")" }] }
      """)
    #expect(
      scene.omissions.map(\.sentence) == [
        "Effects that aren't drawn: 'grayscale', 'blur'.", "Colors that no asset has: 'brand'.",
      ])
  }

  @Test("A long change is wrapped, and both files are named")
  func longChange() throws {
    let root = #"{ "view": "Text", "text": "x" }"#
    let title = (1...40).map { "Text \($0)" }.joined(separator: ", ") + " moved by 0 44"
    let change = PageChange(view: ID(0), title: title, before: nil, after: nil)
    let old = try Drawn(#"{ "viewtree": 1, "root": \#(root) }"#, name: "old.json")
    let new = try Drawn(#"{ "viewtree": 1, "root": \#(root) }"#, name: "new.json")
    var options = PictureOptions()
    options.kind = .screen
    let scene = ChangePicture.scene(
      old: PageMoment(title: "old", subject: old.subject, changes: []),
      new: PageMoment(title: "new", subject: new.subject, changes: [change]), options)
    #expect(scene.words.contains("old.json → new.json"))
    #expect(scene.words.contains { $0.hasSuffix("moved by 0 44") })
  }

  // MARK: - Problems

  @Test("Of two texts of a loop, only the one with a broken word is a problem")
  func problemsOfLoop() throws {
    let drawn = try drawn(
      """
      { "view": "VStack", "children": { "forEach": "[\\"abcdefghijkl\\", \\"ab\\"]", "as": "s",
        "content": { "view": "Text", "text": { "$": "s" },
          "modifiers": [{ "frame": { "width": 60 } }] } } }
      """)
    let problems = Linter.problems(in: drawn.inspection, drawn.subject.explainer)
    #expect(problems.map(\.lint) == ["word-broken"])
    #expect(problems.map(\.views.count) == [1])
    #expect(ProblemWords.line(problems) == "1 word broken")
    #expect(ProblemWords.count(2, "word-broken") == "2 words broken")
  }
}
