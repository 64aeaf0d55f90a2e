import Foundation
import Testing
import ViewTreeInspector

/// What everybody does with measures: most of it settles in the second pass.
@Suite("Everyday ways to measure and to size")
struct LoopIdiomTests {
  private static let names = [
    "bar-height-padding", "column-widths", "column-widths-by-number", "equal-widths",
    "equal-widths-fixed-size", "equal-widths-measured-outside", "scroll-offset",
    "sheet-height-offset", "size-reader-other-axis", "size-reader-spacing", "title-height-anchor",
    "underline-width",
  ]

  private func text(_ name: String) throws -> String { try ArticleFixture.text(name, in: "idioms") }

  @Test("They settle in two passes, and nothing is told", arguments: names)
  func idioms(name: String) throws {
    let document = LoopDocument(text: try text(name))
    #expect(Outcome(document.text).inspection?.passes == 2)
    #expect(document.hasNone)
  }

  @Test(
    "Those that come back to themselves as the greatest length are told by who asks for it",
    arguments: names)
  func settling(name: String) throws {
    let document = LoopDocument(text: try text(name))
    let settling = ["column-widths", "equal-widths", "equal-widths-measured-outside"]
    #expect(document.settlingLoops?.count == (settling.contains(name) ? 1 : 0))
  }

  private static let padding = #"{ "padding": 8 },"#
  private static let frame = #"{ "frame": { "width": "width" } },"#

  /// Each is the document of equal widths with one thing changed: texts that are replaced, one after the
  /// other.
  private static let changes: [[(old: String, new: String)]] = [
    // The frame is around a padding around what is measured: the texts get narrower each time.
    [(padding, ""), (frame, padding + frame)],
    // The padding around the frame is measured with it: it gets wider each time.
    [(frame, ""), (padding, frame + padding)],
    [(#""reduce": "max""#, #""reduce": "sum""#)],
    [(#""reduce": "max""#, #""reduce": "value = min(value, nextValue())""#)],
    [(#""perform": "width = value""#, #""perform": "width = value + 8""#)],
    [(#""$": "geometry.size.width""#, #""$": "geometry.size.width + 1""#)],
    [(#""$": "geometry.size.width""#, #""$": "geometry.size.height""#)],
    [(padding, padding + #"{ "aspectRatio": { "ratio": 2, "contentMode": "fit" } },"#)],
    [(padding, #"{ "padding": "width ?? 8" },"#)],
    [(frame, #"{ "frame": { "width": "width.map { $0 + 1 }" } },"#)],
    // Two flexible views side by side share another width another time.
    [
      (
        #"{ "view": "Text", "text": "\\(title)""#,
        #"{ "view": "HStack", "children": ["Color", { "view": "Text", "text": "\\(title)" }]"#
      )
    ],
  ]

  @Test("What does not settle by construction is told", arguments: changes.indices)
  func loops(index: Int) throws {
    var text = try text("equal-widths")
    for (old, new) in Self.changes[index] {
      #expect(text.contains(old))
      text = text.replacing(old, with: new)
    }
    #expect(LoopDocument(text: text).hasLoop)
  }
}
