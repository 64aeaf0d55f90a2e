import Foundation
import Testing

@testable import ViewTreeCommands

@Suite("viewtree example")
struct ExampleTests {
  @Test("The examples are Fixtures/articles, byte by byte; .ci/examples makes them so")
  func sameTexts() throws {
    let folder = DocumentFixture.project.appendingPathComponent("Fixtures/articles").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".json") }.sorted()
    #expect(Example.all.map { $0.name + ".json" } == names)
    for example in Example.all {
      let text = try DocumentFixture.text("Fixtures/articles/\(example.name).json")
      #expect(example.text == text, "\(example.name)")
      #expect(CommandRun(["example", example.name]).output == text)
    }
  }

  @Test("Without a name it lists them with their comments")
  func list() {
    let lines = CommandRun(["example"]).outputLines
    #expect(lines.count == 2 * Example.all.count && lines[0] == "anchor-overlay")
    #expect(lines[1].hasPrefix("  A rectangle over a text, placed by the text's bounds"))
    #expect(Example.all.allSatisfy { !$0.comment.isEmpty })
  }

  @Test("A name that is none is refused, with the nearest one")
  func unknown() {
    let run = CommandRun(["example", "frm"])
    #expect(run.output.isEmpty && run.status == .unusable)
    #expect(run.error == "viewtree: there is no example 'frm'; did you mean 'form'?\n")
  }
}
