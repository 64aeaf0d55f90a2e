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
}
