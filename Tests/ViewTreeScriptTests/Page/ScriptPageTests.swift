import Foundation
import Testing

@testable import ViewTreeScript

/// docs/script.md: its table is that of the language, and its examples do what it says.
struct ScriptPageTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("docs/script.md")

  private static let first = "<!-- standard types: written by the test ScriptPageTests -->\n"
  private static let last = "<!-- end of the standard types -->\n"

  /// With `VIEWTREE_UPDATE_PAGES=1` in the environment the test writes the table into the page:
  ///
  ///     VIEWTREE_UPDATE_PAGES=1 swift test --filter ScriptPageTests
  @Test("The table of standard types is what the language has; VIEWTREE_UPDATE_PAGES=1 writes it")
  func table() throws {
    let page = try String(contentsOf: Self.file, encoding: .utf8)
    let start = try #require(page.range(of: Self.first))
    let end = try #require(page.range(of: Self.last))
    let wanted = "\n" + StandardTypesPage.text + "\n"
    if ProcessInfo.processInfo.environment["VIEWTREE_UPDATE_PAGES"] != nil {
      let updated = page.replacingCharacters(in: start.upperBound..<end.lowerBound, with: wanted)
      return try updated.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(page[start.upperBound..<end.lowerBound] == wanted)
  }

  @Test("Each example of the page has the result that stands behind it")
  func examples() throws {
    let examples = PageExamples(try String(contentsOf: Self.file, encoding: .utf8))
    #expect(examples.programs.count > 80)
    for program in examples.programs {
      #expect(examples.outcome(of: program.text) == program.result, "\(program.text)")
    }
  }
}
