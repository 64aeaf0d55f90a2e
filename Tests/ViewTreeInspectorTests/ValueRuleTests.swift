import Testing
import ViewTreeInspector

/// A JSON string is text where the type is `String`, and an expression everywhere else; types that are
/// written say which (docs/reference/format/values.md, Strings).
struct ValueRuleTests {
  /// The state after an evaluation, as reports write it.
  private func state(_ sections: String, root: String = #""Color""#) throws -> [String] {
    try Evaluated(#"{"viewtree": 1, \#(sections), "root": \#(root)}"#)
      .inspection.state.map { "\($0.name) = \($0.value)" }
  }

  private func frame(_ root: String, _ sections: String) throws -> [Double] {
    let frame = try Evaluated(#"{"viewtree": 1, \#(sections), "root": \#(root)}"#).frame("v")
    return [frame.minX, frame.minY, frame.width, frame.height]
  }

  // MARK: - Types that are written

  @Test(
    "The type that is written decides what a value of the state is",
    arguments: [
      (#"{"type": "CGFloat", "value": 0}"#, "0.0"), (#"{"type": "Int", "value": 0}"#, "0"),
      (#"{"type": "CGFloat", "value": "20 + 1.5"}"#, "21.5"),
      (#"{"type": "String", "value": "1 + 1"}"#, #""1 + 1""#),
      (#"{"type": "String?", "value": "1 + 1 is \\(1 + 1)"}"#, #""1 + 1 is 2""#),
      (#"{"type": "String?"}"#, "nil"), (#"{"type": "Int?", "value": null}"#, "nil"),
      (#"{"type": "[CGFloat]", "value": [1, "2.5 * 2", {"$": "7.5"}]}"#, "[1.0, 5.0, 7.5]"),
      (#"{"type": "[String]", "value": ["a", "\\(1 + 1)"]}"#, #"["a", "2"]"#),
      (#"{"type": "[String: [CGFloat]]", "value": {"a": [1]}}"#, #"["a": [1.0]]"#),
      (#"{"type": "Color", "value": "red"}"#, ".red"),
      (#"{"type": "Color", "value": ".red"}"#, ".red"),
      (
        #"{"type": "CGSize", "value": {"width": 2, "height": "1.5 * 2"}}"#,
        "CGSize(width: 2.0, height: 3.0)"
      ),
      (#"{"type": "Bool", "value": "1 < 2"}"#, "true"), (#"{"value": 3}"#, "3"),
      (#"{"value": {"type": "a"}}"#, #"["type": "a"]"#),
      (#"{"type": "a", "kind": "b"}"#, #"["type": "a", "kind": "b"]"#),
    ])
  func writtenTypes(value: String, expected: String) throws {
    #expect(try state(#""state": {"x": \#(value)}"#) == ["x = \(expected)"])
  }

  @Test("A state of type CGFloat divides as such, although its value is written as a whole number")
  func division() throws {
    let sections = #""state": {"w": {"type": "CGFloat", "value": 5}}"#
    #expect(
      try frame(
        #"{"view": "Color", "id": "v", "modifiers": [{"frame": {"width": "w / 2"}}]}"#, sections)[2]
        == 2.5)
  }

  @Test("A step assigns text to a String and the value of an expression to a number")
  func steps() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "state": {"name": "Jane", "w": 10}, "root": "Color",
       "steps": [{"set": {"name": "w is \\(w)", "w": "w * 3"}}]}
      """#)
    let step = try #require(evaluated.inspection.steps.first)
    #expect(step.inspection.state.map { "\($0.value)" } == [#""w is 10""#, "30"])
  }

  @Test(
    "A value that is set from outside is one of the variable's type, or told with both",
    arguments: [
      ("w", "5", ["5.0", "nil"], nil), ("name", "Jane", ["3.0", #""Jane""#], nil),
      ("w", "true", [], "CGFloat is needed here, not Bool"),
      ("w", #""a""#, [], "CGFloat is needed here, not String"),
    ])
  func assignments(name: String, value: String, state: [String], problem: String?) {
    var options = InspectionOptions()
    options.assignments = [InspectionOptions.Assignment(target: name, value: value)]
    let outcome = Outcome(
      #"{"viewtree": 1, "state": {"w": {"type": "CGFloat", "value": 3}, "name": {"type": "String?"}}, "root": "Color"}"#,
      options)
    #expect(outcome.inspection?.state.map { "\($0.value)" } ?? [] == state)
    #expect(outcome.diagnostics.map(\.message) == (problem.map { [$0] } ?? []))
  }

  // MARK: - Lists and objects

  @Test("Expressions inside of a point, insets, a ratio and columns see what is around them")
  func objects() throws {
    let sections = #""state": {"w": {"type": "CGFloat", "value": 20}}"#
    let scrolled = #"""
      {"view": "ScrollView", "contentOffset": {"y": "w / 2"}, "children":
        {"view": "Color", "id": "v", "modifiers": [{"frame": {"width": 10, "height": 2000}}]}}
      """#
    #expect(try frame(scrolled, sections)[1] == -10)
    let grid = #"""
      {"view": "LazyVGrid", "columns": [{"fixed": "w * 3", "spacing": "w", "alignment": "leading"},
        {"flexible": {"minimum": "w", "maximum": "w * 2"}}],
       "children": ["Color", {"view": "Color", "id": "v"}]}
      """#
    #expect(try frame(grid, sections)[2] == 40)
    let ratio = #"""
      {"view": "Color", "id": "v", "modifiers": [
        {"aspectRatio": {"ratio": {"width": "w * 2", "height": "w"}, "contentMode": "fit"}},
        {"frame": {"width": 100, "height": 100}}]}
      """#
    #expect(
      try Evaluated(#"{"viewtree": 1, \#(sections), "root": \#(ratio)}"#)
        .bounds("v", at: "aspectRatio").height == 50)
  }

  @Test("Numbers of windows and steps may be expressions that need no variable")
  func constants() throws {
    let evaluated = try Evaluated(
      #"{"viewtree": 1, "window": {"width": "390 / 2", "height": "2 * 50"}, "root": {"view": "Color", "id": "v"}}"#
    )
    #expect(try evaluated.frame("v").width == 195)
    #expect(try evaluated.frame("v").height == 100)
  }

  // MARK: - Values instead of a text

  @Test(
    "A title may be a Text, and a coordinate space may be named as Swift names it",
    arguments: [
      (#""Text(\"My Bar\")""#, "My Bar"), (#""Text(name)""#, "Jane"),
      (#""Text(\"a) \\(name)\")""#, "a) Jane"), (#""Texts (2)""#, "Texts (2)"),
      (#""Text(\"a\") or Text(\"b\")""#, #"Text("a") or Text("b")"#),
    ])
  func titles(title: String, shown: String) throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "state": {"on": true, "name": "Jane"},
       "root": {"view": "Toggle", "id": "v", "isOn": "$on", "title": \#(title)}}
      """#)
    #expect(try evaluated.inspection.string(evaluated.view("v").text) == shown)
  }

  @Test("A coordinate space may be named as Swift names it")
  func spaces() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "root": {"view": "VStack", "modifiers": [{"coordinateSpace": ".named(\"scroll\")"}],
        "children": {"view": "GeometryReader", "children": {"view": "Text", "id": "v",
          "verbatim": "\\(geometry.frame(in: .named(\"scroll\")).minX)"}}}}
      """#)
    #expect(try evaluated.inspection.string(evaluated.view("v").text) == "0.0")
    #expect(evaluated.inspection.diagnostics.isEmpty)
  }
}
