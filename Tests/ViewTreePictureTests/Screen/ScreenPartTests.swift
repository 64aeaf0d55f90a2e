import Testing
import ViewTreeLayout

@testable import ViewTreePicture

/// The parts of real screens: rows, bars, tabs, and sheets as an app has them.
@Suite("Parts of real screens")
struct ScreenPartTests {
  private static let phone =
    "\"width\": 390, \"height\": 844, \"scale\": 3, \"safeArea\": { \"top\": 47, \"bottom\": 34 }"
  private static let tablet =
    "\"width\": 820, \"height\": 1180, \"scale\": 2, \"safeArea\": { \"top\": 24, \"bottom\": 20 }"

  private func scene(
    _ root: String, _ members: String = "", window: String = phone
  ) throws -> Scene {
    try Drawn(root: root, window: window, members).scene(.screen)
  }

  private func label(_ text: String, in scene: Scene) throws -> (label: Label, shape: SceneShape) {
    try #require(labels(text, in: scene).first, "\(scene.words)")
  }

  private func labels(_ text: String, in scene: Scene) -> [(label: Label, shape: SceneShape)] {
    scene.shapes.compactMap { shape in
      if case .label(let label) = shape.figure, label.text == text { (label, shape) } else { nil }
    }
  }

  private func labels(filledWith paint: Paint, in scene: Scene) -> [String] {
    scene.shapes.compactMap { shape in
      if case .label(let label) = shape.figure, shape.fill == paint { label.text } else { nil }
    }
  }

  /// The filled rectangles of a color.
  private func areas(_ color: PictureColor, in scene: Scene) -> [Rect] {
    scene.shapes.compactMap { shape in
      guard shape.fill == .color(color), case .rectangle(let rect, _) = shape.figure else {
        return nil
      }
      return rect
    }
  }

  private let text = #"{ "view": "Text", "text": "Hi" }"#

  // MARK: - Rows

  @Test("The arrow of a disclosure group points down only while the group is open")
  func disclosureArrow() throws {
    /// The height of the arrow's line: an arrow to the side is taller than wide.
    func isTall(_ state: String) throws -> Bool {
      let group =
        #"{ "view": "DisclosureGroup", "title": "More", "isExpanded": "$open", "content": "Color" }"#
      let drawn = try scene(
        "{ \"view\": \"List\", \"children\": \(group) }", "\"state\": { \"open\": \(state) },")
      let lines = drawn.shapes.compactMap { shape -> [Point]? in
        guard shape.stroke?.paint == .color(SystemColors.light.accent) else { return nil }
        switch shape.figure {
        case .line(let points, _): return points
        case .path(let steps):
          return steps.compactMap { step in
            switch step {
            case .move(let point), .line(let point): point
            default: nil
            }
          }
        default: return nil
        }
      }
      let arrow = try #require(lines.first)
      let (x, y) = (arrow.map(\.x), arrow.map(\.y))
      return try #require(y.max()) - #require(y.min()) > #require(x.max()) - #require(x.min())
    }
    #expect(try isTall("false"))
    #expect(try !isTall("true"))
  }

  @Test("A separator starts at the first text of a row, and not at one in front of an icon")
  func separatorStart() throws {
    func separators(_ overlay: String) throws -> [Double] {
      let row = """
        { "view": "HStack", "children": [
          { "view": "Circle", "modifiers": [{ "frame": { "width": 40, "height": 40 } }\(overlay)] },
          { "view": "Text", "text": "Name" }] }
        """
      return try scene("{ \"view\": \"List\", \"children\": [\(row), \(row)] }").shapes
        .compactMap { shape in
          guard case .line(let points, _) = shape.figure, shape.stroke?.width == 0.5 else {
            return nil
          }
          return points.first?.x
        }
    }
    // The row starts at 32, and the text 8 points after the circle.
    #expect(try separators("") == [80])
    #expect(try separators(#", { "overlay": { "view": "Text", "text": "A" } }"#) == [80])
  }

  @Test("A search field shows its text in the color of text, or else its prompt")
  func searchText() throws {
    func field(_ query: String) throws -> Scene {
      try scene(
        """
        { "view": "NavigationStack", "children": { "view": "Color", "modifiers": [
          { "searchable": { "text": "$query", "prompt": "Songs" } }] } }
        """, "\"state\": { \"query\": \"\(query)\" },")
    }
    #expect(
      try label("abc", in: field("abc")).shape.fill == .color(SystemColors.light.primary))
    #expect(
      try label("Songs", in: field("")).shape.fill == .color(SystemColors.light.secondary))
  }

  @Test(
    "Pages have a dot each, the chosen one opaque, unless the style shows none",
    arguments: [
      ("page", 3), (".page(indexDisplayMode: .always)", 3), (".page(indexDisplayMode: .never)", 0),
    ])
  func pageDots(style: String, count: Int) throws {
    let page = #"{ "view": "Color", "color": "red" }"#
    let scene = try scene(
      """
      { "view": "TabView", "children": [\(page), \(page), \(page)],
        "modifiers": [{ "tabViewStyle": "\(style)" }] }
      """)
    let dots = scene.shapes.compactMap { shape -> (x: Double, paint: Paint?)? in
      if case .ellipse(let rect) = shape.figure { (rect.midX, shape.fill) } else { nil }
    }
    #expect(dots.map(\.x) == [179, 195, 211].suffix(count))
    let white = SystemColors.light.white
    #expect(
      dots.map(\.paint)
        == [.color(white), .color(white.faded(0.3)), .color(white.faded(0.3))].suffix(count))
  }

  @Test("A sheet has the corners and the ground that its view requests")
  func sheetLook() throws {
    let scene = try scene(
      """
      { "view": "Text", "text": "Below", "modifiers": [{ "sheet": { "isPresented": true,
        "content": { "view": "VStack", "children": \(text), "modifiers": [
          { "presentationCornerRadius": 40 }, { "presentationBackground": "red" },
          { "presentationDetents": "[.medium]" }] } } }] }
      """)
    let red = try #require(SystemColors.light.color(named: "red"))
    let radii = scene.shapes.compactMap { shape -> Double? in
      guard case .rectangle(_, let radius) = shape.figure, shape.fill == .color(red) else {
        return nil
      }
      return radius
    }
    #expect(radii == [40])
  }

  @Test("Glass is behind its view, in a capsule or in its shape, with its tint")
  func glass() throws {
    func radius(_ glass: String, _ color: PictureColor) throws -> [Double] {
      try scene(
        """
        { "view": "Color", "color": "clear", "modifiers": [
          { "frame": { "width": 100, "height": 40 } }, { "glassEffect": \(glass) }] }
        """
      ).shapes.compactMap { shape in
        guard case .rectangle(_, let radius) = shape.figure, shape.fill == .color(color) else {
          return nil
        }
        return radius
      }
    }
    let pale = SystemColors.light.white.faded(0.88)
    let red = try #require(SystemColors.light.color(named: "red")).faded(0.85)
    #expect(try radius("{ }", pale) == [20])
    #expect(try radius(#"{ "in": ".rect(cornerRadius: 6)" }"#, pale) == [6])
    #expect(try radius(#"{ "glass": ".regular.tint(.red).interactive()" }"#, red) == [20])
  }

  @Test("In edit mode, rows have circles if several can be selected", arguments: ["[]", "nil"])
  func selectionCircles(selection: String) throws {
    let scene = try scene(
      """
      { "view": "List", "selection": "$chosen", "children": [\(text), \(text)],
        "modifiers": [{ "environment": { "keyPath": "\\\\.editMode", "value": { "$": ".constant(.active)" } } }] }
      """,
      """
      "state": { "chosen": { "type": "\(selection == "nil" ? "Int?" : "Set<Int>")", "value": "\(selection)" } },
      """)
    let circles = scene.shapes.compactMap { shape -> Rect? in
      if case .ellipse(let rect) = shape.figure, shape.stroke?.width == 1.5 { rect } else { nil }
    }
    // Cards start at 16, and circles are 22 points wide around 27.
    #expect(circles.map(\.midX) == (selection == "nil" ? [] : [43, 43]))
    let start = try label("Hi", in: scene).label.origin.x
    #expect(start == (selection == "nil" ? 32 : 72))
  }

  @Test("The badge of a link is before its arrow")
  func badgeOfLink() throws {
    let link =
      #"{ "view": "NavigationLink", "title": "Mail", "value": 1, "modifiers": [{ "badge": 3 }] }"#
    let badge = try label("3", in: scene("{ \"view\": \"List\", \"children\": [\(link)] }")).label
    // The row ends at 358. The arrow takes 7.667, and the gap 8.
    #expect(abs(badge.origin.x - 342.333) < 0.01 && badge.anchor == .end)
  }

  @Test("A text and the title of a link wrap before the badge of their row")
  func badgeAfterText() throws {
    let title = String(repeating: "word ", count: 9)
    let rows = ["Text\", \"text", "NavigationLink\", \"value\": 1, \"title"].map {
      "{ \"view\": \"\($0)\": \"\(title)\", \"modifiers\": [{ \"badge\": 128 }] }"
    }
    for row in rows {
      let scene = try scene("{ \"view\": \"List\", \"children\": [\(row)] }")
      let badge = try label("128", in: scene).label
      let start = badge.origin.x - LabelMetrics.width(of: "128", size: 17)
      let lines = scene.shapes.compactMap { shape -> Label? in
        if case .label(let label) = shape.figure, label.text.hasPrefix("word") {
          label
        } else {
          nil
        }
      }
      #expect(lines.count == 2)
      // The gap is 8, and drawn widths may differ by a point.
      #expect(lines.allSatisfy { $0.origin.x + ($0.width ?? 0) <= start - 7 }, "\(row)")
    }
  }

  @Test("The value of a LabeledContent is gray, also as a view and in a link")
  func labeledValue() throws {
    let row =
      #"{ "view": "LabeledContent", "label": { "view": "Text", "text": "Wi-Fi" }, "content": { "view": "Text", "text": "Home" } }"#
    for row in [row, "{ \"view\": \"NavigationLink\", \"value\": 1, \"label\": \(row) }"] {
      let scene = try scene("{ \"view\": \"List\", \"children\": [\(row)] }")
      #expect(try label("Home", in: scene).shape.fill == .color(SystemColors.light.secondary))
      #expect(try label("Wi-Fi", in: scene).shape.fill == .color(SystemColors.light.primary))
    }
  }

  @Test("An inline picker in a list has a row for its label and for each option, with a checkmark")
  func inlinePicker() throws {
    let options = ["S", "M", "L"].enumerated().map {
      #"{ "view": "Text", "text": "\#($1)", "modifiers": [{ "tag": \#($0) }] }"#
    }.joined(separator: ", ")
    let scene = try scene(
      """
      { "view": "List", "children": [{ "view": "Picker", "title": "Size", "selection": "$size",
        "content": [\(options)], "modifiers": [{ "pickerStyle": "inline" }] }] }
      """, #""state": { "size": 1 },"#)
    let lines = ["Size", "S", "M", "L"].compactMap { labels($0, in: scene).first?.label.origin.y }
    // A row is 44 tall.
    #expect(zip(lines, lines.dropFirst()).allSatisfy { abs($1 - $0 - 44) < 0.4 })
    let mark = try #require(
      scene.shapes.first { $0.stroke?.paint == .color(SystemColors.light.accent) })
    let middle = try #require(mark.figure.box?.midY)
    #expect(abs(middle - (lines[2] - 6)) < 3)
  }

  @Test("A slider is between its labels")
  func sliderLabels() throws {
    let scene = try scene(
      """
      { "view": "Slider", "value": "$x", "minimumValueLabel": { "view": "Text", "text": "0" },
        "maximumValueLabel": { "view": "Text", "text": "9" } }
      """, #""state": { "x": 0 },"#)
    let track = try #require(areas(SystemColors.light.track, in: scene).first)
    let (low, high) = (try label("0", in: scene).label, try label("9", in: scene).label)
    #expect(abs(track.minX - (low.origin.x + (low.width ?? 0) + 8)) < 0.5)
    #expect(abs(track.maxX - (high.origin.x - 8)) < 0.5)
  }

  @Test("From right to left, the lines of a text are aligned on the right")
  func mirroredLines() throws {
    let long = #"{ "view": "Text", "text": "One\ntwo and three" }"#
    let members = #""metrics": "cells", "layoutDirection": "rightToLeft","#
    let scene = try scene(long, members)
    let ends = try ["One", "two and three"].map { line in
      let label = try label(line, in: scene).label
      return label.origin.x + (label.width ?? 0)
    }
    #expect(ends[0] == ends[1])
  }

  // MARK: - Bars

  @Test("The search field of a navigation view in a tab is drawn once")
  func searchInTab() throws {
    let list =
      #"{ "view": "List", "modifiers": [{ "navigationTitle": "A" }, { "searchable": { "text": "$q", "prompt": "Find" } }] }"#
    let tabs =
      "{ \"view\": \"TabView\", \"children\": { \"view\": \"NavigationStack\", \"children\": \(list) } }"
    #expect(try labels("Find", in: scene(tabs, #""state": { "q": "" },"#)).count == 1)
  }

  @Test("Tint colors the bars and tabs of a view, and its sheets")
  func tint() throws {
    let red = PictureColor(red: 255, green: 59, blue: 48)
    let stack =
      #"{ "view": "NavigationStack", "children": { "view": "Text", "text": "x", "modifiers": [{ "toolbar": { "view": "Button", "title": "Edit" } }, { "sheet": { "isPresented": true, "content": { "view": "Button", "title": "Close" } } }] } }"#
    let scene = try scene(
      """
      { "view": "TabView", "children": [{ "view": "Tab", "title": "One", "systemImage": "star",
        "children": \(stack) }], "modifiers": [{ "tint": "red" }] }
      """)
    for words in ["Edit", "One", "Close"] {
      #expect(try label(words, in: scene).shape.fill == .color(red), "\(words)")
    }
  }

  @Test("The item of a tab has its computed title and symbol, in a loop, a branch, and a component")
  func computedTabs() throws {
    let tabs = #"""
      { "view": "TabView", "children": [
        { "forEach": "[\"one\", \"two\"]", "as": "t", "id": "\\.self", "content":
          { "view": "Color", "modifiers": [{ "tabItem":
            { "view": "Label", "title": { "$": "t.uppercased()" }, "systemImage": "star" } }] } },
        { "view": "Color", "modifiers": [{ "tabItem": { "if": "isOn", "then":
          { "view": "Text", "text": { "$": "name" } } } }] },
        { "view": "Color", "modifiers": [{ "tabItem": "Words" }] },
        { "view": "Tab", "title": { "$": "name + \"s\"" }, "children": "Color" }] }
      """#
    let scene = try scene(
      tabs,
      #"""
      "values": { "name": "\"Mail\"", "isOn": "true" },
      "components": { "Words": { "body": { "view": "Text", "text": "Inside" } } },
      """#)
    // Five items share 390 points: 78 for each.
    for (number, title) in ["ONE", "TWO", "Mail", "Inside", "Mails"].enumerated() {
      let label = try label(title, in: scene).label
      let middle = label.origin.x + (label.width ?? 0) / 2
      let expected = 39 + 78 * Double(number)
      #expect(abs(middle - expected) < 0.01)
    }
  }

  @Test("An iPhone shows five tabs, and of six the first four and More, which is chosen for others")
  func manyTabs() throws {
    func titles(_ count: Int, selection: Int) throws -> [String] {
      let tabs: [String] = (0..<count).map {
        "{ \"view\": \"Tab\", \"title\": \"T\($0)\", \"value\": \($0), \"children\": \"Color\" }"
      }
      let children = tabs.joined(separator: ", ")
      let scene = try scene(
        "{ \"view\": \"TabView\", \"selection\": \"\(selection)\", \"children\": [\(children)] }")
      let accent = Paint.color(SystemColors.light.accent)
      return scene.words.filter { $0 != "9:41" } + labels(filledWith: accent, in: scene)
    }
    #expect(try titles(5, selection: 4) == ["T0", "T1", "T2", "T3", "T4", "T4"])
    #expect(try titles(6, selection: 5) == ["T0", "T1", "T2", "T3", "More", "More"])
    #expect(try titles(6, selection: 3) == ["T0", "T1", "T2", "T3", "More", "T3"])
  }

  @Test("The tab of the search is a circle beside the capsule on iOS 26, and a usual tab before")
  func searchTab() throws {
    let tabs = #"""
      { "view": "TabView", "children": [
        { "view": "Tab", "title": "Home", "systemImage": "house", "children": "Color" },
        { "view": "Tab", "role": ".search", "children": "Color" }] }
      """#
    let new = try scene(tabs, "\"platform\": \"iOS 26\",")
    #expect(!new.words.contains("Search"))
    // Two glasses of 62 points: the left one with one tab, and the right one 21 from the edge.
    let glasses = new.shapes.compactMap { shape -> Rect? in
      if case .rectangle(let rect, _) = shape.figure, rect.height == 62 { rect } else { nil }
    }
    #expect(glasses.map(\.minX).min() == 21)
    #expect(glasses.map { $0.maxX.rounded() }.max() == 369)
    #expect(Set(glasses.map(\.width)) == [104, 62])
    #expect(try scene(tabs, "\"platform\": \"iOS 18\",").words.contains("Search"))
  }

  @Test("The items of a bar don't follow the text size")
  func barItems() throws {
    let stack =
      #"{ "view": "NavigationStack", "children": { "view": "Text", "text": "x", "modifiers": [{ "toolbar": { "view": "Button", "title": "Edit" } }] } }"#
    let scene = try scene(stack, #""dynamicTypeSize": "accessibility3","#)
    #expect(try label("Edit", in: scene).label.size == 17)
    #expect(try label("x", in: scene).label.size == 40)
  }

  @Test("A ShareLink has the symbol of the share sheet in the accent color")
  func share() throws {
    let scene = try scene(#"{ "view": "ShareLink", "item": "x" }"#)
    #expect(scene.words.contains("Share…"))
    #expect(scene.shapes.contains { $0.stroke?.paint == .color(SystemColors.light.accent) })
  }

  @Test(
    "The tabs of an iPad are at the top from iOS 18, in the row of the navigation bar",
    arguments: [("iOS 17", 1145.0), ("iOS 18", 46), ("iOS 26", 51)])
  func tabsOfTablet(system: String, y: Double) throws {
    let stack =
      "{ \"view\": \"NavigationStack\", \"children\": { \"view\": \"Color\", \"modifiers\": [{ \"navigationTitle\": \"Home\" }] } }"
    let scene = try scene(
      """
      { "view": "TabView", "children": [
        { "view": "Tab", "title": "One", "systemImage": "star", "children": \(stack) }] }
      """, "\"platform\": \"\(system)\",", window: Self.tablet)
    let title = try label("One", in: scene).label
    #expect(abs(title.origin.y - y) < 12, "\(title.origin.y)")
    // A large title stays below the bar.
    #expect(try label("Home", in: scene).label.origin.x == 16)
  }

  @Test("A small title is between the items of its bar, and is truncated there")
  func titleBetweenItems() throws {
    let title = String(repeating: "long ", count: 12)
    let scene = try scene(
      """
      { "view": "NavigationStack", "children": { "view": "Color", "modifiers": [
        { "navigationTitle": "\(title)" }, { "navigationBarTitleDisplayMode": "inline" },
        { "toolbar": { "view": "ToolbarItem", "placement": "topBarLeading", "content":
          { "view": "Button", "title": "Lead", "modifiers": [
            { "frame": { "width": 100 } }] } } }] } }
      """)
    let small = try #require(
      scene.shapes.compactMap { shape -> Label? in
        if case .label(let label) = shape.figure, label.text.hasPrefix("long ") {
          label
        } else {
          nil
        }
      }.first)
    // The item ends at 16 + 100, and the gap is 8. The margin at the right is 16.
    #expect(small.text.hasSuffix("…") && small.origin.x >= 124)
    #expect(small.origin.x + (small.width ?? 0) <= 374)
  }

  @Test("The items of a toolbar outside of a navigation view aren't drawn, as in SwiftUI")
  func toolbarAlone() throws {
    let view =
      #"{ "view": "Color", "modifiers": [{ "toolbar": { "view": "Button", "title": "Edit" } }] }"#
    let stack = "{ \"view\": \"NavigationStack\", \"children\": \(view) }"
    #expect(try !scene(view).words.contains("Edit"))
    #expect(try scene(stack).words.contains("Edit"))
  }

  @Test("Content that scrolls goes on below an inset, up to the edge of the screen")
  func inset() throws {
    let inset =
      #"{ "safeAreaInset": { "edge": "bottom", "content": { "view": "Color", "modifiers": [{ "frame": { "height": 50 } }] } } }"#
    let content = #"{ "view": "Color", "modifiers": [{ "frame": { "height": 2000 } }] }"#
    let scene = try scene(
      "{ \"view\": \"ScrollView\", \"children\": \(content), \"modifiers\": [\(inset)] }")
    let ends = scene.shapes.compactMap { shape -> Double? in
      guard case .beginGroup(let group) = shape.figure,
        case .rectangle(let rect, _)? = group.clip
      else { return nil }
      return rect.maxY
    }
    // The view ends at 844 - 34 - 50 - 8 = 752, its content at 844 as the window does.
    #expect(ends.count > 1 && ends.allSatisfy { $0 == 844 }, "\(ends)")
  }

  @Test("The symbol and the description of a message are gray, its title isn't, in both forms")
  func message() throws {
    let short =
      #"{ "view": "ContentUnavailableView", "title": "None", "systemImage": "star", "description": "Later" }"#
    let long =
      #"{ "view": "ContentUnavailableView", "label": { "view": "Label", "title": "None", "systemImage": "star" }, "details": { "view": "Text", "text": "Later" } }"#
    let gray = SystemColors.light.secondary
    for view in [short, long] {
      let scene = try scene(view)
      #expect(try label("Later", in: scene).shape.fill == .color(gray))
      #expect(try label("None", in: scene).shape.fill == .color(SystemColors.light.primary))
      // A group has the opacity of the symbol.
      var opaque = gray
      opaque.opacity = 1
      let paint = Paint.color(opaque)
      let star = try #require(scene.shapes.first { $0.stroke?.paint == paint }?.figure.box)
      // 42 points make a star 54 wide. Its drawing is a little smaller.
      #expect(star.width > 40 && star.width < 54, "\(star.width)")
    }
  }

  // MARK: - Sheets

  @Test(
    "A sheet with several detents has an indicator, unless it is hidden",
    arguments: [
      ("[.medium, .large]", "", true), ("[.medium]", "", false),
      ("[.medium]", #", { "presentationDragIndicator": "visible" }"#, true),
      ("[.medium, .large]", #", { "presentationDragIndicator": "hidden" }"#, false),
    ])
  func indicator(detents: String, modifier: String, isShown: Bool) throws {
    let scene = try scene(
      """
      { "view": "Text", "text": "Below", "modifiers": [{ "sheet": { "isPresented": true,
        "content": [{ "view": "Text", "text": "Above",
          "modifiers": [{ "presentationDetents": "\(detents)" }\(modifier)] }] } }] }
      """)
    let bars = areas(SystemColors.light.tertiary, in: scene).filter { $0.width == 36 }
    #expect(bars.isEmpty != isShown)
  }
}
