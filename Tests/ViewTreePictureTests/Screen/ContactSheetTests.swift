import Testing
import ViewTreeLayout

@testable import ViewTreePicture

/// Problems in pictures: their words and their marks.
@Suite("Problems in pictures")
struct ContactSheetTests {
  private static let wide = """
    { "view": "Text", "text": "A title that is much too wide for the little room that it has",
      "modifiers": [{ "lineLimit": 1 }] }
    """
  private static let phone = "\"width\": 320, \"height\": 568"

  @Test("A truncated text is framed and named")
  func marks() throws {
    let drawn = try Drawn(root: Self.wide, window: Self.phone)
    let scene = drawn.scene(.screen) { $0.marksProblems = true }
    #expect(scene.labels(.frames).map(\.text) == ["text truncated"])
    let frame = drawn.inspection.views[0].content.grown(by: 2)
    #expect(scene.rectangles(.frames).first == frame)
    #expect(drawn.scene(.screen).shapes(.frames).isEmpty)
  }

  @Test("A sheet says on how many screens there are problems")
  func sheet() throws {
    var sheet = ContactSheet(PictureOptions())
    sheet.beginRow()
    sheet.add(try Drawn(root: Self.wide, window: Self.phone).subject, title: "small")
    sheet.add(
      try Drawn(root: Self.wide, window: "\"width\": 820, \"height\": 1180").subject, title: "large"
    )
    let scene = sheet.scene()
    #expect(scene.words.contains("problems on 1 of 2 screens"))
    #expect(scene.words.contains("1 text truncated") && scene.words.contains("no problems"))
    // Two screens and the margins around them.
    #expect(scene.bounds.width == 24 + 320 + 24 + 820 + 24)
  }

  @Test("Problems are counted by their views")
  func words() throws {
    let drawn = try Drawn(
      root: "{ \"view\": \"VStack\", \"children\": [\(Self.wide), \(Self.wide)] }",
      window: Self.phone)
    let page = PageContent(text: drawn.page)
    #expect(page.markup.contains("<p id=\"problems\">2 texts truncated</p>"))
  }
}
