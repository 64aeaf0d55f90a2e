import Foundation
import Testing
import ViewTreeInspector
import ViewTreeSyntax

@testable import ViewTreeCommands

@Suite("viewtree explain-error and the catalogue of diagnostics")
struct ExplainErrorTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The ids in the sources of the catalogue and of the lints, and the one of the report.
  private static func catalogueIDs() throws -> Set<String> {
    var ids: Set<String> = ["not-stable"]
    for folder in ["Sources/ViewTreeSyntax/Catalogue", "Sources/ViewTreeInspector/Lints"] {
      let folder = root.appendingPathComponent(folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where name.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        for match in text.matches(of: /(?:id: |lint\(\s*|unknown\(\s*)"([a-z0-9-]+)"/) {
          ids.insert(String(match.1))
        }
      }
    }
    return ids
  }

  /// The ids that a run of an example tells.
  private static func ids(_ example: DiagnosticExample) throws -> [String] {
    let run = ExampleRun(example)
    var ids = (run.error + run.output).split(separator: "\n").compactMap { line in
      line.firstMatch(of: /: (?:error|warning|note): .* \[([a-z0-9-]+)\]$/).map { String($0.1) }
    }
    ids += run.error.matches(of: /(?m)^    "id": "([a-z0-9-]+)"/).map { String($0.1) }
    if example.words.first == "inspect", run.status == .fine {
      struct Report: Decodable {
        struct Message: Decodable { let id: String }
        let diagnostics: [Message]
      }
      let json = ExampleRun(example, options: ["--format", "json"])
      ids += try JSONDecoder().decode(Report.self, from: Data(json.output.utf8)).diagnostics
        .map(\.id)
    }
    return ids
  }

  @Test("Every id of the catalogue has a text, and no text has another id")
  func complete() throws {
    let ids = DiagnosticExplanation.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Set(ids).symmetricDifference(try Self.catalogueIDs()).sorted() == [])
  }

  @Test("Every example gives its id and no other")
  func examples() throws {
    for explanation in DiagnosticExplanation.all {
      guard let example = explanation.example else { continue }
      var found: [String] = []
      DeepStack.run { found = (try? Self.ids(example)) ?? [] }
      // A note on other messages, and some that cannot be without another.
      let companions = [
        "more-problems": ["unknown-literal"], "bound-preference": ["not-stable"],
        "not-stable": ["bound-preference"], "on-change-updates": ["not-stable"],
        "later-work-never-ends": ["not-stable"],
      ]
      let others = companions[explanation.id] ?? []
      #expect(
        found.contains(explanation.id)
          && found.allSatisfy { ([explanation.id] + others).contains($0) },
        "\(explanation.id): \(found)")
    }
  }

  @Test("Every fix that is shown as Swift has no diagnostic")
  func fixes() throws {
    var count = 0
    for explanation in DiagnosticExplanation.all {
      guard let example = explanation.example, let fixed = example.fixed else { continue }
      count += 1
      let ids = try Self.ids(DiagnosticExample(example.words, fixed.text))
      #expect(ids == [], "\(explanation.id)")
    }
    #expect(count >= 29)
  }

  @Test(
    "Thirteen texts have no example: too large to be run, not known, of several files or another command"
  )
  func withoutExample() {
    #expect(
      DiagnosticExplanation.all.filter { $0.example == nil }.map(\.id)
        == [
          "comment-has-no-place", "evaluation-failed", "file-too-large", "picture-leaves-out",
          "project-file", "resource-file", "several-targets", "swift-more-gaps",
          "swift-object-made", "swift-private-name", "swift-read-alone", "swift-several-settings",
          "too-many-views", "unknown-target",
        ])
  }

  @Test("docs/reference/diagnostics.md is what '--all' prints, without a control character")
  func manual() throws {
    let file = Self.root.appendingPathComponent("docs/reference/diagnostics.md")
    let run = CommandRun(["explain-error", "--all"])
    #expect(run.status == .fine)
    #expect(try run.output == String(contentsOf: file, encoding: .utf8))
    #expect(!run.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test("An explanation has its meaning, an example with the output, and a fix")
  func page() {
    #expect(
      CommandRun(["explain-error", "trailing-comma"]).output == """
        trailing-comma

        There is a comma before a closing bracket. Strict JSON does not allow it.

        Example
          [1, 2,]

          viewtree parse -
          <stdin>:1:6: error: a comma before ']' is not allowed [trailing-comma]
          1 | [1, 2,]
            |      ^
            = help: remove the comma, or rename the file to '.jsonc', or use '--input jsonc'
          1 error

        Fix
          Remove the comma. Or rename the file to '.jsonc', or use '--input jsonc', which allow it.

        """)
  }

  @Test("An unknown id is answered with the nearest one, a missing one with how to ask")
  func unknown() {
    let near = CommandRun(["explain-error", "unknown-veiw"])
    #expect(near.status == .unusable && near.output.isEmpty)
    #expect(
      near.error
        == "viewtree: there is no diagnostic 'unknown-veiw'; did you mean 'unknown-view'?\n")
    let far = CommandRun(["explain-error", "zzzzzzzz"])
    #expect(
      far.error == "viewtree: there is no diagnostic 'zzzzzzzz'; "
        + "'viewtree explain-error --all' lists them\n")
    let missing = CommandRun(["explain-error"])
    #expect(missing.status == .unusable && missing.error.contains("needs an ID"))
  }
}
