import Foundation
import Testing

@Suite("docs/reference/options.md")
struct OptionsPageTests {
  /// With `VIEWTREE_UPDATE_PAGES=1` in the environment the test writes the page:
  ///
  ///     VIEWTREE_UPDATE_PAGES=1 swift test --filter OptionsPageTests
  @Test("The page has every option of every command; VIEWTREE_UPDATE_PAGES=1 writes it")
  func page() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/reference/options.md")
    if ProcessInfo.processInfo.environment["VIEWTREE_UPDATE_PAGES"] != nil {
      return try OptionsPage.text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == OptionsPage.text)
  }
}
