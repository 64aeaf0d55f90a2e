import Foundation
import Testing
import ViewTreeReport

/// docs/explanation/rules.md names sections, documents and tests that are there, and every rule.
struct RuleTableTests {
  private struct Row {
    var rule: String
    var section: String
    var fixture: String
    var test: String
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func page(_ name: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent("docs/explanation/\(name)"), encoding: .utf8)
  }

  /// The rows of a table of the page, from 0, without its head.
  private static func table(_ number: Int) throws -> [[String]] {
    let tables = try page("rules.md").components(separatedBy: "| --- | --- | --- |\n").dropFirst()
    return tables[tables.startIndex + number].components(separatedBy: "\n")
      .prefix { $0.hasPrefix("| ") }
      .map { $0.dropFirst(2).dropLast(2).components(separatedBy: " | ") }
  }

  /// The rules of both tables, which have them in the same order.
  private static func rows() throws -> [Row] {
    try zip(table(0), table(1)).map { summary, proof in
      #expect(summary.count == 3 && proof.count == 3 && summary[0] == proof[0], "\(summary[0])")
      let (fixture, test) = (proof[1].filter { $0 != "`" }, proof[2].filter { $0 != "`" })
      return Row(rule: summary[0], section: summary[2], fixture: fixture, test: test)
    }
  }

  /// The headings of a page as they stand in addresses.
  private static func anchors(of page: String) -> Set<String> {
    Set(
      page.components(separatedBy: "\n").filter { $0.hasPrefix("#") }.map { line in
        let words = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
        return words.replacingOccurrences(of: " ", with: "-")
          .filter { $0.isLetter || $0.isNumber || $0 == "-" }
      })
  }

  @Test("Every measured rule has a row, in order")
  func rules() throws {
    var names: [String] = []
    for row in try Self.rows() {
      let name = row.rule.components(separatedBy: " ")[0]
      if names.last != name { names.append(name) }
    }
    let counts = [
      ("A", 8), ("B", 8), ("C", 5), ("D", 5), ("E", 10), ("F", 5), ("G", 7),
      ("H", 8), ("I", 4), ("J", 6), ("K", 8), ("L", 5),
    ]
    #expect(names == counts.flatMap { letter, count in (1...count).map { "\(letter)\($0)" } })
  }

  @Test("The section that an explanation names for a layout algorithm is there")
  func sectionsOfAlgorithms() throws {
    let folder = Self.root.appendingPathComponent("Sources/ViewTreeLayout")
    let prefix = "static var section: String { \""
    var sections: Set<String> = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    where file.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for line in source.components(separatedBy: "\n") {
        guard let start = line.range(of: prefix)?.upperBound else { continue }
        sections.insert(String(line[start...].prefix { $0 != "\"" }))
      }
    }
    #expect(sections.isSuperset(of: ["Stacks", "Toolbars", "Custom layouts"]))
    for section in sections.sorted() {
      let parts = ExplanationWords.address(section).components(separatedBy: "#")
      let page = try Self.page(parts[0].replacingOccurrences(of: "docs/explanation/", with: ""))
      #expect(Self.anchors(of: page).contains(parts[1]), "\(section)")
    }
  }

  @Test("The sections that the table names are there")
  func sections() throws {
    for row in try Self.rows() {
      let address = row.section.components(separatedBy: "](").last?.dropLast() ?? ""
      let parts = address.components(separatedBy: "#")
      let page = try Self.page(parts[0])
      #expect(parts.count == 1 || Self.anchors(of: page).contains(parts[1]), "\(row.rule)")
    }
  }

  @Test("The documents that the table names are there, with what they give")
  func fixtures() throws {
    for row in try Self.rows() {
      let path = Self.root.appendingPathComponent("Fixtures/\(row.fixture)").path
      for end in [".json", ".inspect.txt"] {
        #expect(FileManager.default.fileExists(atPath: path + end), "\(row.rule)")
      }
    }
  }

  @Test("The tests that the table names are there")
  func tests() throws {
    let folder = Self.root.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(atPath: folder.path)
    var sources = ""
    while let file = files?.nextObject() as? String {
      guard file.hasSuffix("Tests.swift") else { continue }
      sources += try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }
    for row in try Self.rows() {
      #expect(sources.contains("\"\(row.test)\""), "\(row.rule): \(row.test)")
    }
  }
}
