import Testing
import ViewTreeInspector

/// How long a view is the same one.
struct IdentityTests {
  private func state(_ root: String, steps: String) throws -> [String: String] {
    let inspection = try Evaluated(
      #"""
      {"viewtree": 1, "window": {"width": 100, "height": 100, "scale": 1},
       "state": {"shown": true, "mode": 1, "list": [1, 2], "appeared": 0, "told": 0, "key": "a"},
       "preferenceKeys": {"W": {"defaultValue": 0, "reduce": "max"}},
       "components": {"Leaf": {"body": {"view": "Color", "modifiers": [
         {"preference": {"key": "W", "value": 1}}, {"onAppear": "appeared += 1"},
         {"onPreferenceChange": {"key": "W", "perform": "told += 1"}}]}}},
       "root": \#(root), "steps": [\#(steps)]}
      """#
    ).inspection
    let last = try #require(inspection.steps.last?.inspection)
    return Dictionary(uniqueKeysWithValues: last.state.map { ($0.name, $0.value.description) })
  }

  @Test(
    "A view that disappears and comes back is new",
    arguments: [
      (
        #"{"if": "shown", "then": "Leaf"}"#, #"{"set": {"shown": false}}, {"set": {"shown": true}}"#
      ),
      (
        #"{"if": "shown", "then": "Leaf", "else": "Divider"}"#,
        #"{"set": {"shown": false}}, {"set": {"shown": true}}"#
      ),
      (
        #"{"switch": "mode", "cases": {"1": "Leaf", "default": "Divider"}}"#,
        #"{"set": {"mode": 2}}, {"set": {"mode": 1}}"#
      ),
      (
        #"{"view": "Divider", "modifiers": [{"sheet": {"isPresented": "$shown", "content": "Leaf"}}]}"#,
        #"{"set": {"shown": false}}, {"set": {"shown": true}}"#
      ),
      (
        #"{"forEach": "[mode]", "id": "item", "content": "Leaf"}"#,
        #"{"set": {"mode": 2}}"#
      ),
      (
        #"{"view": "Leaf", "modifiers": [{"id": {"$": "key"}}]}"#, #"{"set": {"key": "b"}}"#
      ),
      (
        #"{"view": "Group", "children": ["Leaf"], "modifiers": [{"id": {"$": "key"}}]}"#,
        #"{"set": {"key": "b"}}"#
      ),
    ])
  func comesBack(view: String, steps: String) throws {
    let state = try state(#"{"view": "VStack", "children": [\#(view)]}"#, steps: steps)
    #expect(state["appeared"] == "2" && state["told"] == "2")
  }

  @Test(
    "A view that stays is the same one",
    arguments: [
      (#""Leaf""#, #"{"set": {"mode": 7}}"#),
      (
        #"{"forEach": "list.reversed()", "id": "item", "content": "Leaf"}"#,
        #"{"set": {"list": [2, 1]}}"#
      ),
      (#"{"view": "Leaf", "modifiers": [{"tag": {"$": "key"}}]}"#, #"{"set": {"key": "b"}}"#),
      (
        #"{"view": "Divider", "modifiers": [{"id": {"$": "key"}}, {"overlay": "Leaf"}]}"#,
        #"{"set": {"key": "b"}}"#
      ),
    ])
  func stays(view: String, steps: String) throws {
    let root = #"{"view": "VStack", "children": [\#(view)]}"#
    let before = try state(root, steps: #"{"set": {"told": 0}}"#)["appeared"]
    #expect(try state(root, steps: steps)["appeared"] == before)
  }

  @Test("A view that comes back within one frame is told again, and its appearing may never end")
  func withinOneFrame() throws {
    let inspection = try Evaluated(
      #"""
      {"viewtree": 1, "state": {"shown": true},
       "root": {"view": "VStack", "children": [
         {"if": "shown", "then": {"view": "Color", "modifiers": [{"onAppear": "shown = false"}]},
          "else": {"view": "Color", "modifiers": [{"onAppear": "shown = true"}]}}]}}
      """#
    ).inspection
    #expect(inspection.status == .oscillating(period: 2))
  }

  @Test("A scroll view that comes back stands at its beginning")
  func scrolling() throws {
    let inspection = try Evaluated(
      #"""
      {"viewtree": 1, "window": {"width": 100, "height": 100, "scale": 1}, "state": {"key": 1},
       "root": {"view": "ScrollView", "modifiers": [{"id": {"$": "key"}}], "children": [
         {"view": "Color", "id": "c", "modifiers": [{"frame": {"height": 300}}]}]},
       "steps": [{"scroll": {"ScrollView": 50}}, {"set": {"key": 2}}]}
      """#
    ).inspection
    let frames = inspection.steps.map { $0.inspection.views[1].frame.minY }
    #expect(frames == [-50, 0])
  }
}
