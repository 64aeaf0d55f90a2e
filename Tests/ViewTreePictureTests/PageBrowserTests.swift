import Foundation
import Testing
import ViewTreeLayout
import ViewTreeNumbers

@testable import ViewTreePicture

/// The page in a real browser: it is used as a person uses it.
///
/// Needs a browser that can be driven over pipes: the program that `VIEWTREE_BROWSER` names, or Chromium on
/// the path.
@Suite(
  "A page in a browser", .serialized,
  .enabled(
    if: Browser.program != nil,
    "needs a browser: set VIEWTREE_BROWSER to Chromium, or put it on the path"))
struct PageBrowserTests {
  private static let form = "articles/form-steps.json"

  /// Runs a test with a page that is open; the file and the browser are gone afterwards.
  private func open(
    _ fixture: String = form, before: (Browser) throws -> Void = { _ in },
    _ body: (Browser, _ url: String) throws -> Void
  ) throws {
    try open(page: Drawn(fixture: fixture, values: .long).page, before: before, body)
  }

  private func open(
    page: String, before: (Browser) throws -> Void = { _ in },
    _ body: (Browser, _ url: String) throws -> Void
  ) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("viewtree-\(UUID().uuidString).html")
    try Data(page.utf8).write(to: file)
    let browser = try Browser()
    defer {
      browser.end()
      try? FileManager.default.removeItem(at: file)
    }
    try before(browser)
    try browser.open("file://\(file.path)")
    try body(browser, "file://\(file.path)")
  }

  /// What the page said on the console, and what else than the file it asked for.
  private func complaints(_ browser: Browser, _ url: String) -> [String] {
    browser.events.compactMap { name, parameters in
      switch name {
      case "Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded":
        return "\(name): \(parameters)"
      case "Network.requestWillBeSent":
        let asked = (parameters["request"] as? [String: Any])?["url"] as? String ?? ""
        return asked == url ? nil : asked
      default: return nil
      }
    }
  }

  private let row = "document.querySelector('.row.chosen').textContent"
  private let inspector = "document.getElementById('inspector').textContent"
  private let trace = "document.getElementById('rows').textContent"

  @Test("It says nothing on the console and asks for nothing but itself, whatever is done")
  func silent() throws {
    try open { browser, url in
      for key in [".", ",", "o", "c", "]", "]", "]", "[", "l", "p", "?", "?", " ", " "] {
        try browser.press(key)
      }
      #expect(try browser.number("document.querySelectorAll('.row').length") > 40)
      #expect(complaints(browser, url) == [])
    }
  }

  @Test("A page whose only closures give titles to bars has no player and no trace")
  func titles() throws {
    let stack =
      #"{ "view": "NavigationStack", "children": { "view": "Text", "text": "x", "modifiers": [{ "navigationTitle": "A" }] } }"#
    func height(_ id: String, _ browser: Browser) throws -> Double {
      try browser.number("document.getElementById('\(id)').offsetHeight")
    }
    try open(page: Drawn(root: stack).page) { browser, _ in
      let heights = try (height("player", browser), height("trace", browser))
      #expect(heights == (0, 0))
    }
    try open { browser, _ in
      let player = try height("player", browser)
      #expect(player > 0)
    }
  }

  @Test("A report beside a document is looked at in the same way, and silent, too")
  func report() throws {
    let golden = Drawn.fixtures.appendingPathComponent("articles/form.inspect.txt")
    let report = Array(try Data(contentsOf: golden)).drop { $0 != UInt8(ascii: "\n") }.dropFirst()
    let layout = try #require(
      RecordedLayout(.read(Array(report), command: "inspect"), command: "inspect"))
    let document = try #require(try Drawn(fixture: Self.form, values: .long).moments.first)
    let moments = [PageMoment(title: "old", .report(layout)), document]
    let page = String(
      decoding: Picture.page(of: moments, PictureOptions(), comparison: true), as: UTF8.self)
    try open(page: page) { browser, url in
      for key in ["l", "o", "c", ".", ",", " ", " ", "p", "]", "o", "l", "[", "?", "?"] {
        try browser.press(key)
      }
      _ = try browser.value("document.getElementById('larger').click()")
      try browser.press("/")
      try browser.type("#f1")
      try browser.press("Enter")
      #expect(try browser.text(row).contains("TextField #f1"))
      #expect(try browser.text(inspector).contains("144.667"))
      #expect(try browser.text(trace).contains("Color #minianchorPreference MyPreferenceKey"))
      #expect(complaints(browser, url) == [])
    }
  }

  @Test("A problem is a button first of all, and its view is framed, named and selected")
  func problems() throws {
    let text = """
      { "view": "Text", "id": "title", "text": "A title that is much too wide for this little phone",
        "modifiers": [{ "lineLimit": 1 }] }
      """
    let drawn = try Drawn(
      root:
        "{ \"view\": \"VStack\", \"children\": [\(text), { \"view\": \"Color\", \"id\": \"red\" }] }",
      window: "\"width\": 320, \"height\": 568", values: .long)
    var options = PictureOptions()
    options.kind = .screen
    let page = String(decoding: Picture.page(of: drawn.moments, options), as: UTF8.self)
    try open(page: page) { browser, url in
      let strip = "document.getElementById('problems').textContent"
      #expect(try browser.text(strip) == "1 text truncated")
      #expect(try browser.text("document.querySelector('figure.on').dataset.picture") == "screen")
      #expect(try browser.number("document.querySelectorAll('figure.on rect.problem').length") == 1)
      #expect(try browser.text(row).contains("Text #title"))
      #expect(try browser.text(row).contains("text truncated"))
      #expect(try browser.text(inspector).contains("this text is truncated to"))
      #expect(
        try browser.text("document.querySelector('#source .at').textContent").contains("title"))
      // Without closures there is no player and no trace.
      #expect(
        try browser.text("getComputedStyle(document.getElementById('trace')).display") == "none")
      try browser.press("l")
      #expect(try browser.text("document.querySelector('figure.on').dataset.picture") == "layout")
      #expect(complaints(browser, url) == [])
    }
  }

  @Test(
    "Texts of a screen have 11 pixels and more, on a phone and on a laptop",
    arguments: [390, 1280])
  func readable(width: Int) throws {
    try open("lists/rows-are-at-least-44-high.json") { browser, _ in
      try browser.send(
        "Emulation.setDeviceMetricsOverride",
        ["width": width, "height": 900, "deviceScaleFactor": 1, "mobile": false])
      _ = try browser.value("dispatchEvent(new Event('resize'))")
      #expect(
        try browser.number(
          "document.querySelector('figure.on svg').getBoundingClientRect().width / document.querySelector('figure.on svg').viewBox.baseVal.width"
        ) >= 1.09)
    }
  }

  @Test("With the keyboard alone a field is found, its width explained, and a step's changes seen")
  func keyboard() throws {
    try open { browser, _ in
      try browser.press("/")
      try browser.type("#f1")
      try browser.press("Enter")
      try browser.press("Escape")
      #expect(try browser.text(row).contains("TextField #f1"))
      #expect(try browser.text(inspector).contains("width 144.667"))
      #expect(try browser.text("document.activeElement.id") == "tree")
      try browser.press("ArrowUp")
      #expect(try browser.text(row).contains("Middle Name"))
      try browser.press("p")
      #expect(try browser.text(row).contains("VStack #c1"))

      // One step back at a time, and never more than the trace has.
      for _ in 0..<200
      where try !browser.text("document.getElementById('now').textContent").hasPrefix("6 ") {
        try browser.press(",")
      }
      #expect(try browser.text(trace).contains(".fieldContainer, anchor 6"))
      #expect(try !browser.text(trace).contains("anchor 7"))
      #expect(try browser.text(trace).contains("has not returned"))

      try browser.press("]")
      try browser.press("]")
      try browser.press("c")
      #expect(
        try browser.text("document.querySelector('#steps [aria-pressed=true]').textContent")
          == "2. toggle Toggle")
      let rows = try browser.text(
        "[...document.querySelectorAll('.row')].map(r => r.textContent).join('|')")
      #expect(rows.contains("TextField #f4 “” new") || rows.contains("TextField #f4 new"))
      #expect(rows.contains("VStack #c3 resized"))
      #expect(try browser.text(inspector).contains("VStack #c3 330×65.309 → 146×65.309"))
      #expect(try browser.number("document.querySelectorAll('figure.on rect.after').length") > 5)
    }
  }

  @Test("What a reduce returns is in the trace when it has returned, not before")
  func playing() throws {
    try open { browser, url in
      _ = try browser.value("document.getElementById('first').click()")
      #expect(try browser.text(trace) == "")
      // The mini map's closure, and the first reduce, which has asked for nothing yet.
      try browser.press(".")
      try browser.press(".")
      #expect(try browser.text(trace).contains(".miniMapArea, anchor 1"))
      #expect(try browser.text(trace).contains("has not returned"))
      #expect(try !browser.text(trace).contains(".formContainer"))
      try browser.open("about:blank")
      try browser.open(url + "#at=17&picture=order")
      #expect(try browser.text(trace).contains(".formContainer, anchor 11"))
      #expect(try browser.number("document.querySelectorAll('figure.on .todo').length") == 0)
    }
  }

  @Test("The address leads to a step, a place, a view and a picture")
  func address() throws {
    try open { browser, url in
      try browser.press("o")
      try browser.press("]")
      #expect(try browser.text("location.hash").hasPrefix("#step=1&at="))
      // Another address of the same page would not load it again.
      try browser.open("about:blank")
      try browser.open(url + "#step=2&at=3&view=c4&picture=order")
      #expect(try browser.text(row).contains("VStack #c4"))
      #expect(try browser.number("document.querySelectorAll('.entry').length") == 3)
      #expect(try browser.text("document.querySelector('figure.on').dataset.picture") == "order")
      #expect(try browser.text("document.querySelector('figure.on').dataset.moment") == "2")
    }
  }

  @Test("A click takes the smallest view at a place, with Alt the next one behind it")
  func clicks() throws {
    try open { browser, _ in
      _ = try browser.value("document.getElementById('fit').click()")
      let place = """
        (() => { const f = document.querySelector('figure.on'), m = f.querySelector('svg').getScreenCTM();
          return [m.a * 500 + m.e, m.d * 400 + m.f]; })()
        """
      let point = try browser.value(place) as? [Double] ?? []
      try #require(point.count == 2)
      func click(_ modifiers: Int) throws {
        for type in ["mousePressed", "mouseReleased"] {
          try browser.send(
            "Input.dispatchMouseEvent",
            [
              "type": type, "x": point[0], "y": point[1], "button": "left", "clickCount": 1,
              "modifiers": modifiers,
            ])
        }
      }
      try click(0)
      #expect(try browser.text(row).contains("TextField #f1"))
      try click(1)
      #expect(try !browser.text(row).contains("TextField #f1"))
    }
  }

  @Test("Every control, and every view of the tree, has a name for those who hear it")
  func names() throws {
    try open { browser, _ in
      let tree = try browser.send("Accessibility.getFullAXTree")
      let roles: Set = [
        "button", "slider", "treeitem", "tree", "checkbox", "searchbox", "textbox", "link", "image",
        "img", "dialog", "navigation", "complementary", "toolbar", "group",
      ]
      var unnamed: [String] = []
      var count = 0
      for node in tree["nodes"] as? [[String: Any]] ?? [] where node["ignored"] as? Bool != true {
        let role = (node["role"] as? [String: Any])?["value"] as? String ?? ""
        guard roles.contains(role) else { continue }
        count += 1
        let name = (node["name"] as? [String: Any])?["value"] as? String ?? ""
        if name.isEmpty { unnamed.append("\(role) \(node["nodeId"] ?? "")") }
      }
      #expect(unnamed == [])
      #expect(count > 70)
    }
  }

  @Test("In dark light the page is dark, and the window keeps the document's colours")
  func dark() throws {
    try open { browser, _ in
      let paper = "getComputedStyle(document.body).backgroundColor"
      let own = """
        [...document.querySelectorAll('figure.on [fill^="rgb("]')]
          .map(e => getComputedStyle(e).fill).join()
        """
      let ink = "getComputedStyle(document.querySelector('figure.on [fill=\"#1d2433\"]')).fill"
      let (light, colors, words) = (
        try browser.text(paper), try browser.text(own), try browser.text(ink)
      )
      try browser.send(
        "Emulation.setEmulatedMedia",
        ["features": [["name": "prefers-color-scheme", "value": "dark"]]])
      #expect(light == "rgb(255, 255, 255)")
      #expect(try browser.text(paper) == "rgb(20, 23, 29)")
      #expect(!colors.isEmpty)
      #expect(try browser.text(own) == colors)
      #expect(words == "rgb(29, 36, 51)")
      #expect(try browser.text(ink) == "rgb(232, 234, 240)")
    }
  }

  @Test("On paper there are all pictures of the step and the trace, without controls")
  func print() throws {
    try open { browser, _ in
      let result = try browser.send("Page.printToPDF")
      let data = Data(base64Encoded: result["data"] as? String ?? "") ?? Data()
      #expect(data.starts(with: Data("%PDF".utf8)))
      #expect(data.count > 20_000)
      try browser.send("Emulation.setEmulatedMedia", ["media": "print"])
      let shown =
        "[...document.querySelectorAll('figure')].filter(f => f.offsetHeight > 100).length"
      #expect(try browser.number(shown) == 3)
      #expect(try browser.number("document.getElementById('player').offsetHeight") == 0)
      #expect(try browser.number("document.getElementById('trace').offsetHeight") > 200)
    }
  }

  @Test("Without scripts there are all pictures, the views and the closures, and no control")
  func withoutScripts() throws {
    try open(before: { browser in
      try browser.send("Emulation.setScriptExecutionDisabled", ["value": true])
    }) { browser, _ in
      let pictures = try heights(of: "figure svg", browser)
      #expect(pictures.count { $0 > 100 } == 12)
      let views = try heights(of: "#tree li", browser)
      #expect(views.count { $0 > 10 } == 49)
      #expect(try heights(of: "#rows li", browser).count > 20)
      #expect(try heights(of: "button", browser).max() == 0)
    }
  }

  /// The heights of elements in points, 0 of those that are not seen; told without a script.
  private func heights(of selector: String, _ browser: Browser) throws -> [Double] {
    let root = try browser.send("DOM.getDocument")["root"] as? [String: Any]
    let found = try browser.send(
      "DOM.querySelectorAll", ["nodeId": root?["nodeId"] ?? 0, "selector": selector])
    return (found["nodeIds"] as? [Int] ?? []).map { node in
      let box = try? browser.send("DOM.getBoxModel", ["nodeId": node])["model"] as? [String: Any]
      return (box?["height"] as? NSNumber)?.doubleValue ?? 0
    }
  }

  @Test("On a telephone nothing is wider than the window")
  func narrow() throws {
    try open(before: { browser in
      try browser.send(
        "Emulation.setDeviceMetricsOverride",
        ["width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": true])
    }) { browser, _ in
      for picture in ["l", "o"] {
        try browser.press(picture)
        #expect(try browser.number("innerWidth") == 390)
        #expect(try browser.number("document.documentElement.scrollWidth") <= 390)
        #expect(try browser.number("document.querySelector('figure.on svg').clientWidth") > 250)
      }
    }
  }

  @Test("A server that forbids scripts and styles still shows the pictures")
  func buildServer() throws {
    let page = Data(try Drawn(fixture: Self.form, values: .long).page.utf8).base64EncodedString()
    let browser = try Browser()
    defer { browser.end() }
    try browser.send("Fetch.enable", ["patterns": [["urlPattern": "http://builds.test/*"]]])
    // The answer to this question comes after the page, which waits for the test.
    try browser.begin("Page.navigate", ["url": "http://builds.test/form.html"])
    let asked = try browser.wait(for: "Fetch.requestPaused")
    try browser.send(
      "Fetch.fulfillRequest",
      [
        "requestId": asked["requestId"] ?? "", "responseCode": 200, "body": page,
        "responseHeaders": [
          ["name": "Content-Type", "value": "text/html"],
          [
            "name": "Content-Security-Policy",
            "value":
              "sandbox allow-same-origin; default-src 'none'; img-src 'self'; style-src 'self'",
          ],
        ],
      ])
    try browser.wait(for: "Page.loadEventFired")
    let pictures = try heights(of: "figure svg", browser)
    #expect(pictures.count { $0 > 100 } == 12)
    #expect(try heights(of: "button", browser).max() == 0)
  }

  @Test("Two documents open on what is different, and a line of the list leads to its view")
  func twoDocuments() throws {
    func moment(_ title: String, _ width: Int, _ changes: [PageChange]) throws -> PageMoment {
      let root = """
        { "view": "Color", "id": "box", "size": { "width": \(width), "height": 20 } }
        """
      return PageMoment(
        title: title, subject: try Drawn(root: root, values: .long).subject, changes: changes)
    }
    let change = PageChange(
      view: ID(0), title: "Color #box  resized", before: Rect(x: 40, y: 15, width: 20, height: 20),
      after: Rect(x: 35, y: 15, width: 30, height: 20))
    let moments = [try moment("old", 20, []), try moment("new", 30, [change])]
    let page = Picture.page(of: moments, PictureOptions(), comparison: true)
    try open(page: String(decoding: page, as: UTF8.self)) { browser, url in
      let chosen = "document.querySelector('#steps [aria-pressed=true]').textContent"
      let outlines = "document.querySelectorAll('figure.on rect.after').length"
      #expect(try browser.text(chosen) == "new")
      #expect(try browser.number(outlines) == 1)
      // The screens of both are one key away.
      try browser.press("s")
      #expect(try browser.text("document.querySelector('figure.on').dataset.picture") == "screen")
      try browser.press("l")
      #expect(try browser.text(inspector).hasPrefix("What is differentColor #box  resized"))
      // The old one has the same list, which leads to the new one.
      try browser.press("[")
      #expect(try browser.text(chosen) == "old")
      #expect(try browser.text(inspector).hasPrefix("What is differentColor #box  resized"))
      _ = try browser.value("document.querySelector('.changes button').click()")
      #expect(try browser.text(chosen) == "new")
      #expect(complaints(browser, url) == [])
    }
  }

  @Test("In the picture of the order, what has not run is faint, arrows as well as numbers")
  func faint() throws {
    try open { browser, url in
      try browser.open("about:blank")
      try browser.open(url + "#at=1&picture=order")
      func count(_ elements: String) throws -> Double {
        try browser.number("document.querySelectorAll('figure.on \(elements)').length")
      }
      // The first closure has run: of thirteen curved arrows, twelve are faint.
      #expect(try count("path[d*=C][data-e]") == 13)
      #expect(try count("path[d*=C].todo") == 12)
      // A fold is there when it has returned, which is at the end for the outermost.
      try browser.open("about:blank")
      try browser.open(url + "#at=2&picture=order")
      #expect(try count("path[d*=C].todo") == 12)
    }
  }

  @Test("A document whose every text is a script runs none")
  func hostile() throws {
    let json = """
      { "viewtree": 1, "root": { "view": "Text", "text": "\\"><script>document.title = 'x'</script>",
        "id": "</script><script>document.title = 'x'</script>" } }
      """
    let page = try Drawn(json, name: "<img src=x onerror=alert(1)>", values: .long).page
    try open(page: page) { browser, url in
      let title = try browser.text("document.title")
      #expect(title == "<img src=x onerror=alert(1)> · viewtree")
      #expect(complaints(browser, url) == [])
      #expect(try browser.text(row).contains("<script>document.title"))
    }
  }
}
