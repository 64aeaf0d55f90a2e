import Testing
import ViewTreeInspector
import ViewTreeReport

@Suite("The text report")
struct TextReportTests {
  @Test("The whole report: one fact per line, sections in one order")
  func whole() throws {
    #expect(
      try Sample(Sample.anchors).text() == """
        sample.json  110x50 @2x  stable after 2 passes

        Views
        HStack  0 0  110x50
          Color #a  0 0  50x50  .red
          Color  60 0  50x50  .red
          overlay: GeometryReader  0 0  110x50
            Rectangle  0 0  50x10

        Preferences
        Items for onPreferenceChange of HStack, pass 1: 1 reduce
          Item(kind: .field(1), bounds: anchor 1)  from a
          Item(kind: .title, bounds: anchor 2)  from HStack/Color[1]
        Items for overlayPreferenceValue of HStack, pass 1: 0 reduces
          Item(kind: .field(1), bounds: anchor 1)  from a
          Item(kind: .title, bounds: anchor 2)  from HStack/Color[1]
        Items for onPreferenceChange of HStack, pass 2: unchanged
          Item(kind: .field(1), bounds: anchor 1)  from a
          Item(kind: .title, bounds: anchor 2)  from HStack/Color[1]
        Items for overlayPreferenceValue of HStack, pass 2: unchanged
          Item(kind: .field(1), bounds: anchor 1)  from a
          Item(kind: .title, bounds: anchor 2)  from HStack/Color[1]

        Order
        1  anchorPreference Items  a  pass 1
        2  anchorPreference Items  HStack/Color[1]  pass 1
        3  overlayPreferenceValue Items  HStack  pass 1
        4  onPreferenceChange Items  HStack  pass 1

        Skipped
        -  anchorPreference Items  a  pass 2  clean: nothing that it uses has changed since pass 1
        -  anchorPreference Unread  a  pass 2  unread-key: no enclosing view reads this key
        -  anchorPreference Items  HStack/Color[1]  pass 2  clean: nothing that it uses has changed since pass 1
        -  overlayPreferenceValue Items  HStack  pass 2  clean: nothing that it uses has changed since pass 1
        -  onPreferenceChange Items  HStack  pass 2  clean: nothing that it uses has changed since pass 1

        Anchors
        1  .bounds of a  0 0  50x50
           in HStack/overlay/GeometryReader  0 0  50x50
        2  .topLeading of HStack/Color[1]  60 0

        State
        count = 2

        """)
  }

  @Test("The order report has the numbers of the last pass beside the tree")
  func order() throws {
    let report = String(
      decoding: TextReport.order(try Sample(Sample.anchors).inspection), as: UTF8.self)
    #expect(
      report.hasSuffix(
        """

        Tree
        HStack  3 overlayPreferenceValue, pass 1  4 onPreferenceChange, pass 1
          Color #a  1 anchorPreference, pass 1  - anchorPreference
          Color  2 anchorPreference, pass 1
          overlay: GeometryReader
            Rectangle

        """))
  }

  @Test("No text is cut in a report that is kept")
  func longTexts() throws {
    let text = String(repeating: "é", count: 400)
    let sample = try Sample(root: "{ \"view\": \"Text\", \"text\": \"\(text)\" }")
    #expect(sample.text().contains("Text \"\(text)\"  "))
  }

  @Test("A view is where it is drawn, with the frame around it where that is elsewhere")
  func offset() throws {
    let sample = try Sample(
      root: """
        { "view": "Color", "color": "red", "modifiers": [
          { "frame": { "width": 10, "height": 10 } }, { "offset": { "x": 5.00049, "y": -1 } } ] }
        """)
    #expect(sample.text().contains("Color  50 19  10x10  frame 45 20  10x10  .red\n"))
  }
}
