import Testing
import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

@testable import ViewTreeInspector

/// The log of a frame with many updates.
struct ActionLogTests {
  @Test("Each update names the entries since the last one, not all of the frame")
  func work() throws {
    let text = #"{"viewtree": 1, "state": {"a": 0}, "root": "Color"}"#
    let read = DocumentReader.read(SourceFile(name: "test.json", text: text))
    let state = ScriptEnvironment(values: [.int(0)])
    let names = VariableNames(try #require(read.document), state, ComponentStates(), [])
    var log = ActionLog()
    var looked = 0
    for _ in 0..<100 {
      let number = log.add(InspectedAction(number: 0, name: "task", subject: "", pass: 1), .none)
      log.note(
        ActionLog.Change(environment: state, before: [.int(0)], after: [.int(1)]), of: number)
      looked += log.resolve({ _ in .path("", id: nil) }, names)
    }
    #expect(looked == 200)
    #expect(log.take().map(\.assigned.count) == Array(repeating: 1, count: 100))
    #expect(log.resolve({ _ in .path("", id: nil) }, names) == 0)
  }
}
