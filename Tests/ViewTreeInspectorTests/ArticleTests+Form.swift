import Testing
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeScript

/// The form with its mini map.
extension ArticleTests {
  private static let order = [
    "mini", "title", "f0", "c0", "f1", "c1", "f2", "c2", "f3", "c3", "form",
  ]
  private static let orderWithTwitter =
    order.dropLast() + ["f4", "c4", "form"]

  private static func order(_ name: String) -> [String] {
    name == "form" ? order : Array(orderWithTwitter)
  }

  @Test(
    "Closures run children first and siblings in order, then the reader",
    arguments: [("form", 5), ("form-twitter", 6)])
  func formOrder(name: String, reduces: Int) throws {
    let form = try Evaluated(article: name)
    #expect(form.closures == Self.order(name) + ["overlayPreferenceValue"])
    #expect(form.inspection.preferences.map(\.reduces) == [reduces])
    #expect(form.inspection.skipped.isEmpty)
    #expect(form.inspection.passes == 1)
  }

  @Test("The reduced array is in the order of the closures", arguments: ["form", "form-twitter"])
  func formValue(name: String) throws {
    let form = try Evaluated(article: name)
    let preference = try #require(form.inspection.preferences.first)
    #expect(kinds(preference.value) == Self.order(name).map(Self.kind))
    let writers = preference.contributions.map { form.inspection.name(of: $0.writers[0]) }
    #expect(writers == Self.order(name))
  }

  /// The case that each view of the form writes.
  private static func kind(_ id: String) -> String {
    switch id {
    case "mini": "miniMapArea"
    case "title": "title"
    case "form": "formContainer"
    default: id.hasPrefix("f") ? "field" : "fieldContainer"
    }
  }

  private func kinds(_ value: Value) -> [String] {
    guard case .array(let elements) = value else { return [] }
    return elements.map { element in
      guard case .nominal(let data) = element, case .enumCase(let kind)? = data["vtype"] else {
        return "?"
      }
      return kind.name
    }
  }

  @Test("Calls of reduce begin before the closures of what they ask for")
  func formReduces() throws {
    var options = InspectionOptions()
    options.recordsReduces = true
    let form = try Evaluated(article: "form", options)
    let events = form.inspection.order.map { event in
      event.kind == .reduce ? "R" : form.inspection.name(of: event.view)
    }
    let expected = [
      "mini", "R", "title", "R", "f0", "c0", "R", "f1", "c1", "R", "f2", "c2", "R", "f3", "c3",
      "form",
    ]
    #expect(Array(events.dropLast()) == expected)
  }

  @Test("Widths follow from the window: 1024 less the map's 260, a gap and a spacer of 8 each")
  func formFrames() throws {
    let form = try Evaluated(article: "form")
    #expect(
      try form.bounds("mini", at: "anchorPreference") == Rect(x: 30, y: 8, width: 200, height: 752))
    let container = try form.frame("form")
    #expect(container.minX == 268 && container.width == 748)
    // Three containers share 540 - 2 · 8; a field is its container without the padding of 15.
    for (index, id) in ["c0", "c1", "c2"].enumerated() {
      let frame = try form.frame(id)
      #expect(abs(frame.minX - (268 + Double(index) * (524.0 / 3 + 8))) < 0.001)
      #expect(abs(frame.width - 524.0 / 3) < 0.001)
    }
    #expect(try abs(form.frame("f0").width - (524.0 / 3 - 30)) < 0.001)
    #expect(try form.frame("f0").height == 34)
    #expect(try form.frame("c3").width == 360)
    #expect(try form.frame("f3").width == 330)
  }

  @Test("The Twitter field halves the second row")
  func formTwitterFrames() throws {
    let form = try Evaluated(article: "form-twitter")
    #expect(try form.frame("c3").width == 176)
    #expect(try form.frame("c4").minX == form.frame("c3").maxX + 8)
  }

  @Test("The slider's value is the width of the second row")
  func formLength() throws {
    let form = try Evaluated(article: "form", .setting("length", to: "480.0"))
    #expect(try form.frame("c3").width == 480)
  }

  @Test("The mini map is the form made smaller", arguments: ["form", "form-twitter"])
  func miniMap(name: String) throws {
    let form = try Evaluated(article: name)
    let map = try form.bounds("mini", at: "anchorPreference")
    let container = try form.bounds("form", at: "transformAnchorPreference")
    let factor = container.width / (map.width - 10)
    let shown = Self.order(name).filter { $0 != "mini" && $0 != "form" }.reversed()
    let rectangles = form.views(named: "Rectangle")
    #expect(rectangles.count == shown.count)
    for (id, rectangle) in zip(shown, rectangles) {
      let modifier = id.hasPrefix("c") ? "transformAnchorPreference" : "anchorPreference"
      let bounds = try form.bounds(id, at: modifier)
      let expected = Rect(
        x: map.minX + 5 + (bounds.minX - container.minX) / factor,
        y: map.minY + 5 + (bounds.minY - container.minY) / factor,
        width: bounds.width / factor, height: bounds.height / factor)
      #expect(rectangle.content.isNear(expected), "\(id): \(rectangle.content), not \(expected)")
    }
  }

  @Test("A field is red when empty, yellow below three characters, green from there on")
  func miniMapColours() throws {
    let text = try ArticleFixture.text(
      "form", replacing: "\"view\": \"Rectangle\",",
      with: "\"view\": \"Rectangle\", \"id\": \"\\\\(pref.getColor())\",")
    var options = InspectionOptions()
    options.assignments = [
      .init(target: "fieldValues[0]", value: "Jane"), .init(target: "fieldValues[1]", value: "A."),
    ]
    let form = try Evaluated(text, options)
    let colours = form.views(named: "Rectangle").map { form.inspection.string($0.id) ?? "" }
    // Reversed: c3, f3, c2, f2, c1, f1, c0, f0, title.
    #expect(
      colours == ["gray", "red", "gray", "red", "gray", "yellow", "gray", "green", "purple"])
  }

  @Test("A longer title is wider in the form and in the map")
  func titleGrows() throws {
    let empty = try Evaluated(article: "form")
    let named = try Evaluated(article: "form", .setting("fieldValues[0]", to: "Jane"))
    #expect(try named.frame("title").width > empty.frame("title").width)
    #expect(try named.inspection.string(named.view("title").text) == "Hello Jane  ")
  }
}
