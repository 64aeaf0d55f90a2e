import Testing
import ViewTreeSyntax

/// Components that contain themselves whatever happens are told before evaluation.
struct ComponentCycleTests {
  private func read(_ components: String) -> ReadDocument {
    ReadDocument(
      root: #""Color""#,
      #""state": {"on": true, "list": [1], "maybe": null}, "components": {\#(components)}"#)
  }

  @Test("A component in its own body is an error at the use")
  func directly() {
    let found = read(#""A": {"body": {"view": "VStack", "children": ["Color", "A"]}}"#)
    #expect(found.ids == ["endless-component"] && found.places == [#""A""#])
    #expect(found.diagnostics[0].message == "component 'A' always contains itself")
    #expect(found.diagnostics[0].notes.isEmpty)
  }

  @Test("On the way through others each use is a note")
  func throughOthers() throws {
    let found = read(
      #""A": {"body": "B"}, "B": {"body": {"view": "VStack", "children": ["C"]}}, "C": {"body": {"view": "A"}}"#
    )
    #expect(found.ids == ["endless-component"] && found.places == [#""B""#])
    #expect(found.diagnostics[0].notes.map(\.message) == ["'B' contains 'C'", "'C' contains 'A'"])
  }

  @Test("Two cycles are told at once, one cycle once")
  func several() {
    let found = read(#""A": {"body": "A"}, "B": {"body": "C"}, "C": {"body": ["B", "A"]}"#)
    #expect(found.ids == ["endless-component", "endless-component"])
    #expect(found.places == [#""A""#, #""C""#])
  }

  @Test("Containers, overlays and readers are no conditions, nor are branches that all contain it")
  func everyWay() {
    for body in [
      #"{"view": "Color", "modifiers": [{"overlay": {"content": "A"}}]}"#,
      #"{"view": "GeometryReader", "children": ["A"]}"#,
      #"{"view": "ViewThatFits", "children": ["Color", "A"]}"#,
      #"{"if": "on", "then": "A", "else": ["Color", "A"]}"#, #"{"if": true, "then": "A"}"#,
      #"{"if let": {"x": "maybe"}, "then": "A", "else": "A"}"#,
      #"{"forEach": [1, 2], "content": "A"}"#,
      #"{"switch": "on", "cases": {"true": "A", "default": "A"}}"#,
    ] {
      #expect(read(#""A": {"body": \#(body)}"#).ids == ["endless-component"], "\(body)")
    }
  }

  @Test("What a condition, a loop or a presentation may end is legal")
  func conditions() {
    for body in [
      #"{"if": "on", "then": "A"}"#, #"{"if": "on", "then": "A", "else": "Color"}"#,
      #"{"if": false, "then": "A", "else": "Color"}"#,
      #"{"if let": {"x": "maybe"}, "then": "A"}"#, #"{"forEach": "list", "content": "A"}"#,
      #"{"forEach": [], "content": "A"}"#,
      #"{"switch": "on", "cases": {"true": "A"}}"#,
      #"{"switch": "on", "cases": {"true": "A", "default": "Color"}}"#,
      #"{"view": "Color", "modifiers": [{"sheet": {"isPresented": "$on", "content": "A"}}]}"#,
    ] {
      #expect(read(#""A": {"body": \#(body)}"#).ids == [], "\(body)")
    }
  }

  @Test("Ten thousand components in a row end, with and without a cycle")
  func long() {
    let count = 10_000
    for isCycle in [true, false] {
      let components = (0..<count).map { number in
        let next = number + 1 < count ? "C\(number + 1)" : isCycle ? "C0" : "Color"
        return #""C\#(number)": {"body": "\#(next)"}"#
      }
      let found = read(components.joined(separator: ","))
      #expect(found.ids == (isCycle ? ["endless-component"] : []))
      #expect(found.diagnostics.first?.notes.count == (isCycle ? count - 1 : nil))
    }
  }
}
