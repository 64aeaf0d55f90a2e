import Foundation
import Testing
import ViewTreeInspector

@testable import ViewTreeCommands

@Suite("The documents of Fixtures/lints and the articles")
struct LintFixtureTests {
  private func lint(_ text: String) -> CommandRun { CommandRun(["lint", "-"], input: text) }

  @Test("Each lint has a document in which it finds what it is for, and says where")
  func found() throws {
    #expect(LintFixture.all.map(\.name) == LintRegistry.standard.names)
    for fixture in LintFixture.all {
      let run = lint(try fixture.text())
      #expect(LintFixture.findings(run) == fixture.findings, "\(fixture)")
      #expect(run.status == .no && run.error.isEmpty)
      #expect(fixture.findings.contains { $0.hasSuffix(" \(fixture.name)") })
    }
  }

  @Test("The way out that a finding tells makes it go", arguments: LintFixture.all)
  func mended(fixture: LintFixture) throws {
    var text = try fixture.text()
    for (old, new) in fixture.mending {
      #expect(text.contains(old), "\(old)")
      text = text.replacing(old, with: new)
    }
    let run = lint(text)
    #expect(run.output == "no problems\n" && run.error.isEmpty && run.status == .fine)
  }

  @Test("Equal widths are no loop in six spellings, and each of four real loops is one finding")
  func loops() {
    func lint(_ name: String) -> CommandRun {
      CommandRun(["lint", LintFixture.folder.appendingPathComponent("idioms/\(name)").path])
    }
    #expect(lint("equal-widths-spellings.swift").output == "no problems\n")
    let names = lint("feedback-loops.swift").outputLines.filter { $0.hasSuffix("[feedback-loop]") }
      .compactMap { $0.split(separator: "'").dropFirst().first.map(String.init) }
    #expect(names == ["Grows.height", "Shrinks.inset", "Follow.second", "Flips.isWide"])
  }

  @Test("A lint that is allowed finds nothing", arguments: LintFixture.all)
  func allowed(fixture: LintFixture) throws {
    let run = CommandRun(["lint", "--allow", fixture.name, "-"], input: try fixture.text())
    #expect(!run.output.contains("[\(fixture.name)]"))
  }

  /// In seven, the last value wins, also if it is only the default. Each of them has one writer, so
  /// `reduce` is never called and nothing is lost. Seven show a mistake on purpose: parents that
  /// override their children, keys without a reader, and the loops.
  @Test("Of the articles those have a finding that show what a lint is about")
  func articles() throws {
    let folder = LintFixture.folder.appendingPathComponent("articles")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted()
    #expect(names.count >= 13)
    let expected = [
      "feedback-loop.json": ["6:14 feedback-loop"],
      "feedback-loop-centred.json": ["6:14 feedback-loop"],
      "nested-override.json": ["19:13 write-hidden-by-ancestor"],
      "unread.json": ["7:5 key-never-read"],
      "form-hidden-fields.json": ["63:17 write-hidden-by-ancestor"],
      "form-plain-preference.json": [
        "63:17 write-hidden-by-ancestor", "82:13 write-hidden-by-ancestor",
        "187:25 write-hidden-by-ancestor",
      ],
      "form-unread.json": ["36:5 key-never-read"],
      "months-shared-array.json": ["34:19 state-modified-during-view-update"],
    ]
    for name in names {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      #expect(LintFixture.findings(lint(text)) == expected[name, default: []], "\(name)")
    }
  }

  /// Documents with numbers that SwiftUI treats as other numbers, with a warning.
  private static let odd = ["negative-lengths-of-frames-count-as-nothing.json"]

  @Test("No document of the layout fixtures has a finding, except for numbers that are no lengths")
  func layouts() throws {
    let folder = LintFixture.folder.appendingPathComponent("layout").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".json") && !Self.odd.contains($0) }.sorted()
    let run = CommandRun(["lint"] + names.map { "\(folder)/\($0)" })
    #expect(run.output == "no problems in \(names.count) files\n" && run.status == .fine)
  }

  /// The page of a lint.
  private func page(_ name: String) throws -> String {
    let folder = LintFixture.folder.deletingLastPathComponent()
      .appendingPathComponent("docs/reference/lints")
    return try String(
      contentsOf: folder.appendingPathComponent("\(name).md"), encoding: .utf8)
  }

  @Test("Each lint has a page in docs/reference/lints, with its level and its sentence")
  func documented() throws {
    let list = try page("README")
    for lint in LintRegistry.standard.lints {
      let page = try page(lint.name)
      #expect(page.hasPrefix("# \(lint.name)\n\n\(lint.summary) "), "\(lint.name)")
      #expect(page.contains(" Level: `\(lint.level.rawValue)`."), "\(lint.name)")
      #expect(page.contains("**Fix.** "), "\(lint.name)")
      let row = "| [\(lint.name)](\(lint.name).md) | `\(lint.level.rawValue)` | \(lint.summary) |"
      #expect(list.contains(row), "\(lint.name)")
    }
  }

  @Test("The first Swift code of a lint's page has a finding, and the second has none")
  func examples() throws {
    let folder = TemporaryFolder()
    var count = 0
    for lint in LintRegistry.standard.lints {
      let blocks = try page(lint.name).components(separatedBy: "```swift\n").dropFirst()
        .compactMap { $0.components(separatedBy: "```").first }
      guard blocks.count == 2 else { continue }
      count += 1
      for (block, isFound) in zip(blocks, [true, false]) {
        let code = block.contains("struct ") ? block : "#Preview {\n\(block)}\n"
        let file = folder.file("A.swift", "import SwiftUI\n\n" + code)
        let run = CommandRun(["lint", "--warn", lint.name, file])
        let isReported = (run.output + run.error).contains("[\(lint.name)]")
        #expect(isReported == isFound, "\(lint.name)\n\(block)\n\(run.output)\(run.error)")
        #expect(!run.error.contains("[swift-"), "\(lint.name)\n\(run.error)")
      }
    }
    #expect(count >= 19)
  }
}
