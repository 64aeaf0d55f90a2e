import Testing
import ViewTreeInspector
import ViewTreeLayout

@Suite("Bars of navigation and tabs")
struct BarTests {
  private func evaluated(_ root: String, _ settings: String) throws -> Evaluated {
    try Evaluated("{ \"viewtree\": 1, \(settings), \"root\": \(root) }")
  }

  private func top(_ modifiers: String, _ settings: String) throws -> Double {
    let root =
      "{ \"view\": \"NavigationStack\", \"children\": { \"view\": \"Color\", \"id\": \"a\", "
      + "\"modifiers\": [\(modifiers)] } }"
    return try evaluated(root, settings).frame("a").minY
  }

  @Test(
    "Content starts below the bar, by title, device and system",
    arguments: [
      ("iPhone SE 3", "iOS 17", 116.0, 64.0),
      ("iPhone 14", "iOS 15", 143.0, 91.0),
      ("iPhone 14", "iOS 18", 143.0, 91.0),
      ("iPhone 16", "iOS 18", 149.667, 97.667),
      ("iPhone 16 Pro", "iOS 18", 152.333, 100.333),
      ("iPhone 16 Pro", "iOS 26", 168.0, 116.0),
    ])
  func titles(device: String, system: String, large: Double, small: Double) throws {
    let settings = "\"window\": \"\(device)\", \"platform\": \"\(system)\""
    #expect(abs(try top(#"{ "navigationTitle": "a" }"#, settings) - large) < 0.001)
    for modifier in [
      #"{ "navigationTitle": "a" }, { "navigationBarTitleDisplayMode": "inline" }"#,
      #"{ "navigationTitle": "a" }, { "toolbarTitleDisplayMode": "inlineLarge" }"#,
      #"{ "navigationBarTitle": { "title": "a", "displayMode": "inline" } }"#,
    ] {
      #expect(abs(try top(modifier, settings) - small) < 0.001)
    }
  }

  @Test(
    "On iOS 26, there is no bar without a title and items, and a search field is at the bottom",
    arguments: [
      (#"{ "opacity": 1 }"#, 62.0, 778.0), (#"{ "navigationTitle": "" }"#, 62, 778),
      (#"{ "toolbar": [{ "view": "Button", "title": "a" }] }"#, 168, 672),
      (#"{ "searchable": { "text": "$text" } }"#, 62, 702),
      (#"{ "navigationTitle": "a" }, { "searchable": { "text": "$text" } }"#, 168, 596),
    ])
  func emptyBar(modifiers: String, y: Double, height: Double) throws {
    let root =
      "{ \"view\": \"NavigationStack\", \"children\": { \"view\": \"Color\", \"id\": \"a\", "
      + "\"modifiers\": [\(modifiers)] } }"
    let settings =
      "\"window\": \"iPhone 16 Pro\", \"platform\": \"iOS 26\", \"state\": { \"text\": \"\" }"
    let frame = try evaluated(root, settings).frame("a")
    #expect(frame.minY == y)
    #expect(frame.height == height)
  }

  @Test(
    "A search on a stack or around it is in the bar of its first screen",
    arguments: [
      ("iOS 18", 195.0, 810.0), ("iOS 26", 153.0, 734.0),
    ])
  func searchAround(system: String, top: Double, bottom: Double) throws {
    let search = #""modifiers": [{ "searchable": { "text": "$text" } }]"#
    let screen =
      #"{ "view": "Color", "id": "a", "modifiers": [{ "navigationTitle": "a" }] }"#
    let settings =
      "\"window\": \"iPhone 14\", \"platform\": \"\(system)\", \"state\": { \"text\": \"\" }"
    for root in [
      "{ \"view\": \"NavigationStack\", \"children\": \(screen), \(search) }",
      "{ \"view\": \"ZStack\", \"children\": { \"view\": \"NavigationStack\", \"children\": \(screen) }, \(search) }",
    ] {
      let frame = try evaluated(root, settings).frame("a")
      #expect(frame.minY == top)
      #expect(frame.maxY == bottom)
    }
  }

  @Test(
    "A toolbar whose items are in branches that aren't taken makes no bar on iOS 26",
    arguments: [("false", 62.0), ("true", 168)])
  func itemsInBranches(condition: String, top: Double) throws {
    let item = #"{ "view": "Button", "title": "a" }"#
    let toolbar = "{ \"toolbar\": [{ \"if\": \"\(condition)\", \"then\": \(item) }] }"
    let settings = #""window": "iPhone 16 Pro", "platform": "iOS 26""#
    #expect(try self.top(toolbar, settings) == top)
  }

  @Test(
    "A list at the top of a container below a large title has no space above its first row on iOS 26",
    arguments: [
      (#""view": "ZStack", "children": LIST"#, 168.0),
      (#""view": "VStack", "children": [LIST, { "view": "Divider" }]"#, 168),
      (#""view": "GeometryReader", "children": LIST"#, 168.0),
      (#""view": "HStack", "spacing": 0, "children": LIST"#, 203.0),
    ])
  func listBelowTitle(container: String, top: Double) throws {
    let list =
      #"{ "view": "List", "children": { "view": "Color", "id": "a", "modifiers": [{ "frame": { "height": 22 } }] } }"#
    let content = container.replacing("LIST", with: list)
    let root =
      "{ \"view\": \"NavigationStack\", \"children\": { \(content), \"modifiers\": [{ \"navigationTitle\": \"a\" }] } }"
    let settings = #""window": "iPhone 16 Pro", "platform": "iOS 26""#
    // The row is 52 points tall, and its view 22.
    #expect(try evaluated(root, settings).frame("a").minY == top + 15)
  }

  @Test(
    "On iOS 26, content reaches under a bar that 'safeAreaInset' puts below its stack",
    arguments: [
      ("iOS 26", "bottom", 759.0), ("iOS 26", "top", 709), ("iOS 18", "bottom", 618.333),
    ])
  func insetBelowStack(system: String, edge: String, height: Double) throws {
    let root = """
      { "view": "NavigationStack", "children": { "view": "Color", "id": "a" }, "modifiers": [{ "safeAreaInset": \
      { "edge": "\(edge)", "spacing": 0, "content": { "view": "Color", "modifiers": [{ "frame": { "height": 50 } }] } } }] }
      """
    let frame = try evaluated(root, "\"window\": \"iPhone 15\", \"platform\": \"\(system)\"").frame(
      "a")
    #expect(abs(frame.height - height) < 0.001)
  }

  @Test(
    "A pushed screen has a bar on iOS 26 unless its back button is hidden",
    arguments: [("true", 62.0), ("false", 168)])
  func backButton(isHidden: String, y: Double) throws {
    let root = """
      { "view": "NavigationStack", "children": { "view": "Color", "modifiers": [{ "navigationDestination": {
          "isPresented": "$shown", "destination": { "view": "Color", "id": "a", "modifiers": [
            { "navigationBarBackButtonHidden": \(isHidden) }] } } }] } }
      """
    let settings =
      "\"window\": \"iPhone 16 Pro\", \"platform\": \"iOS 26\", \"state\": { \"shown\": true }"
    #expect(try evaluated(root, settings).frame("a").minY == y)
  }

  @Test(
    "A hidden bar takes no space, and a search field takes 52 more",
    arguments: [
      (#"{ "navigationBarHidden": true }"#, 47.0), (#"{ "navigationBarHidden": false }"#, 143.0),
      (#"{ "toolbar": { "visibility": "hidden" } }"#, 47.0),
      (#"{ "toolbar": { "visibility": "hidden", "for": "navigationBar" } }"#, 47.0),
      (#"{ "toolbar": { "visibility": "hidden", "for": "bottomBar" } }"#, 143.0),
      (#"{ "toolbarVisibility": { "visibility": "hidden", "for": "navigationBar" } }"#, 47.0),
      (#"{ "searchable": { "text": "$text" } }"#, 195.0),
      (#"{ "searchable": { "text": "$text" } }, { "navigationBarHidden": true }"#, 47.0),
    ])
  func hidden(modifiers: String, y: Double) throws {
    #expect(
      try top(modifiers, "\"window\": \"iPhone 14\", \"state\": { \"text\": \"\" }") == y)
  }

  @Test("The bar of a sheet is 44 points tall, also below a Dynamic Island, and a cover's isn't")
  func barOfSheet() throws {
    func height(_ presentation: String) throws -> Double {
      let content = """
        { "view": "NavigationStack", "children": { "view": "Color", "id": "a", "modifiers": [
          { "navigationTitle": "a" }, { "navigationBarTitleDisplayMode": "inline" }] } }
        """
      let root = """
        { "view": "Color", "modifiers": [{ "\(presentation)": { "isPresented": true, "content": \(content) } }] }
        """
      return try evaluated(root, "\"window\": \"iPhone 16\", \"platform\": \"iOS 18\"").frame("a")
        .minY - 59
    }
    #expect(try height("sheet") == 44)
    #expect(try abs(height("fullScreenCover") - 38.667) < 0.001)
  }

  @Test("Items above the keyboard are measured, and no bar has them")
  func keyboard() throws {
    func screen(_ items: String) throws -> Evaluated {
      try evaluated(
        """
        { "view": "NavigationStack", "children": { "view": "Color", "id": "a", "modifiers": [
          { "toolbar": [\(items)] }] } }
        """, "\"window\": \"iPhone 16 Pro\", \"platform\": \"iOS 26\"")
    }
    let keyboard = """
      { "view": "ToolbarItemGroup", "placement": "keyboard", "content": [
        { "view": "Spacer" }, { "view": "Box", "id": "done", "size": { "width": 40, "height": 20 } }] }
      """
    let alone = try screen(keyboard)
    // There is no bar at the top or at the bottom: 62 and 34 are the safe area of 874.
    #expect(try alone.frame("a").minY == 62 && alone.frame("a").height == 778)
    #expect(!alone.inspection.measuredOnly.isEmpty)
    let bottom = """
      { "view": "ToolbarItem", "placement": "bottomBar", "content":
        { "view": "Box", "id": "new", "size": { "width": 40, "height": 20 } } }
      """
    #expect(try screen("\(bottom), \(keyboard)").frame("new") == screen(bottom).frame("new"))
  }

  @Test("What a screen asks of its bar says nothing of the bar around it")
  func nested() throws {
    let screens = try evaluated(
      "{ \"view\": \"NavigationStack\", \"children\": { \"view\": \"NavigationStack\", \"id\": \"inner\", "
        + "\"children\": { \"view\": \"Color\", \"id\": \"a\", \"modifiers\": "
        + "[{ \"navigationBarTitleDisplayMode\": \"inline\" }] } } }",
      "\"window\": { \"width\": 200, \"height\": 400 }")
    #expect(try screens.frame("inner").minY == 96)
    #expect(try screens.frame("a").minY == 140)
  }

  // MARK: - Tabs

  private static func tabs(_ selection: String, _ second: String = "") -> String {
    "{ \"view\": \"TabView\", \"id\": \"tabs\", \(selection)\"children\": ["
      + "{ \"view\": \"Color\", \"id\": \"a\", \"modifiers\": [{ \"tag\": 1 }] }, "
      + "{ \"view\": \"Color\", \"id\": \"b\", \"modifiers\": [{ \"tag\": 2 }\(second)] }] }"
  }

  @Test("The tab with the selected tag is shown, above a bar of 49")
  func selection() throws {
    let settings = "\"window\": { \"width\": 100, \"height\": 200 }, \"state\": { \"tab\": 2 }"
    for (selection, shown) in [
      ("", "a"), ("\"selection\": \"$tab\", ", "b"), ("\"selection\": \".constant(2)\", ", "b"),
      ("\"selection\": \".constant(3)\", ", "a"),
    ] {
      let tabs = try evaluated(Self.tabs(selection), settings)
      #expect(try tabs.frame(shown) == Rect(x: 0, y: 0, width: 100, height: 151))
      #expect(tabs.inspection.measuredOnly.count == 1)
    }
  }

  @Test("Only the tab that is shown can take the bar away")
  func hiddenTabs() throws {
    let hiding = #", { "toolbar": { "visibility": "hidden", "for": "tabBar" } }"#
    let settings = "\"window\": { \"width\": 100, \"height\": 200 }"
    let second = try evaluated(Self.tabs("\"selection\": \".constant(2)\", ", hiding), settings)
    #expect(try second.frame("b").height == 200)
    let first = try evaluated(Self.tabs("", hiding), settings)
    #expect(try first.frame("a").height == 151)
  }

  @Test("On iOS 26, bar items without text have no gap between them")
  func sharedCapsules() throws {
    func box(_ id: String) -> String {
      "{ \"view\": \"Box\", \"id\": \"\(id)\", \"size\": { \"width\": 20, \"height\": 20 } }"
    }
    let text = "{ \"view\": \"Text\", \"id\": \"text\", \"text\": \"Done\" }"
    let bar = try evaluated(
      "{ \"view\": \"NavigationStack\", \"children\": { \"view\": \"Color\", \"modifiers\": "
        + "[{ \"toolbar\": [\(box("a")), \(box("b")), \(text)] }] } }",
      "\"window\": { \"width\": 300, \"height\": 200 }, \"platform\": \"iOS 26\", \"metrics\": \"cells\""
    )
    // From the right: 16 and 12, a text of 34, 12 and 16 and 12, and capsules of 44.
    #expect(try bar.frame("text").minX == 238)
    #expect(try bar.frame("b").minX == 178)
    #expect(try bar.frame("a").minX == 134)
  }

  @Test("Pages have no bar")
  func pages() throws {
    let tabs = try evaluated(
      "{ \"view\": \"Group\", \"children\": \(Self.tabs("")), \"modifiers\": [{ \"tabViewStyle\": \"page\" }] }",
      "\"window\": { \"width\": 100, \"height\": 200 }")
    #expect(try tabs.frame("a").height == 200)
  }

  @Test("What ignores the safe area grows behind the bar of tabs")
  func safeArea() throws {
    let tabs = try evaluated(
      "{ \"view\": \"TabView\", \"children\": { \"view\": \"Color\", \"modifiers\": [{ \"background\": "
        + "{ \"view\": \"Color\", \"id\": \"behind\", \"modifiers\": [\"ignoresSafeArea\"] } }] } }",
      "\"window\": \"iPhone 14\"")
    #expect(try tabs.view("behind").content == Rect(x: 0, y: 0, width: 390, height: 844))
  }
}
