import Foundation
import Testing

@Suite("Links between pages")
struct PageLinkTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .standardizedFileURL

  /// README.md, CHANGELOG.md, the pages of docs and those next to the sources.
  private static let pages: [String] = {
    let folders = ["docs", "Sources", ".github"]
    let inner = folders.flatMap { folder in
      ((try? FileManager.default.subpathsOfDirectory(
        atPath: root.appendingPathComponent(folder).path)) ?? []).map { "\(folder)/\($0)" }
    }
    return (["README.md", "CHANGELOG.md"] + inner).filter { $0.hasSuffix(".md") }.sorted()
  }()

  /// The lines of a page without blocks of code.
  private static func lines(of page: URL) throws -> [Substring] {
    var isCode = false
    return try String(contentsOf: page, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in
        let isMark = line.drop { $0 == " " }.hasPrefix("```")
        if isMark { isCode.toggle() }
        return !isMark && !isCode
      }
  }

  /// The anchors of a page, as GitHub makes them from headings.
  private static func anchors(of page: URL) throws -> Set<String> {
    Set(
      try lines(of: page).filter { $0.hasPrefix("#") }.map { line in
        line.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-")
          .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      })
  }

  @Test("Every link leads to a file that exists, and to a heading of it")
  func links() throws {
    var found: [String] = []
    var known: [String: Set<String>] = [:]
    for page in Self.pages {
      let file = Self.root.appendingPathComponent(page)
      let text = try Self.lines(of: file).joined(separator: "\n")
      for part in text.split(separator: "](").dropFirst() {
        let link = part.prefix { $0 != ")" && $0 != " " }
        guard !link.contains(":") else { continue }
        let path = link.prefix { $0 != "#" }
        let target =
          path.isEmpty
          ? file : file.deletingLastPathComponent().appendingPathComponent(String(path))
        guard FileManager.default.fileExists(atPath: target.standardizedFileURL.path) else {
          found.append("\(page): \(link)")
          continue
        }
        let anchor = link.dropFirst(path.count + 1)
        guard !anchor.isEmpty, target.pathExtension == "md" else { continue }
        let key = target.standardizedFileURL.path
        let anchors = try known[key] ?? Self.anchors(of: target)
        known[key] = anchors
        if !anchors.contains(String(anchor)) { found.append("\(page): \(link)") }
      }
    }
    #expect(found == [])
    #expect(known.count > 20)
  }
}
