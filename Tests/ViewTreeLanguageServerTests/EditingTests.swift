import Testing
import ViewTreeSyntax

@testable import ViewTreeLanguageServer

@Suite("Outline, layout and replacements")
struct EditingTests {
  private func answer(_ editor: TestEditor, _ method: String, _ more: String = "") -> JSONNode {
    let tree = JSONReader.read(SourceFile(name: "answer", text: "{\(editor.ask(method, more))}"))
    return JSONNode(tree: tree, index: 0)
  }

  private func outline(_ symbols: [JSONNode], indent: String = "") -> String {
    symbols.map { symbol in
      let detail = symbol["detail"]?.text ?? ""
      return "\(indent)\(symbol["name"]?.text ?? "?")\(detail.isEmpty ? "" : "  \(detail)")\n"
        + outline(symbol["children"]?.elements ?? [], indent: indent + "  ")
    }.joined()
  }

  private let asTree =
    "{\"textDocument\": {\"documentSymbol\": {\"hierarchicalDocumentSymbolSupport\": true}}}"

  @Test("The outline has what is declared, and the views with their ids")
  func jsonOutline() {
    let editor = TestEditor(
      "{\"viewtree\": 1, \"state\": {\"a\": 1}, \"components\": {\"Row\": {\"parameters\": {\"b\": \"Int\"}, \"body\": \"Color\"}}, "
        + "\"root\": {\"view\": \"VStack\", \"id\": \"top\", \"children\": [\"Row\", {\"if\": \"a > 0\", \"then\": [{\"view\": \"Text\", \"text\": \"Hi\"}]}], "
        + "\"modifiers\": [{\"overlay\": {\"content\": \"Circle\"}}]}}",
      capabilities: asTree)
    #expect(
      outline(answer(editor, "documentSymbol")["result"]?.elements ?? []) == """
        state
          a  state variable
        components
          Row  view
        root
          VStack  #top
            Row
            if
              Text  "Hi"

        """)
  }

  @Test("The outline of a Swift file has its declarations with the views that they show")
  func swiftOutline() {
    let editor = TestEditor(
      "struct Row: View {\n  let title: String\n  var body: some View {\n    Text(title)\n  }\n}\n"
        + "struct A: View {\n  var body: some View {\n    VStack {\n      Row(title: \"a\").accessibilityIdentifier(\"top\")\n    }\n  }\n}\n",
      "a.swift", capabilities: asTree)
    #expect(
      outline(answer(editor, "documentSymbol")["result"]?.elements ?? []) == """
        Row  view
          title  property
          body  property
            Text
        A  view
          body  property
            VStack
              Row  #top

        """)
  }

  @Test("An editor that shows no tree gets a list, a file that is no document nothing")
  func list() {
    let editor = TestEditor("{\"viewtree\": 1, \"root\": [\"Color\"]}")
    let symbols = answer(editor, "documentSymbol")["result"]?.elements ?? []
    #expect(symbols.map { $0["name"]?.text } == ["root", "Color"])
    #expect(symbols.map { $0["containerName"]?.text } == ["", "root"])
    #expect(
      answer(TestEditor("{\"a\": {\"view\": \"Color\"}}"), "documentSymbol")["result"]?.elements?
        .count == 0)
  }

  @Test("The layout is that of 'format', as one change of what is different")
  func formatting() {
    func formatted(_ text: String, _ name: String) -> String {
      let editor = TestEditor(text, name)
      let answer = answer(editor, "formatting")
      if let error = answer["error"]?["message"]?.text { return error }
      var document = TextDocument(SourceFile(name: "a", text: text), .utf16)
      for edit in answer["result"]?.elements ?? [] {
        guard let range = edit["range"].flatMap({ document.range($0) }) else { continue }
        document = document.replacing(range, with: edit["newText"]?.text ?? "")
      }
      return String(decoding: document.bytes, as: UTF8.self)
    }
    let laidOut = "{\n  \"viewtree\": 1,\n  \"root\": \"Color\"\n}\n"
    #expect(formatted("{\"viewtree\":1,\r\n\"root\":\"Color\"}", "a.json") == laidOut)
    #expect(formatted(laidOut, "a.json") == laidOut)
    #expect(
      formatted("viewtree:   1\nroot: Text # 😀\n", "a.yaml") == "viewtree: 1\nroot: Text # 😀\n")
    #expect(formatted("struct A {}", "a.swift") == "to format Swift files, use Swift's tools")
    #expect(formatted("{", "a.json") == "a document with errors cannot be formatted")
    #expect(formatted("{ \"a\": 1 } // c", "a.jsonc").contains("comment"))
  }

  @Test("A diagnostic that knows what would be right brings the change along")
  func replacement() {
    let editor = TestEditor("{\"viewtree\": 1, \"root\": \"Colr\"}")
    let actions = answer(
      editor, "codeAction",
      ", \"range\": {\"start\": {\"line\": 0, \"character\": 25}, \"end\": {\"line\": 0, \"character\": 25}}"
    )
    let action = actions["result"]?.elements?.first
    #expect(action?["title"]?.text == "did you mean 'Color'?")
    #expect(
      action?["edit"]?["changes"]?[editor.uri]?.elements?.first?["newText"]?.text == "\"Color\"")
    #expect(
      answer(editor, "codeAction")["error"]?["message"]?.text
        == "'textDocument/codeAction' needs a range as 'range'")
  }

  @Test("In Swift, a quick fix is spelled as Swift spells it")
  func swiftQuickFix() {
    let editor = TestEditor(
      """
      struct A: View {
        @State private var count = 1
        var body: some View { Text("n \\(cont)") }
      }
      #Preview { A() }
      """, "A.swift")
    let actions = answer(
      editor, "codeAction",
      ", \"range\": {\"start\": {\"line\": 2, \"character\": 35}, \"end\": {\"line\": 2, \"character\": 35}}"
    )
    let edit = actions["result"]?.elements?.first?["edit"]?["changes"]?[editor.uri]?.elements?.first
    #expect(edit?["newText"]?.text == "count")
    #expect(edit?["range"]?["start"]?["character"]?.integer == 34)
  }
}
