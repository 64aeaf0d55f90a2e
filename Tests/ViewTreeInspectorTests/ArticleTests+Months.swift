import Testing
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeScript

/// Twelve months in three rows of four, and one border.
extension ArticleTests {
  private static let months = (0..<12).map { "m\($0)" }

  @Test("Three rows and four spacers share a window of 400 points")
  func monthRows() throws {
    // A month is 20.5 + 2 · 10 high; four spacers share 400 - 3 · 40.5 = 278.5.
    let months = try Evaluated(article: "months-anchor-bounds")
    for (id, y) in [("m0", 69.625), ("m4", 179.75), ("m8", 289.875)] {
      #expect(try abs(months.frame(id).minY - y) < 0.001)
      #expect(try months.frame(id).height == 40.5)
    }
    for id in Self.months {
      #expect(try months.frame(id).minX >= 0 && months.frame(id).maxX <= 820)
    }
    #expect(try abs(months.frame("m1").minX - months.frame("m0").maxX - 8) < 0.001)
  }

  @Test(
    "Months write their anchors in the order of the tree",
    arguments: [
      "months-anchor-bounds", "months-anchor-array", "months-anchor-array-written-out",
    ])
  func monthOrder(name: String) throws {
    let months = try Evaluated(article: name)
    #expect(months.closures == Self.months + ["backgroundPreferenceValue"])
    #expect(months.inspection.preferences.map(\.reduces) == [11])
    #expect(months.inspection.passes == 1)
  }

  @Test("A month with two anchors runs the writer and then the transformer")
  func monthOrderOfPoints() throws {
    let months = try Evaluated(article: "months-anchor-points")
    let pairs = Self.months.flatMap { [$0, $0] }
    #expect(months.closures == pairs + ["backgroundPreferenceValue"])
    let names = months.inspection.order.prefix(2).map {
      months.inspection.names.modifiers[$0.modifier]
    }
    #expect(names == ["anchorPreference", "transformAnchorPreference"])
    #expect(months.inspection.preferences.map(\.reduces) == [11])
  }

  @Test(
    "The border lies on the active month, whichever it is",
    arguments: [
      "months-preference", "months-anchor-bounds", "months-anchor-points", "months-anchor-array",
      "months-matched-geometry",
    ])
  func borderOnActiveMonth(name: String) throws {
    for active in 0..<12 {
      let months = try Evaluated(article: name, .setting("activeIdx", to: "\(active)"))
      let (border, month) = try (months.view("border").content, months.frame("m\(active)"))
      #expect(border.isNear(month), "border \(border), month \(active) \(month)")
    }
  }

  @Test("The action runs once, and the second pass changes nothing")
  func preferenceAction() throws {
    let months = try Evaluated(article: "months-preference")
    #expect(months.closures == ["onPreferenceChange"])
    #expect(months.inspection.passes == 2)
    #expect(months.inspection.preferences.map(\.reduces) == [11, 0])
    #expect(months.skips.map { $0.hasSuffix(" clean") } == [true])
  }

  @Test("The state holds the months' frames in the space of the ZStack")
  func preferenceRects() throws {
    let months = try Evaluated(article: "months-preference")
    let space = try #require(months.views(named: "ZStack").first).frame
    let state = try #require(months.inspection.state.first { $0.name == "rects" })
    guard case .array(let values) = state.value else { throw ArticleFixture.Missing(name: "rects") }
    #expect(values.count == 12)
    for (index, value) in values.enumerated() {
      guard case .rect(let rect) = value else { throw ArticleFixture.Missing(name: "a CGRect") }
      let month = try months.frame("m\(index)")
      let expected = Rect(
        x: month.minX - space.minX, y: month.minY - space.minY,
        width: month.width, height: month.height)
      let found = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
      #expect(found.isNear(expected))
    }
  }

  @Test("The value holds one element of each month, in their order")
  func monthValue() throws {
    let months = try Evaluated(article: "months-anchor-bounds")
    let preference = try #require(months.inspection.preferences.first)
    let writers = preference.contributions.map { months.inspection.name(of: $0.writers[0]) }
    #expect(writers == Self.months)
    #expect(preference.contributions.allSatisfy { $0.count == 1 })
  }
}
