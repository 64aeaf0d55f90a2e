import Testing

/// Mistakes in types and keys that are written as in a Swift file.
struct SwiftTypeMistakeTests {
  @Test(
    "A mistake in a type's text is shown at its word",
    arguments: [
      (#""struct S { func a() -> Int { n } }""#, "unknown-script-name", "n"),
      (
        #"["struct S {", "  var n = 1", "  func a() -> Int { m }", "}"]"#, "unknown-script-name",
        "m"
      ),
      (#"{"S": "struct S { static let a: Int = \"x\" }"}"#, "script-type-mismatch", #"\"x\""#),
      (#""struct S { var a = (1 }""#, "unclosed-script-bracket", "("),
      (#""print(1)""#, "unexpected-script-word", "print(1)"),
      (
        #""class A { var n = 1 }; class B: A { var n = 2 }""#, "unsupported-in-scripts", "B"
      ),
      (#""struct S { var (a, b) = (1, 2) }""#, "unsupported-in-scripts", "(a, b)"),
      (#""struct S { static var a = 1 { didSet { } } }""#, "unsupported-in-scripts", "{ }"),
      (#""struct S { }\nenum S { case a }""#, "name-is-taken", "S"),
      (#"{"T": "struct S { }"}"#, "wrong-kind", #""struct S { }""#),
      (#"{"T": 5}"#, "wrong-kind", "5"),
      ("5", "wrong-kind", "5"),
      (#"["struct S { }", 5]"#, "wrong-kind", #"["struct S { }", 5]"#),
    ])
  func types(types: String, id: String, place: String) {
    let read = ReadDocument(root: #""Color""#, #""types": \#(types)"#)
    #expect(read.ids == [id])
    #expect(read.places == [place])
  }

  private static let reduce =
    "static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }"

  @Test(
    "A mistake in a key's text is told once, at its word",
    arguments: [
      (#"{"K": "struct K: PreferenceKey { \#(reduce) }"}"#, "missing-argument", "K"),
      (
        #"{"K": "struct K: PreferenceKey { static let defaultValue = 0 }"}"#, "missing-argument",
        "K"
      ),
      (
        #"{"K": "struct K: PreferenceKey { static let defaultValue: Int = true; \#(reduce) }"}"#,
        "script-type-mismatch", "true"
      ),
      (
        #"{"K": "struct K: PreferenceKey { static var defaultValue: Int { m }; \#(reduce) }"}"#,
        "unknown-script-name", "m"
      ),
      (
        #"{"K": "struct K: PreferenceKey { static let defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) { value += nxt() } }"}"#,
        "unknown-script-function", "nxt"
      ),
      (
        #"{"L": "struct K: PreferenceKey { static let defaultValue = 0; \#(reduce) }"}"#,
        "wrong-kind", nil
      ),
      (
        #""struct K: PreferenceKey { static let defaultValue = 0; \#(reduce) }; struct K { }""#,
        "name-is-taken", "K"
      ),
      (#"{"K": 5}"#, "wrong-kind", "5"), ("5", "wrong-kind", "5"),
    ] as [(String, String, String?)])
  func keys(keys: String, id: String, place: String?) {
    let read = ReadDocument(root: #""Color""#, #""preferenceKeys": \#(keys)"#)
    #expect(read.ids == [id])
    if let place { #expect(read.places == [place]) }
  }

  @Test(
    "A mistake about an object is told before anything runs",
    arguments: [
      ("m.cuont = 1", "unknown-script-member", "cuont"),
      ("m.id = 1", "assignment-to-constant", "m.id"),
      ("m.n = true", "script-type-mismatch", "true"),
      ("m.add(1)", "wrong-script-arguments", nil),
      ("m = 5", "script-type-mismatch", "5"),
      ("_ = Model(id: 3)", "unknown-script-label", nil),
    ] as [(String, String, String?)])
  func objects(action: String, id: String, place: String?) {
    let read = ReadDocument(
      root: #"{"view": "Color", "modifiers": [{"onTapGesture": "\#(action)"}]}"#,
      #""types": "class Model: ObservableObject { @Published var n = 0; let id = 1; func add() { } }", "state": {"m": {"type": "Model", "value": "Model()"}}"#
    )
    #expect(read.ids == [id])
    if let place { #expect(read.places == [place]) }
  }

  @Test("A key may not have the name of a type")
  func taken() {
    let read = ReadDocument(
      root: #""Color""#,
      #""types": {"K": {"fields": {"a": "Int"}}}, "preferenceKeys": "struct K: PreferenceKey { static let defaultValue = 0; \#(Self.reduce) }""#
    )
    #expect(read.ids == ["name-is-taken"])
  }
}
