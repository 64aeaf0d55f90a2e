import Testing
import ViewTreeDocument
import ViewTreeLayout

@testable import ViewTreeInspector

/// Rows of lazy containers that exist only in sight (docs/explanation/containers.md, Rows in sight).
@Suite("Rows in sight")
struct RowsInSightTests {
  /// A container of `count` rows of 50 points with ids `r0`, `r1` and so on. Each writes its number and
  /// appends it to `appeared` and `left`.
  private func document(
    _ container: String = #""LazyVStack", "spacing": 0"#, count: Int = 20, row: String = "",
    around: (String) -> String = {
      #"{"view": "ScrollView", "id": "scroll", "children": [\#($0)]}"#
    },
    window: String = #"{"width": 200, "height": 200}"#, lazy: String = "visible",
    state: String = "", steps: String = ""
  ) -> String {
    let rows = #"""
      {"view": \#(container), "id": "rows", "children": [
        {"forEach": "0..<\#(count)", "as": "i", "content": {
          "view": "Color", "id": "r\\(i)", "modifiers": [
            {"frame": {"width": 50, "height": 50}}, {"preference": {"key": "Rows", "value": {"$": "[i]"}}},
            {"onAppear": "appeared.append(i)"}, {"onDisappear": "left.append(i)"}\#(row)]}}]}
      """#
    return #"""
      {"viewtree": 1, "window": \#(window), "lazy": "\#(lazy)",
       "preferenceKeys": {"Rows": {"type": "[Int]", "defaultValue": "[]", "reduce": "append"}},
       "state": {"rows": {"$": "[Int]()"}, "appeared": {"$": "[Int]()"}, "left": {"$": "[Int]()"}\#(state)},
       "root": {"view": "ZStack", "children": [\#(around(rows))],
         "modifiers": [{"onPreferenceChange": {"key": "Rows", "perform": "rows = value"}}]},
       "steps": [\#(steps)]}
      """#
  }

  /// The value of a state variable after each moment.
  private func values(_ name: String, _ text: String) throws -> [String] {
    let inspection = try Evaluated(text).inspection
    return ([inspection] + inspection.steps.map(\.inspection)).map { moment in
      moment.state.first { $0.name == name }?.value.description ?? ""
    }
  }

  private func rows(_ text: String) throws -> String { try values("rows", text)[0] }

  // MARK: - Which rows exist

  @Test("Of 20 rows of 50 points in a scroll view of 200, four exist; at 100, rows 2 to 5 do")
  func scrolled() throws {
    let text = document(steps: #"{"scroll": {"scroll": 100}}"#)
    #expect(try values("rows", text) == ["[0, 1, 2, 3]", "[2, 3, 4, 5]"])
  }

  @Test("By default, all rows exist")
  func all() throws {
    let text = document(count: 6, lazy: "all")
    #expect(try rows(text) == "[0, 1, 2, 3, 4, 5]")
    #expect(try rows(text.replacing(#""lazy": "all","#, with: "")) == "[0, 1, 2, 3, 4, 5]")
  }

  @Test("An option takes precedence over the document")
  func option() throws {
    var options = InspectionOptions()
    options.lazyRows = .visible
    let inspection = try Evaluated(document(lazy: "all"), options).inspection
    #expect(inspection.lazyRows == .visible)
    #expect(inspection.measuredOnly.count == 16)
  }

  @Test("A row that shows a half exists, and one that touches the edge doesn't")
  func edges() throws {
    let text = document(steps: #"{"scroll": {"scroll": 25}}, {"scroll": {"scroll": 50}}"#)
    #expect(
      try values("rows", text) == ["[0, 1, 2, 3]", "[0, 1, 2, 3, 4]", "[1, 2, 3, 4]"])
  }

  @Test("The content is as high as with all rows")
  func contentSize() throws {
    let evaluated = try Evaluated(document())
    #expect(try evaluated.frame("rows").height == 1000)
    #expect(try evaluated.frame("r3") == Rect(x: 75, y: 150, width: 50, height: 50))
  }

  @Test(
    "Rows exist in all lazy containers that scroll",
    arguments: [
      // Two columns of 100: 8 cells of 50 in 200 points.
      (
        #""LazyVGrid", "columns": [{"flexible": {}}, {"flexible": {}}], "spacing": 0"#, "vertical",
        "[0, 1, 2, 3, 4, 5, 6, 7]"
      ),
      (#""LazyHStack", "spacing": 0"#, "horizontal", "[0, 1, 2, 3]"),
      (
        #""LazyHGrid", "rows": [{"fixed": 50}, {"fixed": 50}], "spacing": 0"#, "horizontal",
        "[0, 1, 2, 3, 4, 5, 6, 7]"
      ),
      // 50 and a gap of 30: the third row starts at 160.
      (#""LazyVStack", "spacing": 30"#, "vertical", "[0, 1, 2]"),
      // Ordinary stacks have all their rows.
      (#""VStack", "spacing": 0"#, "vertical", "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]"),
    ])
  func containers(container: String, axes: String, expected: String) throws {
    let text = document(
      container, count: 10,
      around: { #"{"view": "ScrollView", "axes": "\#(axes)", "children": [\#($0)]}"# })
    #expect(try rows(text) == expected)
  }

  @Test("From right to left, the first rows are at the right edge")
  func rightToLeft() throws {
    let text = document(
      #""LazyHStack", "spacing": 0"#,
      around: {
        #"{"view": "ScrollView", "id": "scroll", "axes": "horizontal", "children": [\#($0)]}"#
      }
    ).replacing(#""viewtree": 1,"#, with: #""viewtree": 1, "layoutDirection": "rightToLeft","#)
    #expect(try rows(text) == "[0, 1, 2, 3]")
    #expect(try Evaluated(text).frame("r0").minX == 150)
  }

  @Test("A list shows the rows in its own frame, and scrolls")
  func list() throws {
    // Plain rows: 50 and 11 above and below. Row 2 ends at 216, and 20 rows have 1440 points.
    let text = document(
      #""List""#,
      around: {
        #"{"view": "Group", "children": [\#($0)], "modifiers": [{"listStyle": "plain"}]}"#
      },
      steps: #"{"scroll": {"rows": 144}}, {"scroll": {"rows": 5000}}"#)
    #expect(try values("rows", text) == ["[0, 1, 2]", "[2, 3, 4]", "[17, 18, 19]"])
  }

  @Test("Without a scroll view along the axis, all rows exist")
  func withoutScrollView() throws {
    #expect(try rows(document(count: 6, around: { $0 })) == "[0, 1, 2, 3, 4, 5]")
    let across = document(
      count: 6, around: { #"{"view": "ScrollView", "axes": "horizontal", "children": [\#($0)]}"# })
    #expect(try rows(across) == "[0, 1, 2, 3, 4, 5]")
  }

  @Test("Inside an effect in the scroll view, all rows exist; an effect around it changes nothing")
  func effects() throws {
    let effect = #""modifiers": [{"scaleEffect": 0.5}]"#
    let inside = document(#""LazyVStack", "spacing": 0, \#(effect)"#, count: 6)
    #expect(try rows(inside) == "[0, 1, 2, 3, 4, 5]")
    let around = document(
      count: 6, around: { #"{"view": "ScrollView", "children": [\#($0)], \#(effect)}"# })
    #expect(try rows(around) == "[0, 1, 2, 3]")
  }

  @Test("Rows in the safe area next to the scroll view are in sight")
  func safeArea() throws {
    // 150 points, and 30 above and 20 below the safe area.
    let window = #"{"width": 200, "height": 200, "safeArea": {"top": 30, "bottom": 20}}"#
    #expect(try rows(document(window: window)) == "[0, 1, 2, 3]")
    let text = document(window: window, steps: #"{"scroll": {"scroll": 60}}"#)
    // The scroll view has 150 points of the content from 60 on, and with the safe area 30 to 230.
    #expect(try values("rows", text)[1] == "[0, 1, 2, 3, 4]")
  }

  @Test("Values above the rows move them: a header of 120 leaves room for two")
  func below() throws {
    let text = document(around: { rows in
      #"""
      {"view": "ScrollView", "children": [{"view": "VStack", "spacing": 0, "children": [
        {"view": "Color", "modifiers": [{"frame": {"height": 120}}]}, \#(rows)]}]}
      """#
    })
    #expect(try rows(text) == "[0, 1]")
  }

  @Test("A scroll position is found among rows that are out of sight")
  func scrollPosition() throws {
    let text = document(
      #""LazyVStack", "spacing": 0, "modifiers": ["scrollTargetLayout"]"#,
      around: {
        #"""
        {"view": "ScrollView", "children": [\#($0)],
         "modifiers": [{"scrollPosition": {"id": "$position", "anchor": "top"}}]}
        """#
      }, state: #", "position": 0"#, steps: #"{"set": {"position": 10}}"#)
    #expect(try values("rows", text) == ["[0, 1, 2, 3]", "[10, 11, 12, 13]"])
  }

  // MARK: - What rows out of sight do

  @Test("Their closures don't run, and the reason is that they are not in sight")
  func closures() throws {
    let text = document(
      count: 6,
      row: #", {"anchorPreference": {"key": "Rows", "value": ".bounds", "transform": "[i]"}}"#)
    let evaluated = try Evaluated(text)
    #expect(evaluated.closures == ["r0", "r1", "r2", "r3", "onPreferenceChange"])
    let unseen = evaluated.skips.filter { $0.contains("sight") }
    #expect(unseen == ["r4 not-in-sight", "r5 not-in-sight"])
  }

  @Test("Readers and geometry readers in them get nothing")
  func readers() throws {
    let text = document(
      count: 6,
      row: #"""
        , {"overlayPreferenceValue": {"key": "Rows", "as": "v", "content": {"view": "Color", "id": "o\\(i)"}}},
        {"background": {"view": "GeometryReader", "as": "g", "content": {"view": "Color", "id": "b\\(i)"}}}
        """#)
    let evaluated = try Evaluated(text)
    #expect(throws: Never.self) { try evaluated.view("o3") }
    #expect(throws: (any Error).self) { try evaluated.view("o4") }
    #expect(throws: Never.self) { try evaluated.view("b3") }
    #expect(throws: (any Error).self) { try evaluated.view("b4") }
    #expect(evaluated.skips.contains("r4 not-in-sight"))
  }

  @Test("Rows appear and disappear as they come and go, and a row that comes back is new")
  func lifecycle() throws {
    let text = document(steps: #"{"scroll": {"scroll": 100}}, {"scroll": {"scroll": 0}}"#)
    #expect(
      try values("appeared", text)
        == ["[0, 1, 2, 3]", "[0, 1, 2, 3, 4, 5]", "[0, 1, 2, 3, 4, 5, 0, 1]"])
    #expect(try values("left", text) == ["[]", "[0, 1]", "[0, 1, 4, 5]"])
  }

  @Test("The closures of a row that comes back run again, and so does a reader in it")
  func comesBack() throws {
    let text = document(
      row: #"""
        , {"anchorPreference": {"key": "Rows", "value": ".bounds", "transform": "[i]"}},
        {"onPreferenceChange": {"key": "Rows", "perform": "heard.append(i)"}}
        """#, state: #", "heard": {"$": "[Int]()"}"#,
      steps: #"{"scroll": {"scroll": 200}}, {"scroll": {"scroll": 0}}"#)
    let steps = try Evaluated(text).inspection.steps
    #expect(Evaluated(steps[1].inspection).closures.prefix(4) == ["r0", "r1", "r2", "r3"])
    #expect(try values("heard", text)[2] == "[0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3]")
  }

  @Test("A row of its own lazy stack isn't in sight if the outer row isn't")
  func nested() throws {
    let text = document(
      #""LazyHStack", "spacing": 0"#, count: 6,
      around: { inner in
        #"""
        {"view": "ScrollView", "children": [{"view": "LazyVStack", "spacing": 0, "children": [
          {"view": "Color", "modifiers": [{"frame": {"height": 200}}]},
          {"view": "ScrollView", "axes": "horizontal", "children": [\#(inner)]}]}]}
        """#
      })
    #expect(try rows(text) == "[]")
  }

  @Test("A row out of sight gets no tap before it is scrolled to")
  func taps() throws {
    let tapped = document(
      row: #", {"onTapGesture": "rows = [i, i]"}"#, steps: #"{"tap": "r5"}"#)
    let outcome = Outcome(tapped)
    #expect(
      outcome.diagnostics.map(\.message) == ["'r5' cannot be tapped: its row is offscreen"])
    let scrolled = document(
      row: #", {"onTapGesture": "rows = [i, i]"}"#,
      steps: #"{"scroll": {"scroll": 100}}, {"tap": "r5"}"#)
    #expect(try values("rows", scrolled).last == "[5, 5]")
  }

  // MARK: - Other views that are only measured

  @Test("Actions of a view that ViewThatFits only measured don't run until it is shown")
  func viewThatFits() throws {
    let text = #"""
      {"viewtree": 1, "window": {"width": 100, "height": 100},
       "state": {"width": 200, "seen": {"$": "[String]()"}},
       "root": {"view": "ViewThatFits", "children": [
         {"view": "Color", "id": "wide", "modifiers": [{"frame": {"width": "width", "height": 10}},
           {"onAppear": "seen.append(\"wide\")"}, {"onDisappear": "seen.append(\"not wide\")"}]},
         {"view": "Color", "id": "narrow", "modifiers": [{"frame": {"width": 50, "height": 10}},
           {"onAppear": "seen.append(\"narrow\")"}, {"onDisappear": "seen.append(\"not narrow\")"}]}]},
       "steps": [{"set": {"width": 80}}]}
      """#
    #expect(
      try values("seen", text) == [
        #"["narrow"]"#, #"["narrow", "wide", "not narrow"]"#,
      ])
  }
}
