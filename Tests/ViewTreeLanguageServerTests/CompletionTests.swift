import Testing
import ViewTreeDocument
import ViewTreeSyntax

@testable import ViewTreeLanguageServer

@Suite("Completion")
struct CompletionTests {
  /// What is offered for a text with a cursor after it was good without what stands between `‹` and `›`.
  private func items(_ text: String, _ name: String = "a.json") -> [JSONNode] {
    var good = text.replacing("|", with: "")
    while let start = good.firstIndex(of: "‹"), let end = good.firstIndex(of: "›") {
      good.removeSubrange(start...end)
    }
    let editor = TestEditor(good, name)
    editor.write(text.replacing("‹", with: "").replacing("›", with: ""))
    let answer = "{\(editor.ask("completion"))}"
    let tree = JSONReader.read(SourceFile(name: "answer", text: answer))
    return JSONNode(tree: tree, index: 0)["result"]?["items"]?.elements ?? []
  }

  private func labels(_ text: String, _ name: String = "a.json") -> [String] {
    items(text, name).compactMap { $0["label"]?.text }
  }

  private let head =
    "{\"viewtree\": 1, \"preferenceKeys\": {\"WidthKey\": {\"defaultValue\": \"0\", \"reduce\": \"max\"}}, "
    + "\"state\": {\"width\": 0.5, \"names\": [\"Jane\"]}, "
    + "\"components\": {\"Row\": {\"parameters\": {\"title\": \"String\"}, \"body\": \"Color\"}}, "

  @Test("Sections that a document has not yet, with what they hold")
  func sections() {
    let found = items("{\"viewtree\": 1, |\"root\": \"Color\"}")
    let window = found.first { $0["label"]?.text == "window" }
    #expect(window?["documentation"]?["value"]?.text == "The window that the root is placed in.")
    #expect(window?["textEdit"]?["newText"]?.text == "\"window\": ")
    #expect(!found.contains { ["viewtree", "root"].contains($0["label"]?.text) })
  }

  @Test("Views of SwiftUI and of the document, instead of the word at the cursor")
  func views() {
    let found = items(head + "\"root\": {\"view\": \"‹VS|›\"}}")
    let stack = found.first { $0["label"]?.text == "VStack" }
    #expect(stack?["documentation"]?["value"]?.text?.contains("vertical line") == true)
    let edit = stack?["textEdit"]
    #expect(edit?["newText"]?.text == "VStack")
    let start = edit?["range"]?["start"]?["character"]?.integer
    let end = edit?["range"]?["end"]?["character"]?.integer
    #expect(start.map { $0 + 2 } == end)
    #expect(found.first?["label"]?.text == "Row")
    #expect(labels(head + "\"root\": [‹|›]}").contains("Row"))
  }

  @Test("All views and modifiers of the registry are offered")
  func registry() {
    let views = labels("{\"viewtree\": 1, \"root\": {\"view\": ‹|›\"Color\"}}")
    let modifiers = labels(
      "{\"viewtree\": 1, \"root\": {\"view\": \"Color\", \"modifiers\": [{‹|›\"padding\": 1}]}}")
    #expect(ViewRegistry.standard.definitions.allSatisfy { views.contains($0.name) })
    #expect(
      ModifierRegistry.standard.definitions.allSatisfy {
        modifiers.contains($0.name) || $0.name == "padding"
      })
  }

  @Test("Arguments of the view, of the modifier, and of a component")
  func arguments() {
    #expect(
      labels(head + "\"root\": {\"view\": \"VStack\", ‹\"|\"›}}")
        == [
          "id", "modifiers", "let", "standIn", "comment", "alignment", "spacing", "children",
          "content",
        ])
    #expect(labels(head + "\"root\": {\"view\": \"Row\", ‹\"|\"›}}").contains("title"))
    let frame = labels(
      head + "\"root\": {\"view\": \"Color\", \"modifiers\": [{\"frame\": {‹\"|\"›}}]}}")
    #expect(frame.contains("minWidth") && frame.contains("alignment"))
    let modifiers = labels(head + "\"root\": {\"view\": \"Color\", \"modifiers\": [{‹\"pa|\"›}]}}")
    #expect(modifiers.contains("padding") && modifiers.contains("frame"))
  }

  @Test("Values that have names, preference keys, ids in steps")
  func values() {
    #expect(
      labels(head + "\"root\": {\"view\": \"VStack\", \"alignment\": ‹|›}}")
        == ["leading", "center", "trailing"])
    #expect(
      labels(
        head
          + "\"root\": {\"view\": \"Color\", \"modifiers\": [{\"preference\": {\"key\": \"‹|›\"}}]}}"
      )
        == ["WidthKey"])
    #expect(
      labels(
        "{\"viewtree\": 1, \"root\": {\"view\": \"Color\", \"id\": \"a\"}, \"steps\": [{\"tap\": \"‹|›\"}]}"
      )
        == ["a"])
    #expect(
      labels("{\"viewtree\": 1, \"root\": \"Color\", \"platform\": \"‹|›\"}").contains("iOS 17"))
  }

  @Test("In scripts the names in scope and, behind a dot, the members of the type")
  func scripts() {
    func script(_ text: String) -> [String] {
      labels(
        head + "\"root\": {\"view\": \"Color\", \"modifiers\": [{\"onAppear\": \"\(text)\"}]}}")
    }
    #expect(script("width = ‹na|›").contains("names"))
    #expect(script("width = ‹na|›").contains("max"))
    let members = script("width = 1‹; names.|›")
    #expect(members.contains("append") && !members.contains("hasPrefix"))
    #expect(script("width = 1‹; names[0].|›").contains("hasPrefix"))
    #expect(script("width = 1‹; width.|›").contains("rounded"))
    #expect(script("width = 1‹; unheard.|›").contains("hasPrefix"))
    let found = items(
      head
        + "\"root\": {\"view\": \"Color\", \"modifiers\": [{\"onAppear\": \"width = 1‹; names.app|›\"}]}}"
    )
    let append = found.first { $0["label"]?.text == "append" }
    #expect(append?["detail"]?.text?.hasPrefix("mutating func append(") == true)
  }

  @Test("YAML, in the midst of a line")
  func yaml() {
    let text = "viewtree: 1\nroot:\n  view: VStack\n  children: []\n"
    #expect(labels(text + "‹  al|›", "a.yaml").contains("alignment"))
    #expect(
      labels(text + "‹  alignment: |›", "a.yaml").prefix(3) == ["leading", "center", "trailing"])
    let items = items(text + "‹  modifiers:\n    - fr|›", "a.yaml")
    let frame = items.first {
      $0["label"]?.text == "frame" && $0["textEdit"]?["newText"]?.text == "frame: "
    }
    #expect(frame != nil)
  }

  @Test("Swift: labels, values, modifiers, views, members")
  func swift() {
    let start =
      "struct WidthKey: PreferenceKey { static let defaultValue = 0.0; static func reduce(value: inout Double, nextValue: () -> Double) { } }\n"
      + "struct A: View {\n  @State private var names = [\"a\"]\n  var body: some View {\n"
    let end = "\n  }\n}\n"
    #expect(
      labels(start + "VStack(‹|›) { Text(\"a\") }" + end, "a.swift").prefix(3)
        == ["alignment", "spacing", "content"])
    #expect(
      labels(start + "VStack(‹alignment: .|›) { Text(\"a\") }" + end, "a.swift")
        == ["leading", "center", "trailing"])
    let modifiers = labels(start + "Text(\"a\")‹.pa|›" + end, "a.swift")
    #expect(modifiers.contains("padding") && !modifiers.contains("hasPrefix"))
    #expect(labels(start + "‹VS|›Text(\"a\")" + end, "a.swift").contains("VStack"))
    #expect(
      labels(start + "Text(\"a\")‹.preference(key: WidthKey.|›" + end, "a.swift").contains("self"))
    let members = labels(start + "Text(\"a\")‹.onAppear { names.|›" + end, "a.swift")
    #expect(members.contains("append"))
    #expect(labels(start + "Text(\"‹|›a\")" + end, "a.swift") == [])
  }

  @Test("However deep a place is, what may stand there is found at once")
  func depth() {
    let start = String(repeating: "{\"else\": [", count: 500)
    #expect(
      labels("{\"viewtree\": 1, \"root\": ‹" + start + "{\"view\": |›\"Color\"").contains("Spacer"))
  }

  @Test("A file that is no document is left alone, one that is begun is not")
  func others() {
    #expect(labels("{\"name\": \"\(String(repeating: "x", count: 100))\", |}") == [])
    #expect(labels("{|}").contains("viewtree"))
  }
}
