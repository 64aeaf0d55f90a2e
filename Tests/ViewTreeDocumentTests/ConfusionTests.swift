import Testing
import ViewTreeDocument
import ViewTreeSyntax

/// What is written in the wrong place or form is told with what to write in its place.
struct ConfusionTests {
  /// A root, what is said, where, and what is to be written.
  struct Confusion: CustomTestStringConvertible, Sendable {
    let root: String
    let message: String
    let place: String
    let help: String

    var testDescription: String { root }
  }

  @Test(
    "A key, a list or a view in the wrong place is told with the right one",
    arguments: [
      Confusion(
        root: #"{"view": "Color", "padding": 10}"#,
        message: "'padding' is a modifier, not an argument of 'Color'", place: #""padding""#,
        help: #"write "modifiers": [{ "padding": 10 }]"#),
      Confusion(
        root: #"{"view": "Row", "padding": 10, "modifiers": []}"#,
        message: "'padding' is a modifier, not an argument of 'Row'", place: #""padding""#,
        help: #"write { "padding": 10 } in the list of modifiers"#),
      Confusion(
        root: #"{"view": "Color", "modifiers": {"padding": 10, "frame": {"width": 5}}}"#,
        message: "expected a list of modifiers, not an object",
        place: #"{"padding": 10, "frame": {"width": 5}}"#,
        help: #"write a list, the innermost first: [{ "padding": … }, { "frame": … }]"#),
      Confusion(
        root: #"{"view": "Color", "modifiers": "padding"}"#,
        message: "expected a list of modifiers, not a string", place: #""padding""#,
        help: #"write a list: ["padding"]"#),
      Confusion(
        root: #"{"view": "Color", "modifiers": [{"background": "red"}]}"#,
        message: "'red' is not a view", place: #""red""#,
        help: #"a style has its label: { "background": { "style": "red" } }"#),
      Confusion(
        root: #"{"view": "Color", "modifiers": [{"overlay": {"content": ".red"}}]}"#,
        message: "'.red' is not a view", place: #"".red""#,
        help: #"a style has its label: { "overlay": { "style": ".red" } }"#),
      Confusion(
        root: #"{"view": "Color", "modifiers": [{"background": "Colour"}]}"#,
        message: "unknown view 'Colour'", place: #""Colour""#, help: "did you mean 'Color'?"),
      Confusion(
        root:
          #"{"view": "GeometryReader", "children": {"view": "Color", "modifiers": [{"frame": {"width": "proxy.size.width"}}]}}"#,
        message: "there is no 'proxy' here", place: "proxy",
        help:
          #"the proxy of this GeometryReader is called 'geometry'; "as": "proxy" gives it this name"#
      ),
      Confusion(
        root: #"{"view": "Color", "modifiers": [{"frame": {"width": "proxy.size.width"}}]}"#,
        message: "there is no 'proxy' here", place: "proxy",
        help:
          #"the proxy is known in the content of a GeometryReader: { "view": "GeometryReader", "as": "proxy", "children": … }"#
      ),
      Confusion(
        root: #"{"view": "Text", "text": "(a) \\(n"}"#, message: #"this '\(' is not closed"#,
        place: #"\\("#,
        help: "close the interpolation with ')', and the quotation marks inside it"),
      Confusion(
        root: #"{"view": "Text", "text": "\\(n) and \\(n + \")"}"#,
        message: #"this '\(' is not closed"#, place: #"\\("#,
        help: "close the interpolation with ')', and the quotation marks inside it"),
    ])
  func wrongPlace(confusion: Confusion) {
    let read = ReadDocument(
      root: confusion.root,
      #""state": {"n": 1}, "components": {"Row": {"body": "Color"}}"#)
    #expect(read.diagnostics.map(\.message) == [confusion.message])
    #expect(read.places == [confusion.place])
    #expect(read.diagnostics.first?.help == confusion.help)
  }

  @Test("An interpolation may hold texts with parentheses, and texts in those")
  func nestedInterpolations() {
    let read = ReadDocument(
      root: #"{"view": "Text", "text": "a) \\(\"(\" + (\"\\(n))\")) \\\\( \\\")"}"#,
      #""state": {"n": 1}"#)
    #expect(read.diagnostics.map(\.message) == [])
  }

  private static let textHelp = #"an expression is needed here; write a string as "\"title\"""#

  @Test(
    "A text where an expression stands is told as it is written there",
    arguments: [
      (#"{"view": "Color", "let": {"a": "title"}}"#, textHelp),
      (#"{"view": "Color", "modifiers": [{"id": {"$": "title"}}]}"#, textHelp),
      (#"{"view": "Text", "text": {"$": "title"}}"#, textHelp),
      (#"{"view": "Color", "modifiers": [{"task": {"id": "title", "perform": ""}}]}"#, textHelp),
      (#"{"forEach": "0..<3", "id": "title", "content": "Color"}"#, textHelp),
      (#"{"switch": "title", "cases": {"default": "Color"}}"#, textHelp),
      // A name that is like one, and what cannot be a text.
      (#"{"view": "Color", "let": {"a": "tilte"}}"#, "did you mean 'tile'?"),
      (#"{"view": "Color", "let": {"a": "title + 1"}}"#, nil),
      (#"{"view": "Color", "modifiers": [{"zIndex": "title"}]}"#, nil),
      (#"{"view": "Color", "modifiers": [{"zIndex": {"$": "title"}}]}"#, nil),
    ] as [(String, String?)])
  func textInExpression(root: String, help: String?) {
    let name = root.contains("tilte") ? "tile" : "n"
    let read = ReadDocument(root: root, #""state": {"\#(name)": 1}"#)
    #expect(read.ids == ["unknown-script-name"])
    #expect(read.diagnostics.first?.help == help)
  }

  @Test(
    "The same of a key's default and a computed value, and as YAML writes it",
    arguments: [
      #""preferenceKeys": {"K": {"defaultValue": "title", "reduce": "last"}}"#,
      #""values": {"v": "title"}"#,
    ])
  func textInDeclaration(section: String) {
    let read = ReadDocument(root: #""Color""#, section)
    #expect(read.ids == ["unknown-script-name"])
    #expect(read.diagnostics.first?.help == Self.textHelp)
    let plain = yaml("task: { id: title, perform: \"\" }")
    #expect(plain.first?.help == #"an expression is needed here; write a string as '"title"'"#)
  }

  private func yaml(_ root: String) -> [Diagnostic] {
    let text = """
      viewtree: 1
      state: { on: true }
      preferenceKeys:
        K: { defaultValue: "[]", reduce: append }
      root:
        view: Color
        modifiers:
          - \(root)

      """
    return DocumentReader.read(SourceFile(name: "test.yaml", text: text)).diagnostics
  }

  @Test("Swift's brackets and exclamation marks without quotes are told where YAML reads them")
  func yamlBrackets() {
    let list = yaml("anchorPreference: { key: K, value: bounds, transform: [$0] }")
    #expect(list.map(\.id) == ["yaml-list-as-script"])
    #expect(list.first?.message == "YAML reads [$0] as a list, not as Swift")
    #expect(list.first?.help == "write it in quotes: '[$0]'")
    let braces = yaml("onTapGesture: { perform: { on = false } }")
    #expect(braces.map(\.id) == ["wrong-kind"])
    #expect(braces.first?.help == "in YAML, write it in quotes")
    let tag = yaml("disabled: !on")
    #expect(tag.map(\.id) == ["yaml-tag"])
    #expect(tag.first?.help == #"put an expression that starts with ! in quotes: "!on""#)
  }

  @Test(
    "A list of lines stays one in YAML",
    arguments: [
      #"onTapGesture: ["on = false", "on = true"]"#, "onTapGesture:\n        - on = false",
    ])
  func yamlLines(modifier: String) {
    #expect(yaml(modifier).map(\.id) == [])
  }
}
