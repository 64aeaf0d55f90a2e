import Testing
import ViewTreeInspector

/// Documents that are small and would run for ever, or keep more than there is memory.
struct EvaluationLimitTests {
  @Test(
    "Loops and components that make no view end at the limit of entries, at their place",
    arguments: [
      #"{"view": "VStack", "children": [{"forEach": "0..<9000000000000000000", "content": []}]}"#,
      #"{"view": "VStack", "children": [{"forEach": "0..<100000", "content": [{"forEach": "0..<100000", "content": []}]}]}"#,
      #"{"view": "R", "n": 60}"#,
    ])
  func entries(root: String) {
    var limits = EvaluationLimits.standard
    limits.entries = 10_000
    let outcome = Outcome(
      #"""
      {"viewtree": 1, "components": {"R": {"parameters": {"n": {"type": "Int"}}, "body": [{"if": "n > 0",
        "then": [{"view": "R", "n": {"$": "n - 1"}}, {"view": "R", "n": {"$": "n - 1"}}]}]}}, "root": \#(root)}
      """#, limits: limits)
    #expect(outcome.ids == ["too-many-entries"])
    #expect(outcome.places.allSatisfy { !$0.isEmpty })
  }

  @Test(
    "What scripts make for many views is bounded together",
    arguments: [
      #"{"view": "Text", "text": {"$": "String(repeating: \"ab\", count: 300)"}}"#,
      #"{"view": "Color", "modifiers": [{"preference": {"key": "K", "value": {"$": "Array(repeating: i, count: 30)"}}}]}"#,
    ])
  func values(view: String) {
    var limits = EvaluationLimits.standard
    limits.valueBytes = 5_000
    let outcome = Outcome(
      #"""
      {"viewtree": 1, "preferenceKeys": {"K": {"defaultValue": {"$": "[Int]()"}, "reduce": "value += nextValue()"}},
       "root": {"view": "VStack", "children": [{"forEach": "0..<40", "as": "i", "content": \#(view)}],
         "modifiers": [{"onPreferenceChange": {"key": "K", "perform": ""}}]}}
      """#, limits: limits)
    #expect(outcome.ids == ["too-much-kept"])
  }

  @Test(
    "Two hundred keys that are written at one view have each its value, in the order of the readers"
  )
  func keys() throws {
    let keys = (0..<200).map { "K\($0)" }
    let declared = keys.map { #""\#($0)": {"defaultValue": 0, "reduce": "value += nextValue()"}"# }
    let writers = keys.enumerated().map { #"{"preference": {"key": "\#($1)", "value": \#($0)}}"# }
    let readers = keys.map { #"{"onPreferenceChange": {"key": "\#($0)", "perform": ""}}"# }
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "preferenceKeys": {\#(declared.joined(separator: ", "))}, "root": {"view": "VStack",
        "children": [{"view": "Color", "modifiers": [\#(writers.joined(separator: ", "))]}],
        "modifiers": [\#(readers.joined(separator: ", "))]}}
      """#)
    #expect(evaluated.inspection.preferences.map(\.value.description) == (0..<200).map { "\($0)" })
  }
}
