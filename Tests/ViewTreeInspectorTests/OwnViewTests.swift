import Testing
import ViewTreeInspector

/// Views that a component declares for itself: functions that return views.
struct OwnViewTests {
  private func outcome(_ views: String, _ body: String, steps: String = "") -> Outcome {
    Outcome(
      #"""
      {"viewtree": 1,
       "preferenceKeys": {"K": {"defaultValue": 0, "reduce": "value += nextValue()"}},
       "components": {
         "Around": {"parameters": {"content": "View"}, "body": {"view": "VStack", "children": [{"slot": "content"}]}},
         "C": {"parameters": {"title": "String"}, "state": {"n": 1}, "functions": ["func twice() -> Int { n * 2 }"],
           "views": \#(views), "body": \#(body)}},
       "root": {"view": "C", "title": "a"}, "steps": [\#(steps)]}
      """#)
  }

  private func texts(_ inspection: Inspection) -> [String] {
    inspection.views.compactMap { inspection.string($0.text) }
  }

  @Test(
    "They see the parameters, the state, the functions and their own parameters, wherever they are put"
  )
  func scope() throws {
    let outcome = outcome(
      #"{"a": {"parameters": {"x": "Int"}, "body": {"view": "Text", "text": "\\(title) \\(n) \\(twice()) \\(x)"}}, "b": [{"slot": "a", "with": {"x": 5}}]}"#,
      #"{"view": "VStack", "children": [{"forEach": "7...7", "as": "n", "content": {"slot": "a", "with": {"x": "n"}}}, {"slot": "b"}, {"view": "Around", "content": {"slot": "b"}}]}"#
    )
    #expect(texts(try #require(outcome.inspection)) == ["a 1 2 7", "a 1 2 5", "a 1 2 5"])
  }

  @Test("They assign to the state and to bindings that they are given, and change with them")
  func assigning() throws {
    let outcome = outcome(
      #"{"a": {"parameters": {"x": "Binding<Int>"}, "body": {"view": "Text", "id": "t", "text": "\\(x)", "modifiers": [{"onTapGesture": "x += 1; n += 10"}]}}}"#,
      #"{"slot": "a", "with": {"x": "$n"}}"#, steps: #"{"tap": "t"}"#)
    let last = try #require(outcome.inspection?.steps.last?.inspection)
    #expect(texts(last) == ["12"])
  }

  @Test("A component whose body is one view of its own is one view")
  func unary() throws {
    let one = outcome(#"{"a": "Color"}"#, #"{"slot": "a"}"#)
    let two = outcome(#"{"a": ["Color", "Color"]}"#, #"{"slot": "a"}"#)
    #expect(one.inspection?.views.map(\.depth) == [0, 1])
    #expect(two.inspection?.views.count == 2)
  }

  @Test("What they write is folded where they stand, and lint sees it")
  func preferences() throws {
    let outcome = outcome(
      #"{"a": {"view": "Color", "modifiers": [{"preference": {"key": "K", "value": 2}}]}}"#,
      #"{"view": "VStack", "children": [{"slot": "a"}, {"slot": "a"}], "modifiers": [{"onPreferenceChange": {"key": "K", "perform": "n = value"}}]}"#
    )
    let state = try #require(outcome.inspection).state
    #expect(state.map(\.value.description) == ["4"])
  }

  @Test(
    "What is wrong with them is told at its place",
    arguments: [
      (
        #"{"a": {"view": "VStack", "children": [{"slot": "b"}]}, "b": {"if": "n > 1", "then": {"slot": "a"}}}"#,
        #""Color""#, ["endless-component"]
      ),
      (#"{"title": "Color"}"#, #""Color""#, ["name-is-taken"]),
      (
        #"{"a": {"parameters": {"x": "Int"}, "body": "Color"}}"#, #"{"slot": "a"}"#,
        ["missing-argument"]
      ),
      (
        #"{"a": {"parameters": {"x": "Int"}, "body": "Color"}}"#,
        #"{"slot": "a", "with": {"x": true}}"#, ["wrong-kind"]
      ),
      (#"{"a": "Color"}"#, #"{"slot": "b"}"#, ["unknown-slot"]),
      (#"{"a": {"view": "Text", "text": "\\(m)"}}"#, #""Color""#, ["unknown-script-name"]),
      (#"5"#, #""Color""#, ["wrong-kind"]),
    ])
  func mistakes(views: String, body: String, ids: [String]) {
    #expect(outcome(views, body).diagnostics.map(\.id) == ids)
  }
}
