import Testing
import ViewTreeInspector

/// Fonts and text sizes in all the forms that documents have for them. With cells a character is half as
/// wide as the font has points, and a line 1.2 times as high.
struct FontDocumentTests {
  private func document(_ root: String, sections: String) -> String {
    """
    {"viewtree": 1, \(sections) "state": {"isBig": true, "points": -3},
     "window": {"width": 300, "height": 600, "scale": 2}, "root": \(root)}
    """
  }

  private func frame(
    _ root: String, sections: String = #""metrics": "cells","#
  ) throws -> [Double] {
    let frame = try Evaluated(document(root, sections: sections)).inspection.views[0].frame
    return [frame.width, frame.height]
  }

  private func problems(_ modifier: String) -> Outcome {
    Outcome(
      document(
        #"{"view": "Text", "text": "ab", "modifiers": [\#(modifier)]}"#, sections: ""))
  }

  @Test(
    "A font is a name, a number, an object or an expression",
    arguments: [
      (#""title""#, 28), (#"".title""#, 28), ("20", 20), (#"{"size": 20}"#, 20),
      (#"{"font": {"size": 20}}"#, 20), (#"{"style": "title", "weight": "heavy"}"#, 28),
      (#"{"size": "isBig ? 30 : 10", "design": "rounded"}"#, 30),
      (#"{"custom": "Avenir", "size": 18}"#, 18), (#""Font.title2""#, 22),
      (#""isBig ? .title : .body""#, 28), (#"".system(.title, design: .serif)""#, 28),
      (#"".title.bold().italic()""#, 28), (#"".system(size: 20).weight(.heavy)""#, 20),
      (#"".custom(\"Avenir\", fixedSize: 24)""#, 24), ("null", 17),
    ] as [(String, Double)])
  func forms(_ font: String, _ points: Double) throws {
    let text = #"{"view": "Text", "text": "ab", "modifiers": [{"font": \#(font)}]}"#
    #expect(try frame(text)[0] == points)
  }

  @Test("The font that stands nearest to a text counts")
  func nearest() throws {
    let text =
      #"{"view": "Text", "text": "ab", "modifiers": [{"font": 20}, {"font": "largeTitle"}]}"#
    #expect(try frame(text) == [20, 24])
  }

  @Test(
    "A font's own size grows only where SwiftUI lets it",
    arguments: [
      // Body goes from 17 to 23 points, title from 28 to 34.
      (#"{"size": 34}"#, 34), (#"{"custom": "Avenir", "size": 34}"#, 46),
      (#"{"custom": "Avenir", "fixedSize": 34}"#, 34),
      (#"{"custom": "Avenir", "size": 28, "relativeTo": "title"}"#, 34),
      (#"".custom(\"Avenir\", size: 28, relativeTo: .title)""#, 34),
    ] as [(String, Double)])
  func growth(_ font: String, _ points: Double) throws {
    let text = #"{"view": "Text", "text": "ab", "modifiers": [{"font": \#(font)}]}"#
    let sections = #""metrics": "cells", "dynamicTypeSize": "xxxLarge","#
    #expect(try frame(text, sections: sections)[0] == points)
  }

  @Test(
    "All twelve text sizes change body",
    arguments: zip(
      [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
        "accessibility2", "accessibility3", "accessibility4", "accessibility5",
      ], [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53] as [Double]))
  func textSizes(_ name: String, _ points: Double) throws {
    let text = #"{"view": "Text", "text": "ab", "modifiers": [{"dynamicTypeSize": "\#(name)"}]}"#
    #expect(try frame(text) == [points, ((2.4 * points - 1e-6).rounded(.up) / 2)])
  }

  @Test(
    "A range keeps the text size within it",
    arguments: [
      ("...large", 17), ("xLarge...xxLarge", 21), (".accessibility1...", 28),
      ("...DynamicTypeSize.accessibility5", 23), (".xSmall ... .small", 15),
    ] as [(String, Double)])
  func ranges(_ range: String, _ points: Double) throws {
    let text = #"{"view": "Text", "text": "ab", "modifiers": [{"dynamicTypeSize": "\#(range)"}]}"#
    let sections = #""metrics": "cells", "dynamicTypeSize": "xxxLarge","#
    #expect(try frame(text, sections: sections)[0] == points)
  }

  @Test("Components and geometry readers inherit the text size and the font around them")
  func inheritance() throws {
    let text = #"""
      {"viewtree": 1, "metrics": "cells", "window": {"width": 300, "height": 600, "scale": 2},
       "components": {"Row": {"body": {"view": "Text", "id": "row", "text": "ab"}}},
       "root": {"view": "VStack", "children": [
         {"view": "Row"},
         {"view": "GeometryReader", "content": {"view": "Text", "id": "read", "text": "ab"}}],
       "modifiers": [{"font": "title"}, {"dynamicTypeSize": "accessibility1"}]}}
      """#
    let evaluated = try Evaluated(text)
    #expect(try evaluated.frame("row").width == 38)
    #expect(try evaluated.frame("read").width == 38)
  }

  @Test("Monospaced text is 0.618 em a character, and monospaced digits are as wide as 0")
  func monospaced() throws {
    func width(_ text: String, _ modifier: String) throws -> Double {
      try frame(
        #"{"view": "Text", "text": "\#(text)", "modifiers": [{"font": 20}, \#(modifier)]}"#,
        sections: "")[0]
    }
    // 5 characters of 12.36 points.
    #expect(try width("iiWii", #""monospaced""#) == 62)
    #expect(try width("iiWii", #"{"fontDesign": "monospaced"}"#) == 62)
    #expect(try width("111", #""monospacedDigit""#) == width("000", #""monospacedDigit""#))
    #expect(try width("111", #""bold""#) < width("000", #""bold""#))
  }

  @Test("Line spacing below 0 counts as 0")
  func lineSpacing() throws {
    let text = #"{"view": "Text", "text": "a\nb", "modifiers": [{"lineSpacing": -10}]}"#
    #expect(try frame(text)[1] == 41)
  }

  @Test(
    "What is no font and no text size is told with its place",
    arguments: [
      (#"{"font": -3}"#, "out-of-range", "-3"), (#"{"font": 0}"#, "out-of-range", "0"),
      (#"{"font": {"size": -3}}"#, "out-of-range", "-3"),
      (#"{"font": {"size": "points"}}"#, "out-of-range", #""points""#),
      (#"{"font": {"weight": "bold"}}"#, "missing-argument", "{"),
      (#"{"font": {"sise": 3, "size": 4}}"#, "unknown-argument", #""sise""#),
      (#"{"font": "titel"}"#, "unknown-option", #""titel""#),
      (#"{"font": ".system(size: points)"}"#, "wrong-argument-value", ".system(size: points)"),
      (
        #"{"font": ".system(size: 0.0 / 0.0)"}"#, "wrong-argument-value", ".system(size: 0.0 / 0.0)"
      ),
      (#"{"dynamicTypeSize": "huge"}"#, "unknown-option", #""huge""#),
      (#"{"dynamicTypeSize": "large...small"}"#, "out-of-range", #""large...small""#),
      (#"{"dynamicTypeSize": 3}"#, "wrong-kind", "3"),
    ])
  func mistakes(_ modifier: String, _ id: String, _ place: String) {
    let outcome = problems(modifier)
    #expect(outcome.ids == [id])
    #expect(outcome.places.map { $0.contains(place) || place.contains($0) } == [true])
  }
}
