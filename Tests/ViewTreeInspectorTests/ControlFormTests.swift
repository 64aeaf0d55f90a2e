import Testing
import ViewTreeInspector

/// Names that patterns, loops over bindings and statements give to views.
struct ControlFormTests {
  private static let types =
    #""types": {"Mode": {"cases": ["list", "grid(Int, String)", "table(rows: Int, title: String?)", "nested(Mode2)"]}, "Mode2": {"cases": ["one(CGRect)"]}}"#

  /// The texts that a switch over a value shows.
  private func shown(_ value: String, _ cases: String) throws -> [String] {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, \#(Self.types), "state": {"limit": 3, "mode": {"$": "\#(value)"}},
       "root": {"view": "VStack", "children": {"switch": "mode", "cases": {\#(cases),
         "default": {"view": "Text", "text": "none"}}}}}
      """#)
    return evaluated.views(named: "Text").compactMap { evaluated.inspection.string($0.text) }
  }

  // MARK: - switch

  @Test(
    "A pattern gives the views of its case the values that it takes out of the subject",
    arguments: [
      (".grid(let a, let b)", "Mode.grid(2, \\\"x\\\")", "\\\\(a) \\\\(b)", "2 x"),
      ("let .grid(a, b)", "Mode.grid(2, \\\"x\\\")", "\\\\(a) \\\\(b)", "2 x"),
      (".grid(let a, _)", "Mode.grid(2, \\\"x\\\")", "\\\\(a)", "2"),
      (".grid(2, let b)", "Mode.grid(2, \\\"x\\\")", "\\\\(b)", "x"),
      (".grid(3, let b)", "Mode.grid(2, \\\"x\\\")", "\\\\(b)", "none"),
      (".grid(let a, _) where a > limit", "Mode.grid(2, \\\"x\\\")", "\\\\(a)", "none"),
      (".grid(let a, _) where a > limit", "Mode.grid(4, \\\"x\\\")", "\\\\(a)", "4"),
      (
        ".table(rows: let rows, title: let title?)", "Mode.table(rows: 1, title: \\\"t\\\")",
        "\\\\(title)\\\\(rows)", "t1"
      ),
      (".table(rows: let rows, title: nil)", "Mode.table(rows: 1, title: nil)", "\\\\(rows)", "1"),
      (
        ".grid(let n, _), .table(rows: let n, title: _)", "Mode.table(rows: 7, title: nil)",
        "\\\\(n)", "7"
      ),
      ("let whole", "Mode.list", "\\\\(whole)", "list"),
      (
        "(let a, (let b, 3))", "(1, (2, 3))", "\\\\(a) \\\\(b)", "1 2"
      ),
    ])
  func patterns(pattern: String, value: String, text: String, expected: String) throws {
    #expect(
      try shown(value, #""\#(pattern)": {"view": "Text", "text": "\#(text)"}"#) == [expected])
  }

  @Test("The type of a pattern's name is known: a member that it does not have is told")
  func patternTypes() {
    let outcome = Outcome(
      #"""
      {"viewtree": 1, \#(Self.types), "state": {"mode": {"$": "Mode.nested(.one(.zero))"}},
       "root": {"switch": "mode", "cases": {
         ".nested(.one(let frame))": {"view": "Text", "text": "\\(frame.widht)"}}}}
      """#)
    #expect(outcome.ids == ["unknown-script-member"])
    #expect(outcome.places == ["widht"])
  }

  @Test("A loop of the layout through a pattern's name is found")
  func patternLoop() {
    let document = LoopDocument(
      text: #"""
        {"viewtree": 1, "types": {"Mode": {"cases": ["width(CGFloat)", "none"]}},
         "state": {"mode": {"$": "Mode.width(10)"}},
         "preferenceKeys": {"W": {"defaultValue": 0, "reduce": "max"}},
         "root": {"view": "VStack", "children": {"switch": "mode", "cases": {".width(let w)":
           {"view": "Color", "modifiers": [{"frame": {"width": "w"}}, \#(Self.measured("mode = .width(value + 1)"))]},
           "default": "Divider"}}}}
        """#)
    #expect(document.hasLoop)
  }

  private static func measured(_ action: String) -> String {
    #"""
    {"background": {"view": "GeometryReader", "children": {"view": "Color", "modifiers": [
      {"preference": {"key": "W", "value": {"$": "geometry.size.width"}}}]}}},
    {"onPreferenceChange": {"key": "W", "perform": "\#(action)"}}
    """#
  }

  // MARK: - forEach

  @Test("A loop over a binding gives bindings to the elements, which actions assign to")
  func bindings() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "types": {"Item": {"fields": {"name": "String", "on": "Bool = false"}}},
       "state": {"items": {"$": "[Item(name: \"a\"), Item(name: \"b\")]"}},
       "components": {"Row": {"parameters": {"text": "Binding<String>"}, "body":
         {"view": "Text", "text": "\\(text)", "modifiers": [{"onAppear": "text += \"!\""}]}}},
       "root": {"view": "VStack", "children": {"forEach": "$items", "as": "$item",
         "content": [{"view": "Row", "text": "$item.name"},
           {"view": "Color", "modifiers": [{"onAppear": "item.on = item.name.hasPrefix(\"b\")"}]}]}}}
      """#)
    #expect(
      evaluated.inspection.state.map { "\($0.value)" } == [
        #"[Item(name: "a!", on: false), Item(name: "b!", on: true)]"#
      ])
    #expect(
      evaluated.views(named: "Text").compactMap { evaluated.inspection.string($0.text) } == [
        "a!", "b!",
      ])
  }

  @Test("A loop of the layout through the element of a binding is found")
  func bindingLoop() {
    let document = LoopDocument(
      text: #"""
        {"viewtree": 1, "types": {"Item": {"fields": {"w": "CGFloat"}}},
         "state": {"items": {"$": "[Item(w: 10)]"}},
         "preferenceKeys": {"W": {"defaultValue": 0, "reduce": "max"}},
         "root": {"view": "VStack", "children": {"forEach": "$items", "as": "$item", "content":
           {"view": "Color", "modifiers": [{"frame": {"width": "item.w"}}, \#(Self.measured("item.w = value + 1"))]}}}}
        """#)
    #expect(document.hasLoop)
  }

  @Test("A loop of the layout through a binding to a part of the state is found")
  func partLoop() {
    let document = LoopDocument(
      text: #"""
        {"viewtree": 1, "state": {"widths": [10]},
         "preferenceKeys": {"W": {"defaultValue": 0, "reduce": "max"}},
         "components": {"Bar": {"parameters": {"w": "Binding<CGFloat>"}, "body":
           {"view": "Color", "modifiers": [{"frame": {"width": "w"}}, \#(Self.measured("w = value + 1"))]}}},
         "root": {"view": "VStack", "children": {"view": "Bar", "w": "$widths[0]"}}}
        """#)
    #expect(document.hasLoop)
  }

  @Test("An element is called a binding only where the data is one")
  func noBinding() {
    let outcome = Outcome(
      #"""
      {"viewtree": 1, "state": {"names": ["a"]}, "root":
        {"forEach": "names", "as": "$name", "content": {"view": "Text", "text": "\\(name)"}}}
      """#)
    #expect(outcome.ids == ["element-is-no-binding"])
    #expect(outcome.places == [#""$name""#])
  }

  @Test("A binding that is no list cannot be looped over")
  func noList() {
    let outcome = Outcome(
      #"{"viewtree": 1, "state": {"n": 5}, "root": {"forEach": "$n", "content": "Divider"}}"#)
    #expect(outcome.ids == ["wrong-argument-value"])
  }

  // MARK: - if let

  @Test(
    "An optional is unwrapped with the short forms of Swift",
    arguments: [
      (#""title""#, "title", "June"), (#""text = title""#, "text", "June"),
      (#""let text = title""#, "text", "June"), (#"{"text": "title"}"#, "text", "June"),
      (#""other""#, "other", nil), (#""text = other ?? title""#, "text", "June"),
    ])
  func optionals(binding: String, name: String, shown: String?) throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "state": {"title": {"type": "String?", "value": "June"}, "other": null},
       "root": {"view": "VStack", "children":
         {"if let": \#(binding), "then": {"view": "Text", "text": "\\(\#(name))"}}}}
      """#)
    let texts = evaluated.views(named: "Text").compactMap { evaluated.inspection.string($0.text) }
    #expect(texts == (shown.map { [$0] } ?? []))
  }

  @Test("A name that cannot be unwrapped is shown where it stands")
  func wrongOptional() {
    for (binding, place) in [("titel", "titel"), ("text = titel", "titel")] {
      let outcome = Outcome(
        #"""
        {"viewtree": 1, "state": {"title": null}, "root": {"if let": "\#(binding)", "then": "Divider"}}
        """#)
      #expect(outcome.ids == ["unknown-script-name"])
      #expect(outcome.places == [place])
    }
  }

  // MARK: - Statements

  @Test("What follows a let sees its names, and what follows a guard is there if it holds")
  func statements() throws {
    func texts(_ value: String) throws -> [String] {
      let evaluated = try Evaluated(
        #"""
        {"viewtree": 1, "state": {"n": \#(value)}, "root": {"view": "VStack", "children": [
          {"guard let": "n", "else": {"view": "Text", "text": "nothing"}},
          {"let": {"half": "n / 2", "quarter": "half / 2"}},
          {"view": "Text", "text": "\\(half)"},
          {"guard": "half > 10", "else": []},
          {"view": "Text", "text": "\\(quarter)"}]}}
        """#)
      return evaluated.views(named: "Text").compactMap { evaluated.inspection.string($0.text) }
    }
    #expect(try texts("40") == ["20", "10"])
    #expect(try texts("8") == ["4"])
    #expect(try texts("null") == ["nothing"])
  }

  @Test(
    "A let or an environment without names leaves the names around it as they are",
    arguments: [
      #"{"let": {}}, {"view": "Text", "text": "\\(i)"}"#,
      #"{"environment": []}, {"view": "Text", "text": "\\(i)"}"#,
      #"{"view": "Text", "let": {}, "text": "\\(i)"}"#,
      #"{"view": "VStack", "let": {}, "children": {"view": "Text", "text": "\\(i)"}}"#,
      #"{"view": "Show", "let": {}, "n": "i"}"#,
    ])
  func statementWithoutNames(content: String) throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "components": {"Show": {"parameters": {"n": "Int"}, "body": {"view": "Text", "text": "\\(n)"}}},
       "root": {"view": "VStack", "let": {"far": "9"}, "children":
         {"forEach": "0..<2", "as": "i", "content": [\#(content)]}}}
      """#)
    let texts = evaluated.views(named: "Text").compactMap { evaluated.inspection.string($0.text) }
    #expect(texts == ["0", "1"])
  }

  @Test("A component whose body is a let and one view is one view")
  func letInBody() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "window": {"width": 100, "height": 100}, "components": {"Bar": {"body": [
         {"let": {"w": "20"}},
         {"view": "Color", "id": "bar", "modifiers": [{"frame": {"width": "w", "height": 10}}]}]}},
       "root": {"view": "Bar", "modifiers": [{"padding": 5}]}}
      """#)
    #expect(evaluated.views(named: "Bar").map(\.frame.width) == [30])
  }

  @Test("A guard needs what is there instead")
  func guardWithoutElse() {
    let outcome = Outcome(
      #"{"viewtree": 1, "root": [{"guard": true}, "Divider"]}"#)
    #expect(outcome.ids == ["missing-argument"])
    #expect(outcome.diagnostics.map(\.message) == ["'guard' needs 'else'"])
  }
}
