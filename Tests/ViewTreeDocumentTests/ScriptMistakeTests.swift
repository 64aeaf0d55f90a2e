import Testing

/// Scripts that are wrong whatever the state is are told before evaluation.
struct ScriptMistakeTests {
  /// A document with a script in a branch that is not live.
  private func read(_ script: String) -> ReadDocument {
    ReadDocument(
      root:
        #"{"view": "VStack", "children": [{"if": "n > 5", "then": {"view": "Color", "modifiers": [{"onTapGesture": "\#(script)"}]}}]}"#,
      #""state": {"n": 0}, "types": {"P": {"fields": {"x": "Int", "size": "CGSize"}}}"#)
  }

  private func check(_ script: String, _ id: String, at place: String, help: String) {
    let found = read(script)
    #expect(found.document == nil && found.ids == [id] && found.places == [place], "\(script)")
    #expect(found.diagnostics.first?.help == help, "\(script)")
  }

  @Test("A member that nothing has is an error, with the nearest one")
  func members() {
    let id = "unknown-script-member"
    check("n = [1, 2].cuont", id, at: "cuont", help: "did you mean 'count'?")
    check(
      "let p = P(x: 1, size: .zero); n = Int(p.size.widht)", id, at: "widht",
      help: "did you mean 'width'?")
    check("var a = [1]; a.apend(2)", id, at: "apend", help: "did you mean 'append'?")
  }

  @Test("A function with another number of arguments is an error")
  func arguments() {
    let id = "wrong-script-arguments"
    check("n = abs(1, 2)", id, at: "abs(1, 2)", help: "it takes 1 argument, not 2")
    check("n = max(1)", id, at: "max(1)", help: "it takes 2 or more arguments, not 1")
    check("let a = pow(2)", id, at: "pow(2)", help: "it takes 2 arguments, not 1")
  }

  @Test("The data of a loop that is no list, and a style that is one, are refused where they stand")
  func constants() {
    for (root, place) in [
      (#"{"view": "VStack", "children": [{"forEach": true, "content": "Color"}]}"#, "true"),
      (#"{"view": "VStack", "children": [{"forEach": 3, "content": "Color"}]}"#, "3"),
      (#"{"view": "Color", "color": ["red"]}"#, "["), (#"{"view": "Color", "color": 5}"#, "5"),
    ] {
      let found = ReadDocument(root: root)
      #expect(
        found.ids == ["wrong-kind"] && found.places.first?.hasPrefix(place) == true, "\(root)")
    }
  }

  @Test("A misspelt form of a view is told at its key, with the form that was meant")
  func forms() {
    for (key, help) in [
      ("vieww", "view"), ("forEac", "forEach"), ("iff", "if"), ("swich", "switch"),
    ] {
      let found = ReadDocument(root: #"{"\#(key)": "Color"}"#)
      #expect(found.ids == ["unknown-argument"] && found.places == ["\"\(key)\""], "\(key)")
      #expect(found.diagnostics.first?.help == "did you mean '\(help)'?")
    }
    #expect(ReadDocument(root: #"{"text": "a"}"#).ids == ["missing-argument"])
  }

  @Test("A member that a label, a key or an escape may spell is none before evaluation")
  func possibleMembers() {
    let scripts = [
      "let q = Q(colour: 1); n = q.colour", "let t = (left: 1, right: 2); n = t.left",
      "let q = Q(c\\u006flour: 1); n = q.colour", "n = [1, 2].first!.magnitude",
      "let q = Q(a: 1,\\ncolour: 2); n = q.colour",
    ]
    for script in scripts { #expect(read(script).ids == [], "\(script)") }
  }
}
