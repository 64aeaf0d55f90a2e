import Testing
import ViewTreeInspector

/// State that each instance of a component has for itself.
struct ComponentStateTests {
  private func document(_ root: String, state: String = "{}", steps: String = "") -> String {
    #"""
    {"viewtree": 1, "window": {"width": 100, "height": 100, "scale": 1}, "state": \#(state),
     "preferenceKeys": {"W": {"defaultValue": 0, "reduce": "max"}},
     "components": {
       "Row": {"parameters": {"start": {"type": "Int", "defaultValue": 0}},
         "state": {"taps": {"$": "start"}, "hidden": 0},
         "body": {"view": "Color", "modifiers": [
           {"frame": {"width": "10 + taps", "height": 10}},
           {"onTapGesture": ["taps += 1", "hidden += 1"]}]}},
       "Outer": {"state": {"n": 1}, "body": {"view": "Inner", "n": "$n"}},
       "Inner": {"parameters": {"n": "Binding<Int>"},
         "body": {"view": "Color", "id": "inner", "modifiers": [{"onTapGesture": "n += 1"}]}},
       "Pair": {"state": {"n": 5}, "body": [{"view": "Text", "text": "\\(n)"}, "Divider"]}},
     "root": \#(root), "steps": [\#(steps)]}
    """#
  }

  /// The state after the last step, or after the first frame if there is none.
  private func state(
    _ document: String, _ options: InspectionOptions = InspectionOptions()
  ) throws -> [String] {
    let inspection = try Evaluated(document, options).inspection
    let last = inspection.steps.last?.inspection ?? inspection
    return last.state.map { "\($0.name) = \($0.value)" }
  }

  private static let rows = #"{"view": "VStack", "children": ["Row", {"view": "Row", "start": 3}]}"#

  @Test("First values see the parameters, and each instance has its own")
  func firstValues() throws {
    #expect(
      try state(document(Self.rows)) == [
        "VStack/Row[0].taps = 0", "VStack/Row[0].hidden = 0",
        "VStack/Row[1].taps = 3", "VStack/Row[1].hidden = 0",
      ])
  }

  @Test("A parameter that changes later changes no state")
  func laterParameter() throws {
    let root = #"{"view": "Row", "start": "n"}"#
    let state = try state(
      document(root, state: #"{"n": 1}"#, steps: #"{"tap": "Row"}, {"set": {"n": 50}}"#))
    #expect(state == ["n = 50", "Row.taps = 2", "Row.hidden = 1"])
  }

  @Test("A binding to a component's state leads from one component to another")
  func binding() throws {
    let steps = #"{"tap": "inner"}, {"tap": "inner"}"#
    #expect(try state(document(#""Outer""#, steps: steps)) == ["Outer.n = 3"])
  }

  @Test("Without an id an element is known by its place")
  func placeInLoop() throws {
    let root = #"{"view": "HStack", "children": {"forEach": "names", "content": "Row"}}"#
    let state = try state(
      document(
        root, state: #"{"names": ["a", "b", "c"]}"#,
        steps: #"{"tap": "Row[1]"}, {"set": {"names": ["b", "c"]}}"#))
    #expect(state.contains("HStack/Row[1].taps = 1") && !state.contains("HStack/Row[2].taps = 0"))
  }

  @Test("A component that is no view has the path of its first view with its own name")
  func severalViews() throws {
    let root = #"{"view": "VStack", "children": ["Divider", "Pair"]}"#
    #expect(try state(document(root)) == ["VStack/Pair[1].n = 5"])
    var options = InspectionOptions()
    options.assignments = [InspectionOptions.Assignment(target: "Pair.n", value: "n + 2")]
    #expect(try state(document(root), options) == ["VStack/Pair[1].n = 7"])
  }

  @Test("A value that a user gives is there in the first pass")
  func assignmentBefore() throws {
    var options = InspectionOptions()
    options.assignments = [InspectionOptions.Assignment(target: "Row[1].taps", value: "20")]
    let inspection = try Evaluated(document(Self.rows), options).inspection
    #expect(inspection.passes == 1)
    #expect(inspection.views.map(\.frame.width) == [30, 10, 10, 30, 30])
  }

  @Test(
    "A name that fits no instance, or several, is told with those that there are",
    arguments: [
      ("Row.taps", "2 components are called 'Row'", "choose one: 'VStack/Row[0]', 'VStack/Row[1]'"),
      (
        "Row[7].taps",
        "no state variable is called 'Row[7].taps'",
        "there are 'VStack/Row[0].taps', 'VStack/Row[0].hidden', 'VStack/Row[1].taps', 'VStack/Row[1].hidden'"
      ),
      ("Row[0].tips", "component 'Row' has no state variable 'tips'", "did you mean 'taps'?"),
    ])
  func addresses(target: String, message: String, help: String) throws {
    let text = document(Self.rows, steps: #"{"set": {"\#(target)": 1}}"#)
    let ofStep = try #require(Outcome(text).diagnostics.first)
    #expect(ofStep.message == message && ofStep.help == help)
    var options = InspectionOptions()
    options.assignments = [InspectionOptions.Assignment(target: target, value: "1")]
    let ofOption = try #require(Outcome(document(Self.rows), options).diagnostics.first)
    #expect(ofOption.message == message && ofOption.help == help)
  }

  // MARK: - Types

  private func typed(_ steps: String = "", state: String = #"{"type": "Int", "value": 0}"#)
    -> String
  {
    #"""
    {"viewtree": 1, "components": {
       "Row": {"parameters": {"w": "CGFloat"},
         "state": {"x": {"type": "CGFloat", "value": "w / 2"}, "name": {"type": "String?"},
           "list": {"type": "[CGFloat]", "value": [1, "w"]}},
         "body": {"view": "Color", "modifiers": [{"onTapGesture": "x /= 2"}]}},
       "Other": {"state": {"x": \#(state)}, "body": "Divider"}},
     "root": {"view": "VStack", "children": [{"view": "Row", "id": "r", "w": 3}, {"view": "Other", "id": "o"}]},
     "steps": [\#(steps)]}
    """#
  }

  @Test("A written type is that of a component's variable, in first values and in steps")
  func writtenType() throws {
    let first = try state(typed())
    #expect(first == ["r.x = 1.5", "r.name = nil", "r.list = [1.0, 3.0]", "o.x = 0"])
    let steps =
      #"{"tap": "r"}, {"set": {"Row.x": 5, "r.name": "Jane", "Row.list[0]": "2 * 4"}}, {"tap": "r"}"#
    let last = try state(typed(steps))
    #expect(last == ["r.x = 2.5", "r.name = \"Jane\"", "r.list = [8.0, 3.0]", "o.x = 0"])
  }

  @Test(
    "A value of another type is told where the step says it",
    arguments: [
      (#""Row.x": true"#, "expected a value of type 'CGFloat', not Bool", "true"),
      (#""Row.list": 3"#, "expected a value of type '[CGFloat]', not a number", "3"),
      (#""Row.list[0]": "\"a\"""#, "expected a number, not String", #""\"a\"""#),
      (#""r.name": 3"#, "expected a value of type 'String?', not a number", "3"),
      // Whose variable it is, is known when the step happens.
      (#""o.x": true"#, "expected a value of type 'String', not Bool", #""o.x""#),
    ])
  func otherType(assignment: String, message: String, place: String) {
    let outcome = Outcome(
      typed(#"{"set": {\#(assignment)}}"#, state: #"{"type": "String", "value": "a"}"#))
    #expect(outcome.diagnostics.map(\.message) == [message])
    #expect(outcome.places == [place])
  }

  @Test("A variable that is named by an id has its type in a step if all components agree on it")
  func typeByID() throws {
    let document = typed(
      #"{"set": {"r.x": "5 / 2.0"}}"#, state: #"{"type": "CGFloat", "value": 0}"#)
    #expect(try state(document).first == "r.x = 2.5")
  }

  @Test("--set assigns to a component's variable what its type allows")
  func assignedType() throws {
    var options = InspectionOptions()
    options.assignments = [InspectionOptions.Assignment(target: "r.x", value: "5")]
    #expect(try state(typed(), options).first == "r.x = 5.0")
    options.assignments = [InspectionOptions.Assignment(target: "r.x", value: "true")]
    #expect(
      Outcome(typed(), options).diagnostics.map(\.message)
        == ["CGFloat is needed here, not Bool"])
    options.assignments = [InspectionOptions.Assignment(target: "r.name", value: "Jane")]
    #expect(try state(typed(), options)[1] == "r.name = \"Jane\"")
  }

  @Test("Without a written type a step's value is of the type of the first one")
  func typeThatFollows() throws {
    #expect(
      try state(document(Self.rows, steps: #"{"set": {"Row[0].taps": "1 + 1"}}"#)).first
        == "VStack/Row[0].taps = 2")
    let wrong = Outcome(document(Self.rows, steps: #"{"set": {"Row[0].taps": true}}"#))
    #expect(wrong.diagnostics.map(\.message) == ["expected a number, not Bool"])
  }

  @Test("A variable may not have the name of a parameter")
  func takenName() throws {
    let text = #"""
      {"viewtree": 1, "components": {"Row": {"parameters": {"n": "Int"}, "state": {"n": 0},
       "body": "Color"}}, "root": {"view": "Row", "n": 1}}
      """#
    #expect(
      try #require(Outcome(text).diagnostics.first).message
        == "'n' is already the name of a parameter")
  }

  // MARK: - Feedback

  /// A component whose width is what it was told of its content, and one more.
  private static let growing = #"""
    {"viewtree": 1, "window": {"width": 100, "height": 100, "scale": 1},
     "preferenceKeys": {"W": {"defaultValue": 0, "reduce": "max"}},
     "components": {"Loop": {"state": {"width": 1},
       "body": {"view": "GeometryReader", "as": "g", "content": {"view": "Color", "modifiers": [
         {"preference": {"key": "W", "value": {"$": "g.size.width"}}}]},
         "modifiers": [{"frame": {"width": "width + 1"}},
           {"onPreferenceChange": {"key": "W", "perform": "width = value"}}]}}},
     "root": {"view": "VStack", "children": ["Loop"]}}
    """#

  @Test("State of a component that feeds itself is found, before and while it grows")
  func feedback() throws {
    let inspection = try Evaluated(Self.growing).inspection
    guard case .diverging(let growth) = inspection.status else {
      Issue.record("\(inspection.status)")
      return
    }
    #expect(growth.variable == "VStack/Loop.width")
    #expect(inspection.loop?.words.contains("Loop.width") ?? false)
    #expect(LintSample(document: Self.growing).words("feedback-loop") == [#""width""#])
  }

  @Test("A variable that nothing names is found in components, too")
  func unused() {
    let text = #"""
      {"viewtree": 1, "components": {"Row": {"state": {"open": false}, "body": "Color"}},
       "root": "Row"}
      """#
    #expect(LintSample(document: text).words("unused-state") == [#""open""#])
  }

  @Test("What a tap assigns to a component is seen in the next frame")
  func nextFrame() throws {
    let steps = #"{"tap": "Row"}"#
    let inspection = try Evaluated(document(#""Row""#, steps: steps)).inspection
    #expect(inspection.steps.first?.inspection.views.map(\.frame.width) == [11, 11])
  }

  @Test("A variable of the document that grows is told by its name where a component has state")
  func growthBesideComponent() throws {
    let status = try Evaluated(
      #"""
      {"viewtree": 1, "state": {"n": 1},
       "preferenceKeys": {"S": {"defaultValue": 0, "reduce": "value += nextValue()"}},
       "components": {"Row": {"state": {"own": 0}, "body": {"view": "Text", "text": "\\(own)"}}},
       "root": {"view": "VStack", "children": [{"view": "Row"}, {"view": "Color", "modifiers": [
         {"preference": {"key": "S", "value": {"$": "n"}}}, {"onPreferenceChange": {"key": "S", "perform": "n += 10"}}]}]}}
      """#
    ).inspection.status
    guard case .diverging(let growth) = status else { return #expect(Bool(false), "\(status)") }
    #expect(growth.variable == "n")
  }
}
