import Foundation
import Testing
import ViewTreeDocument

/// docs/reference/supported-views.md has the levels of the registries.
struct SupportTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/reference/supported-views.md")

  /// With `VIEWTREE_UPDATE_PAGES=1` in the environment the test writes the tables into the page:
  ///
  ///     VIEWTREE_UPDATE_PAGES=1 swift test --filter SupportTests
  @Test("The tables of support are the registries'; VIEWTREE_UPDATE_PAGES=1 writes them")
  func tables() throws {
    let page = try String(contentsOf: Self.file, encoding: .utf8)
    let views = ViewRegistry.standard.definitions.map { Self.row($0.name, $0.support) }
    let modifiers = ModifierRegistry.standard.definitions.map { Self.row($0.name, $0.support) }
    var wanted = page
    for (kind, rows) in [("view", views), ("modifier", modifiers)] {
      let head = try #require(wanted.range(of: "| \(kind) | support | |\n| --- | --- | --- |\n"))
      let end = try #require(
        wanted.range(of: "\n\n", range: wanted.index(before: head.upperBound)..<wanted.endIndex))
      wanted.replaceSubrange(
        head.upperBound..<end.lowerBound, with: rows.joined(separator: "\n"))
    }
    if ProcessInfo.processInfo.environment["VIEWTREE_UPDATE_PAGES"] != nil {
      return try wanted.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(
      page.components(separatedBy: "\n").difference(from: wanted.components(separatedBy: "\n"))
        .isEmpty)
  }

  private static func row(_ name: String, _ support: Support) -> String {
    switch support {
    case .exact: "| `\(name)` | exact | |"
    case .measured(let system): "| `\(name)` | measured | on \(system) |"
    case .approximate(let reason, _): "| `\(name)` | approximate | \(reason) |"
    case .drawn: "| `\(name)` | drawn | |"
    case .withoutEffect: "| `\(name)` | without effect | |"
    case .notModelled(let reason): "| `\(name)` | not modeled | \(reason) |"
    }
  }
}
