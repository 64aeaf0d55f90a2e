import Foundation
import Testing
import ViewTreeLayout

/// docs/explanation/controls.md says where each size of a control comes from.
struct ControlTableTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// A row of the table: a control, and the source and the error of its size.
  private struct Row {
    let control: String
    let source: String
    let error: String
    /// The names of views in code font.
    var views: [String] {
      control.components(separatedBy: "`").enumerated()
        .filter { $0.offset % 2 == 1 && $0.element.allSatisfy(\.isLetter) }.map(\.element)
    }
  }

  private static func rows() throws -> [Row] {
    let head = "| control | size in points | source | error |\n| --- | --- | --- | --- |\n"
    let table = try text("docs/explanation/controls.md").components(separatedBy: head)
    try #require(table.count == 2)
    return table[1].components(separatedBy: "\n").prefix { $0.hasPrefix("| ") }.map { line in
      let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      #expect(cells.count == 4, "\(line)")
      return Row(control: cells[0], source: cells[2], error: cells[3])
    }
  }

  /// The document that proves a source: that of the measured rule it names, or one it links.
  private static func fixture(of source: String) throws -> String? {
    if let link = source.components(separatedBy: "(../../").dropFirst().first {
      return String(link.prefix { $0 != ")" })
    }
    guard
      let rule = source.components(separatedBy: "([").dropFirst().first?.prefix(while: { $0 != "]" }
      ),
      source.contains("](rules.md)")
    else { return nil }
    let proofs = try text("docs/explanation/rules.md").components(separatedBy: "\n")
    let proof = proofs.last { $0.hasPrefix("| \(rule) | ") }
    return proof.map { "Fixtures/\($0.components(separatedBy: "`")[1]).json" }
  }

  /// Compares the rows below a table's head with others. With `VIEWTREE_UPDATE_PAGES=1` in the
  /// environment, writes them into the page.
  private func check(_ path: String, below head: String, _ rows: [String]) throws {
    let page = try Self.text(path)
    let start = try #require(page.range(of: head)?.upperBound)
    let end = try #require(page.range(of: "\n\n", range: start..<page.endIndex)?.lowerBound)
    let wanted = rows.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["VIEWTREE_UPDATE_PAGES"] != nil {
      let new = page.replacingCharacters(in: start..<end, with: wanted)
      return try new.write(
        to: Self.root.appendingPathComponent(path), atomically: true, encoding: .utf8)
    }
    #expect(page[start..<end] == wanted)
  }

  @Test("The table of sizes has the numbers of the layout; VIEWTREE_UPDATE_PAGES=1 writes it")
  func sizes() throws {
    try check(
      "docs/explanation/controls.md",
      below: "| control | size in points | source | error |\n| --- | --- | --- | --- |\n",
      SizeTable.rows.map { "| \($0.control) | \($0.size) | \($0.source) | \($0.errorWords) |" })
  }

  @Test("The distances in lists are those of the layout; VIEWTREE_UPDATE_PAGES=1 writes them")
  func distances() throws {
    try check(
      "docs/explanation/containers.md",
      below:
        "| distance or size in points | iOS 15 to 18 | iOS 26 |\n| --- | --- | --- |\n",
      ListDistance.rows.map { "| \($0.name) | \($0.old) | \($0.new) |" })
  }

  @Test("Every measured size names a rule whose document has the control, and no other size does")
  func sources() throws {
    let rows = try Self.rows()
    #expect(rows.count > 40)
    for row in rows {
      let isMeasured = row.source.contains("measured")
      let fixture = try Self.fixture(of: row.source)
      #expect(isMeasured == (fixture != nil), "\(row.control)")
      #expect(isMeasured != (row.error == "unknown"), "\(row.control): \(row.error)")
      guard let fixture else { continue }
      let document = try Self.text(fixture)
      #expect(row.views.contains { document.contains("\"\($0)\"") }, "\(row.control): \(fixture)")
    }
  }
}
