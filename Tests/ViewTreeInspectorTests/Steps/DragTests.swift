import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeScript

@Suite("Drags")
struct DragTests {
  private static func document(_ gesture: String, _ steps: String, more: String = "") -> String {
    """
    { "viewtree": 1, "window": { "width": 100, "height": 100 },
      "state": { "offset": { "$": "CGSize(width: 0, height: 0)" }, "log": "" },
      "root": { "view": "Color", "id": "box", "modifiers": [
        { "frame": { "width": 40, "height": 40 } }, { "gesture": "\(gesture)" }\(more)] },
      "steps": [\(steps)] }
    """
  }

  private static func states(_ gesture: String, _ steps: String, more: String = "") throws
    -> [String: String]
  {
    let inspection = try Evaluated(document(gesture, steps, more: more)).inspection
    let last = try #require(inspection.steps.last?.inspection)
    return Dictionary(uniqueKeysWithValues: last.state.map { ($0.name, $0.value.description) })
  }

  private static let all =
    "DragGesture().updating($offset) { v, s, _ in s = v.translation }.onChanged { log += \\\"c\\\\(Int($0.location.x)) \\\" }.onEnded { log += \\\"e\\\\(Int($0.startLocation.x)) \\\" }"

  @Test("A drag updates gesture states, then changes, then ends, and the states are as before")
  func order() throws {
    let state = try Self.states(Self.all, #"{ "drag": { "box": { "x": 30, "y": 5 } } }"#)
    #expect(state["log"] == "\"c50 e20 \"")
    #expect(state["offset"] == "CGSize(width: 0.0, height: 0.0)")
  }

  @Test("Held, it doesn't end, until the next drag, which begins anew")
  func held() throws {
    let held = #"{ "drag": { "box": { "x": 30, "hold": true } } }"#
    let state = try Self.states(Self.all, held)
    #expect(state["log"] == "\"c50 \"" && state["offset"] == "CGSize(width: 30.0, height: 0.0)")
    let ended = try Self.states(Self.all, held + #", { "drag": { "box": { "y": 20 } } }"#)
    #expect(ended["log"] == "\"c50 c20 e20 \"")
    #expect(ended["offset"] == "CGSize(width: 0.0, height: 0.0)")
  }

  @Test("Less than the minimum distance is no drag")
  func distance() throws {
    let near = #"{ "drag": { "box": { "x": 6, "y": 7 } } }"#
    #expect(try Self.states(Self.all, near)["log"] == "\"\"")
    let zero = "DragGesture(minimumDistance: 0).onEnded { _ in log = \\\"e\\\" }"
    #expect(try Self.states(zero, near)["log"] == "\"e\"")
  }

  @Test("The step says how far a drag that is too short moved, and how far it must")
  func shortDrag() throws {
    let near = #"{ "drag": { "box": { "x": 3, "y": 4 } } }"#
    let step = try #require(Evaluated(Self.document(Self.all, near)).inspection.steps.first)
    guard case .shortDrag("box", let offset, 10) = step.action else {
      Issue.record("\(step.action)")
      return
    }
    #expect(offset.length == 5)
  }

  @Test("A mask leaves out the added gesture, those inside, or both")
  func masks() throws {
    let inner = "DragGesture().onEnded { _ in log += \\\"inner \\\" }"
    func log(_ mask: String) throws -> String? {
      let outer =
        ", { \"simultaneousGesture\": { \"gesture\": \"DragGesture().onEnded { _ in log += \\\"outer\\\" }\", "
        + "\"including\": \"\(mask)\" } }"
      let more = outer + ", { \"gesture\": \"DragGesture(minimumDistance: 30)\" }"
      return try Self.states(inner, #"{ "drag": { "box": { "x": 30 } } }"#, more: more)["log"]
    }
    #expect(try log(".all") == "\"inner outer\"")
    #expect(try log(".gesture") == "\"outer\"")
    #expect(try log(".subviews") == "\"inner \"")
    #expect(try log(".none") == "\"\"")
    #expect(try log("log.isEmpty ? .subviews : .all") == "\"inner \"")
    #expect(try log("[.gesture, .subviews]") == "\"inner outer\"")
  }

  @Test("A disabled view gets no drag, and says so")
  func disabled() throws {
    for x in [5, 30] {
      let outcome = Outcome(
        Self.document(
          Self.all, "{ \"drag\": { \"box\": { \"x\": \(x) } } }", more: ", { \"disabled\": true }"))
      #expect(outcome.ids == ["tap-disabled"])
      #expect(outcome.diagnostics.first?.message == "'box' cannot be dragged: it is disabled")
    }
  }

  @Test("An error in a closure of a drag is in its script")
  func errors() throws {
    let text = Self.document(
      "DragGesture().onEnded { _ in log = [\\\"a\\\"][3] }",
      "{ \"drag\": { \"box\": { \"x\": 30 } } }")
    let problem = try #require(Outcome(text, InspectionOptions()).diagnostics.first)
    let range = try #require(problem.range)
    #expect(problem.id == "index-out-of-range")
    let place = Array(text.utf8)[Int(range.start)..<Int(range.end)]
    #expect(String(decoding: place, as: UTF8.self).contains("[3]"), "\(range)")
  }

  @Test("A gesture that needs a longer drag leaves it to the next one")
  func farGestures() throws {
    let outer = ", { \"gesture\": \"DragGesture().onEnded { _ in log = \\\"outer\\\" }\" }"
    let inner = "DragGesture(minimumDistance: 50).onEnded { _ in log = \\\"inner\\\" }"
    func log(_ x: Int) throws -> String? {
      try Self.states(inner, "{ \"drag\": { \"box\": { \"x\": \(x) } } }", more: outer)["log"]
    }
    #expect(try log(20) == "\"outer\"")
    #expect(try log(60) == "\"inner\"")
  }

  @Test("A gesture with high priority comes before those inside, and a simultaneous one with them")
  func priorities() throws {
    func gesture(_ name: String, _ text: String) -> String {
      ", { \"\(name)\": \"DragGesture().onEnded { _ in log += \\\"\(text)\\\" }\" }"
    }
    let inner = "DragGesture().onEnded { _ in log += \\\"inner \\\" }"
    let drag = #"{ "drag": { "box": { "x": 30 } } }"#
    let cases = [
      ("gesture", "inner "), ("highPriorityGesture", "outer "),
      ("simultaneousGesture", "inner outer "),
    ]
    for (name, log) in cases {
      let state = try Self.states(inner, drag, more: gesture(name, "outer "))
      #expect(state["log"] == "\"\(log)\"", "\(name)")
    }
  }

  @Test("A view without a drag gesture is an error that names those that have one")
  func none() {
    let outcome = Outcome(Self.document("TapGesture()", #"{ "drag": { "box": { "x": 30 } } }"#))
    #expect(outcome.ids == ["step-not-for-view"] && outcome.inspection == nil)
  }

  @Test("The distance is an object of numbers")
  func wrong() {
    for (value, id) in [
      ("3", "wrong-kind"), (#"{ "x": "a" }"#, "unknown-script-name"),
      (#"{ "z": 1 }"#, "unknown-argument"), (#"{ "hold": 1 }"#, "wrong-kind"),
    ] {
      let outcome = Outcome(Self.document(Self.all, #"{ "drag": { "box": \#(value) } }"#))
      #expect(outcome.ids.first == id && outcome.inspection == nil, "\(value)")
    }
  }
}
