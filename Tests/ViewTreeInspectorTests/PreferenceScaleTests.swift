import Testing

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
    let document = PreferenceDocument(
      root: PreferenceView.stack(a("a", "K"), a("b", "K")).on("K", "x = value()").json,
      sections: #""state": {"x": 0}, "#,
      extraKey: #""K": {"defaultValue": [], "reduce": "\#(reduce)"}"#)
    #expect(document.problems.count == 1)
  }

  @Test("A mistake inside nextValue is told where it is")
  func mistakeInside() {
    let wrong = PreferenceView.named("w")
      .adding(#"{"anchorPreference": {"key": "L", "value": ".bounds", "transform": "[1 / 0]"}}"#)
    let document = PreferenceDocument(root: PreferenceView.stack(a("a"), wrong).on().json)
    #expect(document.problems == ["an Int is divided by zero"])
  }
}
