import Foundation
import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

@testable import ViewTreeCommands

/// The limits and the words of docs/project/style.md.
@Suite("Plain words")
struct ProseTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The pages of the documentation, and README.md.
  private static let pages: [String] =
    ["README.md"]
    + ((try? FileManager.default.subpathsOfDirectory(
      atPath: root.appendingPathComponent("docs").path)) ?? [])
    .filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }

  /// Pages that the program or a test writes.
  private static let generated: Set = [
    "docs/reference/diagnostics.md", "docs/reference/options.md",
    "docs/reference/script/standard-types.md", "docs/reference/supported-views.md",
  ]

  private static func style() throws -> String { try text("docs/project/style.md") }

  private static func classes() throws -> [String: Set<String>] {
    let block = try style().components(separatedBy: "```words\n").last?
      .components(separatedBy: "```").first
    var classes: [String: Set<String>] = [:]
    for line in (block ?? "").split(separator: "\n") {
      let parts = line.components(separatedBy: ": ")
      classes[parts[0]] = Set(parts.last?.components(separatedBy: " ") ?? [])
    }
    return classes
  }

  /// The limits of a row, by the name of the column.
  private static func limits(_ row: String) throws -> [(name: String, limit: Double)] {
    let lines = try style().components(separatedBy: "\n")
    let head = try #require(lines.first { $0.hasPrefix("| text |") })
    let line = try #require(lines.first { $0.hasPrefix("| \(row) |") })
    func cells(_ line: String) -> [String] {
      Prose.cells(line).map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return zip(cells(head), cells(line)).dropFirst().map { ($0, Double($1) ?? 0) }
  }

  private static func check(_ counts: Prose.Counts, _ row: String) throws {
    #expect(counts.words > 1000)
    for (name, limit) in try limits(row) {
      let rate = counts.rate(name)
      #expect(rate <= limit, "\(row): \(name) \(rate), limit \(limit)")
    }
  }

  @Test("Pages stay below the limits of the style guide")
  func docs() throws {
    let classes = try Self.classes()
    #expect(classes.count == 3)
    var all = Prose.Counts()
    for page in Self.pages where !Self.generated.contains(page) && !page.hasSuffix("style.md") {
      all = all + Prose(markdown: try Self.text(page)).counts(classes)
    }
    try Self.check(all, "docs")
  }

  @Test("Help, messages and explanations stay below the limits of the style guide")
  func messages() throws {
    var texts = Command.all.flatMap { command in
      [command.summary] + command.options.map(\.summary) + command.examples.map(\.meaning)
    }
    texts += DiagnosticExplanation.all.flatMap { [$0.meaning, $0.wayOut] }
    texts += LintRegistry.standard.lints.map(\.summary)
    for view in ViewRegistry.standard.definitions {
      texts += [view.summary, Self.reason(view.support)] + view.parameters.map(\.summary)
    }
    for modifier in ModifierRegistry.standard.definitions {
      texts += [modifier.summary, Self.reason(modifier.support)]
      texts += modifier.parameters.map(\.summary)
    }
    texts += try Self.literals().map(\.text)
    try Self.check(Prose(texts: texts).counts(try Self.classes()), "messages")
  }

  private static func reason(_ support: Support) -> String {
    switch support {
    case .approximate(let reason, _), .notModelled(let reason): reason
    default: ""
    }
  }

  /// The sentences in the string literals of all modules that write for users.
  private static func literals() throws -> [(file: String, text: String)] {
    let sources = root.appendingPathComponent("Sources").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources).filter { file in
      file.hasSuffix(".swift") && !internalModules.contains { file.hasPrefix($0 + "/") }
    }
    return try files.sorted().flatMap { file in
      SwiftStrings(source: try text("Sources/\(file)")).sentences.map { (file, $0) }
    }
  }

  /// Modules without texts for users: tables, and tools of the project.
  private static let internalModules = [
    "ViewTreeLayout", "ViewTreeRandom", "viewtree-benchmark", "viewtree-compare", "viewtree-fuzz",
  ]

  @Test("No string contains a phrase that the style guide rules out")
  func phrases() throws {
    let block = try Self.style().components(separatedBy: "```phrases\n").last?
      .components(separatedBy: "```").first
    let phrases = (block ?? "").split(separator: "\n").map { " \($0) " }
    #expect(phrases.count > 10)
    for (file, text) in try Self.literals() {
      let words = text.lowercased().split { !$0.isLetter && $0 != "-" && $0 != "'" }
      let line = " " + words.joined(separator: " ") + " "
      for phrase in phrases where line.contains(phrase) {
        Issue.record("\(file): '\(phrase.dropFirst().dropLast())' in: \(text)")
      }
    }
  }

  @Test("A sentence is a literal with four words in lowercase; interpolations are one word")
  func strings() {
    let source = #"""
      // "a comment of many small words"
      let a = "one two three \(b ? "four" : "five") " + "six"  // "no"
      let b = ["only two", "func f() is code for all"]
      let c = """
        several words on this line

        and "more" on the next one
        """
      """#
    #expect(
      SwiftStrings(source: source).sentences == [
        "one two three CODE six", "several words on this line", "and \"more\" on the next one",
      ])
  }

  @Test("A page has at most 400 lines, a line 200 characters, and a cell 25 words")
  func lengths() throws {
    var found: [String] = []
    for page in Self.pages where !Self.generated.contains(page) {
      let lines = try Self.text(page).components(separatedBy: "\n")
      if lines.count > 401 { found.append("\(page): \(lines.count - 1) lines") }
      var isCode = false
      for (index, line) in lines.enumerated() {
        if line.hasPrefix("```") { isCode.toggle() }
        guard !isCode else { continue }
        if line.count > 200 { found.append("\(page):\(index + 1): \(line.count) characters") }
        guard line.hasPrefix("|") else { continue }
        for cell in Prose.cells(line) where cell.split(separator: " ").count > 25 {
          found.append("\(page):\(index + 1): a cell of \(cell.split(separator: " ").count) words")
        }
      }
    }
    #expect(found == [])
  }
}
