import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

@Suite("Views inside views")
struct NestingLimitTests {
  /// The ids of the problems of a document whose lists of views are so deep.
  private func problems(depth: Int) -> [String] {
    let text =
      #"{ "viewtree": 1, "root": "#
      + String(repeating: #"{ "view": "VStack", "children": ["#, count: depth)
      + String(repeating: "] }", count: depth) + "}"
    nonisolated(unsafe) var ids: [String] = ["no stack"]
    DeepStack.run {
      ids = DocumentReader.read(SourceFile(name: "test.json", text: text)).diagnostics.map(\.id)
    }
    return ids
  }

  @Test("A list may be 15,000 lists deep and no deeper")
  func depth() {
    // The root counts as one.
    #expect(problems(depth: 14_999) == [])
    #expect(problems(depth: 15_000) == ["views-nested-too-deeply"])
  }
}
