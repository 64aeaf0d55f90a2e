import Testing
import ViewTreeInspector
import ViewTreeScript

/// Folds that are deep or long, with `reduce` as a script.
struct PreferenceScaleTests {
  @Test("Folds nest as deep as stacks do", arguments: [("L", 1_000), ("Z", 4_000), ("P", 1_000)])
  func nestedFolds(key: String, depth: Int) {
    var text = a("last", key).json
    for _ in 0..<depth {
      text = #"{"view": "VStack", "children": [\#(a("x", key).json), \#(text)]}"#
    }
    let root = text.dropLast() + #", "modifiers": [\#(watch(key))]}"#
    let result = onDeepStack { () -> [String] in
      let document = PreferenceDocument(root: String(root))
      guard let inspection = document.inspection else { return document.problems }
      return [document.readings[0], "\(inspection.preferences[0].reduces)"]
    }
    let outcome = result
    let expected =
      switch key {
      case "Z": "last"
      case "P": "last" + String(repeating: ",x", count: depth)
      default: String(repeating: "x,", count: depth) + "last"
      }
    #expect(outcome == [expected, "\(depth)"])
  }

  @Test("Folds that need more stack than there is are refused")
  func deepestFolds() {
    let reduce =
      "value = " + String(repeating: "[", count: 30) + "nextValue()"
      + String(repeating: "]", count: 30) + String(repeating: "[0]", count: 30)
    var text = a("last", "K").json
    for _ in 0..<4_000 {
      text = #"{"view": "VStack", "children": [\#(a("x", "K").json), \#(text)]}"#
    }
    let root = String(text.dropLast() + #", "modifiers": [\#(watch("K"))]}"#)
    let result = onDeepStack {
      PreferenceDocument(
        root: root, extraKey: #""K": {"defaultValue": [], "reduce": "\#(reduce)"}"#
      ).problems
    }
    #expect(result == ["function calls are nested too deeply"])
  }

  @Test(
    "A hundred thousand writers run once each and fold with one reduce less", arguments: ["L", "F"])
  func writers(key: String) throws {
    let loop = PreferenceView(
      #""forEach": "0..<100000", "as": "e", "content": \#(a("x", key).json)"#)
    let document = PreferenceDocument(root: PreferenceView.stack(loop).on(key).json)
    let inspection = try #require(document.inspection)
    // `F` never asks: the first writer runs, the others have one reason each.
    let ran = key == "L" ? 100_000 : 1
    #expect(inspection.preferences.map(\.reduces) == [99_999])
    #expect(inspection.order.count { $0.kind == .reduce } == 99_999)
    #expect(inspection.order.count { $0.kind == .closure } == ran + 1)
    #expect(inspection.skipped.count == 100_000 - ran)
    #expect(inspection.anchors.count == ran)
    #expect(elementCount(inspection.preferences[0].value) == ran)
  }

  @Test("Ten thousand transformers of one view run once each", arguments: [true, false])
  func transformers(isAnchor: Bool) throws {
    let modifier =
      isAnchor
      ? #"{"transformAnchorPreference": {"key": "L", "value": ".center", "transform": "$0.append(0)"}}"#
      : #"{"transformPreference": {"key": "L", "transform": "$0.append(0)"}}"#
    var view = a("a")
    for _ in 0..<10_000 { view = view.adding(modifier) }
    let root = view.on().json
    let counts = onDeepStack { () -> [String] in
      let document = PreferenceDocument(root: root)
      guard let inspection = document.inspection else { return document.problems }
      return [
        inspection.order.count, inspection.preferences[0].reduces, inspection.anchors.count,
        elementCount(inspection.preferences[0].value),
      ].map(String.init)
    }
    #expect(counts == ["10002", "0", isAnchor ? "10001" : "1", "10001"])
  }

  @Test("A long fold inside another has the budget of each of its reduces")
  func longFold() {
    let result = onDeepStack { () -> [String] in
      let document = PreferenceDocument(
        root: PreferenceView.stack(a("first"), .stack(Self.loop)).on().json)
      guard let inspection = document.inspection else { return document.problems }
      return ["\(inspection.preferences[0].reduces)", "\(document.readings[0].utf8.count)"]
    }
    #expect(result == ["60000", "\(5 + 60_000 * 2)"])
  }

  private static let loop = PreferenceView(
    #""forEach": "0..<60000", "as": "e", "content": \#(a("e").json)"#)

  private func watch(_ key: String) -> String {
    #"{"onPreferenceChange": {"key": "\#(key)", "perform": "_ = value"}}"#
  }

  @Test(
    "A reduce that keeps nextValue instead of calling it is no danger",
    arguments: ["value = nextValue", "value = { nextValue() }", "value = [nextValue]"])
  func keptNextValue(reduce: String) {
    // Nothing tells the type of a key without a default, so that only the machine sees what is kept.
    let document = PreferenceDocument(
      root: PreferenceView.stack(a("a", "K"), a("b", "K")).on("K", "x = value()").json,
      sections: #""state": {"x": 0}, "#,
      extraKey: #""K": {"reduce": "\#(reduce)"}"#)
    #expect(document.problems.count == 1, "\(document.problems)")
  }

  @Test(
    "A nextValue that is named but not kept changes nothing",
    arguments: ["let keep = nextValue; _ = keep", "let keep = { nextValue() }; _ = keep"])
  func namedNextValue(reduce: String) {
    let document = PreferenceDocument(
      root: PreferenceView.stack(a("a", "K"), a("b", "K")).on("K").json,
      extraKey: #""K": {"defaultValue": [], "reduce": "\#(reduce)"}"#)
    #expect(document.readings == ["a"])
  }

  @Test("A mistake inside nextValue is told where it is")
  func mistakeInside() {
    let wrong = PreferenceView.named("w")
      .adding(#"{"anchorPreference": {"key": "L", "value": ".bounds", "transform": "[1 / 0]"}}"#)
    let document = PreferenceDocument(root: PreferenceView.stack(a("a"), wrong).on().json)
    #expect(document.problems == ["an Int is divided by zero"])
  }
}

private func elementCount(_ value: Value) -> Int {
  if case .array(let elements) = value { return elements.count }
  return 0
}
