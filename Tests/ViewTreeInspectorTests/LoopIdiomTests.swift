import Foundation
import Testing
import ViewTreeInspector

/// What everybody does with measures: most of it settles in the second pass.
@Suite("Everyday ways to measure and to size")
struct LoopIdiomTests {
  private static let names = [
    "bar-height-padding", "column-widths", "equal-widths", "equal-widths-fixed-size",
    "equal-widths-measured-outside", "scroll-offset",
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

  @Test("Widths of several columns at once, each under its number, are no loop either")
  func table() {
    let document = LoopDocument(
      text: #"""
        { "viewtree": 1, "window": { "width": 320, "height": 480, "scale": 2 },
          "preferenceKeys": { "Widths": { "defaultValue": { "$": "[:]" }, "reduce": "value.merge(nextValue()) { max($0, $1) }" } },
          "state": { "widths": { "$": "[:]" } },
          "root": { "view": "VStack", "alignment": "leading", "children": [
            { "forEach": "[[\"1\", \"Potatoes\"], [\"12\", \"Eggs\"]]", "id": "\\.self", "as": "row", "content":
              { "view": "HStack", "children": [
                { "forEach": "row.indices", "id": "\\.self", "as": "column", "content":
                  { "view": "Text", "text": "\\(row[column])", "modifiers": [
                    "fixedSize",
                    { "background": { "view": "GeometryReader", "as": "geometry", "content": { "view": "Color", "modifiers": [
                      { "preference": { "key": "Widths", "value": { "$": "[column: geometry.size.width]" } } } ] } } },
                    { "frame": { "width": "widths[column]" } } ] } } ] } } ],
          "modifiers": [{ "onPreferenceChange": { "key": "Widths", "perform": "widths = value" } }] } }
        """#)
    #expect(Outcome(document.text).inspection?.passes == 2)
    #expect(document.hasNone)
  }

  private static let padding = #"{ "padding": 8 },"#
  private static let frame = #"{ "frame": { "width": "width" } },"#

  /// The document of equal widths with one thing changed, by texts that are replaced one after the other.
  struct Change: Sendable {
    let replacements: [(old: String, new: String)]
    var isLoop = true
  }

  private static let changes: [Change] = [
    // The frame is around a padding around what is measured: the texts get narrower each time.
    Change(replacements: [(padding, ""), (frame, padding + frame)]),
    // The padding around the frame is measured with it: it gets wider each time.
    Change(replacements: [(frame, ""), (padding, frame + padding)]),
    Change(replacements: [(#""reduce": "max""#, #""reduce": "value = min(value, nextValue())""#)]),
    Change(replacements: [(#""$": "geometry.size.width""#, #""$": "geometry.size.height""#)]),
    Change(replacements: [(padding, #"{ "padding": "width ?? 8" },"#)]),
    // The texts keep their widths in a wider frame.
    Change(replacements: [(#""reduce": "max""#, #""reduce": "sum""#)], isLoop: false),
    Change(
      replacements: [(#""perform": "width = value""#, #""perform": "width = value + 8""#)],
      isLoop: false),
    Change(
      replacements: [(#""$": "geometry.size.width""#, #""$": "geometry.size.width + 1""#)],
      isLoop: false),
    Change(
      replacements: [(frame, #"{ "frame": { "width": "width.map { $0 + 1 }" } },"#)],
      isLoop: false),
    Change(
      replacements: [
        (padding, padding + #"{ "aspectRatio": { "ratio": 2, "contentMode": "fit" } },"#)
      ], isLoop: false),
    // A flexible view takes any width that it gets, and keeps it.
    Change(
      replacements: [
        (
          #"{ "view": "Text", "text": "\\(title)""#,
          #"{ "view": "HStack", "children": ["Color", { "view": "Text", "text": "\\(title)" }]"#
        )
      ], isLoop: false),
  ]

  @Test("A change is a loop only if the width doesn't settle", arguments: changes.indices)
  func loops(index: Int) throws {
    var text = try text("equal-widths")
    for (old, new) in Self.changes[index].replacements {
      #expect(text.contains(old))
      text = text.replacing(old, with: new)
    }
    let document = LoopDocument(text: text)
    #expect(Self.changes[index].isLoop ? document.hasLoop : document.hasNone)
  }
}
