import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeScript
import ViewTreeSyntax

/// What the steps of a document do, and what is wrong with those that cannot.
struct StepTests {
  private func document(_ steps: String, root: String = controls) -> String {
    """
    {"viewtree": 1, "window": {"width": 200, "height": 200},
     "state": {"n": 0, "on": false, "name": "", "volume": 0.5, "list": [1, 2]},
     "root": \(root), "steps": [\(steps)]}
    """
  }

  private static let controls = #"""
    {"view": "VStack", "children": [
      {"view": "Text", "id": "text", "text": "\\(n) \\(on) \\(name) \\(volume) \\(list)"},
      {"view": "Toggle", "isOn": "$on", "title": "Switch"},
      {"view": "TextField", "id": "field", "text": "$name"},
      {"view": "Slider", "value": "$volume", "in": {"$": "0...2"}, "step": 0.5},
      {"view": "Button", "action": "n += 10", "label": {"view": "Text", "text": "Add"}},
      {"view": "ZStack", "id": "stack", "children": [
        {"view": "Color", "id": "back", "modifiers": [{"onTapGesture": "n += 1"}]},
        {"view": "Color", "id": "small", "modifiers": [
          {"frame": {"width": 2, "height": 2}}, {"onTapGesture": "n += 2"}]}],
       "modifiers": [{"onTapGesture": "n += 4"}]},
      {"view": "Color", "id": "plain"}],
     "modifiers": [{"onTapGesture": "n += 8"}]}
    """#

  private func state(_ steps: String) throws -> [String: String] {
    let inspection = try Evaluated(document(steps)).inspection
    let last = try #require(inspection.steps.last?.inspection)
    return Dictionary(uniqueKeysWithValues: last.state.map { ($0.name, $0.value.description) })
  }

  @Test("Variables and parts of them get values")
  func set() throws {
    let state = try state(#"{"set": {"n": 7, "list[1]": {"$": "n + 1"}, "name": "Jane"}}"#)
    // Assignments follow one another.
    #expect(state["n"] == "7" && state["list"] == "[1, 8]" && state["name"] == #""Jane""#)
  }

  @Test("A script may assign to the state")
  func perform() throws {
    #expect(try state(#"{"perform": ["on.toggle()", "n = list.count"]}"#)["n"] == "2")
  }

  @Test(
    "A tap reaches the innermost gesture in the middle, in front of others, or the nearest around",
    arguments: [
      // What lies in front of the middle of a view gets its tap.
      ("back", "2"), ("small", "2"), ("stack", "2"), ("Button", "10"), ("plain", "8"),
      ("text", "8"),
    ])
  func tap(view: String, n: String) throws {
    #expect(try state(#"{"tap": "\#(view)"}"#)["n"] == n)
  }

  @Test("A tap on a toggle switches it, and so does toggling")
  func toggle() throws {
    #expect(try state(#"{"tap": "Toggle"}"#)["on"] == "true")
    #expect(try state(#"{"toggle": "Toggle"}, {"toggle": "Toggle"}"#)["on"] == "false")
  }

  @Test("Typing replaces the text of a field")
  func type() throws {
    #expect(
      try state(#"{"type": {"field": "J"}}, {"type": {"field": "Jane"}}"#)["name"] == #""Jane""#)
  }

  @Test(
    "A slider takes the nearest of its steps within its range",
    arguments: [("1", "1.0"), ("1.2", "1.0"), ("1.3", "1.5"), ("9", "2.0"), ("-1", "0.0")])
  func slide(value: String, volume: String) throws {
    #expect(try state(#"{"slide": {"Slider": \#(value)}}"#)["volume"] == volume)
  }

  @Test("Each step starts from the one before, and views that changed are told")
  func steps() throws {
    let root = #"""
      {"view": "VStack", "spacing": 0, "children": [
        {"view": "Color", "id": "a", "modifiers": [{"frame": {"width": 10, "height": "CGFloat(10 + n)"}}]},
        {"if": "n > 5", "then": {"view": "Color", "id": "b", "modifiers": [{"frame": {"width": 10, "height": 20}}]}}]}
      """#
    let text = document(#"{"set": {"n": 10}}, {"perform": "n -= 10"}"#, root: root)
    let inspection = try Evaluated(text).inspection
    let changes = inspection.steps.map { step in
      step.changes.map { change in
        let name = step.inspection.name(of: change.view)
        return "\(name) \(change.before.map { "\($0.minY) \($0.height)" } ?? "new") "
          + "\(change.after.map { "\($0.minY) \($0.height)" } ?? "gone")"
      }
    }
    // The stack is 10, then 20 + 20, then 10 high in a window of 200.
    #expect(
      changes == [
        ["VStack 95.0 10.0 80.0 40.0", "a 95.0 10.0 80.0 20.0", "b new 100.0 20.0"],
        ["VStack 80.0 40.0 95.0 10.0", "a 80.0 20.0 95.0 10.0", "b 100.0 20.0 gone"],
      ])
  }

  @Test("Loop elements with one id are told apart by their order, in what actions saw too")
  func equalIDs() throws {
    let root = #"""
      {"view": "VStack", "spacing": 0, "children": {"forEach": "list", "as": "item", "id": "0", "content":
        {"view": "Color", "modifiers": [{"frame": {"height": "CGFloat(item)"}}]}}}
      """#
    let text = document(#"{"set": {"list[1]": 5}}"#, root: root)
    let step = try #require(try Evaluated(text).inspection.steps.first)
    // Of heights 1 and 2 the second becomes 5: the stack and that view are resized, the first moves with it.
    let heights = step.changes.map { "\($0.before?.height ?? -1) \($0.after?.height ?? -1)" }
    #expect(heights == ["3.0 6.0", "2.0 5.0"])
  }

  @Test("A window of another size lays all out anew")
  func window() throws {
    let text = document(
      #"{"window": {"width": 80, "height": 60}}"#, root: #"{"view": "Color", "id": "a"}"#)
    let inspection = try Evaluated(text).inspection
    #expect(inspection.steps.first?.changes.map(\.after?.width) == [80])
    #expect(inspection.views.first?.frame.width == 200)
  }

  @Test(
    "A step that is no step is an error of the document",
    arguments: [
      (#"{}"#, "step-is-not-one", "{"), (#"{"tap": "a", "toggle": "b"}"#, "step-is-not-one", "{"),
      (#"{"tab": "a"}"#, "unknown-argument", #""tab""#), (#"{"tap": 1}"#, "wrong-kind", "1"),
      (#"{"set": {"m": 1}}"#, "unknown-script-name", "m"),
      (#"{"perform": "n +"}"#, "unexpected-script-word", ""),
      (#"{"slide": {"Slider": "x"}}"#, "unknown-script-name", "x"),
      (#"{"slide": {"Slider": true}}"#, "wrong-kind", "true"),
      (#"{"window": {"width": 10}}"#, "missing-argument", "{"),
    ])
  func wrongSteps(step: String, id: String, place: String) {
    let outcome = Outcome(document(step))
    #expect(outcome.ids.first == id && outcome.inspection == nil, "\(outcome.ids)")
    if !place.isEmpty { #expect(outcome.places.first == place) }
  }

  @Test(
    "A step for a view that is not there, or takes no part, is an error where it is written",
    arguments: [
      (#"{"tap": "feild"}"#, "step-without-view", "did you mean 'field'?"),
      (
        #"{"toggle": "text"}"#, "step-not-for-view",
        "these views react to it: 'VStack', 'VStack/Toggle[1]'"
      ),
      (#"{"tap": "Color"}"#, "step-with-several-views", nil),
      (#"{"type": {"Slider": "x"}}"#, "step-not-for-view", nil),
      (#"{"perform": "list[9] = 1"}"#, "index-out-of-range", nil),
    ])
  func impossible(step: String, id: String, help: String?) {
    let outcome = Outcome(document(step))
    #expect(outcome.ids == [id] && outcome.inspection == nil)
    if let help, id == "step-without-view" { #expect(outcome.diagnostics.first?.help == help) }
  }

  @Test("A control that is bound to nothing says so")
  func unbound() {
    let root = #"{"view": "TextField", "text": {"$": "name"}}"#
    #expect(!Outcome(document(#"{"type": {"TextField": "x"}}"#, root: root)).ids.isEmpty)
    let toggle = #"{"view": "Toggle", "title": "On", "isOn": ".constant(true)"}"#
    let outcome = Outcome(document(#"{"toggle": "Toggle"}"#, root: toggle))
    #expect(outcome.ids == ["control-without-binding"] && outcome.inspection == nil)
  }

  @Test(
    "What is wrong with an event is told in the words of the command line",
    arguments: [
      (InspectionOptions.Event.perform("m = 1"), "unknown-script-name", "m"),
      (.perform("n +"), "unexpected-script-word", ""),
      (.perform("n = 1 / 0"), "division-by-zero", "1 / 0"),
      (.perform("n = name"), "script-type-mismatch", "n"),
      (.perform("list[0] = on"), "script-type-mismatch", "list[0]"),
      (.tap("feild"), "step-without-view", "feild"), (.toggle("text"), "step-not-for-view", "text"),
      (.type(view: "Slider", text: "x"), "step-not-for-view", "Slider=x"),
    ])
  func wrongEvents(event: InspectionOptions.Event, id: String, place: String) throws {
    var options = InspectionOptions()
    options.events = [event]
    let read = DocumentReader.read(SourceFile(name: "test.json", text: document("")))
    let result = Inspector.inspect(try #require(read.document), options: options)
    let problem = try #require(result.problems.first)
    #expect(problem.source.name.hasPrefix("--") && result.inspection == nil)
    #expect(problem.diagnostics.map(\.id) == [id])
    guard let range = problem.diagnostics.first?.range, !place.isEmpty else { return }
    let text = problem.source.bytes[Int(range.start)..<Int(range.end)]
    #expect(String(decoding: text, as: UTF8.self) == place)
  }

  @Test("Events come after the document's steps, or after the one that is named")
  func events() throws {
    var options = InspectionOptions()
    options.events = [.perform("n *= 3")]
    let text = document(#"{"set": {"n": 2}}, {"perform": "n += 5"}"#)
    func last() throws -> String? {
      try Evaluated(text, options).inspection.steps.last?.inspection.state.first?.value.description
    }
    #expect(try last() == "21")
    options.stepCount = 1
    #expect(try last() == "6")
    options.stepCount = 0
    #expect(try last() == "0")
  }
}
