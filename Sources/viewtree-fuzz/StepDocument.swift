import ViewTreeRandom

/// A document by rules with steps that set its state, and the same document that starts with the
/// state of a step.
struct StepDocument {
  /// The members of each state in JSON: the first of the document, then one after each step.
  private var states: [String] = []
  private let root: String
  private let compatibility: String
  private let lazyRows: String

  init(_ number: Int, _ grammar: Grammar) {
    root = grammar.text("root", number)
    compatibility = number % 5 == 0 ? "ios13" : "current"
    lazyRows = number % 3 == 0 ? "visible" : "all"
    var random = SplitMix64(seed: UInt64(truncatingIfNeeded: number))
    states = (0..<4).map { _ in Self.state(&random) }
  }

  /// The number of steps.
  var stepCount: Int { states.count - 1 }

  /// The document with its steps.
  var text: String {
    document(states[0], seen: "0", steps: states.dropFirst().map { "{\"set\": {\($0)}}" })
  }

  /// The document that starts with the state of a step, from 1, and with the value that a reader
  /// assigned before it.
  func text(startingAfter step: Int, seen: String) -> String {
    document(states[step], seen: seen, steps: [])
  }

  private static func state(_ random: inout SplitMix64) -> String {
    let items = random.one(of: ["[]", "[1]", "[1, 2]", "[2, 1, 3]"], or: "[3]")
    return
      "\"x\": \(random.one(of: [10, 10, 25], or: 40)), \"y\": \(random.one(of: [5, 5], or: 15)), "
      + "\"on\": \(random.below(2) == 0), \"tab\": \(random.below(3)), "
      + "\"items\": {\"$\": \"\(items)\"}, \"name\": \"\(random.one(of: ["a", "a"], or: "longer"))\""
  }

  private func document(_ state: String, seen: String, steps: [String]) -> String {
    """
    {"viewtree": 1, "compat": "\(compatibility)", "lazy": "\(lazyRows)",
     "window": {"width": 300, "height": 300, "scale": 2},
     "preferenceKeys": {
       "L": {"type": "[Int]", "defaultValue": "[]", "reduce": "append"},
       "F": {"type": "[Int]", "defaultValue": "[]", "reduce": "if value.isEmpty { value = nextValue() }"},
       "S": {"defaultValue": 0, "reduce": "value += nextValue() + y"},
       "A": {"defaultValue": "[]", "reduce": "value.append(contentsOf: nextValue())"}},
     "state": {\(state), "seen": \(seen)},
     "values": {"twice": "x * 2 + y"},
     "components": {
       "Row": {"parameters": {"count": "Int"}, "state": {"taps": 0}, "body": {"view": "HStack", "children": [
         {"view": "Text", "text": "\\\\(count) of \\\\(taps)"},
         {"view": "Color", "modifiers": [{"frame": {"width": "Double(count)", "height": 9}},
           {"preference": {"key": "S", "value": {"$": "count"}}}]}]}},
       "Badge": {"parameters": {"count": "Int"}, "body": [{"if": "count > 10", "then": [
         {"view": "Color", "modifiers": [{"preference": {"key": "L", "value": {"$": "[count]"}}}]}]}]}},
     "root": \(root),
     "steps": [\(steps.joined(separator: ", "))]}
    """
  }
}
