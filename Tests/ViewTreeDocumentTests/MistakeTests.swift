import Testing

/// Each kind of mistake in a document gives an error with its id, at its place.
struct MistakeTests {
  /// A mistake: the root, further sections, and the id and the place expected.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let root: String
    let sections: String
    let id: String
    let place: String
    let help: String?

    init(
      _ root: String, _ id: String, at place: String, help: String? = nil, in sections: String = ""
    ) {
      self.root = root
      self.sections = sections
      self.id = id
      self.place = place
      self.help = help
    }

    var testDescription: String { "\(id) at \(place)" }
  }

  private func check(_ mistake: Mistake) {
    let read = ReadDocument(root: mistake.root, mistake.sections)
    #expect(read.document == nil)
    #expect(read.ids == [mistake.id])
    #expect(read.places == [mistake.place])
    if let help = mistake.help { #expect(read.diagnostics.first?.help == help) }
  }

  @Test(
    "Arguments of two forms of a modifier, or under two names, are an error at the second",
    arguments: [
      Mistake(
        #"{"view": "Color", "modifiers": [{"frame": {"width": 1, "maxWidth": 2}}]}"#,
        "arguments-exclude-each-other", at: "\"maxWidth\"",
        help: "write two modifiers, or remove one of them"),
      Mistake(
        #"{"view": "Color", "modifiers": [{"padding": {"top": 1, "length": 2}}]}"#,
        "arguments-exclude-each-other", at: "\"length\""),
      Mistake(
        #"{"view": "Color", "modifiers": [{"scaleEffect": {"scale": 1, "y": 2}}]}"#,
        "arguments-exclude-each-other", at: "\"y\""),
      Mistake(
        #"{"view": "Color", "modifiers": [{"background": {"content": "Color", "style": "red"}}]}"#,
        "arguments-exclude-each-other", at: "\"style\""),
      Mistake(
        #"{"view": "VStack", "children": [], "content": []}"#, "argument-twice", at: "\"content\""),
      Mistake(
        #"{"view": "Toggle", "isOn": true}"#, "wrong-kind", at: "true"),
      Mistake(
        #"{"view": "Box", "size": {"width": -3}}"#, "out-of-range", at: "-3"),
      Mistake(
        #"{"view": "LazyHGrid", "rows": [{"fixed": -3}], "children": []}"#, "out-of-range", at: "-3"
      ),
      Mistake(
        #"{"view": "LazyVGrid", "columns": [{"fixed": 1, "flexible": {}}], "children": []}"#,
        "grid-item-size", at: "{"),
      Mistake(
        #"{"view": "LazyVGrid", "columns": [{"adaptive": {"maximum": 9}}], "children": []}"#,
        "missing-argument", at: "{"),
    ])
  func twoForms(_ mistake: Mistake) { check(mistake) }

  // MARK: - Names

  private static let names: [Mistake] = [
    Mistake("\"Vstack\"", "unknown-view", at: "\"Vstack\"", help: "did you mean 'VStack'?"),
    Mistake(
      #"{"view": "Txt", "text": "a"}"#, "unknown-view", at: "\"Txt\"",
      help: "did you mean 'Text'?"),
    Mistake("\"Xyzzy\"", "unknown-view", at: "\"Xyzzy\""),
    Mistake(
      #"{"view": "Rw"}"#, "unknown-view", at: "\"Rw\"", help: "did you mean 'Row'?",
      in: #""components": {"Row": {"body": "Divider"}}"#),
    Mistake(
      #"{"view": "Divider", "modifiers": [{"pading": 3}]}"#, "unknown-modifier", at: "\"pading\"",
      help: "did you mean 'padding'?"),
    Mistake(
      #"{"view": "Divider", "modifiers": ["fixedsize"]}"#, "unknown-modifier", at: "\"fixedsize\"",
      help: "did you mean 'fixedSize'?"),
    Mistake(
      #"{"view": "VStack", "spacin": 3}"#, "unknown-argument", at: "\"spacin\"",
      help: "did you mean 'spacing'?"),
    Mistake(
      #"{"view": "Divider", "modifiers": [{"frame": {"widht": 3}}]}"#, "unknown-argument",
      at: "\"widht\"", help: "did you mean 'width'?"),
    Mistake(
      #"{"view": "VStack", "alignment": "leadin"}"#, "unknown-option", at: "\"leadin\"",
      help: "did you mean 'leading'?"),
    Mistake(
      #"{"view": "VStack", "alignment": ".top"}"#, "unknown-option", at: "\".top\""),
    Mistake(
      #"{"view": "List", "modifiers": [{"listStyle": "plian"}]}"#, "unknown-option",
      at: "\"plian\"", help: "did you mean 'plain'?"),
    Mistake(
      #"{"view": "List", "modifiers": [{"listStyle": ".segmented"}]}"#, "unknown-option",
      at: "\".segmented\""),
    Mistake(
      #"{"view": "Color", "modifiers": [{"toolbar": [{"view": "ToolbarItem", "placement": "topBarLeft"}]}]}"#,
      "unknown-option", at: "\"topBarLeft\""),
    Mistake(
      #"{"view": "Color", "modifiers": [{"toolbar": {"visibility": "hiden"}}]}"#, "unknown-option",
      at: "\"hiden\"", help: "did you mean 'hidden'?"),
    Mistake(
      #"{"view": "Section", "heading": "a"}"#, "unknown-argument", at: "\"heading\""),
    Mistake(
      #"{"view": "Color", "modifiers": [{"padding": {"edges": ["top", "lft"]}}]}"#,
      "unknown-option", at: "\"lft\""),
    Mistake(
      #"{"view": "Color", "modifiers": [{"aspectRatio": {"ratio": 1, "contentMode": "fitt"}}]}"#,
      "unknown-option", at: "\"fitt\"", help: "did you mean 'fit'?"),
    Mistake(
      #"{"view": "Text", "text": "", "modifiers": [{"font": ".titel"}]}"#, "unknown-option",
      at: "\".titel\"", help: "did you mean 'title'?"),
    Mistake(
      #"{"view": "Color", "modifiers": [{"preference": {"key": "Keyy", "value": 1}}]}"#,
      "unknown-preference-key", at: "\"Keyy\"", help: "did you mean 'Key'?", in: key),
    Mistake(
      #"{"view": "Color", "modifiers": [{"anchorPreference": {"key": "Key", "value": ".bouns", "transform": "$0"}}]}"#,
      "unknown-option", at: "\".bouns\"", help: "did you mean 'bounds'?", in: key),
    Mistake(
      #"{"view": "Row", "titel": "a", "title": "b"}"#, "unknown-argument", at: "\"titel\"",
      help: "did you mean 'title'?", in: row),
    Mistake(
      "\"Divider\"", "unknown-argument", at: "\"stat\"", help: "did you mean 'state'?",
      in: #""stat": {}"#),
    Mistake(
      #"{"if": "true", "than": "Divider", "then": "Divider"}"#, "unknown-argument", at: "\"than\"",
      help: "did you mean 'then'?"),
  ]

  private static let key = #""preferenceKeys": {"Key": {"reduce": "last"}}"#
  private static let row =
    #""components": {"Row": {"parameters": {"title": "String"}, "body": "Divider"}}"#

  @Test("A name that is not known gets the nearest one", arguments: names)
  func unknownName(mistake: Mistake) { check(mistake) }

  // MARK: - Members

  private static let members: [Mistake] = [
    Mistake("{\"view\": \"Text\"}", "missing-argument", at: "{", help: "add \"text\": …"),
    Mistake("{\"text\": \"a\"}", "missing-argument", at: "{", help: "add \"view\": …"),
    Mistake(#"{"view": "Row"}"#, "missing-argument", at: "{", help: "add \"title\": …", in: row),
    Mistake("\"Row\"", "missing-argument", at: "\"", in: row),
    Mistake(
      #"{"view": "Color", "modifiers": [{"preference": {"key": "Key"}}]}"#, "missing-argument",
      at: "{", help: "add \"value\": …", in: key),
    Mistake(
      #"{"view": "Color", "modifiers": ["overlay"]}"#, "missing-argument", at: "\"",
      help: "add \"content\": …"),
    Mistake(#"{"if": "true"}"#, "missing-argument", at: "{", help: "add \"then\": …"),
    Mistake(#"{"forEach": "0..<3"}"#, "missing-argument", at: "{", help: "add \"content\": …"),
    Mistake(#"{"switch": "3"}"#, "missing-argument", at: "{", help: "add \"cases\": …"),
    Mistake(
      "\"Divider\"", "missing-argument", at: "{", help: "add \"reduce\": …",
      in: #""preferenceKeys": {"Key": {"defaultValue": 1}}"#),
    Mistake(
      "\"Divider\"", "missing-argument", at: "{", help: "add \"body\": …",
      in: #""components": {"Row": {}}"#),
    Mistake(
      #"{"view": "Divider", "modifiers": [{"padding": 1, "fixedSize": {}}]}"#, "two-modifiers",
      at: "\"fixedSize\""),
    Mistake(#"{"view": "Divider", "modifiers": [{}]}"#, "empty-modifier", at: "{}"),
    Mistake(
      #"{"view": "Color", "modifiers": [{"frame": 3}]}"#, "argument-needs-label", at: "3"),
    Mistake(
      #"{"view": "Color", "modifiers": [{"labelsHidden": 3}]}"#, "argument-needs-label", at: "3"),
    Mistake(
      "\"Divider\"", "reserved-parameter", at: "\"id\"",
      in: #""components": {"Row": {"parameters": {"id": "Int"}, "body": "Divider"}}"#),
    Mistake(
      "\"Divider\"", "reserved-parameter", at: "\"comment\"",
      in: #""components": {"Row": {"parameters": {"comment": "String"}, "body": "Divider"}}"#),
    Mistake("\"Divider\"", "not-an-identifier", at: "\"1st\"", in: #""state": {"1st": 1}"#),
    Mistake(
      #"{"view": "Divider", "let": {"a b": "1"}}"#, "not-an-identifier", at: "\"a b\""),
  ]

  @Test("A member that is missing, or one too many, is named", arguments: members)
  func wrongMember(mistake: Mistake) { check(mistake) }

  // MARK: - Values

  private static let values: [Mistake] = [
    Mistake(#"{"view": "VStack", "spacing": true}"#, "wrong-kind", at: "true"),
    Mistake(#"{"view": "VStack", "children": 3}"#, "wrong-kind", at: "3"),
    Mistake(#"{"view": "VStack", "children": ["Divider", null]}"#, "wrong-kind", at: "null"),
    Mistake(#"{"view": "Text", "text": 3}"#, "wrong-kind", at: "3"),
    Mistake(#"{"view": 3}"#, "wrong-kind", at: "3"),
    Mistake(#"{"view": "Divider", "modifiers": "padding"}"#, "wrong-kind", at: "\"padding\""),
    Mistake(#"{"view": "Divider", "modifiers": [3]}"#, "wrong-kind", at: "3"),
    Mistake(#"{"view": "Divider", "let": []}"#, "wrong-kind", at: "[]"),
    Mistake(#"{"if": 3, "then": "Divider"}"#, "wrong-kind", at: "3"),
    Mistake(#"{"if let": "a", "then": "Divider"}"#, "unknown-script-name", at: "a"),
    Mistake(#"{"if let": ["a"], "then": "Divider"}"#, "wrong-kind", at: "[\"a\"]"),
    Mistake(#"{"view": "Color", "size": 3}"#, "wrong-kind", at: "3"),
    Mistake(
      #"{"view": "Color", "modifiers": [{"onTapGesture": {"perform": 3}}]}"#, "wrong-kind", at: "3"),
    Mistake("\"Divider\"", "wrong-kind", at: "[]", in: #""state": []"#),
    Mistake("\"Divider\"", "wrong-kind", at: "3", in: #""components": 3"#),
    Mistake("\"Divider\"", "wrong-kind", at: "3", in: #""preferenceKeys": {"K": 3}"#),
    Mistake("\"Divider\"", "wrong-kind", at: "3", in: #""types": {"T": {"fields": {"a": 3}}}"#),
  ]

  private static let componentValues: [Mistake] = [
    (#"[1]"#, "Int"), ("1.5", "Int"), ("null", "Int"), ("true", "CGFloat"), ("1", "Bool"),
    ("3", "String"), ("{}", "String?"), ("3", "[Int]"), ("3", "Binding<Int>"),
  ].map { value, type in
    Mistake(
      "{\"view\": \"Row\", \"x\": \(value)}", "wrong-kind", at: value,
      in: "\"components\": {\"Row\": {\"parameters\": {\"x\": \"\(type)\"}, \"body\": \"Divider\"}}"
    )
  }

  @Test("A value that a component's parameter cannot have is shown", arguments: componentValues)
  func wrongComponentValue(mistake: Mistake) { check(mistake) }

  @Test("A value of the wrong kind is shown", arguments: values)
  func wrongValue(mistake: Mistake) { check(mistake) }

  private static let windows: [Mistake] = [
    Mistake("\"Divider\"", "missing-argument", at: "{", in: #""window": {"width": 100}"#),
    Mistake(
      "\"Divider\"", "unknown-script-name", at: "a", in: #""window": {"width": "a", "height": 1}"#),
    Mistake("\"Divider\"", "out-of-range", at: "-1", in: #""window": {"width": -1, "height": 1}"#),
    Mistake(
      "\"Divider\"", "out-of-range", at: "1e7", in: #""window": {"width": 1, "height": 1e7}"#),
    Mistake(
      "\"Divider\"", "out-of-range", at: "4",
      in: #""window": {"width": 1, "height": 1, "scale": 4}"#),
    Mistake(
      "\"Divider\"", "out-of-range", at: "1.5",
      in: #""window": {"width": 1, "height": 1, "scale": 1.5}"#),
    Mistake(
      "\"Divider\"", "unknown-argument", at: "\"hight\"", help: "did you mean 'height'?",
      in: #""window": {"width": 1, "height": 1, "hight": 1}"#),
    Mistake("\"Divider\"", "wrong-kind", at: "3", in: #""window": 3"#),
    Mistake(
      "\"Divider\"", "unknown-script-name", at: "wide", in: #""proposal": {"width": "wide"}"#),
    Mistake(
      "\"Divider\"", "window-and-proposal", at: "{}",
      in: #""window": {"width": 1, "height": 1}, "proposal": {}"#),
    Mistake(
      "\"Divider\"", "unknown-argument", at: "\"left\"",
      in: #""window": {"width": 1, "height": 1, "safeArea": {"left": 3}}"#),
    Mistake(
      "\"Divider\"", "out-of-range", at: "-5",
      in: #""window": {"width": 1, "height": 1, "safeArea": {"top": -5}}"#),
  ]

  @Test("A window that cannot be is refused", arguments: windows)
  func wrongWindow(mistake: Mistake) { check(mistake) }

  // MARK: - Scripts

  private static let scripts: [Mistake] = [
    Mistake(
      #"{"view": "VStack", "spacing": "lenght"}"#, "unknown-script-name", at: "lenght",
      help: "did you mean 'length'?", in: #""state": {"length": 1}"#),
    Mistake(
      #"{"view": "Text", "text": "a \\(lenght)"}"#, "unknown-script-name", at: "lenght",
      in: #""state": {"length": 1}"#),
    Mistake(
      #"{"view": "Text", "text": "", "modifiers": [{"onAppear": "length = "}]}"#,
      "unexpected-script-word", at: "", in: #""state": {"length": 1}"#),
    Mistake(
      #"{"view": "Color", "modifiers": [{"onAppear": ["if true {", "  lenght = 1", "}"]}]}"#,
      "unknown-script-name", at: "lenght", in: #""state": {"length": 1}"#),
    Mistake(
      #"{"view": "VStack", "spacing": "length = 3"}"#, "unsupported-in-scripts", at: "=",
      in: #""state": {"length": 1}"#),
    Mistake(
      #"{"view": "Row"}"#, "unknown-script-name", at: "outside",
      in: #""components": {"Row": {"body": {"view": "VStack", "spacing": "outside"}}}"#),
  ]

  @Test("A script that is not understood is shown where it stands", arguments: scripts)
  func wrongScript(mistake: Mistake) { check(mistake) }

  // MARK: - Documents

  @Test(
    "A document that is none is one error",
    arguments: [
      ("", "empty-input"), ("[]", "document-is-not-an-object"), ("3", "document-is-not-an-object"),
      (#"{"root": "Divider"}"#, "missing-argument"), (#"{"viewtree": 1}"#, "missing-argument"),
      (#"{"viewtree": 2, "root": "Divider"}"#, "unknown-version"),
      (#"{"viewtree": "1", "root": "Divider"}"#, "unknown-version"),
      (#"{"viewtree": 1, "viewtree": 1, "root": "Divider"}"#, "duplicate-key"),
      (#"{"viewtree": 1, "root": "Divider""#, "unclosed-bracket"),
    ])
  func wrongDocument(text: String, id: String) {
    let read = ReadDocument(text)
    #expect(read.document == nil)
    #expect(read.ids == [id])
  }

  @Test("Ten mistakes are ten errors, in the order of the text")
  func tenMistakes() {
    let read = ReadDocument(
      #"""
      {
        "viewtree": 2,
        "window": { "width": 100, "height": -1, "scale": 5 },
        "preferenceKeys": { "Key": { "defaultValue": "[" , "reduce": "append" } },
        "root": {
          "view": "VStack",
          "alignment": "middle",
          "children": [
            "Spacr",
            { "view": "Text" },
            { "view": "Color", "modifiers": [{ "padding": 1, "frame": {} }, { "ofset": { "x": 1 } }] },
            { "if": "isOn", "then": "Divider" }
          ]
        }
      }
      """#)
    #expect(
      read.ids == [
        "unknown-version", "out-of-range", "out-of-range", "unclosed-script-bracket",
        "unknown-option", "unknown-view", "missing-argument", "two-modifiers", "unknown-modifier",
        "unknown-script-name",
      ])
  }

  @Test("What is inside an unknown view is looked at too")
  func mistakesInsideUnknownViews() {
    let read = ReadDocument(
      #"""
      {
        "viewtree": 1,
        "root": {
          "view": "GeometryRedaer", "as": "g",
          "content": { "view": "Color", "modifiers": [{ "frame": { "width": "g.size.width" } }] },
          "children": ["Spacr"],
          "modifiers": ["fixedSiz"]
        }
      }
      """#)
    #expect(read.ids == ["unknown-view", "unknown-view", "unknown-modifier"])
  }

  @Test("More keys or components than can be told apart are refused")
  func tooManyDeclarations() {
    let keys = (0...65_535).map { #""K\#($0)": { "defaultValue": 0, "reduce": "sum" }"# }
    let components = (0...65_535).map { #""C\#($0)": { "body": "Divider" }"# }
    for section in [
      #""preferenceKeys": {\#(keys.joined(separator: ","))}"#,
      #""components": {\#(components.joined(separator: ","))}"#,
    ] {
      let read = ReadDocument(#"{ "viewtree": 1, \#(section), "root": "Divider" }"#)
      #expect(read.ids == ["too-many-declarations"])
    }
  }

  @Test("Of 1,500 mistakes the first 1,000 are told, and that there are more; of 1,000 all")
  func manyMistakes() {
    for (count, isCut) in [(1000, false), (1001, true), (1500, true)] {
      let views = Array(repeating: #""Colr""#, count: count).joined(separator: ",")
      let read = ReadDocument(root: "[\(views)]")
      #expect(read.document == nil)
      #expect(read.ids.prefix(1000).allSatisfy { $0 == "unknown-view" })
      #expect(read.ids.count == (isCut ? 1001 : 1000))
      #expect((read.ids.last == "more-problems") == isCut)
    }
  }

  @Test("No modifier of a long list is lost")
  func manyModifiers() {
    let modifiers = Array(repeating: #""clipped""#, count: 70_000).joined(separator: ",")
    let read = ReadDocument(
      #"{ "viewtree": 1, "root": { "view": "Color", "modifiers": [\#(modifiers)] } }"#)
    #expect(read.document?.templates.first?.modifierCount == 70_000)
  }
}
