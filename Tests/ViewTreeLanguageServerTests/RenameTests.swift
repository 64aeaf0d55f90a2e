import Testing
import ViewTreeSyntax

@testable import ViewTreeLanguageServer

@Suite("Definition and renaming")
struct RenameTests {
  private func answer(_ editor: TestEditor, _ method: String, _ more: String = "") -> JSONNode {
    let tree = JSONReader.read(SourceFile(name: "answer", text: "{\(editor.ask(method, more))}"))
    return JSONNode(tree: tree, index: 0)
  }

  /// The text after a renaming, or the error.
  private func renamed(_ text: String, to name: String, _ file: String = "a.json") -> String {
    let editor = TestEditor(text, file)
    let answer = answer(editor, "rename", ", \"newName\": \(TestEditor.json(name))")
    if let error = answer["error"]?["message"]?.text { return error }
    var document = TextDocument(
      SourceFile(name: "a", text: text.replacing("|", with: "")), .utf16)
    for edit in (answer["result"]?["changes"]?[editor.uri]?.elements ?? []).reversed() {
      guard let range = edit["range"].flatMap({ document.range($0) }) else { continue }
      document = document.replacing(range, with: edit["newText"]?.text ?? "")
    }
    return String(decoding: document.bytes, as: UTF8.self)
  }

  /// The line that a definition is in, from 0, and its character.
  private func definition(_ text: String, _ file: String = "a.json") -> String {
    let start = answer(TestEditor(text, file), "definition")["result"]?["range"]?["start"]
    return "\(start?["line"]?.integer ?? -1):\(start?["character"]?.integer ?? -1)"
  }

  private func json(_ key: String, _ state: String, _ row: String, _ id: String) -> String {
    """
    { "viewtree": 1,
      "preferenceKeys": { "\(key)": { "defaultValue": "0", "reduce": "max" } },
      "state": { "\(state)": 0, "other": 1 },
      "components": { "\(row)": { "parameters": { "title": "String" }, "body": { "view": "Text", "text": "\\\\(title)" } } },
      "root": { "view": "VStack", "children": [
        { "view": "\(row)", "title": "😀", "id": "\(id)", "modifiers": [{ "preference": { "key": "\(key)", "value": 1 } }] },
        { "view": "Text", "text": "\\\\(\(state)) \(state) \(row)" },
        { "view": "Button", "title": "b", "id": "button", "action": "\(state) += 1" }
      ], "modifiers": [{ "onPreferenceChange": { "key": "\(key)", "perform": "\(state) = value + other" } }] },
      "steps": [{ "set": { "\(state)": 3 } }, { "tap": "VStack/button" }]
    }
    """
  }

  @Test(
    "A key, a variable, a component and an id get other names wherever they are meant, and nowhere else"
  )
  func document() {
    let text = json("WidthKey", "width", "Row", "first")
    #expect(
      renamed(
        text.replacing("\"key\": \"WidthKey\", \"v", with: "\"key\": \"Wi|dthKey\", \"v"),
        to: "SizeKey")
        == json("SizeKey", "width", "Row", "first"))
    #expect(
      renamed(text.replacing("\"width = v", with: "\"wi|dth = v"), to: "w")
        == json("WidthKey", "w", "Row", "first").replacing("\\\\(w) w R", with: "\\\\(w) width R"))
    #expect(
      renamed(text.replacing("{ \"Row\"", with: "{ \"R|ow\""), to: "Line")
        == json("WidthKey", "width", "Line", "first").replacing(" width Line", with: " width Row"))
    #expect(
      renamed(text.replacing("\"id\": \"first", with: "\"id\": \"fi|rst"), to: "the first")
        == json("WidthKey", "width", "Row", "the first"))
    #expect(
      renamed(text.replacing("VStack/button", with: "VStack/but|ton"), to: "press")
        == text.replacing("\"button\"", with: "\"press\"").replacing(
          "VStack/button", with: "VStack/press"))
  }

  @Test("A name that is none, that is taken, or with which the document would be wrong is refused")
  func refusals() {
    let text = json("WidthKey", "width", "Row", "first")
    let variable = text.replacing("\"width = v", with: "\"wi|dth = v")
    #expect(
      renamed(variable, to: "1st")
        == "'1st' cannot be the name of a state variable: letters, digits and '_' can, no digit first"
    )
    #expect(renamed(variable, to: "other") == "the document has a 'other' already")
    #expect(
      renamed(text.replacing("{ \"Row\"", with: "{ \"R|ow\""), to: "Text")
        == "with 'Text' in place of 'Row' the document would be wrong: 'Text' needs 'title'")
    let nothing = "here is no name that the document declares and that can be changed"
    #expect(renamed(text.replacing("\"VStack\"", with: "\"VSt|ack\""), to: "A") == nothing)
    #expect(renamed("{\"viewtree\": 1, \"state\": {\"a|\": 0, ", to: "b") == nothing)
    #expect(
      renamed(text.replacing("\"id\": \"first", with: "\"id\": \"fi|rst"), to: "a\"b")
        .hasPrefix("'a\"b' cannot be the name of a view"))
  }

  @Test("YAML keeps its form")
  func yaml() {
    func text(_ name: String) -> String {
      "viewtree: 1\nstate:\n  \(name): 0\nroot:\n  view: Color\n  modifiers:\n    - onAppear: |-\n        let a = \(name)\n        \(name) = a + 1\n"
    }
    let editing = text("width").replacing("|-", with: ">").replacing(
      "let a = width", with: "let a = wid|th;")
    #expect(
      renamed(editing, to: "w", "a.yaml")
        == text("w").replacing("|-", with: ">").replacing("let a = w", with: "let a = w;"))
  }

  private func swift(_ key: String, _ state: String, _ row: String) -> String {
    """
    struct \(key): PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
    struct \(row): View {
      let title: String
      var body: some View {
        // \(key) and \(row)
        Text("\\(title) width").preference(key: \(key).self, value: 10)
      }
    }
    struct A: View {
      @State private var \(state): CGFloat = 0
      var body: some View {
        \(row)(title: "width")
          .frame(width: \(state))
          .onPreferenceChange(\(key).self) { self.\(state) = $0 }
        Slider(value: $\(state))
      }
    }
    """
  }

  @Test("Swift: words that mean the same, not labels, texts and comments")
  func swiftFiles() {
    let text = swift("WidthKey", "width", "Row")
    #expect(
      renamed(text.replacing("(key: WidthKey", with: "(key: Width|Key"), to: "SizeKey", "a.swift")
        == swift("SizeKey", "width", "Row").replacing("// SizeKey", with: "// WidthKey"))
    #expect(
      renamed(text.replacing("(width: width)", with: "(width: wi|dth)"), to: "w", "a.swift")
        == swift("WidthKey", "w", "Row"))
    #expect(
      renamed(text.replacing("struct Row", with: "struct R|ow"), to: "Line", "a.swift")
        == swift("WidthKey", "width", "Line").replacing("and Line", with: "and Row"))
  }

  @Test("A key that is declared in Swift inside of a document is renamed there, too")
  func swiftInside() {
    func text(_ key: String) -> String {
      "{\"viewtree\": 1, \"preferenceKeys\": \"struct \(key): PreferenceKey {\\n  static let defaultValue: CGFloat = 0\\n  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }\\n}\", "
        + "\"root\": {\"view\": \"Color\", \"modifiers\": [{\"preference\": {\"key\": \"\(key)\", \"value\": 1}}]}}"
    }
    let editing = text("WidthKey").replacing("\"key\": \"Width", with: "\"key\": \"Wi|dth")
    #expect(renamed(editing, to: "SizeKey") == text("SizeKey"))
    #expect(definition(editing) == "0:42")
  }

  @Test("A definition is where the name is declared")
  func definitions() {
    let text = json("WidthKey", "width", "Row", "first")
    #expect(definition(text.replacing("\"view\": \"Row", with: "\"view\": \"R|ow")) == "3:19")
    #expect(
      definition(text.replacing("\"key\": \"WidthKey\", \"v", with: "\"key\": \"Wi|dthKey\", \"v"))
        == "1:23")
    #expect(definition(text.replacing("\\\\(title", with: "\\\\(ti|tle")) == "3:44")
    #expect(definition(text.replacing("VStack/button", with: "VStack/bu|tton")) == "7:45")
    #expect(definition(text.replacing("\"VStack\"", with: "\"VSt|ack\"")) == "-1:-1")
    let file = swift("WidthKey", "width", "Row")
    #expect(definition(file.replacing("    Row(", with: "    R|ow("), "a.swift") == "4:7")
    #expect(definition(file.replacing("\\(title", with: "\\(ti|tle"), "a.swift") == "5:6")
    #expect(definition(file.replacing("$width", with: "$wi|dth"), "a.swift") == "12:21")
  }

  @Test("What another file declares is found there, and renamed in both")
  func severalFiles() {
    let own =
      "/* viewtree\nfiles: [Row.swift]\n*/\nstruct A: View { var body: some View { R|ow() } }\n"
    let editor = TestEditor(
      own, "a.swift",
      files: ["Row.swift": "struct Row: View { var body: some View { Color.red } }\n"])
    let found = answer(editor, "definition")["result"]
    #expect(found?["uri"]?.text == "file:///work/Row.swift")
    #expect(found?["range"]?["start"]?["character"]?.integer == 7)
    let changes = answer(editor, "rename", ", \"newName\": \"Line\"")["result"]?["changes"]
    #expect(changes?["file:///work/Row.swift"]?.elements?.count == 1)
    #expect(changes?["file:///work/a.swift"]?.elements?.count == 1)
  }
}
