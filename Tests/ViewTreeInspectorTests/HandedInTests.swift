import Testing
import ViewTreeInspector

/// Views and closures that are handed to components.
struct HandedInTests {
  private func evaluated(
    _ components: String, _ root: String, state: String = "{}", steps: String = ""
  ) throws -> Evaluated {
    try Evaluated(document(components, root, state: state, steps: steps))
  }

  private func document(
    _ components: String, _ root: String, state: String = "{}", steps: String = ""
  ) -> String {
    #"""
    {"viewtree": 1, "window": {"width": 100, "height": 100, "scale": 1}, "state": \#(state),
     "preferenceKeys": {"L": {"defaultValue": [], "reduce": "append"}},
     "components": \#(components), "root": \#(root), "steps": [\#(steps)]}
    """#
  }

  private func texts(_ evaluated: Evaluated) -> [String] {
    evaluated.inspection.views.compactMap { evaluated.inspection.string($0.text) }
  }

  private static let card = #"""
    {"Card": {"parameters": {"header": "View?", "content": "View"},
      "body": {"view": "VStack", "children": [
        {"slot": "header"}, {"if": "header != nil", "then": {"view": "Text", "text": "-"}},
        {"slot": "content"}]}}}
    """#

  // MARK: - Views

  @Test("An optional slot that gets nothing is no view")
  func optionalSlot() throws {
    let without = try evaluated(
      Self.card, #"{"view": "Card", "content": {"view": "Text", "text": "a"}}"#)
    #expect(texts(without) == ["a"])
    let with = try evaluated(
      Self.card,
      #"{"view": "Card", "header": {"view": "Text", "text": "h"}, "children": [{"view": "Text", "text": "a"}, {"view": "Text", "text": "b"}]}"#
    )
    #expect(texts(with) == ["h", "-", "a", "b"])
  }

  @Test("Slots stand in cases that give names, and statements stand between handed-in views")
  func forms() throws {
    let text = #"""
      {"viewtree": 1, "types": {"Mode": {"cases": ["list", "grid(Int)"]}},
       "components": {"Each": {"parameters": {"row": "(_ n: Int) -> View", "most": "(Int) -> Bool"},
         "state": {"mode": {"type": "Mode", "value": ".grid(3)"}},
         "body": {"view": "VStack", "children": [
           {"let": {"more": "1"}},
           {"switch": "mode", "cases": {
             ".grid(let n) where most(n)": {"slot": "row", "with": {"n": "n + more"}},
             "default": {"view": "Text", "text": "none"}}}]}}},
       "root": {"view": "Each", "most": "value < 9", "modifiers": [{"environment": {"colorScheme": "dark"}}],
         "row": [{"environment": ["colorScheme"]},
           {"guard": "n > 2", "else": {"view": "Text", "text": "few"}},
           {"view": "Text", "text": "\\(n)"}, {"view": "Text", "text": "\\(colorScheme == .dark)"}]},
       "steps": [{"set": {"Each.mode": ".grid(1)"}}, {"set": {"Each.mode": ".grid(9)"}}, {"set": {"Each.mode": "list"}}]}
      """#
    let first = try Evaluated(text).inspection
    let shown = ([first] + first.steps.map(\.inspection)).map { inspection in
      inspection.views.compactMap { inspection.string($0.text) }
    }
    #expect(shown == [["4", "true"], ["few"], ["none"], ["none"]])
  }

  @Test("A default stands where nothing is handed in, and sees the document's state")
  func defaultContent() throws {
    let components = #"""
      {"Box1": {"parameters": {"content": {"type": "View", "defaultValue":
        {"view": "Text", "text": "\\(n)"}}}, "body": {"slot": "content"}}}
      """#
    let root = #"{"view": "VStack", "children": ["Box1", {"view": "Box1", "content": "Divider"}]}"#
    let found = try evaluated(components, root, state: #"{"n": 4}"#)
    #expect(texts(found) == ["4"] && found.views(named: "Divider").count == 1)
  }

  @Test("A slot inside handed-in views, and one that is handed on, keep the names of their places")
  func nested() throws {
    let components = #"""
      {"Each": {"parameters": {"row": "(Int) -> View"},
         "body": {"forEach": "0..<2", "as": "i", "content": {"slot": "row", "with": {"number": "i"}}}},
       "Outer": {"parameters": {"row": "(_ n: Int) -> View", "tail": "View"}, "state": {"own": 7},
         "body": {"view": "VStack", "children": [
           {"view": "Each", "row": {"slot": "row"}},
           {"view": "Each", "row": [{"view": "Text", "text": "\\(own).\\(number)"}, {"slot": "tail"}]}]}}}
      """#
    let root = #"""
      {"view": "Outer", "row": {"as": "x", "content": {"view": "Text", "text": "\\(own)-\\(x)"}},
       "tail": {"view": "Text", "text": "t\\(own)"}}
      """#
    let found = try evaluated(components, root, state: #"{"own": 1}"#)
    #expect(texts(found) == ["1-0", "1-1", "7.0", "t1", "7.1", "t1"])
  }

  @Test("State in handed-in views belongs to the slot in which they stand")
  func stateInContent() throws {
    let components = #"""
      {"Twice": {"parameters": {"content": "View"},
         "body": {"view": "VStack", "children": [{"slot": "content"}, {"slot": "content"}]}},
       "Leaf": {"state": {"n": 0}, "body": {"view": "Color", "modifiers": [{"onTapGesture": "n += 1"}]}}}
      """#
    let found = try evaluated(
      components, #"{"view": "Twice", "content": "Leaf"}"#, steps: #"{"tap": "Leaf[1]"}"#)
    let last = try #require(found.inspection.steps.last?.inspection)
    #expect(last.state.map(\.name) == ["Twice/VStack/Leaf[0].n", "Twice/VStack/Leaf[1].n"])
    #expect(last.state.map { "\($0.value)" } == ["0", "1"])
  }

  @Test(
    "Where one view can stand, several that are handed in are one, and the slot is modified once")
  func singlePlace() throws {
    let components = #"""
      {"Over": {"parameters": {"content": "View"}, "body": {"view": "Color", "modifiers": [
        {"overlay": {"slot": "content", "modifiers": [{"padding": 10}]}}]}}}
      """#
    let leaf = #"{"view": "Color", "id": "x", "size": {"width": 10, "height": 10}}"#
    let root = #"{"view": "Over", "content": [\#(leaf), "Divider"]}"#
    let found = try evaluated(components, root)
    #expect(found.views(named: "content").map(\.frame.width) == [100])
    #expect(try found.frame("x").width == 10)
  }

  @Test("Handed-in views write preferences for the readers around their slot")
  func preferences() throws {
    let components = #"""
      {"Reader": {"parameters": {"content": "View"}, "state": {"read": {"$": "[Int]()"}},
        "body": {"view": "VStack", "children": [{"slot": "content"}],
          "modifiers": [{"onPreferenceChange": {"key": "L", "perform": "read = value"}}]}}}
      """#
    let writer =
      #"{"view": "Color", "modifiers": [{"preference": {"key": "L", "value": {"$": "[n]"}}}]}"#
    let root =
      #"{"view": "Reader", "content": {"forEach": "[1, 2]", "as": "n", "content": \#(writer)}}"#
    let found = try evaluated(components, root)
    #expect(found.inspection.state.map { "\($0.value)" } == ["[1, 2]"])
  }

  @Test("A content reader runs again when what its slot uses changes, and not otherwise")
  func captures() throws {
    let components = #"""
      {"Reader": {"parameters": {"content": "View"}, "body": {"view": "Color", "modifiers": [
        {"preference": {"key": "L", "value": [1]}},
        {"overlayPreferenceValue": {"key": "L", "content": {"slot": "content"}}}]}}}
      """#
    let root = #"""
      {"view": "VStack", "children": [
        {"view": "Reader", "content": {"view": "Text", "text": "\\(used)"}},
        {"view": "Text", "text": "\\(other)"}]}
      """#
    let found = try evaluated(
      components, root, state: #"{"used": 1, "other": 1}"#,
      steps: #"{"set": {"other": 2}}, {"set": {"used": 2}}"#)
    #expect(found.inspection.steps.map(\.inspection.order.count) == [0, 1])
  }

  @Test("A container is dynamic where what is handed in is")
  func dynamic() throws {
    let components = #"""
      {"Stack": {"parameters": {"content": "View"}, "state": {"read": {"$": "[Int]()"}},
        "body": {"view": "VStack", "children": [{"slot": "content"}, "Divider"],
          "modifiers": [{"onPreferenceChange": {"key": "L", "perform": "read = value"}}]}}}
      """#
    // A dynamic container has every slot, so that its reader gets the default; a static one has none.
    for (content, count) in [(#"{"if": "false", "then": "Color"}"#, 1), (#""Color""#, 0)] {
      let found = try evaluated(components, #"{"view": "Stack", "content": \#(content)}"#)
      #expect(found.inspection.order.count == count)
    }
  }

  @Test(
    "A slot that is wrong is told with what there is",
    arguments: [
      (#"{"slot": "contents"}"#, "did you mean 'content'?"),
      (#"{"slot": "row"}"#, #"add "item": …"#),
      (#"{"slot": "row", "with": {"itm": "1"}}"#, "did you mean 'item'?"),
    ])
  func mistakes(slot: String, help: String) {
    let components = #"""
      {"Card": {"parameters": {"content": "View", "row": "(_ item: Int) -> View"},
        "body": \#(slot)}}
      """#
    let text = document(
      components, #"{"view": "Card", "content": "Color", "row": "Color"}"#)
    #expect(Outcome(text).diagnostics.first?.help == help)
  }

  @Test("A slot outside of a component is an error")
  func outside() {
    #expect(
      Outcome(#"{"viewtree": 1, "root": {"slot": "content"}}"#).diagnostics.map(\.id)
        == ["unknown-slot"])
  }

  @Test("Views that are not handed in are missing")
  func missing() {
    let text = document(Self.card, #""Card""#)
    #expect(Outcome(text).diagnostics.map(\.message) == ["'Card' needs 'content'"])
  }

  @Test("Null stands for views that may be left out, and for no others")
  func null() {
    let right = document(Self.card, #"{"view": "Card", "header": null, "content": "Color"}"#)
    #expect(Outcome(right).diagnostics.isEmpty)
    let wrong = document(Self.card, #"{"view": "Card", "content": null}"#)
    #expect(Outcome(wrong).ids == ["wrong-kind"])
  }

  @Test("A component that comes back through what is handed in ends at the limit")
  func recursion() {
    let components = #"""
      {"Wrap": {"parameters": {"content": "View"}, "body": {"slot": "content"}},
       "Endless": {"body": {"view": "Wrap", "content": "Endless"}}}
      """#
    let ids = Outcome(document(components, #""Endless""#)).diagnostics.map(\.id)
    #expect(ids == ["component-recursion"] || ids == ["endless-component"])
  }

  // MARK: - Closures

  private static let button = #"""
    {"Press": {"parameters": {"onPress": "(Int) -> Void", "onLong": "(() -> Void)?"},
      "body": {"view": "Color", "modifiers": [{"onTapGesture": ["onPress(3)", "onLong?()"]}]}},
     "Pass": {"parameters": {"onPress": "(Int) -> Void"}, "state": {"own": 0},
       "body": {"view": "Press", "onPress": "onPress", "onLong": "own += 1"}},
     "Bare": {"parameters": {"action": "() -> Void"},
       "body": {"view": "Button", "title": "b", "action": "action"}}}
    """#

  @Test("A closure assigns to the state of the place where it is written")
  func closures() throws {
    let found = try evaluated(
      Self.button, #"{"view": "Pass", "onPress": "n += $0"}"#, state: #"{"n": 1}"#,
      steps: #"{"tap": "Pass"}, {"tap": "Pass"}"#)
    let last = try #require(found.inspection.steps.last?.inspection)
    #expect(last.state.map { "\($0.name) = \($0.value)" } == ["n = 7", "Pass.own = 2"])
  }

  @Test("An action may be named instead of a closure that calls it")
  func bareName() throws {
    let found = try evaluated(
      Self.button, #"{"view": "Bare", "action": "n = 5"}"#, state: #"{"n": 1}"#,
      steps: #"{"tap": "Button"}"#)
    #expect(found.inspection.steps.last?.inspection.state.map { "\($0.value)" } == ["5"])
  }

  @Test("A closure that returns assigns during the update, which is no error as in SwiftUI")
  func pureClosure() {
    let components = #"""
      {"Say": {"parameters": {"text": "(Int) -> String"},
        "body": {"view": "Text", "text": "\\(text(2))"}}}
      """#
    let right = document(components, #"{"view": "Say", "text": "\"n\\(value)\""}"#)
    #expect(Outcome(right).diagnostics.isEmpty)
    let wrong = document(
      components, #"{"view": "Say", "text": "{ n = 1; return \"\" }"}"#, state: #"{"n": 0}"#)
    #expect(Outcome(wrong).diagnostics.isEmpty)
  }

  @Test("State that feeds itself through a closure of the caller is found")
  func feedback() throws {
    let text = #"""
      {"viewtree": 1, "window": {"width": 100, "height": 100, "scale": 1}, "state": {"width": 1},
       "preferenceKeys": {"W": {"defaultValue": 0, "reduce": "max"}},
       "components": {"Sized": {"parameters": {"width": "CGFloat", "onChange": "(CGFloat) -> Void"},
         "body": {"view": "GeometryReader", "as": "g", "content": {"view": "Color", "modifiers": [
           {"preference": {"key": "W", "value": {"$": "g.size.width"}}}]},
           "modifiers": [{"frame": {"width": "width + 1"}},
             {"onPreferenceChange": {"key": "W", "perform": "onChange"}}]}}},
       "root": {"view": "Sized", "width": "width", "onChange": "width = value"}}
      """#
    #expect(LintSample(document: text).words("feedback-loop") == [#""width""#])
  }
}
