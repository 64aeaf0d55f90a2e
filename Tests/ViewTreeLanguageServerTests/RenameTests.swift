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
        == "'1st' cannot be the name of a state variable: use letters, digits and '_', and do not start with a digit"
    )
    #expect(renamed(variable, to: "other") == "the document already has a 'other'")
    #expect(
      renamed(text.replacing("{ \"Row\"", with: "{ \"R|ow\""), to: "Text")
        == "with 'Text' instead of 'Row', the document has an error: 'Text' needs 'title'")
    let nothing = "there is no name to rename here: use a name that the document declares"
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
    let folder = TemporaryFolder([
      "Row.swift": "struct Row: View { var body: some View { Color.red } }\n"
    ])
    let editor = TestEditor(own, "a.swift", in: folder)
    let found = answer(editor, "definition")["result"]
    #expect(found?["uri"]?.text == "file://\(folder.path)/Row.swift")
    #expect(found?["range"]?["start"]?["character"]?.integer == 7)
    let changes = answer(editor, "rename", ", \"newName\": \"Line\"")["result"]?["changes"]
    #expect(changes?["file://\(folder.path)/Row.swift"]?.elements?.count == 1)
    #expect(changes?["file://\(folder.path)/a.swift"]?.elements?.count == 1)
  }

  // MARK: - Types and functions of documents

  /// A document that uses a type, another one in it, and a function, and has the same words as texts, members, labels
  /// and names of scripts' own.
  private func declaring(_ item: String, _ kind: String, _ make: String) -> String {
    #"""
    { "viewtree": 1,
      "types": { "\#(kind)": { "cases": ["plain", "boxed(\#(item))"] },
        "\#(item)": { "fields": { "name": "String", "kind": "\#(kind) = .plain", "next": "[\#(item)]" },
          "methods": { "twin": { "parameters": { "other": "\#(item)" }, "returns": "\#(item)", "body": "\#(item)(name: name, next: [other])" },
            "make": { "parameters": { "x": "Int" }, "body": "x + 1" }, "twice": "make(x: 1) + 1" } } },
      "preferenceKeys": { "Items": { "type": "[\#(item)]", "defaultValue": "[\#(item)]()", "reduce": "append" } },
      "functions": { "\#(make)": { "parameters": { "name": "String" }, "returns": "\#(item)", "body": "let x = \#(item)(name: name, next: []); return x" },
        "again": "func again() -> [\#(item)] { [\#(make)(name: \"make\")] }" },
      "values": { "first": "\#(make)(name: \"Item\")" },
      "state": { "item": { "type": "\#(item)", "value": "\#(item)(name: \"Item\", next: [])" }, "n": 0, "list": { "$": "[\#(item)(name: \"q\", next: [])]" }, "dict": { "type": "[String: \#(item)]", "value": {} } },
      "components": { "Row": { "parameters": { "item": "\#(item)", "pick": "(\#(item)) -> Void", "bound": "Binding<\#(item)>" },
          "state": { "own": { "type": "\#(item)?", "value": null } },
          "body": { "view": "Text", "text": "Item \\(\#(item)(name: \"Item\", next: []).name)" } } },
      "root": { "view": "VStack", "children": [
        { "view": "Row", "item": "\#(item)(name: \"z\", next: [])", "pick": "{ (i: \#(item)) in item = i }", "bound": "$item" },
        { "view": "Color", "let": { "i": "\#(make)(name: \"a\")" }, "modifiers": [
          { "onTapGesture": "struct Item { let a: Int }; n = Item(a: 2).a" }, { "onAppear": "func make(_ x: Int) -> Int { x }; n = make(3) + item.make(x: 1)" },
          { "preference": { "key": "Items", "value": ["\#(item)(name: \"w\", next: [])"] } } ] },
        { "switch": "item.kind", "cases": { "\#(kind).plain": "Divider", "default": "Spacer" } },
        { "view": "Text", "text": "Item make Kind" } ] },
      "steps": [ { "set": { "item": "\#(item)(name: \"s\", next: [])" } }, { "perform": "item = \#(make)(name: \"p\")" }, { "set": { "dict": { "a": "\#(make)(name: \"d\")" } } } ] }
    """#
  }

  @Test("A type and a function of a document get other names wherever these mean them")
  func scriptNames() {
    let text = declaring("Item", "Kind", "make")
    let entry = declaring("Entry", "Kind", "make")
    #expect(
      renamed(text.replacing("\"Item\": { \"f", with: "\"It|em\": { \"f"), to: "Entry") == entry)
    #expect(
      renamed(text.replacing("\"type\": \"Item\"", with: "\"type\": \"It|em\""), to: "Entry")
        == entry)
    #expect(renamed(text.replacing("\"[Item]()", with: "\"[It|em]()"), to: "Entry") == entry)
    #expect(renamed(text.replacing("(i: Item)", with: "(i: Ite|m)"), to: "Entry") == entry)
    #expect(
      renamed(text.replacing("\"Kind\": {", with: "\"Ki|nd\": {"), to: "Form")
        == declaring("Item", "Form", "make"))
    #expect(
      renamed(text.replacing("item = make(", with: "item = ma|ke("), to: "item(s)")
        .hasPrefix("'item(s)' cannot be the name of a function"))
    #expect(
      renamed(
        text.replacing(
          "\"make\": { \"parameters\": { \"name", with: "\"ma|ke\": { \"parameters\": { \"name"),
        to: "build")
        == declaring("Item", "Kind", "build"))
  }

  @Test("A type in Swift inside of a document, with what is in it and what extends it, and YAML")
  func typesInSwift() {
    func text(_ item: String, _ kind: String) -> String {
      """
      viewtree: 1
      types:
        - "struct \(item) {"
        - "  enum \(kind) { case plain, fancy }"
        - "  var kind = \(kind).plain"
        - "  static let all = [\(item)(), \(item)(kind: .fancy)]"
        - "  func grow() -> \(item) { self }"
        - "}"
        - "extension \(item) { var count: Int { \(item).all.count } }"
      functions:
        pick: "func pick(_ kind: \(item).\(kind)) -> \(item)? { \(item).all.first { $0.kind == kind } }"
      state:
        items: { type: "[\(item)]", value: "\(item).all" }
      root: { view: Text, text: '\\(items.count) Item \\(pick(.fancy)?.count ?? 0)' }

      """
    }
    let editing = text("Item", "Kind")
    #expect(
      renamed(editing.replacing("struct Item", with: "struct It|em"), to: "Entry", "a.yaml")
        == text("Entry", "Kind"))
    #expect(
      renamed(editing.replacing("-> Item?", with: "-> Item|?"), to: "Entry", "a.yaml")
        == text("Entry", "Kind"))
    #expect(
      renamed(editing.replacing("enum Kind", with: "enum Ki|nd"), to: "Form", "a.yaml")
        == text("Item", "Form"))
    #expect(
      renamed(editing.replacing("func grow", with: "func gr|ow"), to: "more", "a.yaml")
        == "there is no name to rename here: use a name that the document declares")
  }

  @Test(
    "A class is renamed where the environment is asked for it, too; a name of the language is refused"
  )
  func classes() {
    func text(_ model: String) -> String {
      #"""
      { "viewtree": 1, "types": "class \#(model): ObservableObject { @Published var n = 0 }", "state": { "m": { "type": "\#(model)", "value": "\#(model)()" } },
        "components": { "A": { "body": [{ "environment": { "q": "\#(model).self" } }, { "view": "Text", "text": "\\(q.n)" }] } },
        "root": { "view": "A", "modifiers": [{ "environmentObject": "m" }] } }
      """#
    }
    let editing = text("Model").replacing("class Model", with: "class Mo|del")
    #expect(renamed(editing, to: "Store") == text("Store"))
    #expect(
      renamed(editing, to: "CGRect")
        == "the new name 'CGRect' would hide a name of the script language")
  }

  @Test("A function of a component is another one than that of another component")
  func functionsOfComponents() {
    func text(_ own: String) -> String {
      #"""
      { "viewtree": 1, "components": {
        "A": { "functions": { "\#(own)": { "parameters": { "x": "Int" }, "body": "x + 1" } }, "body": { "view": "Text", "text": "\\(\#(own)(x: 1))" } },
        "B": { "functions": { "sum": { "parameters": { "x": "Int" }, "body": "x + 2" } }, "body": { "view": "Text", "text": "\\(sum(x: 1))" } } },
        "root": { "view": "VStack", "children": ["A", "B"] } }
      """#
    }
    #expect(
      renamed(
        text("sum").replacing("\\(sum(x: 1))\" } },\n", with: "\\(su|m(x: 1))\" } },\n"),
        to: "total")
        == text("total"))
  }

  @Test(
    "Where it is not certain what a name means, it is not changed",
    arguments: [
      // Another name that is nearer would take the place of this one.
      (
        #""functions": { "a|dd": { "parameters": { "x": "Int" }, "body": "x" } }, "state": { "n": { "$": "0" } }, "root": { "view": "Color", "modifiers": [{ "onAppear": "let total = 1; n = add(x: total)" }] }"#,
        "'total' is already used in a script, with another meaning"
      ),
      // Without the declaration the word is a function of the language.
      (
        #""functions": { "ma|x": { "parameters": { "x": "Int" }, "body": "x" } }, "root": { "view": "Text", "text": "\\(max(x: 1))" }"#,
        "'max' also has another meaning, so viewtree cannot be sure of its uses"
      ),
      (
        #""functions": { "add": { "parameters": { "x": "Int" }, "body": "x" } }, "components": { "A": { "functions": { "a|dd": { "parameters": { "x": "Int" }, "body": "x" } }, "body": { "view": "Text", "text": "\\(add(x: 1))" } } }, "root": "A""#,
        "'add' also has another meaning, so viewtree cannot be sure of its uses"
      ),
      (
        #""functions": { "a|dd": { "parameters": { "x": "Int" }, "body": "x" } }, "root": { "view": "Text", "text": "\\(ad(x: 1))" }"#,
        "types and functions can be renamed only in a document without errors"
      ),
      (
        #""functions": { "a|dd": { "parameters": { "x": "Int" }, "body": "x" } }, "state": { "n": { "$": "0" } }, "root": "Color", "checks": ["inspect --set n=add(x:1)"]"#,
        "'add' is used in the section 'checks', where its meaning is ambiguous"
      ),
    ])
  func uncertain(_ members: String, _ message: String) {
    #expect(renamed("{ \"viewtree\": 1, \(members) }", to: "total") == message)
  }
}
