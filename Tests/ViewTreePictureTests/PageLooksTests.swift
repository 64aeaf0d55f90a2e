import Foundation
import Testing

@testable import ViewTreePicture

/// What a person sees of a page: sizes of texts, overlaps, contrast and the first problem.
@Suite(
  "The looks of a page", .serialized,
  .enabled(
    if: Browser.program != nil,
    "needs a browser: set VIEWTREE_BROWSER to Chromium, or put it on the path"))
struct PageLooksTests {
  /// A window with its scheme.
  struct Look: CustomStringConvertible {
    let width: Int
    let height: Int
    let scheme: String
    var description: String { "\(width)x\(height) \(scheme)" }

    static let all = [(1280, 900), (1920, 1080), (390, 844)].flatMap { width, height in
      ["light", "dark"].map { Look(width: width, height: height, scheme: $0) }
    }
  }

  /// A truncated text in a phone, with a page that has all panels.
  private static let card = """
    { "view": "VStack", "children": [
      { "view": "Text", "text": "A title that is much too wide for the little room that it has",
        "modifiers": [{ "lineLimit": 1 }] },
      { "view": "HStack", "children": [ { "view": "Text", "text": "Price" }, "Spacer",
        { "view": "Text", "text": "12.50",
          "modifiers": [{ "preference": { "key": "L", "value": "[1]" } }] } ] } ],
      "modifiers": [{ "onPreferenceChange": { "key": "L", "perform": "_ = $0" } }] }
    """

  private func page(_ window: String) throws -> String {
    let drawn = try Drawn(
      root: Self.card, window: window,
      """
      "preferenceKeys": {
        "L": {"defaultValue": [], "reduce": "value.append(contentsOf: nextValue())"}},
      """, values: .long)
    var screens = PageScreens()
    screens.beginRow()
    screens.add(drawn.subject, PictureOptions(), title: "iPhone SE · large")
    screens.add(drawn.subject, PictureOptions(), title: "iPhone SE · accessibility3")
    for width in [320.0, 355, 360, 400] {
      screens.add(
        drawn.subject, PictureOptions(), width: width, changes: ["Text: has 2 lines"])
    }
    screens.end(at: 440)
    let page = Picture.page(of: drawn.moments, PictureOptions(), screens: screens)
    return String(decoding: page, as: UTF8.self)
  }

  private func open(
    window: String = "\"width\": 320, \"height\": 568",
    _ body: (Browser, _ url: String) throws -> Void
  ) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("viewtree-\(UUID().uuidString).html")
    try Data(page(window).utf8).write(to: file)
    let browser = try Browser()
    defer {
      browser.end()
      try? FileManager.default.removeItem(at: file)
    }
    try body(browser, "file://\(file.path)")
  }

  @Test(
    "Texts have 11 pixels or more in the middle, none overlap, all have a contrast of 4.5, and the first problem is seen"
  )
  func looks() throws {
    try open { browser, url in
      for look in Look.all {
        try browser.send(
          "Emulation.setDeviceMetricsOverride",
          [
            "width": look.width, "height": look.height, "deviceScaleFactor": 1,
            "mobile": look.width < 500,
          ])
        try browser.send(
          "Emulation.setEmulatedMedia",
          ["features": [["name": "prefers-color-scheme", "value": look.scheme]]])
        for picture in ["screen", "layout", "order", "devices", "widths"] {
          try browser.open("about:blank")
          try browser.open(url + "#picture=\(picture)")
          let found = try browser.value(PageMeasure.script) as? [String: Any] ?? [:]
          let name = "\(look) \(picture)"
          #expect((found["median"] as? NSNumber)?.doubleValue ?? 0 >= 11, "\(name)")
          #expect(found["overlaps"] as? [String] == [], "\(name)")
          #expect(found["weak"] as? [String] == [], "\(name)")
          #expect(
            (found["problem"] as? NSNumber)?.intValue ?? .max < look.height, "\(name)")
          #expect((found["width"] as? NSNumber)?.intValue == look.width, "\(name)")
        }
      }
    }
  }

  @Test("On a page of 390 pixels, a screen of 390 points fits, and the tree is as tall as its rows")
  func narrow() throws {
    try open(window: "\"width\": 390, \"height\": 844") { browser, url in
      try browser.send(
        "Emulation.setDeviceMetricsOverride",
        ["width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": true])
      try browser.open(url + "#picture=screen")
      let right = "document.querySelector('figure.on svg').getBoundingClientRect().right"
      #expect(try browser.number(right) <= 390)
      // Six rows of 23.
      #expect(try browser.number("document.querySelector('#tree').clientHeight") == 138)
    }
  }

  @Test("Devices open and close, and the slider shows the layout at its width")
  func screens() throws {
    try open { browser, url in
      try browser.open(url)
      try browser.press("d")
      let shown = "document.querySelector('.screens.on').dataset.picture"
      #expect(try browser.text(shown) == "devices")
      let cells = "[...document.querySelectorAll('.screens.on .cell')].filter(c => c.offsetHeight)"
      #expect(try browser.number("\(cells).length") == 2)
      _ = try browser.value("document.querySelector('.screens.on .cell').click()")
      #expect(try browser.number("\(cells).length") == 1)
      _ = try browser.value("document.querySelector('.screens.on .cell').click()")
      #expect(try browser.number("\(cells).length") == 2)
      try browser.press("w")
      #expect(try browser.text(shown) == "widths")
      #expect(try browser.number("document.querySelectorAll('#ticks button').length") == 4)
      for (width, name) in [(354.5, "320"), (355, "355"), (440, "400")] {
        _ = try browser.value(
          "(s => { s.value = \(width); s.dispatchEvent(new Event('input')) })(document.getElementById('width'))"
        )
        let title = try browser.text("\(cells)[0].querySelector('.name').textContent")
        #expect(title == "\(name) points wide")
      }
    }
  }

  @Test("The page is well-formed, and screens beyond 400,000 bytes are counted")
  func limit() throws {
    let texts = (0..<200).map { "{ \"view\": \"Text\", \"text\": \"Row \($0) with some words\" }" }
    let drawn = try Drawn(
      root: "{ \"view\": \"VStack\", \"children\": [\(texts.joined(separator: ", "))] }",
      window: "\"width\": 320, \"height\": 9000", values: .long)
    var screens = PageScreens()
    screens.beginRow()
    for number in 0..<20 {
      screens.add(drawn.subject, PictureOptions(), title: "Device \(number)")
    }
    #expect(screens.isFull)
    #expect(screens.devices[0].count + screens.omittedCount == 20)
    #expect(screens.devices[0].reduce(0) { $0 + $1.svg.count } <= 400_000)
    let page = String(
      decoding: Picture.page(of: drawn.moments, PictureOptions(), screens: screens),
      as: UTF8.self)
    #expect(MarkupChecker.problems(in: page, .page) == [])
    #expect(page.contains("\(screens.omittedCount) screens.</p></footer>"))
  }
}
