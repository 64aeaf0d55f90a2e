import Testing
import ViewTreeSyntax

@testable import ViewTreeLanguageServer

@Suite("Hover")
struct HoverTests {
  private func text(_ editor: TestEditor) -> String {
    let tree = JSONReader.read(SourceFile(name: "answer", text: "{\(editor.ask("hover"))}"))
    return JSONNode(tree: tree, index: 0)["result"]?["contents"]?["value"]?.text ?? ""
  }

  private func text(_ document: String, _ name: String = "a.json") -> String {
    text(TestEditor(document, name))
  }

  @Test("The name of a view says what it is, and what became of it")
  func view() {
    #expect(
      text(
        "{\"viewtree\": 1, \"window\": {\"width\": 100, \"height\": 50}, \"root\": {\"view\": \"Sp|acer\"}}"
      )
        == """
        ```swift
        Spacer(minLength: CGFloat? = nil)
        ```

        Takes the remaining space along the enclosing stack.

        - `minLength`: The minimum length in points (default: 8).

        ```text
        Spacer  0 0  100x50
          width 100: the width that the window offers
          height 50: the height that the window offers
        ```
        """)
  }

  private let keyed =
    "{\"viewtree\": 1, \"state\": {\"width\": 0}, \"preferenceKeys\": {\"WidthKey\": {\"defaultValue\": \"0\", \"reduce\": \"max\"}}, "
    + "\"root\": {\"view\": \"Color\", \"modifiers\": [{\"padding\": 4}, {\"preference\": {\"key\": \"WidthKey\", \"value\": 1}}, {\"onPreferenceChange\": {\"key\": \"WidthKey\", \"perform\": \"width = value\"}}]}}"

  @Test("A closure's view says whether and when it ran")
  func order() {
    let hover = text(keyed.replacing("\"onPref", with: "\"on|Pref"))
    #expect(hover.contains("Runs an action when the value of the content changes."))
    #expect(hover.contains("onPreferenceChange of WidthKey ran as number 1"))
    #expect(text(keyed.replacing("\"padding\"", with: "\"pad|ding\"")).contains("up to padding: "))
  }

  @Test("Names of the document's own say what they are")
  func names() {
    #expect(
      text(keyed.replacing("\"key\": \"WidthKey\", \"p", with: "\"key\": \"Wi|dthKey\", \"p"))
        .hasPrefix(
          "`WidthKey`: a preference key of the document."))
    #expect(
      text(keyed.replacing("\"width =", with: "\"wi|dth =")).hasPrefix("`width`: a state variable"))
    #expect(
      text(keyed.replacing("\"perform\"", with: "\"per|form\"")).hasPrefix("`perform`: The action.")
    )
    #expect(text(keyed.replacing("\"root\"", with: "\"ro|ot\"")).hasPrefix("`root`: The view tree"))
  }

  @Test("While a document is wrong, what it was last is told")
  func lastGood() {
    let editor = TestEditor(
      "{\"viewtree\": 1, \"root\": [{\"view\": \"Color\", \"id\": \"a\"}, {\"view\": \"Divider\"}]}"
    )
    editor.write(
      "{\"viewtree\": 1, \"root\": [{\"view\": \"Color\", \"id\": }, {\"view\": \"Div|ider\"}]}")
    #expect(text(editor).contains("Divider[1]  0 843.5"))
    editor.write(
      "{\"viewtree\": 1, \"root\": [{\"view\": \"Col|or\", \"id\": }, {\"view\": \"Divider\"}]}")
    #expect(text(editor).contains("Color[0]  0 0"))
  }

  @Test("All views of one place are told, three at most")
  func several() {
    let hover = text(
      "{\"viewtree\": 1, \"root\": {\"forEach\": \"0..<5\", \"content\": {\"view\": \"Te|xt\", \"text\": \"a\"}}}"
    )
    #expect(hover.contains("Text[2]  ") && !hover.contains("Text[3]  "))
    #expect(hover.contains("… and 2 more views"))
  }

  @Test("YAML and Swift have the same")
  func languages() {
    let yaml = text(
      "viewtree: 1\nroot:\n  view: Color\n  modifiers:\n    - pad|ding: 4\n", "a.yaml")
    #expect(yaml.contains("Adds space around the view.") && yaml.contains("up to padding: "))
    let swift =
      "struct A: View {\n  var body: some View {\n    VStack(alignment: .leading) {\n      Divider().padding(4)\n    }\n  }\n}\n"
    let divider = text(swift.replacing("Divider", with: "Div|ider"), "a.swift")
    #expect(divider.contains("VStack/Divider  0 "))
    #expect(
      text(swift.replacing("padding", with: "pad|ding"), "a.swift").contains("up to padding: "))
    #expect(
      text(swift.replacing("alignment", with: "align|ment"), "a.swift").contains(
        "The alignment of the children."))
    #expect(
      text(swift.replacing("struct A", with: "struct |A"), "a.swift").contains(
        "`A`: a view of the document"))
  }

  @Test("Members of scripts say how they are declared")
  func members() {
    let hover = text(
      "{\"viewtree\": 1, \"state\": {\"names\": [\"a\"]}, \"root\": {\"view\": \"Color\", \"modifiers\": [{\"onAppear\": \"names.app|end(1)\"}]}}"
    )
    #expect(hover.contains("mutating func append("))
  }

  @Test("A document that is not open is an error, a place without a name nothing")
  func nothing() {
    #expect(text("{\"viewtree\": 1, |\"root\": \"Color\"}") == "")
    let editor = TestEditor("{|}")
    let answer = editor.send(
      "{\"id\": 9, \"method\": \"textDocument/hover\", \"params\": {\"textDocument\": {\"uri\": \"file:///b\"}, \"position\": {\"line\": 0, \"character\": 0}}}"
    )
    #expect(answer[0].contains("\"code\":-32602,\"message\":\"'file:///b' is not open\""))
    let wrong = editor.send("{\"id\": 9, \"method\": \"textDocument/hover\", \"params\": 7}")
    #expect(wrong[0].contains("'textDocument/hover' needs a text as 'textDocument.uri'"))
  }
}
