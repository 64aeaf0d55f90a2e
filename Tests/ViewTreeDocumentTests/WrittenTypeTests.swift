import Testing

/// Values of another type than the one that is written, or that follows from another value.
struct WrittenTypeTests {
  @Test(
    "A name of a type that nothing declares is told where it is written",
    arguments: [
      (#""state": {"x": {"type": "CGFlot", "value": 1}}"#, ["CGFlot"]),
      (#""types": {"Item": {"fields": {"x": "Int", "y": "[Foo] = []"}}}"#, ["Foo"]),
      (#""types": "struct Item<T> { var x: T; var y: [String: Foo] }""#, ["Foo"]),
      (#""types": "enum Kind { case a(Foo), b(Self) }""#, ["Foo"]),
      (
        #""types": "struct Item { func f<S>(_ a: S, _ b: Foo) -> Bar { fatalError() } }""#,
        ["Foo", "Bar"]
      ),
      (
        #""types": {"Item": {"methods": {"f": {"parameters": {"a": "Foo"}, "returns": "Bar", "body": "return a"}}}}"#,
        ["Foo", "Bar"]
      ),
      (
        #""functions": {"f": {"parameters": {"a": "Foo"}, "returns": "Item", "body": "return a"}}, "types": "struct Item {}""#,
        ["Foo"]
      ),
      (#""environmentKeys": {"k": {"type": "Foo", "defaultValue": 1}}"#, ["Foo"]),
      (#""layoutValueKeys": {"K": {"type": "Foo", "defaultValue": 1}}"#, ["Foo"]),
      (
        #""preferenceKeys": {"K": {"type": "[Foo]", "defaultValue": [], "reduce": "last"}}"#,
        ["Foo"]
      ),
      (
        #""components": {"C": {"parameters": {"x": "Foo", "y": "View"}, "body": "Color"}}"#, ["Foo"]
      ),
    ])
  func unknownNames(sections: String, places: [String]) {
    let read = ReadDocument(root: #""Color""#, sections)
    #expect(Set(read.ids) == ["unknown-script-name"])
    #expect(read.places == places)
  }

  @Test("What is handed in for a binding is one: to a variable, or to a constant")
  func bindings() {
    let component = #""components": {"C": {"parameters": {"x": "Binding<Int>"}, "body": "Color"}}"#
    func problems(_ value: String) -> [String] {
      ReadDocument(
        root: #"{"view": "C", "x": "\#(value)"}"#, component + #", "state": {"n": 1}"#
      ).diagnostics.map(\.message)
    }
    #expect(problems("$n") == [])
    #expect(problems(".constant(5)") == [])
    #expect(problems("Binding.constant(5)") == [])
    #expect(problems("true") == ["Binding<Int> is needed here, not Bool"])
  }

  @Test("A method may give the type that it belongs to, whose values are then of that type")
  func ownTypeInMethod() {
    let read = ReadDocument(
      root: #""Color""#,
      #""types": {"Item": {"fields": {"x": "Int"}, "methods": {"next": {"returns": "Item", "body": "return Item(x: x + 1)"}}}}, "state": {"x": {"type": "Item", "value": "3"}}"#
    )
    #expect(read.diagnostics.map(\.message) == ["Item is needed here, not Int"])
  }

  @Test(
    "A value of another type than the written one is told with both types, at its place",
    arguments: [
      (#""state": {"x": {"type": "CGFloat", "value": true}}"#, "true", "CGFloat", "a Bool"),
      (#""state": {"x": {"type": "Int", "value": 1.5}}"#, "1.5", "Int", "a Double"),
      (#""state": {"x": {"type": "String", "value": 5}}"#, "5", "String", "an Int"),
      (#""state": {"x": {"type": "[Int]", "value": 5}}"#, "5", "[Int]", "an Int"),
      (#""state": {"x": {"type": "Int", "value": null}}"#, "null", "Int", "nil"),
      (#""state": {"x": {"type": "Bool", "value": [1]}}"#, "[1]", "Bool", "an array"),
      (
        #""preferenceKeys": {"K": {"type": "CGFloat", "defaultValue": true, "reduce": "last"}}"#,
        "true", "CGFloat", "a Bool"
      ),
      (
        #""layoutValueKeys": {"K": {"type": "CGFloat", "defaultValue": true}}"#, "true", "CGFloat",
        "a Bool"
      ),
      (
        #""components": {"C": {"parameters": {"x": {"type": "Int", "defaultValue": {}}}, "body": "Color"}}"#,
        "{}", "Int", "a dictionary"
      ),
      (#""state": {"x": 1}, "steps": [{"set": {"x": true}}]"#, "true", "a number", "Bool"),
    ])
  func mismatches(sections: String, place: String, expected: String, found: String) {
    let read = ReadDocument(root: #""Color""#, sections)
    #expect(read.ids == ["wrong-kind"])
    #expect(read.places == [place])
    #expect(
      read.diagnostics.map(\.message)
        == [
          expected == "a number"
            ? "expected a number, not \(found)"
            : "expected a value of type '\(expected)', not \(found)"
        ])
  }

  @Test("A text where a number is needed is told, in an expression as in a list")
  func texts() {
    for value in [#""\"a\"""#, #"{"$": "\"a\""}"#] {
      let read = ReadDocument(
        root: #""Color""#, #""state": {"x": {"type": "CGFloat", "value": \#(value)}}"#)
      #expect(read.diagnostics.map(\.message) == ["CGFloat is needed here, not String"])
    }
  }

  @Test("A problem inside of a list or an object is shown in its own string")
  func places() {
    let read = ReadDocument(
      root: #"{"view": "ScrollView", "contentOffset": {"x": 1, "y": "nmae / 2"}, "children": []}"#,
      #""state": {"name": 1, "x": {"type": "[CGFloat]", "value": [1, "2 +", 3]}}"#)
    #expect(read.ids == ["unexpected-script-word", "unknown-script-name"])
    #expect(read.places.last == "nmae")
    #expect(read.diagnostics.last?.help == "did you mean 'name'?")
  }

  @Test(
    "A value with its type stands wherever a value may, and is held against it",
    arguments: [
      #""state": {"x": {"type": "Float", "value": true, "comment": "a"}}"#,
      #""state": {"x": [{"type": "Float", "value": true}]}"#,
      #""preferenceKeys": {"K": {"defaultValue": {"type": "Float", "value": true}, "reduce": "last"}}"#,
      #""components": {"C": {"parameters": {"x": {"type": "Any", "defaultValue": {"type": "Float", "value": true}}}, "body": "Color"}}"#,
    ])
  func typedValues(sections: String) {
    let read = ReadDocument(root: #""Color""#, sections)
    #expect(read.ids == ["wrong-kind"])
    #expect(read.places == ["true"])
    let right = ReadDocument(root: #""Color""#, sections.replacing("true", with: "360"))
    #expect(right.ids == [])
  }

  @Test("An object whose type is none is the dictionary that it looks like")
  func dictionaryWithType() {
    let read = ReadDocument(
      root: ##"{"view": "Text", "text": "\\(x[0][\"type\"] as? String ?? \"-\")"}"##,
      #""state": {"x": {"$": "[]"}, "y": [{"type": "circle", "value": 1}]}"#)
    #expect(read.ids == [])
  }

  @Test("A state that has a type and no value needs one, unless it is optional")
  func missingValue() {
    let read = ReadDocument(
      root: #""Color""#, #""state": {"x": {"type": "Int"}, "y": {"type": "Int?"}}"#)
    #expect(read.ids == ["missing-argument"])
    #expect(read.diagnostics.map(\.message) == ["the state 'x' needs 'value'"])
  }

  @Test("A value that is too deep to be looked at is told")
  func depth() {
    let deep = String(repeating: "[", count: 60_000) + String(repeating: "]", count: 60_000)
    let read = ReadDocument(root: #""Color""#, #""state": {"x": \#(deep)}"#)
    #expect(read.ids == ["nested-too-deeply"])
    #expect(
      read.diagnostics.map(\.message) == ["values are nested more than 50000 levels deep"])
  }

  @Test("A type that is no text is refused")
  func types() {
    let component = #"{"state": {"x": {"type": 6, "value": 1}}, "body": "Color"}"#
    let parameter = #"{"parameters": {"x": {"type": 7}}, "body": "Color"}"#
    let read = ReadDocument(
      root: #""Color""#,
      #""state": {"x": {"type": 5, "value": 1}}, "components": {"A": \#(component), "B": \#(parameter)}"#
    )
    #expect(read.ids == ["wrong-kind", "wrong-kind", "wrong-kind"])
    #expect(read.places == ["5", "6", "7"])
  }

  @Test("A number that has to be the same whatever happens can use no variable")
  func constants() {
    let read = ReadDocument(
      root: #"{"view": "Slider", "value": "$x"}"#,
      #""state": {"x": 1}, "steps": [{"slide": {"Slider": "x * 2"}}]"#)
    #expect(read.ids == ["wrong-kind"])
    #expect(read.places == [#""x * 2""#])
  }

  @Test("A text that is typed is text: it interpolates, but no variable")
  func typedText() {
    func read(_ text: String) -> ReadDocument {
      ReadDocument(
        root: #"{"view": "TextField", "text": "$x"}"#,
        #""state": {"x": ""}, "steps": [{"type": {"TextField": "\#(text)"}}]"#)
    }
    #expect(read(#"\\(1 + 1)"#).ids == [])
    #expect(read(#"\\(x)"#).ids == ["wrong-kind"])
  }

  @Test("The result that a method says is the type of its calls")
  func results() {
    let types =
      #""types": {"T": {"fields": {"a": "Int"}, "methods": {"b": {"returns": "CGRect", "body": "CGRect.zero"}}}}"#
    let read = ReadDocument(
      root: #"{"view": "Color", "modifiers": [{"onAppear": "_ = T(a: 1).b().widht"}]}"#, types)
    #expect(read.places == ["widht"])
  }
}
