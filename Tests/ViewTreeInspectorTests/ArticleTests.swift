import Testing
import ViewTreeInspector
import ViewTreeLayout

/// The examples of the articles behave as the articles say.
struct ArticleTests {
  @Test("Every example is evaluated without a problem", arguments: ArticleFixture.names)
  func stable(name: String) throws {
    let outcome = Outcome(try ArticleFixture.text(name))
    #expect(outcome.diagnostics.map(\.message) == [])
    #expect(outcome.inspection?.status == .stable)
  }

  @Test("Two evaluations of a document say the same", arguments: ArticleFixture.names)
  func repeatable(name: String) throws {
    let text = try ArticleFixture.text(name)
    #expect(try Evaluated(text).summary == Evaluated(text).summary)
  }

  @Test("Months that draw their own borders run no preference closure")
  func easyMonths() throws {
    let months = try Evaluated(article: "easy-months")
    #expect(months.closures == [])
    #expect(months.inspection.preferences.isEmpty)
    #expect(months.views(named: "RoundedRectangle").count == 12)
    #expect(try months.views(named: "RoundedRectangle")[4].frame == months.frame("m4"))
  }

  @Test("The overlay rectangle lies on the text whose anchor it got")
  func anchorOverlay() throws {
    let overlay = try Evaluated(article: "anchor-overlay")
    #expect(overlay.closures == ["text", "overlayPreferenceValue"])
    #expect(try overlay.view("rectangle").content == overlay.frame("text"))
    #expect(try overlay.frame("text").width > 80)
  }

  @Test("An optional key without a writer builds no rectangle")
  func anchorOverlayWithoutWriter() throws {
    let text = try ArticleFixture.text(
      "anchor-overlay", replacing: "\"transform\": \"$0\"", with: "\"transform\": \"nil\"")
    let overlay = try Evaluated(text)
    #expect(overlay.views(named: "Rectangle").isEmpty)
  }
}
