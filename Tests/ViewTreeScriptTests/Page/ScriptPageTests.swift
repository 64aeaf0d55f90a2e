import Foundation
import Testing

@testable import ViewTreeScript

/// The pages of docs/reference/script: the table is that of the language, and the examples have the given results.
struct ScriptPageTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("docs/reference/script")
  private static let file = folder.appendingPathComponent("standard-types.md")

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

  @Test("Each example of the page has the result in its comment")
  func examples() throws {
    let page = Self.folder.appendingPathComponent("README.md")
    let examples = PageExamples(try String(contentsOf: page, encoding: .utf8))
    #expect(examples.programs.count > 80)
    for program in examples.programs {
      #expect(examples.outcome(of: program.text) == program.result, "\(program.text)")
    }
  }
}
