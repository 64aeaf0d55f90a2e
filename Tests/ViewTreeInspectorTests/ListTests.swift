import Testing
import ViewTreeLayout

@Suite("Lists and navigation")
struct ListTests {
  private func evaluated(_ root: String, _ place: String = "") throws -> Evaluated {
    let window = "\"window\": { \"width\": 200, \"height\": 300 }"
    return try Evaluated(
      "{ \"viewtree\": 1, \(place.isEmpty ? window : place), \"root\": \(root) }")
  }

  private static func box(_ id: String, _ height: Double, width: Double = 50) -> String {
    "{ \"view\": \"Box\", \"id\": \"\(id)\", \"size\": { \"width\": \(width), \"height\": \(height) } }"
  }

  @Test(
    "Rows are at least 44 high, in cards 16 from the edge, with insets of 16 and 11"
  )
  func rows() throws {
    for view in ["List", "Form"] {
      let list = try evaluated(
        "{ \"view\": \"\(view)\", \"id\": \"list\", \"children\": [\(Self.box("a", 10)), "
          + "\(Self.box("b", 30)), { \"view\": \"Color\", \"id\": \"c\", "
          + "\"modifiers\": [{ \"frame\": { \"height\": 20 } }] }] }")
      #expect(try list.frame("list") == Rect(x: 0, y: 0, width: 200, height: 300))
      #expect(try list.frame("a") == Rect(x: 32, y: 52, width: 50, height: 10))
      #expect(try list.frame("b") == Rect(x: 32, y: 90, width: 50, height: 30))
      #expect(try list.frame("c") == Rect(x: 32, y: 143, width: 136, height: 20))
    }
  }

  @Test("The icon of a label in a row fills its place if it's flexible, and else keeps its size")
  func flexibleIcons() throws {
    func label(_ icon: String) -> String {
      #"{ "view": "Label", "title": "a", "icon": \#(icon) }"#
    }
    let list = try evaluated(
      """
      { "view": "List", "children": [
        \(label(#"{ "view": "Circle", "id": "circle" }"#)), \(label(Self.box("box", 30, width: 10)))] }
      """)
    #expect(try list.frame("circle").size == Size(width: 24, height: 24))
    #expect(try list.frame("box").size == Size(width: 10, height: 30))
  }

  @Test(
    "The views of an open disclosure group are rows of the list, and so are those of a component")
  func disclosedRows() throws {
    let group = """
      { "view": "DisclosureGroup", "id": "group", "label": \(Self.box("label", 20)),
        "isExpanded": true, "content": [\(Self.box("a", 30)), \(Self.box("b", 10))] }
      """
    let components = "\"components\": { \"Own\": { \"body\": \(group) } },"
    for row in [group, "\"Own\""] {
      let list = try Evaluated(
        """
        { "viewtree": 1, "window": { "width": 200, "height": 400 }, \(components)
          "root": { "view": "List", "children": [\(row), \(Self.box("after", 10))] } }
        """)
      // Rows of 44, 52, 44 and 44 points, below the 35 above the first one.
      #expect(try list.frame("label") == Rect(x: 32, y: 47, width: 50, height: 20))
      #expect(try list.frame("group").maxY < 79)
      #expect(try list.frame("a") == Rect(x: 32, y: 90, width: 50, height: 30))
      #expect(try list.frame("b") == Rect(x: 32, y: 148, width: 50, height: 10))
      #expect(try list.frame("after") == Rect(x: 32, y: 192, width: 50, height: 10))
    }
  }

  @Test("A disclosure group inside another view of a row stays in that row")
  func disclosedInRow() throws {
    let list = try evaluated(
      """
      { "view": "List", "children": { "view": "VStack", "id": "row", "children": [
        { "view": "DisclosureGroup", "label": \(Self.box("label", 20)), "isExpanded": true,
          "content": \(Self.box("a", 30)) }, \(Self.box("b", 10))] } }
      """)
    // The label, its view, and the box are 8 points apart.
    #expect(try list.frame("row").height == 20 + 8 + 30 + 8 + 10)
  }

  @Test("Without a proposal a list is as wide as its widest row, and collapses")
  func ideal() throws {
    let list = try evaluated(
      "{ \"view\": \"List\", \"id\": \"list\", \"children\": [\(Self.box("a", 10)), "
        + "\(Self.box("b", 50, width: 70))] }",
      "\"proposal\": { \"width\": null, \"height\": null }")
    #expect(try list.frame("list") == Rect(x: 0, y: 0, width: 134, height: 10))
  }

  @Test("From right to left rows begin on the right")
  func rightToLeft() throws {
    let list = try evaluated(
      "{ \"view\": \"List\", \"children\": \(Self.box("a", 30)) }",
      "\"window\": { \"width\": 200, \"height\": 300 }, \"layoutDirection\": \"rightToLeft\"")
    #expect(try list.frame("a") == Rect(x: 118, y: 46, width: 50, height: 30))
  }

  @Test("Content is centered in the space below the navigation bar")
  func navigation() throws {
    for view in ["NavigationView", "NavigationStack"] {
      let evaluated = try evaluated(
        "{ \"view\": \"\(view)\", \"id\": \"n\", \"content\": \(Self.box("a", 4)) }")
      #expect(try evaluated.frame("n") == Rect(x: 0, y: 0, width: 200, height: 300))
      #expect(try evaluated.frame("a") == Rect(x: 75, y: 196, width: 50, height: 4))
    }
  }

  @Test("Several views of a screen are a column")
  func severalViews() throws {
    let evaluated = try evaluated(
      "{ \"view\": \"NavigationStack\", \"children\": [\(Self.box("a", 10)), \(Self.box("b", 10))] }"
    )
    #expect(try evaluated.frame("a").minY == 184)
    #expect(try evaluated.frame("b").minY == 202)
  }

  @Test("A navigation stack is as large as its content and the bar, where nothing is proposed")
  func idealNavigation() throws {
    let evaluated = try evaluated(
      "{ \"view\": \"NavigationStack\", \"id\": \"n\", \"content\": \(Self.box("a", 4)) }",
      "\"proposal\": { \"width\": null, \"height\": null }")
    #expect(try evaluated.frame("n") == Rect(x: 0, y: 0, width: 50, height: 100))
  }

  @Test("What ignores the safe area grows under the bar")
  func safeArea() throws {
    let evaluated = try evaluated(
      "{ \"view\": \"NavigationStack\", \"content\": { \"view\": \"Color\", \"id\": \"c\", "
        + "\"modifiers\": [\"ignoresSafeArea\"] } }")
    #expect(try evaluated.view("c").content == Rect(x: 0, y: 0, width: 200, height: 300))
    #expect(try evaluated.view("c").frame == Rect(x: 0, y: 96, width: 200, height: 204))
  }

  @Test(
    "They have a slot although nothing in them writes, so the last of two values is the default")
  func slots() {
    for view in ["List", "Form", "NavigationView", "NavigationStack"] {
      let silent = PreferenceView("\"view\": \"\(view)\", \"children\": [\"Divider\"]")
      let root = PreferenceView.stack(.named("a").writing("a", "Z"), silent).on("Z")
      let document = PreferenceDocument(root: root.json)
      #expect(document.readings == [""])
      #expect(document.trace == "a R1() action")
      let empty = PreferenceView("\"view\": \"\(view)\"").on("L")
      #expect(PreferenceDocument(root: empty.json).readings == [""])
    }
  }

  @Test("Rows fold in source order, whatever the list is in")
  func order() {
    let list = PreferenceView(
      "\"view\": \"List\", \"id\": \"list\", \"children\": ["
        + [
          PreferenceView.named("b").writing("b"), .loop("c", "d"), .named("e").writing("e"),
        ].map(\.json).joined(separator: ", ") + "]")
    let root = PreferenceView.stack(.named("a").writing("a"), list).on()
    let document = PreferenceDocument(root: root.json)
    #expect(document.readings == ["a,b,c,d,e"])
    #expect(document.trace == "a R1(b R2(c) R3(d) R4(e)) action")
  }

  @Test("A reader's content that is a list has a slot before it is built")
  func secondary() {
    let reader =
      "{\"overlayPreferenceValue\": {\"key\": \"L\", \"as\": \"v\", "
      + "\"content\": {\"view\": \"List\", \"children\": [\"Divider\"]}}}"
    let root = PreferenceView.named("a").writing("a", "Z").adding(reader).on("Z")
    let document = PreferenceDocument(root: root.json)
    #expect(document.readings == ["", ""])
    #expect(document.trace == "reader:L a:Z R1() action:Z")
  }
}
