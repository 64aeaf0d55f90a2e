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

  @Test("A state that settles with the second change is stable")
  func settlesInTime() {
    let inspection = loop(#""x": 0"#, writes: "x", "x = 1")
    // The reader is told 0, then 1.
    #expect(inspection?.status == .stable)
    #expect(inspection?.passes == 2)
    #expect(inspection?.diagnostics.isEmpty == true)
  }

  @Test("A reader is told two changes a frame; the third is dropped with SwiftUI's warning")
  func settles() {
    let inspection = loop(#""x": 0"#, writes: "x", "x = min(value + 1, 5)")
    // Passes read 0, 1 and 2; the last is not told. All of 0 … 5 would take six passes.
    #expect(inspection?.status == .behind(settlesAfter: 6))
    #expect(inspection?.state.first?.value == .int(2))
    #expect(inspection?.passes == 3)
    #expect(inspection?.skipped.map(\.reason) == [.dropped])
    #expect(
      inspection?.diagnostics.map(\.message)
        == ["Bound preference V tried to update multiple times per frame."])
  }

  @Test("A period is found however long it is", arguments: [2, 3, 7])
  func period(length: Int) {
    let inspection = loop(#""x": 0"#, writes: "x", "x = (value + 1) % \(length)")
    #expect(inspection?.status == .oscillating(period: length))
    #expect(inspection?.passes == 3)
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
    // The action is told 0 and 1; that it is 0 again is the third change.
    #expect(inspection?.status == .behind(settlesAfter: 3))
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
    #expect(inspection?.growth?.variable == "x")
    #expect(inspection?.passes == 3)
  }

  @Test("What diverges is told by its numbers")
  func growth() {
    let inspection = loop(#""x": 0"#, writes: "x", "x = value + 8")
    #expect(inspection?.growth?.values.prefix(4) == [0, 8, 16, 24])
  }

  @Test("A number whose steps shrink converges, and the ratio is told", arguments: [0.5, 0.75])
  func converges(ratio: Double) {
    let inspection = loop(#""x": 128.0"#, writes: "x", "x = value * \(ratio)")
    #expect(inspection?.status == .converging(ratio: ratio))
    // 128, then twice the ratio of it.
    #expect(inspection?.state.first?.value == .double(128 * ratio * ratio))
  }

  @Test("Steps that are small but do not shrink are no convergence")
  func smallSteps() {
    let inspection = loop(#""x": 0.0"#, writes: "x", "x = value + 0.001")
    #expect(inspection?.growth != nil)
  }

  @Test("The limit of passes holds, and there is one pass at least", arguments: [-1, 0, 1, 2, 5])
  func limit(passes: Int) {
    let inspection = loop(#""x": 0"#, writes: "x", "x = value + 1", passes: passes)
    #expect(inspection?.passes == min(max(passes, 1), 3))
    #expect((inspection?.growth != nil) == (passes == 5))
    #expect((inspection?.status == .limit) == (passes < 5))
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
    #expect(document.log == "a b action action")
    #expect(document.inspection?.state.map(\.value) == [.int(1), .int(1)])
    #expect(document.skips == ["a clean", "b clean", "on:a clean", "on:b clean"])
  }
}

extension Inspection {
  /// What grows without end, if the status says so.
  var growth: Growth? {
    if case .diverging(let growth) = status { return growth }
    return nil
  }
}
