import Testing
import ViewTreeLayout

@testable import ViewTreePicture

/// The picture of a screen: what a person sees, at full strength.
@Suite("The picture of a screen")
struct ScreenPictureTests {
  private static let phone =
    "\"width\": 390, \"height\": 844, \"scale\": 3, \"safeArea\": { \"top\": 47, \"bottom\": 34 }"

  private func scene(
    _ root: String, _ members: String = "", frame: PictureOptions.Frame = .none
  ) throws -> Scene {
    try Drawn(root: root, window: Self.phone, members).scene(.screen) { $0.frame = frame }
  }

  /// The filled shapes in one color, in the order of painting.
  private func fills(_ scene: Scene) -> [(figure: Figure, color: PictureColor)] {
    scene.shapes.compactMap { shape in
      if case .color(let color) = shape.fill { (shape.figure, color) } else { nil }
    }
  }

  private func label(_ text: String, in scene: Scene) throws -> (label: Label, shape: SceneShape) {
    try #require(
      scene.shapes.compactMap { shape -> (label: Label, shape: SceneShape)? in
        if case .label(let label) = shape.figure, label.text == text { (label, shape) } else { nil }
      }.first, "\(scene.words)")
  }

  private let text = "{ \"view\": \"Text\", \"text\": \"Hi\" }"

  // MARK: - Colors

  @Test("The window is white with black text, and the reverse in dark colors")
  func schemes() throws {
    let white = PictureColor(red: 255, green: 255, blue: 255)
    let black = PictureColor(red: 0, green: 0, blue: 0)
    let light = try scene(text)
    #expect(fills(light).first?.color == white)
    #expect(try label("Hi", in: light).shape.fill == .color(black))
    let dark = try scene(
      "{ \"view\": \"Text\", \"text\": \"Hi\", \"modifiers\": [{ \"preferredColorScheme\": \"dark\" }] }"
    )
    #expect(fills(dark).first?.color == black)
    #expect(try label("Hi", in: dark).shape.fill == .color(white))
  }

  @Test("Nothing is translucent by default, and no mark is in it")
  func strength() throws {
    let scene = try scene(text)
    #expect(scene.groups.allSatisfy { $0.opacity == 1 })
    #expect(scene.shapes.allSatisfy { $0.layer == .content })
    #expect(!scene.shapes.contains { if case .hatch = $0.fill { true } else { false } })
  }

  @Test("A material is a tint, and a gradient has all its colors")
  func styles() throws {
    let material = try scene(
      """
      { "view": "Text", "text": "Hi",
        "modifiers": [{ "background": { "style": ".regularMaterial" } }] }
      """)
    #expect(fills(material).contains { $0.color.opacity == 0.72 })
    let gradient = try scene(
      """
      { "view": "RadialGradient", "colors": "[.red, .white, .blue]", "center": ".center",
        "startRadius": "10", "endRadius": "40" }
      """)
    let paint = gradient.shapes.compactMap {
      if case .gradient(let gradient) = $0.fill { gradient } else { nil }
    }.first
    #expect(paint?.stops.map(\.offset) == [0, 0.5, 1])
    #expect(paint?.form == .radial(center: .center, start: 10, end: 40))
  }

  @Test("A shape of the document is drawn with its outline, in its own frame")
  func ownShapes() throws {
    let types = """
      "types": { "Corner": "struct Corner: Shape { var share: CGFloat = 1; \
      func path(in rect: CGRect) -> Path { Path { p in p.move(to: .zero); \
      p.addLine(to: CGPoint(x: rect.maxX * share, y: rect.maxY)); p.closeSubpath() } } }" },
      """
    let frame = #"{ "frame": { "width": 100, "height": 50 } }"#
    let drawn = try scene(
      """
      { "view": "AnyShape", "shape": "Corner(share: 0.5)", "modifiers": [{ "fill": "red" }, \(frame)] }
      """, types)
    let outline: [PathStep] = [
      .move(Point(x: 145, y: 403.5)), .line(Point(x: 195, y: 453.5)), .close,
    ]
    #expect(drawn.shapes.contains { $0.figure == .path(outline) && $0.stroke == nil })
    let clipped = try scene(
      #"{ "view": "Color", "color": "red", "modifiers": [\#(frame), { "clipShape": "Corner(share: 0.5)" }] }"#,
      types)
    #expect(clipped.groups.contains { $0.clip == .path(outline) })
  }

  @Test("A path is drawn from the corner of its frame, with the ends and dashes of its stroke")
  func paths() throws {
    let scene = try scene(
      """
      { "view": "Path", "path": "Path { p in p.move(to: .zero); p.addLine(to: CGPoint(x: 20, y: 10)) }",
        "modifiers": [
          { "stroke": { "content": "red", "style": "StrokeStyle(lineWidth: 3, lineCap: .square, lineJoin: .bevel, dash: [4, 2], dashPhase: 1)" } },
          { "frame": { "width": 100, "height": 50 } }] }
      """)
    let shape = try #require(
      scene.shapes.first { if case .path = $0.figure { true } else { false } })
    #expect(
      shape.figure == .path([.move(Point(x: 145, y: 403.5)), .line(Point(x: 165, y: 413.5))]))
    let stroke = try #require(shape.stroke)
    #expect(stroke.width == 3 && stroke.dashes == [4, 2] && stroke.dashPhase == 1)
    #expect(stroke.cap == .square && stroke.join == .bevel)
  }

  @Test("Each part of a text has its own color, lines and weight")
  func textParts() throws {
    let scene = try scene(
      """
      { "view": "Text", "text": ["a", { "text": "b", "foregroundStyle": "red", "bold": true },
        { "text": "c", "underline": true }, "[d](https://example.com)"] }
      """)
    #expect(
      try label("b", in: scene).shape.fill == .color(PictureColor(red: 255, green: 59, blue: 48)))
    #expect(try label("a", in: scene).label.weight == 400)
    #expect(try label("b", in: scene).label.weight == 600)
    #expect(
      try label("d", in: scene).shape.fill == .color(PictureColor(red: 0, green: 122, blue: 255)))
    let lines = scene.shapes.filter { if case .line = $0.figure { true } else { false } }
    #expect(lines.count == 1)
  }

  @Test("A symbol without a drawing and an image without a size are told once")
  func unknownNames() throws {
    let scene = try scene(
      """
      { "view": "VStack", "children": [{ "view": "Image", "systemName": "no.such" },
        { "view": "Image", "systemName": "no.such" }, { "view": "Image", "name": "logo" },
        { "view": "Image", "systemName": "star" }] }
      """)
    #expect(
      scene.omissions.map(\.sentence) == [
        "Symbols without a drawing: 'no.such'.",
        "Images without a size, because no asset has it: 'logo'.",
      ])
  }

  @Test("A pushed screen has its computed title, and a back button with the title below it")
  func pushedTitles() throws {
    func words(_ title: String) throws -> [String] {
      try scene(
        #"""
        { "view": "NavigationStack", "path": "[7]", "children": { "view": "Color", "modifiers": [
          { "navigationTitle": "\#(title)" }, { "navigationDestination": { "for": "Int.self", "as": "n",
            "destination": { "view": "Color", "modifiers": [
              { "navigationTitle": "Item \\(n)" }, { "navigationBarTitleDisplayMode": "inline" }] } } }] } }
        """#
      ).words
    }
    #expect(try words("Root").suffix(2) == ["Root", "Item 7"])
    #expect(try words("A title that is too long").suffix(2) == ["Back", "Item 7"])
  }

  @Test("A gradient around a point consists of sectors")
  func angular() throws {
    let scene = try scene(
      "{ \"view\": \"AngularGradient\", \"colors\": \"[.red, .blue]\", \"center\": \".center\" }")
    #expect(fills(scene).count { if case .line = $0.figure { true } else { false } } == 72)
  }

  @Test("A background in a shape has the form of the shape")
  func shapedBackground() throws {
    let scene = try scene(
      """
      { "view": "Text", "text": "Hi", "modifiers": [{ "padding": 10 },
        { "background": { "style": ".red", "in": "RoundedRectangle(cornerRadius: 12)" } }] }
      """)
    let radii = fills(scene).compactMap {
      if case .rectangle(_, let radius) = $0.figure { radius } else { nil }
    }
    #expect(radii.contains(12))
  }

  @Test("A shadow has its radius and its distance")
  func shadow() throws {
    let scene = try scene(
      """
      { "view": "Color", "color": "red",
        "modifiers": [{ "frame": { "width": 50, "height": 50 } }, { "shadow": { "radius": 6, "y": 3 } }] }
      """)
    let shadow = try #require(scene.groups.compactMap(\.shadow).first)
    #expect(shadow.radius == 6 && shadow.x == 0 && shadow.y == 3)
  }

  // MARK: - Controls

  @Test("A prominent button is filled, with a white label")
  func prominent() throws {
    let scene = try scene(
      """
      { "view": "Button", "title": "Go", "modifiers": [{ "buttonStyle": "borderedProminent" }] }
      """)
    #expect(fills(scene).contains { $0.color == SystemColors.light.accent })
    #expect(try label("Go", in: scene).shape.fill == .color(SystemColors.light.white))
  }

  @Test("A plain button keeps the color of its label")
  func plain() throws {
    let scene = try scene(
      "{ \"view\": \"Button\", \"title\": \"Go\", \"modifiers\": [{ \"buttonStyle\": \"plain\" }] }"
    )
    #expect(try label("Go", in: scene).shape.fill == .color(SystemColors.light.primary))
  }

  @Test("Of two segments the chosen one is the right half")
  func segments() throws {
    let scene = try scene(
      """
      { "view": "Picker", "title": "P", "selection": "$n",
        "content": [{ "view": "Text", "text": "A", "modifiers": [{ "tag": 1 }] },
                    { "view": "Text", "text": "B", "modifiers": [{ "tag": 2 }] }],
        "modifiers": [{ "pickerStyle": "segmented" }] }
      """, "\"state\": { \"n\": 2 },")
    let knobs = fills(scene).compactMap { fill -> Rect? in
      guard case .rectangle(let rect, 7) = fill.figure else { return nil }
      return rect
    }
    #expect(knobs == [Rect(x: 197, y: knobs.first?.minY ?? 0, width: 191, height: 27)])
    #expect(scene.words.contains("A") && scene.words.contains("B"))
  }

  @Test("A switch that is on is green with its knob at the end, from right to left at the start")
  func switches() throws {
    for (direction, x) in [("leftToRight", 376.5), ("rightToLeft", 13.5)] {
      let scene = try scene(
        "{ \"view\": \"Toggle\", \"title\": \"T\", \"isOn\": \"$on\" }",
        "\"state\": { \"on\": true }, \"layoutDirection\": \"\(direction)\",")
      #expect(fills(scene).contains { $0.color == SystemColors.light.switchedOn })
      let knobs = fills(scene).compactMap { fill -> Double? in
        if case .ellipse(let rect) = fill.figure { rect.midX } else { nil }
      }
      #expect(knobs.count == 1 && abs((knobs.first ?? 0) - x) < 2.1, "\(knobs)")
    }
  }

  // MARK: - Bars and lists

  @Test("A large title is bold and at the leading edge, a small one in the middle")
  func titles() throws {
    func screen(_ modifiers: String) -> String {
      """
      { "view": "NavigationStack", "children": [{ "view": "Text", "text": "Hi",
        "modifiers": [{ "navigationTitle": "Inbox" } \(modifiers)] }] }
      """
    }
    let large = try label("Inbox", in: scene(screen(""))).label
    #expect(large.size == 34 && large.weight == 700 && large.origin.x == 16)
    let small = try label(
      "Inbox", in: scene(screen(", { \"navigationBarTitleDisplayMode\": \"inline\" }"))
    )
    .label
    #expect(small.size == 17 && small.weight == 600)
    #expect(abs(small.origin.x + (small.width ?? 0) / 2 - 195) < 0.01)
  }

  @Test("Tabs share the bar, and the chosen one has the accent color")
  func tabs() throws {
    let scene = try scene(
      """
      { "view": "TabView", "selection": "2", "children": [
        { "view": "Tab", "title": "One", "systemImage": "house", "value": 1, "children": [\(text)] },
        { "view": "Tab", "title": "Two", "systemImage": "star", "value": 2, "children": [\(text)] }] }
      """)
    let (one, two) = (try label("One", in: scene), try label("Two", in: scene))
    #expect(abs(one.label.origin.x + (one.label.width ?? 0) / 2 - 97.5) < 0.01)
    #expect(abs(two.label.origin.x + (two.label.width ?? 0) / 2 - 292.5) < 0.01)
    #expect(two.shape.fill == .color(SystemColors.light.accent))
    #expect(one.shape.fill == .color(SystemColors.light.secondary))
  }

  @Test("The rows of a section are one card with lines between them")
  func rows() throws {
    let scene = try scene(
      "{ \"view\": \"List\", \"children\": [\(text), \(text), \(text)] }")
    let clips = scene.groups.compactMap(\.clip)
    #expect(clips.contains(.rectangle(Rect(x: 16, y: 82, width: 358, height: 132), radius: 10)))
    let lines = scene.shapes.count { shape in
      shape.stroke?.paint == .color(SystemColors.light.separator)
    }
    #expect(lines == 2)
    // The ground goes on to the edges of the window.
    #expect(
      fills(scene).contains {
        $0.figure == .rectangle(Rect(x: 0, y: 0, width: 390, height: 844))
          && $0.color == SystemColors.light.groupedBackground
      })
  }

  @Test("A sheet of half the height dims the screen")
  func sheet() throws {
    let scene = try scene(
      """
      { "view": "Text", "text": "Below", "modifiers": [{ "sheet": { "isPresented": true,
        "content": [{ "view": "Text", "text": "Above",
          "modifiers": [{ "presentationDetents": "[.medium]" }] }] } }] }
      """)
    let window = Figure.rectangle(Rect(x: 0, y: 0, width: 390, height: 844))
    let dim = try #require(
      fills(scene).firstIndex { $0.figure == window && $0.color.opacity == 0.22 })
    guard case .rectangle(let card, 10) = fills(scene)[dim + 1].figure else {
      Issue.record("no card")
      return
    }
    // The half of 763 points above the home indicator, and 34 below.
    #expect(card.minY == 844 - 34 - 381.5)
  }

  @Test("In dark mode, a list in a sheet is lighter than a list in the window")
  func darkSheet() throws {
    let dark = #"{ "preferredColorScheme": "dark" }"#
    func list(_ modifiers: String = "") -> String {
      """
      { "view": "List", "children": { "view": "Text", "text": "Row" }, "modifiers": [\(modifiers)] }
      """
    }
    func grounds(_ root: String) throws -> [PictureColor] {
      try fills(scene(root)).map(\.color)
    }
    func gray(_ red: UInt8, _ blue: UInt8) -> PictureColor {
      PictureColor(red: red, green: red, blue: blue)
    }
    let window = try grounds(list(dark))
    #expect(window.contains(gray(0, 0)) && window.contains(gray(28, 30)))
    #expect(!window.contains(gray(44, 46)))
    let sheet = try grounds(
      """
      { "view": "Color", "color": "red", "modifiers": [
        { "sheet": { "isPresented": true, "content": \(list()) } }, \(dark)] }
      """)
    #expect(sheet.contains(gray(28, 30)) && sheet.contains(gray(44, 46)))
  }

  @Test("A color with a dark value has it in dark mode alone")
  func darkColor() throws {
    func color(in scheme: String) throws -> PictureColor? {
      try fills(
        scene(
          """
          { "view": "Color", "color": "Color(light: .red, dark: Color(white: 1))",
            "modifiers": [{ "preferredColorScheme": "\(scheme)" }] }
          """)
      ).last?.color
    }
    #expect(try color(in: "light") == SystemColors.light.color(named: "red"))
    #expect(try color(in: "dark") == PictureColor(red: 255, green: 255, blue: 255))
  }

  // MARK: - The system

  @Test(
    "The status bar and the home indicator are those of a screenshot, the camera that of a device")
  func chrome() throws {
    #expect(try !scene(text).words.contains("9:41"))
    let screen = try scene(text, frame: .screen)
    #expect(screen.words.contains("9:41"))
    #expect(screen.bounds == Rect(x: 0, y: 0, width: 390, height: 844))
    let device = try scene(text, frame: .device)
    #expect(device.bounds == Rect(x: -24, y: -24, width: 438, height: 892))
    #expect(device.shapes.count > screen.shapes.count)
  }

  @Test("The camera of a phone in landscape is in the middle of its left side")
  func landscape() throws {
    let window =
      "\"width\": 852, \"height\": 393, \"scale\": 3, \"safeArea\": { \"leading\": 59, \"trailing\": 59, \"bottom\": 21 }"
    let scene = try Drawn(root: text, window: window).scene(.screen) { $0.frame = .device }
    // 11 from the edge, 126 long around 393 / 2.
    #expect(
      fills(scene).contains {
        $0.figure == .rectangle(Rect(x: 11, y: 133.5, width: 37, height: 126), radius: 18.5)
      })
  }

  // MARK: - Controls

  @Test("From right to left the words of a field end at its right edge")
  func mirroredField() throws {
    let field =
      "{ \"view\": \"TextField\", \"title\": \"Name\", \"text\": \".constant(\\\"\\\")\" }"
    let hint = try label("Name", in: scene(field, "\"layoutDirection\": \"rightToLeft\",")).label
    #expect(hint.anchor == .end && hint.origin.x == 390)
    #expect(try label("Name", in: scene(field)).label.origin.x == 0)
  }

  @Test("A date that no text says is one that is always the same, as the width of its pill")
  func dates() throws {
    let picker =
      "{ \"view\": \"DatePicker\", \"title\": \"Day\", \"displayedComponents\": \".date\" }"
    let scene = try scene(picker)
    #expect(scene.words.contains("Nov 28, 2026"))
    #expect(!scene.words.contains("6:41 PM"))
  }

  @Test("The icon of a Label in the row of a link has the tint, like that of any row")
  func linkIcon() throws {
    let label = "{ \"view\": \"Label\", \"title\": \"Wi-Fi\", \"systemImage\": \"wifi\" }"
    let link = "{ \"view\": \"NavigationLink\", \"label\": \(label), \"destination\": \"Color\" }"
    for row in [label, link] {
      let scene = try scene("{ \"view\": \"List\", \"children\": [\(row)] }")
      #expect(
        scene.shapes.contains {
          $0.stroke?.paint == .color(SystemColors.light.accent)
            || $0.fill == .color(SystemColors.light.accent)
        })
    }
  }

  @Test("A badge is at the end of its row and on the icon of its tab, and 0 shows none")
  func badges() throws {
    func row(_ badge: String) -> String {
      "{ \"view\": \"Text\", \"text\": \"Row\", \"modifiers\": [{ \"badge\": \(badge) }] }"
    }
    let list = try scene("{ \"view\": \"List\", \"children\": [\(row("3")), \(row("0"))] }")
    #expect(list.words.contains("3") && !list.words.contains("0"))
    // 16 from the end of a card that ends 16 before 390.
    #expect(try label("3", in: list).label.origin.x == 358)
    let tab =
      "{ \"view\": \"Tab\", \"title\": \"A\", \"systemImage\": \"star\", \"content\": \(text), "
      + "\"modifiers\": [{ \"badge\": \"new\" }] }"
    let tabs = try scene("{ \"view\": \"TabView\", \"children\": [\(tab)] }")
    #expect(tabs.words.contains("new"))
  }

  @Test("In edit mode rows have the controls to delete and to move them, and the button is Done")
  func editMode() throws {
    let rows =
      """
      { "view": "VStack", "children": [{ "view": "EditButton" }, { "view": "List", "children": {
        "view": "Group", "modifiers": ["onDelete", "onMove"],
        "children": { "forEach": "0..<2", "content": \(text) } } }],
        "modifiers": [{ "environment": { "editMode": ".constant(.active)" } }] }
      """
    let scene = try scene(rows)
    #expect(scene.words.contains("Done"))
    let red = fills(scene).filter { $0.color == SystemColors.light.destructive }
    #expect(red.count == 2)
  }

  @Test("An alert has a card over the dimmed window, and its texts are centered")
  func alert() throws {
    let scene = try scene(
      """
      { "view": "Text", "text": "Below", "modifiers": [{ "alert": { "title": "Sure?",
        "isPresented": true, "actions": { "view": "Button", "title": "Yes" } } }] }
      """)
    let window = Figure.rectangle(Rect(x: 0, y: 0, width: 390, height: 844))
    let dim = try #require(
      fills(scene).firstIndex { $0.figure == window && $0.color.opacity == 0.2 })
    guard case .rectangle(let card, 14) = fills(scene)[dim + 1].figure else {
      Issue.record("no card")
      return
    }
    #expect(card.minX == 60 && card.width == 270)
    #expect(scene.words.contains("Sure?") && scene.words.contains("Yes"))
  }

  @Test("The fields of an alert have boxes above its two buttons, which share a row")
  func alertWithFields() throws {
    func scene(_ fields: String) throws -> Scene {
      try self.scene(
        """
        { "view": "Text", "text": "Below", "modifiers": [{ "alert": { "title": "Rename",
          "isPresented": true, "actions": [\(fields)
            { "view": "Button", "title": "OK" },
            { "view": "Button", "title": "Cancel", "role": "cancel" }] } }] }
        """)
    }
    func cards(_ scene: Scene, radius: Double) -> [Rect] {
      scene.shapes.compactMap { shape in
        guard case .rectangle(let rect, radius) = shape.figure else { return nil }
        return rect
      }
    }
    let field = #"{ "view": "TextField", "title": "Name", "text": ".constant(\"\")" },"#
    let password = #"{ "view": "SecureField", "title": "Word", "text": ".constant(\"\")" },"#
    let plain = try #require(cards(scene(""), radius: 14).first)
    let two = try scene(field + password)
    let card = try #require(cards(two, radius: 14).first)
    // Each box is 32 points tall, with 8 below it.
    #expect(abs(card.height - plain.height - 80) < 0.01)
    let boxes = cards(two, radius: 6)
    #expect(boxes.map(\.width) == [238, 238] && boxes.map(\.height) == [32, 32])
    #expect(boxes.map(\.minX) == [76, 76] && abs(boxes[1].minY - boxes[0].minY - 40) < 0.01)
    #expect(abs(boxes[1].maxY + 8 + 44 - card.maxY) < 0.01)
    let (no, yes) = (try label("Cancel", in: two).label, try label("OK", in: two).label)
    #expect(no.origin.y == yes.origin.y && no.origin.x < yes.origin.x)
  }
}
