import Testing
import ViewTreeDocument
import ViewTreeSyntax

@testable import ViewTreeInspector

/// Who gets a tap, and why nobody does (docs/explanation/updates.md, Taps).
struct TapTests {
  /// A button that adds 1, 40 wide and 20 high in the middle of a window of 200 by 200, with
  /// modifiers, and views behind and in front of it in a `ZStack`.
  private func document(
    _ modifiers: String = "", behind: String = "", inFront: String = "", around: String = "",
    step: String = #"{"tap": "button"}"#
  ) -> String {
    #"""
    {"viewtree": 1, "window": {"width": 200, "height": 200},
     "state": {"n": 0, "on": false, "name": "", "yes": true},
     "root": {"view": "ZStack", "id": "root", "modifiers": [\#(around)], "children": [\#(behind)
       {"view": "Button", "id": "button", "action": "n += 1", "label": {"view": "Text", "text": "Tap",
         "size": {"width": 40, "height": 20}}, "modifiers": [\#(modifiers)]}\#(inFront)]},
     "steps": [\#(step)]}
    """#
  }

  private static let square = #"{"frame": {"width": 100, "height": 100}}"#

  /// What became of `n`, and the words for the tap.
  private func outcome(_ text: String) throws -> (n: String, receiver: String?) {
    let step = try #require(try Evaluated(text).inspection.steps.last)
    guard case .tap(_, let receiver) = step.action else {
      throw ArticleFixture.Missing(name: "tap")
    }
    return (step.inspection.state[0].value.description, receiver)
  }

  @Test(
    "A view that a person cannot tap gets no tap, and the reason is told where it is written",
    arguments: [
      (#"{"disabled": true}"#, "", "tap-disabled", "it is disabled", #"{"disabled": true}"#),
      (#"{"disabled": "yes && n == 0"}"#, "", "tap-disabled", "it is disabled", nil),
      ("", #"{"disabled": "yes"}"#, "tap-disabled", "the enclosing 'root' is disabled", nil),
      (#""hidden""#, "", "tap-hidden", "it is hidden", #""hidden""#),
      (#"{"opacity": "yes ? 0 : 1"}"#, "", "tap-hidden", "it is hidden", nil),
      ("", #"{"opacity": 0}"#, "tap-hidden", "the enclosing 'root' is hidden", nil),
      (#"{"allowsHitTesting": "!yes"}"#, "", "tap-let-through", "it lets taps through", nil),
      (
        "", #"{"allowsHitTesting": false}"#, "tap-let-through",
        "the enclosing 'root' lets taps through",
        nil
      ),
      (
        #"{"offset": {"x": 60}}, "clipped""#, "", "tap-clipped",
        "its middle, 160 100, is outside the visible part of its own clip", nil
      ),
      (
        #"{"offset": {"x": 60}}"#, #"{"frame": {"width": 60}}, {"clipShape": {}}"#, "tap-clipped",
        "its middle, 160 100, is outside the visible part of 'root'", nil
      ),
      (
        #"{"offset": {"y": 101}}"#, "", "tap-outside",
        "its middle, 100 201, is outside the window", nil
      ),
    ] as [(String, String, String, String, String?)])
  func unreachable(
    modifiers: String, around: String, id: String, reason: String, place: String?
  ) throws {
    let outcome = Outcome(document(modifiers, around: around))
    let problem = try #require(outcome.diagnostics.first)
    #expect(outcome.ids == [id] && outcome.inspection == nil)
    #expect(problem.message == "'button' cannot be tapped: \(reason)" && problem.help != nil)
    #expect(outcome.places == [#"{"tap": "button"}"#])
    if let place {
      let range = try #require(problem.notes.first?.range)
      let text = outcome.source.bytes[Int(range.start)..<Int(range.end)]
      #expect(String(decoding: text, as: UTF8.self) == place)
    }
  }

  @Test(
    "What is not quite hidden, disabled, cut off or outside is tapped",
    arguments: [
      (#"{"disabled": "!yes"}"#, ""), (#"{"opacity": 0.01}"#, ""),
      (#"{"allowsHitTesting": true}"#, ""), (#"{"offset": {"x": 60}}"#, ""),
      (#"{"offset": {"x": 40}}"#, #"{"frame": {"width": 120}}, "clipped""#),
      (#"{"rotationEffect": ".degrees(90)"}, {"scaleEffect": 2}"#, ""),
      (#"{"offset": {"y": 100}}"#, ""),
    ])
  func reachable(modifiers: String, around: String) throws {
    let outcome = try outcome(document(modifiers, around: around))
    #expect(outcome.n == "1" && outcome.receiver == nil)
  }

  @Test(
    "What is opaque and lies in front of the middle takes the tap",
    arguments: [
      #", {"view": "Color", "id": "cover"}"#,
      #", {"view": "Text", "id": "cover", "text": "in front"}"#,
      #", {"view": "Rectangle", "id": "cover"}"#, #", {"view": "Circle", "id": "cover"}"#,
      #", {"view": "Slider", "id": "cover", "value": "0.5"}"#,
      #", {"view": "VStack", "children": [{"view": "LinearGradient", "id": "cover"}]}"#,
      #", {"view": "Button", "id": "cover", "title": "no action"}"#,
    ])
  func covers(inFront: String) throws {
    let problem = try #require(Outcome(document(inFront: inFront)).diagnostics.first)
    #expect(problem.id == "tap-covered")
    #expect(
      problem.message == "'button' cannot be tapped: 'cover' is in front of its middle, 100 100")
  }

  @Test(
    "What is clear, hidden, a gap, a line, beside the middle or lets taps through takes none",
    arguments: [
      #", "Spacer""#, #", {"view": "VStack", "spacing": 50, "children": ["Spacer", "Spacer"]}"#,
      #", {"view": "Color", "color": "clear"}"#,
      #", {"view": "Color", "modifiers": ["hidden"]}"#,
      #", {"view": "Color", "modifiers": [{"opacity": "n"}]}"#,
      #", {"view": "Color", "modifiers": [{"allowsHitTesting": false}]}"#,
      #", {"view": "VStack", "modifiers": [{"allowsHitTesting": false}], "children": ["Color"]}"#,
      #", {"view": "Rectangle", "modifiers": [{"stroke": {"lineWidth": 4}}, \#(square)]}"#,
      #", {"view": "Circle", "modifiers": [{"strokeBorder": {"lineWidth": 4}}, \#(square)]}"#,
      #", {"view": "Color", "modifiers": [\#(square), {"offset": {"x": 51}}]}"#,
      // The middle is in the corner of the frame around a circle.
      #", {"view": "Circle", "modifiers": [\#(square), {"offset": {"x": 49, "y": 49}}]}"#,
      #", {"view": "Color", "modifiers": [{"zIndex": -1}]}"#,
      #", {"view": "Color", "modifiers": [{"offset": {"x": 80}}, \#(square), {"frame": {"width": 10}}, "clipped", {"offset": {"x": 80}}]}"#,
    ])
  func transparent(inFront: String) throws {
    let outcome = try outcome(document(inFront: inFront))
    #expect(outcome.n == "1" && outcome.receiver == nil)
  }

  @Test("An overlay is in front of its view, a background behind, and a style counts as a view")
  func secondaries() throws {
    #expect(Outcome(document(#"{"overlay": {"view": "Color"}}"#)).ids == ["tap-covered"])
    #expect(Outcome(document(#"{"overlay": {"style": "Color.red"}}"#)).ids == ["tap-covered"])
    #expect(try outcome(document(#"{"background": {"view": "Color"}}"#)).n == "1")
    let around = #"{"overlay": {"view": "Color", "id": "veil"}}"#
    #expect(Outcome(document(around: around)).ids == ["tap-covered"])
    #expect(try outcome(document(around: #"{"background": {"view": "Color"}}"#)).n == "1")
  }

  @Test("zIndex decides who is in front, whatever the order is")
  func zIndex() throws {
    let behind = #"{"view": "Color", "id": "raised", "modifiers": [{"zIndex": "n + 1"}]},"#
    #expect(Outcome(document(behind: behind)).ids == ["tap-covered"])
    #expect(try outcome(document(#"{"zIndex": 2}"#, behind: behind)).n == "1")
  }

  @Test("Whoever is in front and has an action gets the tap, and is named")
  func receivers() throws {
    let tapped = #"{"onTapGesture": "n += 10"}"#
    let cover = #", {"view": "Color", "id": "cover", "modifiers": [\#(tapped)]}"#
    #expect(try outcome(document(inFront: cover)) == ("10", "cover"))
    let button = #", {"view": "Button", "id": "other", "title": "Other", "action": "n += 20"}"#
    #expect(try outcome(document(inFront: button)) == ("20", "other"))
    // The gesture of what is around both is reached by what has none of its own.
    let plain = #", {"view": "Color", "id": "plain"}"#
    #expect(try outcome(document(inFront: plain, around: tapped)) == ("10", "root"))
    let step = #"{"tap": "plain"}"#
    #expect(try outcome(document(inFront: plain, around: tapped, step: step)) == ("10", nil))
  }

  @Test("A tap that a view lets through reaches what is behind")
  func letThrough() throws {
    let veil = #", {"view": "Color", "id": "veil", "modifiers": [{"allowsHitTesting": false}]}"#
    #expect(
      try outcome(document(inFront: veil, step: #"{"tap": "veil"}"#)) == ("1", "button"))
  }

  @Test("A disabled view swallows the tap; a gesture outside of the modifier still runs")
  func disabled() throws {
    let tapped = #"{"onTapGesture": "n += 10"}"#
    #expect(
      Outcome(document(#"{"disabled": true}"#, around: tapped)).ids == ["tap-disabled"])
    #expect(
      Outcome(document("\(tapped), {\"disabled\": true}")).ids == ["tap-disabled"])
    #expect(try outcome(document("{\"disabled\": true}, \(tapped)")).n == "10")
    let cover =
      #", {"view": "Color", "id": "cover", "modifiers": [\#(tapped), {"disabled": true}]}"#
    #expect(Outcome(document(inFront: cover)).ids == ["tap-covered"])
  }

  @Test("A content shape takes taps in its whole frame, and nothing outside of it does")
  func contentShape() throws {
    let stack =
      #", {"view": "VStack", "id": "stack", "children": ["Spacer", "Spacer"], "modifiers": [{"contentShape": {}}, {"onTapGesture": "n += 10"}]}"#
    #expect(try outcome(document(inFront: stack)) == ("10", "stack"))
    let color =
      #", {"view": "Color", "modifiers": [{"frame": {"width": 200}}, {"offset": {"x": 0}}, {"frame": {"width": 10}}, {"contentShape": {}}, {"offset": {"x": 60}}]}"#
    #expect(try outcome(document(inFront: color)).n == "1")
  }

  @Test("What a sheet, a cover or a popover covers gets no tap, what it shows does")
  func modal() throws {
    for modifier in ["sheet", "fullScreenCover", "popover"] {
      let content = #"{"view": "Button", "id": "inside", "title": "In", "action": "n += 5"}"#
      let around = #"{"\#(modifier)": {"content": \#(content), "isPresented": "$yes"}}"#
      #expect(Outcome(document(around: around)).ids == ["tap-covered"], "\(modifier)")
      let inside = try outcome(document(around: around, step: #"{"tap": "inside"}"#))
      #expect(inside == ("5", nil), "\(modifier)")
    }
  }

  @Test("A toggle, a field and a slider that a person cannot touch stay as they are")
  func controls() {
    let cases = [
      (#"{"view": "Toggle", "id": "c", "title": "x", "isOn": "$on""#, #"{"toggle": "c"}"#),
      (#"{"view": "TextField", "id": "c", "text": "$name""#, #"{"type": {"c": "x"}}"#),
      (#"{"view": "Slider", "id": "c", "value": "$n""#, #"{"slide": {"c": 1}}"#),
    ]
    for (control, step) in cases {
      for (modifiers, id) in [
        (#"{"disabled": true}"#, "tap-disabled"), (#""hidden""#, "tap-hidden"),
        (#"{"allowsHitTesting": false}"#, "tap-let-through"),
        (#"{"overlay": {"view": "Color"}}"#, "tap-covered"),
        (#"{"offset": {"x": 500}}"#, "tap-outside"),
      ] {
        let front = #", \#(control), "modifiers": [\#(modifiers)]}"#
        #expect(Outcome(document(inFront: front, step: step)).ids == [id], "\(step)")
      }
      #expect(Outcome(document(inFront: ", \(control)}", step: step)).ids == [], "\(step)")
    }
  }

  @Test("A proposal has no window that a view could be outside of; rows of a list are scrolled to")
  func withoutWindow() throws {
    let text = document(#"{"offset": {"x": 900}}"#)
      .replacingWindow(#""proposal": {"width": 200, "height": 200}"#)
    #expect(try outcome(text).n == "1")
    let list =
      #", {"view": "List", "children": [{"forEach": "0..<50", "as": "i", "content": {"view": "Button", "id": "row\\(i)", "title": "x", "action": "n += 2"}}]}"#
    #expect(try outcome(document(inFront: list, step: #"{"tap": "row49"}"#)).n == "2")
  }

  @Test("The words of an event tell nothing about places in the document")
  func events() throws {
    var options = InspectionOptions()
    options.events = [.tap("button")]
    let outcome = Outcome(document(#"{"disabled": true}"#, step: ""), options)
    #expect(outcome.ids == ["tap-disabled"] && outcome.diagnostics.first?.notes == [])
  }
}

extension String {
  fileprivate func replacingWindow(_ member: String) -> String {
    let old = #""window": {"width": 200, "height": 200}"#
    guard let range = firstRange(of: old) else { return self }
    return replacingCharacters(in: range, with: member)
  }

  private func firstRange(of text: String) -> Range<String.Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
  }

  private func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
