import Testing
import ViewTreeInspector
import ViewTreeScript

/// States that actions change: how many passes it takes, and how it ends.
struct PreferenceLoopTests {
  /// A view that writes a number made from the state, and an action on it.
  private func loop(
    _ state: String, writes value: String, _ action: String, passes: Int = 16, more: String = ""
  ) -> Inspection? {
    var limits = EvaluationLimits.standard
    limits.passes = passes
    let writer = PreferenceView.named("w")
      .adding(#"{"preference": {"key": "V", "value": {"$": "\#(value)"}}}"#)
      .adding(#"{"onPreferenceChange": {"key": "V", "perform": "\#(action)"}}"#)
    let root = more.isEmpty ? writer : writer.adding(more)
    return PreferenceDocument(
      root: root.json, sections: "\"state\": {\(state)}, ",
      extraKey: #""V": {"defaultValue": 0, "reduce": "last"}"#, limits: limits
    ).inspection
  }

  @Test("An action that changes nothing needs one pass")
  func nothingChanges() {
    let inspection = loop(#""x": 1"#, writes: "x", "x = value")
    #expect(inspection?.status == .stable)
    #expect(inspection?.passes == 1)
  }

  @Test("A state that settles takes the passes that it takes")
  func settles() {
    let inspection = loop(#""x": 0"#, writes: "x", "x = min(value + 1, 5)")
    #expect(inspection?.status == .stable)
    #expect(inspection?.state.first?.value == .int(5))
    // Passes read 0, 1, 2, 3, 4, 5.
    #expect(inspection?.passes == 6)
  }

  @Test("A period is found however long it is", arguments: [2, 3, 7])
  func period(length: Int) {
    let inspection = loop(#""x": 0"#, writes: "x", "x = (value + 1) % \(length)")
    #expect(inspection?.status == .oscillating(period: length))
    // All passes of one period, and one to see the first again.
    #expect(inspection?.passes == length + 1)
  }

  @Test("A period is found after a way in")
  func wayIn() {
    let inspection = loop(#""x": 0"#, writes: "x", "x = value < 3 ? value + 1 : 2")
    #expect(inspection?.status == .oscillating(period: 2))
  }

  @Test("A state that comes back once is no oscillation if nothing runs again")
  func comesBackOnce() {
    // onAppear turns it on after the first pass, the action turns it off after the second.
    let inspection = loop(
      #""on": false"#, writes: "on ? 1 : 0", "if value == 1 { on = false }",
      more: #"{"onAppear": "on = true"}"#)
    #expect(inspection?.status == .stable)
    #expect(inspection?.state.first?.value == .bool(false))
    #expect(inspection?.passes == 3)
  }

  @Test(
    "What grows without end diverges, wherever in the state it is",
    arguments: [
      (#""x": 0"#, "x", "x = value + 8"), (#""x": 1"#, "x", "x = value * 2"),
      (#""x": 1"#, "x", "x = value * -2"), (#""x": 0.5"#, "x", "x = value - 1.5"),
      (#""x": [0]"#, "x.count", "x.append(value)"), (#""x": """#, "x.count", "x += \\\"a\\\""),
      (#""x": {"$": "CGRect.zero"}"#, "x.size.width", "x.size.width = value + 1"),
      (#""x": {"a": {"b": 0}}"#, #"x[\"a\"]![\"b\"]!"#, #"x[\"a\"]![\"b\"] = value + 1"#),
    ])
  func diverges(state: String, value: String, action: String) {
    let inspection = loop(state, writes: value, action)
    #expect(inspection?.status == .diverging)
    #expect(inspection?.passes == 16)
  }

  @Test("A number whose steps shrink to nothing that can be seen is stable")
  func converges() {
    // 64, 32, … down to 1/128 after 14 halvings.
    let inspection = loop(#""x": 128.0"#, writes: "x", "x = value / 2")
    #expect(inspection?.status == .stable)
    #expect(inspection?.state.first?.value == .double(128.0 / 16_384))
  }

  @Test("Steps that are small but do not shrink are no convergence")
  func smallSteps() {
    let inspection = loop(#""x": 0.0"#, writes: "x", "x = value + 0.001")
    #expect(inspection?.status == .diverging)
  }

  @Test("What converges slowly reaches the limit")
  func slow() {
    let inspection = loop(#""x": 1024.0"#, writes: "x", "x = value * 0.75")
    #expect(inspection?.status == .limit)
    #expect(inspection?.passes == 16)
  }

  @Test("The limit of passes holds, and there is one pass at least", arguments: [-1, 0, 1, 2, 5])
  func limit(passes: Int) {
    let inspection = loop(#""x": 0"#, writes: "x", "x = value + 1", passes: passes)
    #expect(inspection?.passes == max(passes, 1))
    #expect(inspection?.status == (passes < 4 ? .limit : .diverging))
  }

  @Test("A state that is not a number settles")
  func notANumber() {
    let unread = loop(#""x": {"$": "0.0 / 0.0"}"#, writes: "1", "_ = value")
    #expect(unread?.status == .stable)
    let read = loop(#""x": {"$": "0.0 / 0.0"}"#, writes: "x", "x = value")
    #expect(read?.status == .limit)
  }

  @Test("A state that no view looks at is no reason for another pass")
  func unseenState() {
    let document = PreferenceDocument(
      root: PreferenceView.stack(a("a").on("L", "n += 1"), a("b").on("L", "m = n")).json,
      sections: #""state": {"n": 0, "m": 0},"#)
    #expect(document.inspection?.passes == 1)
    #expect(document.log == "a b action action")
    #expect(document.inspection?.state.map(\.value) == [.int(1), .int(1)])
  }

  @Test("An action runs again only for another value")
  func actions() {
    let views = PreferenceView.stack(a("a").on("L", "n += 1"), a("b").on("L", "m = n")).json
    let reading = views.replacing(
      #""view": "VStack", "#, with: #""view": "VStack", "let": {"seen": "m"}, "#)
    let document = PreferenceDocument(
      root: reading, sections: #""state": {"n": 0, "m": 0},"#)
    #expect(document.inspection?.passes == 2)
    #expect(document.log == "a b action action a b")
    #expect(document.inspection?.state.map(\.value) == [.int(1), .int(1)])
    #expect(document.skips == ["on:a equal", "on:b equal"])
  }
}
