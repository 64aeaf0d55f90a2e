import Testing
import ViewTreeDocument
import ViewTreeLayout

@testable import ViewTreeInspector

/// Steps that scroll (docs/explanation/containers.md, Scroll views).
struct ScrollTests {
  /// Ten squares of 20 in a window of 50 by 50: 150 can be scrolled.
  private func document(
    _ steps: String, axes: String = "vertical", modifiers: String = "", offset: Double = 0
  ) -> String {
    let stack = axes == "horizontal" ? "HStack" : "VStack"
    return #"""
      {"viewtree": 1, "window": {"width": 50, "height": 50}, "state": {"n": 10, "tapped": -1},
       "root": {"view": "ScrollView", "id": "scroll", "axes": "\#(axes)",
         "contentOffset": {"x": 0, "y": \#(offset)}, "modifiers": [\#(modifiers)],
         "children": [{"view": "\#(stack)", "id": "stack", "spacing": 0, "children": [
           {"forEach": "0..<n", "as": "i", "content": {"view": "Color", "id": "c\\(i)", "modifiers": [
             {"frame": {"width": 20, "height": 20}}, {"onTapGesture": "tapped = i"}]}}]}]},
       "steps": [\#(steps)]}
      """#
  }

  private func last(_ text: String) throws -> InspectedStep {
    try #require(try Evaluated(text).inspection.steps.last)
  }

  private func frame(_ id: String, _ step: InspectedStep) throws -> Rect {
    try Evaluated(step.inspection).view(id).frame
  }

  @Test(
    "The content moves to the offset, as far as it goes",
    arguments: [
      ("40", 40, false), (#"{"y": 40}"#, 40, false), (#"{"x": 0, "y": 150}"#, 150, false),
      ("151", 150, true), ("-1", 0, true), (#"{"x": 5, "y": 40}"#, 40, true),
      (#"{"x": 0}"#, 0, false),
    ] as [(String, Double, Bool)])
  func offsets(target: String, offset: Double, isLimited: Bool) throws {
    let step = try last(document(#"{"scroll": {"scroll": \#(target)}}"#))
    guard case .scroll("scroll", let reached, isLimited) = step.action else {
      Issue.record("\(step.action)")
      return
    }
    #expect(reached == Point(x: 0, y: offset))
    #expect(try frame("c0", step).minY == -offset && frame("c2", step).minY == 40 - offset)
  }

  @Test("One number is along the axis that scrolls")
  func axis() throws {
    let step = try last(document(#"{"scroll": {"scroll": 30}}"#, axes: "horizontal"))
    #expect(try frame("c0", step).minX == -30)
  }

  @Test("The offset stays through later steps and passes, and gives way to shorter content")
  func survives() throws {
    let steps = #"{"scroll": {"scroll": 100}}, {"tap": "c6"}"#
    let tapped = try last(document(steps))
    #expect(
      try frame("c6", tapped).minY == 20 && tapped.inspection.state[1].value.description == "6")
    // Four squares are 80 high: 30 can be scrolled.
    let shorter = try last(document(steps + #", {"set": {"n": 4}}"#))
    #expect(try frame("c0", shorter).minY == -30)
  }

  @Test(
    "A step takes the place of the document's own offset, and leaves an axis that it does not name")
  func documentOffset() throws {
    let moved = try last(document(#"{"scroll": {"scroll": 10}}"#, offset: 70))
    #expect(try frame("c0", moved).minY == -10)
    let kept = try last(document(#"{"scroll": {"scroll": {"x": 0}}}"#, offset: 70))
    #expect(try frame("c0", kept).minY == -70)
  }

  @Test("What is scrolled out of sight gets no tap, until it is scrolled to")
  func taps() throws {
    let far = Outcome(document(#"{"tap": "c9"}"#))
    #expect(far.ids == ["tap-clipped"])
    #expect(
      far.diagnostics.first?.help
        == #"scroll to it first, with a step such as { "scroll": { "scroll": 120 } }"#)
    let steps = #"{"scroll": {"scroll": 150}}, {"tap": "c9"}"#
    #expect(try last(document(steps)).inspection.state[1].value.description == "9")
    #expect(
      try last(
        document(#"{"tap": "c9"}"#, modifiers: #""scrollClipDisabled", {"frame": {"height": 400}}"#)
      )
      .inspection.state[1].value.description == "9")
  }

  @Test(
    "What does not scroll says so",
    arguments: [
      (#"{"scroll": {"c0": 10}}"#, "", "step-not-for-view"),
      (#"{"scroll": {"scrol": 10}}"#, "", "step-without-view"),
      (#"{"scroll": {"Color": 10}}"#, "", "step-with-several-views"),
      (#"{"scroll": {"scroll": 10}}"#, #"{"scrollDisabled": "n > 0"}"#, "scroll-disabled"),
      (#"{"scroll": {"scroll": 10}}"#, #""hidden""#, "tap-hidden"),
      (#"{"scroll": {"scroll": "10"}}"#, "", "wrong-kind"),
      (#"{"scroll": {"scroll": {"z": 1}}}"#, "", "unknown-argument"),
      (#"{"scroll": {"scroll": {"y": true}}}"#, "", "wrong-kind"),
      (#"{"scroll": "scroll"}"#, "", "wrong-kind"), (#"{"scroll": {}}"#, "", "wrong-kind"),
    ])
  func wrong(step: String, modifiers: String, id: String) {
    let outcome = Outcome(document(step, modifiers: modifiers))
    #expect(outcome.ids == [id] && outcome.inspection == nil)
  }
}
