import Foundation
import Testing

@testable import ViewTreeCommands

@Suite("viewtree example")
struct ExampleTests {
  @Test("The twelve examples are Fixtures/articles, byte by byte; .ci/examples makes them so")
  func sameTexts() throws {
    let folder = DocumentFixture.project.appendingPathComponent("Fixtures/articles").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".json") }.sorted()
    #expect(Example.all.count == 12)
    #expect((Example.all.map(\.name) + Example.names).map { $0 + ".json" }.sorted() == names)
    for example in Example.all {
      let text = try DocumentFixture.text("Fixtures/articles/\(example.name).json")
      #expect(example.text == text, "\(example.name)")
      #expect(CommandRun(["example", example.name]).output == text)
    }
  }

  @Test("Without a name it lists the twelve with their comments, then the files of the others")
  func list() {
    let lines = CommandRun(["example"]).outputLines
    #expect(lines.count == 2 * 12 + 1 + Example.names.count && lines[0] == "anchor-overlay")
    #expect(lines[1].hasPrefix("  A rectangle over a text, placed by the text's bounds"))
    #expect(Example.all.allSatisfy { !$0.comment.isEmpty })
    #expect(lines[24] == "More examples, in the repository:")
    #expect(lines[25] == "  Fixtures/articles/easy-months.json")
  }

  @Test("An example that is a file of the repository is named with its path")
  func file() {
    let run = CommandRun(["example", "rotation"])
    #expect(run.output.isEmpty && run.status == .unusable)
    #expect(
      run.error
        == "viewtree: the example 'rotation' is the file 'Fixtures/articles/rotation.json' of the repository\n"
    )
  }

  @Test("A name that is none is refused, with the nearest one")
  func unknown() {
    let run = CommandRun(["example", "frm"])
    #expect(run.output.isEmpty && run.status == .unusable)
    #expect(run.error == "viewtree: there is no example 'frm'; did you mean 'form'?\n")
  }
}
