import Testing
import ViewTreeLayout

@testable import ViewTreePicture

/// The picture of a screen whose content is scrolled below its bars, and of details of rows and
/// controls on it.
@Suite("A screen with scrolled content")
struct ScrolledScreenTests {
  private static let phone =
    "\"width\": 390, \"height\": 844, \"scale\": 3, \"safeArea\": { \"top\": 47, \"bottom\": 34 }"

  /// A screen after its steps. Its bar is from 47 to 143: 44, and 52 for a large title.
  private func scene(_ root: String, _ members: String = "", step: Int = 0) throws -> Scene {
    try Drawn(
      "{ \"viewtree\": 1, \"window\": { \(Self.phone) }, \(members) \"root\": \(root) }", step: step
    ).scene(.screen)
  }

  private static let row = "{ \"view\": \"Text\", \"text\": \"Row\" }"

  /// A list below a large title, scrolled by an offset.
  private func list(_ offset: Int, _ members: String = "", title: String = "") throws -> Scene {
    try scene(
      """
      { "view": "NavigationStack", "children": [{ "view": "List", "id": "list",
        "children": { "forEach": "0..<40", "content": \(Self.row) },
        "modifiers": [{ "navigationTitle": "Inbox" } \(title)] }] }
      """, "\(members) \"steps\": [{ \"scroll\": { \"list\": \(offset) } }],", step: 1)
  }

  private func label(_ text: String, in scene: Scene) throws -> (label: Label, shape: SceneShape) {
    try #require(
      scene.shapes.compactMap { shape -> (label: Label, shape: SceneShape)? in
        if case .label(let label) = shape.figure, label.text == text { (label, shape) } else { nil }
      }.first, "\(scene.words)")
  }

  private func fills(_ scene: Scene) -> [(figure: Figure, color: PictureColor)] {
    scene.shapes.compactMap { shape in
      if case .color(let color) = shape.fill { (shape.figure, color) } else { nil }
    }
  }

  // MARK: - Bars

  @Test("A large title moves up with the content, and is cut at the edge of the small bar")
  func largeTitle() throws {
    let scene = try list(20)
    let title = try label("Inbox", in: scene).label
    // The small bar ends at 47 + 44 = 91. The baseline is 37.5 below, less 20.
    #expect(title.size == 34 && title.origin.y == 91 + 37.5 - 20)
    let clips = scene.groups.compactMap(\.clip)
    #expect(
      clips.contains { if case .rectangle(let rect, 0) = $0 { rect.minY == 91 } else { false } })
  }

  @Test("From 52 points on, the title is small and the bar has a ground with a line")
  func smallTitle() throws {
    let (before, after) = (try list(51), try list(52))
    #expect(try label("Inbox", in: before).label.size == 34)
    let title = try label("Inbox", in: after).label
    #expect(title.size == 17 && title.weight == 600)
    #expect(abs(title.origin.x + (title.width ?? 0) / 2 - 195) < 0.01)
    let material = SystemColors.light.material(named: "bar")
    let ground = Figure.rectangle(Rect(x: 0, y: 0, width: 390, height: 91))
    #expect(!fills(before).contains { $0.figure == ground })
    #expect(fills(after).contains { $0.figure == ground && $0.color == material })
    let line = Figure.line([Point(x: 0, y: 91), Point(x: 390, y: 91)], isClosed: false)
    #expect(after.shapes.contains { $0.figure == line })
  }

  @Test("A bar with a small title has a ground as soon as content is below it")
  func inlineTitle() throws {
    let inline = ", { \"navigationBarTitleDisplayMode\": \"inline\" }"
    let ground = Figure.rectangle(Rect(x: 0, y: 0, width: 390, height: 91))
    #expect(try fills(list(1, title: inline)).contains { $0.figure == ground })
    #expect(try !fills(list(0, title: inline)).contains { $0.figure == ground })
  }

  @Test("On iOS 26 the bar has a soft edge, which begins when the content moves")
  func softEdge() throws {
    let system = "\"platform\": \"iOS 26\","
    for (offset, count, size) in [(0, 0, 34.0), (10, 1, 34), (60, 1, 17)] {
      let scene = try list(offset, system)
      let edges = scene.shapes.filter {
        if case .gradient = $0.fill { true } else { false }
      }
      #expect(edges.count == count)
      #expect(try label("Inbox", in: scene).label.size == size)
      // 54 for the small bar of iOS 26.
      if let edge = edges.first {
        #expect(edge.figure == .rectangle(Rect(x: 0, y: 0, width: 390, height: 101)))
      }
    }
  }

  @Test("A search field goes before the large title does")
  func search() throws {
    let search = ", { \"searchable\": { \"text\": \".constant(\\\"\\\")\" } }"
    let (first, second) = (try list(40, title: search), try list(72, title: search))
    #expect(!first.words.contains("Search"))
    #expect(try label("Inbox", in: first).label.origin.y == 91 + 37.5)
    // 52 of the 72 points are the field's.
    #expect(try label("Inbox", in: second).label.origin.y == 91 + 37.5 - 20)
  }

  @Test("Rows are cut at the edge of the window, and not at that of the bar")
  func rows() throws {
    let clips = try list(100).groups.compactMap(\.clip)
    #expect(clips.contains(.rectangle(Rect(x: 0, y: 0, width: 390, height: 844), radius: 0)))
    #expect(
      !clips.contains { if case .rectangle(let rect, 0) = $0 { rect.minY == 143 } else { false } })
  }

  @Test("The cards of a list between other views are cut at its edges, like its rows")
  func cards() throws {
    let scene = try scene(
      """
      { "view": "VStack", "spacing": 0, "children": [
        { "view": "Color", "color": "red", "modifiers": [{ "frame": { "height": 300 } }] },
        { "view": "List", "id": "list",
          "children": { "forEach": "0..<40", "content": \(Self.row) } }] }
      """, "\"steps\": [{ \"scroll\": { \"list\": 100 } }],", step: 1)
    // 47 + 300 at the top. At the bottom, the list goes on below the home indicator.
    let area = Rect(x: 0, y: 347, width: 390, height: 497)
    #expect(scene.groups.compactMap(\.clip).count { $0 == .rectangle(area, radius: 0) } == 2)
  }

  // MARK: - Rows

  @Test("The line below segments begins at the edge of the row's content")
  func segments() throws {
    let picker = """
      { "view": "Picker", "title": "P", "selection": "1",
        "content": [{ "view": "Text", "text": "A", "modifiers": [{ "tag": 1 }] },
                    { "view": "Text", "text": "B", "modifiers": [{ "tag": 2 }] }],
        "modifiers": [{ "pickerStyle": "segmented" }] }
      """
    let scene = try scene("{ \"view\": \"List\", \"children\": [\(picker), \(Self.row)] }")
    let starts = scene.shapes.compactMap { shape -> Double? in
      guard case .line(let points, false) = shape.figure, points.count == 2,
        points[0].y == points[1].y, shape.stroke?.paint == .color(SystemColors.light.separator)
      else { return nil }
      return points[0].x
    }
    // The card is at 16, with insets of 16.
    #expect(starts == [32])
  }

  @Test("Titles and icons of disabled rows are gray")
  func disabled() throws {
    let label = "{ \"view\": \"Label\", \"title\": \"Wi-Fi\", \"systemImage\": \"wifi\" }"
    for row in [
      "{ \"view\": \"Button\", \"title\": \"Wi-Fi\", \"role\": \"destructive\", \"modifiers\": [{ \"disabled\": true }] }",
      "{ \"view\": \"Button\", \"label\": \(label), \"modifiers\": [{ \"disabled\": true }] }",
      "{ \"view\": \"Toggle\", \"isOn\": \"$on\", \"label\": \(label), \"modifiers\": [{ \"disabled\": true }] }",
    ] {
      let scene = try scene(
        "{ \"view\": \"List\", \"children\": [\(row)] }", "\"state\": { \"on\": false },")
      let gray = SystemColors.light.primary.faded(0.4)
      #expect(try self.label("Wi-Fi", in: scene).shape.fill == .color(gray))
      let colors = scene.shapes.flatMap { [$0.fill, $0.stroke?.paint ?? .none] }
      #expect(!colors.contains(.color(SystemColors.light.accent)))
    }
  }

  @Test("What a disabled view contains is disabled, whatever it says itself")
  func disabledInside() throws {
    let button =
      "{ \"view\": \"Button\", \"title\": \"Go\", \"modifiers\": [{ \"disabled\": false }] }"
    let scene = try scene(
      "{ \"view\": \"VStack\", \"children\": [\(button)], \"modifiers\": [{ \"disabled\": true }] }"
    )
    #expect(
      try label("Go", in: scene).shape.fill == .color(SystemColors.light.primary.faded(0.4)))
  }

  @Test("The arrow of a group that opens has the tint")
  func disclosure() throws {
    let scene = try scene(
      """
      { "view": "List", "children": [{ "view": "DisclosureGroup", "title": "More",
        "children": [\(Self.row)] }] }
      """)
    let arrow = scene.shapes.first { $0.stroke?.paint == .color(SystemColors.light.accent) }
    // 12 points and 2 more on each side, of a drawing with lines of 1.7 in 22.5, 1.6 times as bold.
    #expect(abs((arrow?.stroke?.width ?? 0) - 1.7 * 16 / 22.5 * 1.6) < 0.01)
  }

  // MARK: - Controls

  @Test("On iOS 26 a stepper is a capsule, and the knob of a slider a wide pill")
  func newControls() throws {
    let controls = """
      { "view": "VStack", "children": [
        { "view": "Stepper", "title": "S", "value": "1" },
        { "view": "Slider", "value": "0.5" }] }
      """
    let scene = try scene(controls, "\"platform\": \"iOS 26\",")
    let rects = fills(scene).compactMap { fill -> Rect? in
      if case .rectangle(let rect, let radius) = fill.figure, radius == rect.height / 2 {
        rect
      } else {
        nil
      }
    }
    #expect(rects.contains { $0.size == Size(width: 94, height: 32) })
    // In the middle of 390.
    #expect(rects.contains { $0.minX == 176 && $0.size == Size(width: 38, height: 24) })
  }

  @Test("On iOS 26, bar items without text share a capsule, and a spacer has none")
  func barCapsules() throws {
    let box = "{ \"view\": \"Box\", \"size\": { \"width\": 20, \"height\": 20 } }"
    let items = """
      { "view": "Color", "modifiers": [{ "toolbar": [
        \(box), \(box), { "view": "Text", "text": "Done" },
        { "view": "ToolbarItemGroup", "placement": "bottomBar", "children": [\(box), "Spacer", \(box)] }] }] }
      """
    let scene = try scene(
      "{ \"view\": \"NavigationStack\", \"children\": \(items) }",
      "\"platform\": \"iOS 26\", \"metrics\": \"cells\",")
    let capsules = fills(scene).compactMap { fill -> [Double]? in
      guard case .rectangle(let rect, radius: 22) = fill.figure else { return nil }
      return [rect.minX, rect.width]
    }
    // From the right: 16, a capsule of 34 and 2 times 12, a gap of 16, and two items of 44.
    #expect(capsules == [[212, 88], [316, 58], [16, 44], [330, 44]])
  }
}
