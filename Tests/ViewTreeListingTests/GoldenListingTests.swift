import Foundation
import Testing
import ViewTreeSyntax

@testable import ViewTreeListing

@Suite("Listings of fixtures")
struct GoldenListingTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  @Test(
    "A listing is the one that is kept; VIEWTREE_UPDATE_PAGES=1 keeps the present one",
    arguments: [
      "articles/form", "articles/generic-grid", "components/modifier-of-the-documents-own",
      "components/content-sees-its-own-place", "forms/statements-between-views",
      "layout/custom-layout-flow",
    ])
  func golden(name: String) throws {
    let path = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(name).json")
    let text = listing(try String(contentsOf: path, encoding: .utf8))
    let file = name.split(separator: "/").last ?? ""
    let golden = Self.folder.appendingPathComponent("Goldens/\(file).txt")
    if ProcessInfo.processInfo.environment["VIEWTREE_UPDATE_PAGES"] != nil {
      try text.write(to: golden, atomically: true, encoding: .utf8)
    }
    #expect(try text == String(contentsOf: golden, encoding: .utf8))
  }
}
