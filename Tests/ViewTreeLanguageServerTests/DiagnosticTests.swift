import Testing

@testable import ViewTreeLanguageServer

@Suite("Diagnostics while typing")
struct DiagnosticTests {
  /// The diagnostics that were told last.
  private func told(_ editor: TestEditor) -> String {
    let start = "\"diagnostics\":"
    guard let place = editor.told.firstRange(of: start) else { return "" }
    return String(editor.told[place.upperBound...].dropLast(2))
  }

  @Test("They have the words of the command line, the id as code, and characters of UTF-16")
  func words() {
    let editor = TestEditor(
      "{\"viewtree\": 1, \"root\": [{\"view\": \"Text\", \"text\": \"😀\"}, \"Txt\"]}")
    #expect(
      told(editor)
        == "[{\"range\":{\"start\":{\"line\":0,\"character\":57},\"end\":{\"line\":0,\"character\":62}},\"severity\":1,"
        + "\"code\":\"unknown-view\",\"source\":\"viewtree\",\"message\":\"unknown view 'Txt'\\nhelp: did you mean 'Text'?\"}]"
    )
    editor.write("{\"viewtree\": 1, \"root\": \"Text\"}")
    editor.settle()
    #expect(told(editor).contains("\"code\":\"missing-argument\""))
    editor.write("{\"viewtree\": 1, \"root\": \"Spacer\"}")
    editor.settle()
    #expect(told(editor) == "[]")
  }

  @Test("Lints are warnings, with other places as notes or, if the editor shows them, as places")
  func lints() {
    let text =
      "{\"viewtree\": 1, \"root\": [{\"view\": \"Color\", \"id\": \"a\"}, {\"view\": \"Color\", \"id\": \"a\"}]}"
    let plain = told(TestEditor(text))
    #expect(plain.contains("\"severity\":2,\"code\":\"duplicate-id\""))
    #expect(plain.contains("\\nnote: a.json:1:"))
    let related = told(
      TestEditor(
        text,
        capabilities:
          "{\"textDocument\": {\"publishDiagnostics\": {\"relatedInformation\": true}}}"))
    #expect(!related.contains("note: "))
    #expect(
      related.contains(
        "\"relatedInformation\":[{\"location\":{\"uri\":\"file:///work/a.json\",\"range\":"))
  }

  @Test("Steps are tried, too")
  func steps() {
    let editor = TestEditor(
      "{\"viewtree\": 1, \"root\": \"Color\", \"steps\": [{\"tap\": \"nobody\"}]}")
    #expect(told(editor).contains("'nobody'"))
  }

  @Test("What is no document has none", arguments: ["a.json", "a.yaml", "a.swift"])
  func otherFiles(name: String) {
    let text = name == "a.swift" ? "struct Point { var x = 1 }" : "{\"name\": 1}"
    #expect(told(TestEditor(text, name)) == "[]")
  }

  @Test("YAML and Swift have them like JSON")
  func languages() {
    let yaml = TestEditor("viewtree: 1\nroot: Txt\n", "a.yaml")
    #expect(told(yaml).contains("\"start\":{\"line\":1,\"character\":6}"))
    let swift = TestEditor(
      "struct A: View {\n  var body: some View {\n    Txt()\n  }\n}\n", "a.swift")
    #expect(told(swift).contains("\"code\":\"swift-unknown-view\""))
    #expect(told(swift).contains("\"start\":{\"line\":2,\"character\":4}"))
  }

  @Test("The name of a file tells its language, then the editor, then the first line")
  func language() {
    #expect(told(TestEditor("viewtree: 1\nroot: Txt\n", "Untitled-1")).contains("unknown-view"))
    #expect(told(TestEditor("{\"viewtree\": 1, // c\n \"root\": \"Color\"}", "a.jsonc")) == "[]")
  }

  @Test("Of several changes only the last one is told, once")
  func coalescing() {
    let editor = TestEditor("{\"viewtree\": 1, \"root\": \"A\"}")
    for name in ["B", "C", "D"] { editor.write("{\"viewtree\": 1, \"root\": \"\(name)\"}") }
    let messages = editor.settle()
    #expect(messages.count == 1 && messages[0].contains("\"version\":4"))
    #expect(messages[0].contains("'D'"))
    #expect(editor.settle().isEmpty)
  }

  @Test("A change of a part counts from what the change before it left")
  func incremental() {
    let editor = TestEditor("{\"viewtree\": 1, \"root\": \"Colr\"}")
    func change(_ start: Int, _ end: Int, _ text: String) -> String {
      "{\"range\": {\"start\": {\"line\": 0, \"character\": \(start)}, \"end\": {\"line\": 0, \"character\": \(end)}}, \"text\": \"\(text)\"}"
    }
    editor.notify(
      "textDocument/didChange",
      "{\"textDocument\": {\"uri\": \"\(editor.uri)\", \"version\": 2}, \"contentChanges\": [\(change(0, 0, "  ")), \(change(30, 30, "o"))]}"
    )
    editor.settle()
    #expect(told(editor) == "[]")
  }

  @Test("A change that is not understood changes nothing")
  func wrongChange() {
    let editor = TestEditor("{\"viewtree\": 1, \"root\": \"Color\"}")
    for changes in ["7", "[{\"text\": \"x\"}, {\"text\": 7}]", "[{\"range\": 1, \"text\": \"x\"}]"]
    {
      editor.notify(
        "textDocument/didChange",
        "{\"textDocument\": {\"uri\": \"\(editor.uri)\"}, \"contentChanges\": \(changes)}")
      #expect(editor.settle().isEmpty)
    }
  }

  @Test("A document that is closed takes its diagnostics with it")
  func close() {
    let editor = TestEditor("{\"viewtree\": 1, \"root\": \"A\"}")
    editor.notify("textDocument/didClose", "{\"textDocument\": {\"uri\": \"\(editor.uri)\"}}")
    #expect(editor.settle().count == 1)
    #expect(told(editor) == "[]")
  }

  @Test("Files that a Swift file names are read with it, and their errors told at its beginning")
  func severalFiles() {
    let own =
      "/* viewtree\nfiles: [Row.swift]\n*/\nstruct A: View { var body: some View { Row() } }\n"
    let row = "struct Row: View { var body: some View { Txt() } }\n"
    let editor = TestEditor(own, "a.swift", in: TemporaryFolder(["Row.swift": row]))
    // The warning is shown where it is when its file is open.
    #expect(told(editor) == "[]")
    let missing = TestEditor(own, "a.swift", in: TemporaryFolder(["a.swift": own]))
    #expect(told(missing).contains("Row.swift"))
  }
}
