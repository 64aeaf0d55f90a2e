import Foundation
import Testing

@testable import ViewTreeCommands

/// The views of Fixtures/faults, as an assistant works on them.
@Suite("Layout faults, found and fixed with the tools of viewtree mcp")
struct LayoutFaultTests {
  private static let folder = LintFixture.folder.appendingPathComponent("faults").path

  @Test("Each view of the folder has a fault in the list")
  func complete() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
      .filter { $0.hasSuffix(".swift") }
    #expect(names.sorted() == LayoutFault.all.map { $0.name + ".swift" }.sorted())
  }

  @Test("A call names the fault, and its fix works without being saved", arguments: LayoutFault.all)
  func found(fault: LayoutFault) {
    let pictures = TemporaryFolder()
    let session = ContextSession([Self.folder], pictures: pictures.path + "/pictures")
    let found = session.call(fault.tool, fault.json())
    #expect(found.answerText.contains(fault.words), "\(found.answerText)")
    let fixed = session.call("try", fault.fix)
    #expect(!fixed.isToolError)
    if let words = fault.fixedWords {
      #expect(fixed.answerText.contains(words), "\(fixed.answerText)")
    } else {
      #expect(fixed["structuredContent"]?["status"] == .string("fine"), "\(fixed.answerText)")
    }
  }

  @Test("The answers in docs/agents.md are those of the server")
  func page() throws {
    let file = LintFixture.folder.appendingPathComponent("../docs/agents.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let blocks = page.components(separatedBy: "```text\n> ").dropFirst()
    #expect(blocks.count == 3)
    let pictures = TemporaryFolder()
    let session = ContextSession([Self.folder], pictures: pictures.path + "/pictures")
    var expected = page
    for block in blocks {
      let text = block.components(separatedBy: "\n```")[0]
      for call in text.components(separatedBy: "\n\n> ") {
        let words = call.prefix { $0 != "\n" }.split(separator: " ", maxSplits: 1).map(String.init)
        let answer = session.text(words[0], words[1]).dropLast()
        expected = expected.replacing(call, with: words.joined(separator: " ") + "\n" + answer)
      }
    }
    if ProcessInfo.processInfo.environment["VIEWTREE_UPDATE_PAGES"] != nil {
      try expected.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(page == expected)
  }
}
