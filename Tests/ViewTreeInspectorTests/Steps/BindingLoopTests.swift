import Testing
import ViewTreeInspector

@Suite("Bindings that lead to themselves")
struct BindingLoopTests {
  private func outcome(_ perform: String, showing view: String = #""Spacer""#) -> Outcome {
    Outcome(
      """
      {"viewtree": 1, "state": {"b": null, "c": null, "n": 1},
       "root": {"view": "VStack", "children": [{"view": "Text", "text": "\\\\(n)"}, \(view)]},
       "steps": [{"perform": "\(perform)"}, {"perform": "n = 2"}, {"perform": "n = 3"}]}
      """)
  }

  @Test(
    "Reading one is an error where it is read",
    arguments: [
      ("b = $b", #"{"view": "Text", "text": "\\(b == nil ? 0 : 1)"}"#, "b"),
      ("b = $c; c = $b", #"{"view": "Text", "text": "\\(c == nil ? 0 : 1)"}"#, "c"),
      ("b = $b; b = 3", #""Spacer""#, "b"),
    ])
  func read(perform: String, view: String, place: String) {
    let outcome = outcome(perform, showing: view)
    #expect(outcome.ids == ["script-not-possible"])
    #expect(outcome.diagnostics.map(\.message) == ["the binding refers to itself"])
    #expect(outcome.places == [place])
  }

  @Test("One that nobody reads stays, and steps after it have their end")
  func unread() throws {
    let inspection = try #require(outcome("b = $b").inspection)
    #expect(inspection.steps.count == 3)
    #expect(inspection.steps.last?.inspection.state.map(\.name) == ["b", "c", "n"])
  }

  @Test("A control that is bound to one has an end")
  func control() {
    let view = #"{"view": "Toggle", "title": "x", "isOn": "$b"}"#
    #expect(outcome("b = $b", showing: view).inspection?.steps.count == 3)
  }
}
