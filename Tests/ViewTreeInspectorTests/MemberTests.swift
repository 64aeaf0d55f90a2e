import Testing
import ViewTreeInspector

/// Functions and computed values of components and of documents.
struct MemberTests {
  private func outcome(_ members: String, _ text: String, root: String = "") -> Outcome {
    Outcome(
      #"""
      {"viewtree": 1, "state": {"n": 2}, \#(root)
       "components": {"C": {"parameters": {"w": "CGFloat"}, "state": {"own": 1}, \#(members)
         "body": {"view": "Text", "id": "t", "verbatim": "\#(text)", "modifiers": [{"onTapGesture": "own += 1"}]}}},
       "root": {"view": "C", "w": 3}, "steps": [{"tap": "t"}]}
      """#)
  }

  /// The text before and after the tap.
  private func texts(_ outcome: Outcome) throws -> [String?] {
    let first = try #require(outcome.inspection)
    let last = try #require(first.steps.last?.inspection)
    return [first, last].map { inspection in
      inspection.views.compactMap { inspection.string($0.text) }.last
    }
  }

  @Test("Values see the parameters, the state and one another, whatever their order")
  func values() throws {
    let outcome = outcome(
      #""values": {"sum": "half + CGFloat(own)", "half": "w / 2"},"#, #"\\(sum)"#)
    #expect(try texts(outcome) == ["2.5", "3.5"])
  }

  @Test("A written type makes a literal that type")
  func typedValue() throws {
    let outcome = outcome(
      #""values": {"third": {"type": "CGFloat", "value": "1 / 4"}},"#, #"\\(third)"#)
    #expect(try texts(outcome) == ["0.25", "0.25"])
  }

  @Test("A value may be several lines that return")
  func lines() throws {
    let outcome = outcome(
      #""values": {"word": ["if own > 1 {", "  return \"many\"", "}", "return \"one\""]},"#,
      #"\\(word)"#)
    #expect(try texts(outcome) == ["one", "many"])
  }

  @Test("Functions may call themselves and one another, and convert their arguments")
  func functions() throws {
    let outcome = outcome(
      #""functions": ["func fact(_ n: Int) -> Int { n < 2 ? 1 : n * fact(n - 1) }", "func half(of x: CGFloat) -> CGFloat { x / CGFloat(fact(2)) }"],"#,
      #"\\(fact(4)) \\(half(of: 3))"#)
    #expect(try texts(outcome) == ["24 1.5", "24 1.5"])
  }

  @Test("Functions and values of the document are known everywhere")
  func ofDocument() throws {
    let outcome = outcome(
      #""values": {"both": "double(n) + more"},"#, #"\\(both)"#,
      root:
        #""functions": {"double": {"parameters": {"_ x": "Int"}, "body": "x * 2"}}, "values": {"more": "n + 1"},"#
    )
    #expect(try texts(outcome) == ["7", "7"])
  }

  @Test(
    "A call with other labels, or another number of arguments, is an error",
    arguments: ["area(1, height: 2)", "area(width: 1, 2)", "area(width: 1)", "area(1, 2)"])
  func labels(call: String) {
    let outcome = outcome(
      #""functions": ["func area(width: CGFloat, height: CGFloat) -> CGFloat { width * height }"],"#,
      #"\\(\#(call))"#)
    #expect(outcome.inspection == nil && outcome.diagnostics.count == 1)
  }

  @Test("A mistake is told where it stands in the function")
  func place() throws {
    let outcome = outcome(#""functions": ["func f() -> Int {", "  return nn", "}"],"#, #"\\(f())"#)
    let problem = try #require(outcome.diagnostics.first)
    #expect(problem.id == "unknown-script-name" && problem.help == "did you mean 'n'?")
  }

  @Test("A name that a parameter has is taken")
  func taken() {
    let outcome = outcome(#""values": {"w": "1"},"#, "")
    #expect(outcome.diagnostics.first?.id == "name-is-taken")
  }

  @Test("A value that is made of itself ends with its place")
  func endless() throws {
    let outcome = outcome(#""values": {"a": "b + 1", "b": "a + 1"},"#, #"\\(a)"#)
    #expect(try #require(outcome.diagnostics.first).range != nil)
    #expect(outcome.inspection == nil)
  }

  @Test("A closure that uses a computed value runs again only when that is another one")
  func captures() throws {
    let inspection = try Evaluated(
      #"""
      {"viewtree": 1, "window": {"width": 100, "height": 100, "scale": 1},
       "state": {"n": 1, "read": 0}, "values": {"isLarge": "n > 10"},
       "preferenceKeys": {"K": {"defaultValue": 0, "reduce": "max"}},
       "root": {"view": "Color", "modifiers": [
         {"anchorPreference": {"key": "K", "value": "bounds", "transform": "isLarge ? 5 : 3"}},
         {"onPreferenceChange": {"key": "K", "perform": "read = value"}}]},
       "steps": [{"set": {"n": 9}}, {"set": {"n": 11}}]}
      """#
    ).inspection
    #expect(inspection.steps.map(\.inspection.order.count) == [0, 2])
  }
}
