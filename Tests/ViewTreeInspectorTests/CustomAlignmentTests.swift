import Testing
import ViewTreeInspector
import ViewTreeLayout

/// Alignments that a document declares: where they are named, how they combine, what is refused.
struct CustomAlignmentTests {
  /// A document with a vertical alignment `line`, a quarter down, and a horizontal one, `column`.
  private func document(
    line: String = #""d.height / 4""#, column: String = #""d[.trailing] - 10""#, _ root: String
  ) -> String {
    #"""
    {"viewtree": 1, "window": {"width": 100, "height": 100, "scale": 1},
     "alignments": {
       "line": {"axis": "vertical", "defaultValue": \#(line)},
       "column": {"axis": "horizontal", "defaultValue": \#(column)}},
     "root": \#(root)}
    """#
  }

  private func box(
    _ id: String, _ width: Int, _ height: Int, _ modifiers: String = ""
  ) -> String {
    #"{"view": "Color", "id": "\#(id)", "size": {"width": \#(width), "height": \#(height)}, "modifiers": [\#(modifiers)]}"#
  }

  @Test("A stack lines its children up on the default of a declared alignment")
  func stackUsesDefault() throws {
    let evaluated = try Evaluated(
      document(
        """
        {"view": "HStack", "id": "stack", "alignment": ".line", "spacing": 0,
         "children": [\(box("a", 10, 40)), \(box("b", 10, 80))]}
        """))
    // Guides at 10 and 20: the taller one starts 10 higher.
    #expect(try evaluated.frame("stack") == Rect(x: 40, y: 10, width: 20, height: 80))
    #expect(try evaluated.frame("a").minY == 20)
  }

  @Test("A container passes on the mean of its children's values, through wrappers too")
  func meanOfValues() throws {
    let guide =
      #"{"alignmentGuide": {"guide": "line", "computeValue": "0"}}, {"padding": {"top": 10}}"#
    let evaluated = try Evaluated(
      document(
        """
        {"view": "HStack", "id": "outer", "alignment": "line", "spacing": 0, "children": [
          {"view": "VStack", "id": "inner", "spacing": 0,
           "children": [\(box("a", 10, 20, guide)), \(box("b", 10, 20, guide))]},
          \(box("c", 10, 40))]}
        """))
    // Values 10 and 40 in the inner stack, 60 tall: 25. The box has its own at 10: 15 lower.
    #expect(try evaluated.frame("inner").minY == 20)
    #expect(try evaluated.frame("c").minY == 35)
  }

  @Test(
    "Frames, overlays and ZStacks take declared alignments, alone and in pairs",
    arguments: [
      (#""column""#, 50.0, 45.0), (#""line""#, 45, 42.5), (#"".line""#, 45, 42.5),
      (#"{"horizontal": "column", "vertical": "line"}"#, 50, 42.5),
      (#"{"horizontal": "column"}"#, 50, 45),
      (#""Alignment(horizontal: .column, vertical: .line)""#, 50, 42.5),
      (#"".init(horizontal: .leading, vertical: .line)""#, 40, 42.5),
    ])
  func pairs(alignment: String, x: Double, y: Double) throws {
    // A box of 10 by 10 in a frame of 20 by 20 at (40, 40): 'column' lies 10 before trailing edges, 'line' a
    // quarter down.
    let frame = #"{"frame": {"width": 20, "height": 20, "alignment": \#(alignment)}}"#
    let framed = try Evaluated(document(box("a", 10, 10, frame)))
    #expect(try framed.view("a").content == Rect(x: x, y: y, width: 10, height: 10))
    // The same in a ZStack, whose size its larger child decides.
    let stacked = try Evaluated(
      document(
        #"{"view": "ZStack", "alignment": \#(alignment), "children": [\#(box("a", 10, 10)), \#(box("b", 20, 20))]}"#
      ))
    let inner = try stacked.frame("a").origin
    let outer = try stacked.frame("b").origin
    #expect(inner.x - outer.x == x - 40)
    #expect(inner.y - outer.y == y - 40)
  }

  @Test("An overlay lines up on both guides of a pair")
  func overlay() throws {
    let overlay =
      #"{"overlay": {"content": \#(box("b", 4, 8)), "alignment": {"horizontal": "leading", "vertical": "line"}}}"#
    let evaluated = try Evaluated(document(box("a", 20, 40, overlay)))
    // The box's line is at 10, the overlay's at 2.
    #expect(try evaluated.frame("b") == Rect(x: 40, y: 38, width: 4, height: 8))
  }

  @Test("Closures read declared guides by name, and explicit ones only where they are set")
  func closuresReadGuides() throws {
    let guide =
      #"{"alignmentGuide": {"guide": "line", "computeValue": "4"}}, {"alignmentGuide": {"guide": "VerticalAlignment.top", "as": "d", "computeValue": "d[.line] + (d[explicit: .column] ?? 1) + d[VerticalAlignment.line]"}}"#
    let evaluated = try Evaluated(
      document(
        """
        {"view": "HStack", "alignment": "top", "spacing": 0,
         "children": [\(box("a", 10, 20, guide)), \(box("b", 10, 20))]}
        """))
    #expect(try evaluated.frame("b").minY - evaluated.frame("a").minY == 9)
  }

  @Test("A default may use another declared alignment and the state")
  func defaultsUseOthers() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "window": {"width": 100, "height": 100}, "state": {"part": 4},
       "alignments": {
         "line": {"axis": "vertical", "as": "context", "defaultValue": "context[.base] + 5"},
         "base": {"axis": "vertical", "defaultValue": "$0.height / Double(part)"}},
       "root": {"view": "HStack", "alignment": "line", "spacing": 0, "children": [
         {"view": "Color", "id": "a", "size": {"width": 10, "height": 40}},
         {"view": "Color", "id": "b", "size": {"width": 10, "height": 80}}]}}
      """#)
    #expect(try evaluated.frame("a").minY - evaluated.frame("b").minY == 10)
  }

  @Test(
    "Mistakes with alignments are named where they stand",
    arguments: [
      (#"{"view": "HStack", "alignment": "lime"}"#, "unknown-option", #""lime""#),
      (#"{"view": "HStack", "alignment": "column"}"#, "alignment-of-other-axis", #""column""#),
      (#"{"view": "VStack", "alignment": ".line"}"#, "alignment-of-other-axis", #"".line""#),
      (
        #"{"view": "HStack", "alignment": "HorizontalAlignment.column"}"#,
        "alignment-of-other-axis", #""HorizontalAlignment.column""#
      ),
      (
        #"{"view": "ZStack", "alignment": "Alignment(horizontal: .line, vertical: .line)"}"#,
        "alignment-of-other-axis", #""Alignment(horizontal: .line, vertical: .line)""#
      ),
      (
        #"{"view": "ZStack", "alignment": {"horizontal": "line"}}"#, "alignment-of-other-axis",
        #""line""#
      ),
      (
        #"{"view": "ZStack", "alignment": {"across": "line"}}"#, "unknown-argument", #""across""#
      ),
      (
        #"{"view": "Color", "modifiers": [{"alignmentGuide": {"guide": "limo", "computeValue": "1"}}]}"#,
        "unknown-option", #""limo""#
      ),
      (
        #"{"view": "VStack", "alignment": "leading", "children": {"view": "Color", "modifiers": [{"alignmentGuide": {"guide": "leading", "as": "d", "computeValue": "d[.limo]"}}]}}"#,
        "unknown-script-member", "d[.limo]"
      ),
    ])
  func mistakes(root: String, id: String, place: String) {
    let outcome = Outcome(document(root))
    #expect(outcome.ids == [id])
    #expect(outcome.places == [place])
  }

  @Test(
    "A default that asks for itself, or fails, is an error and no hang",
    arguments: [
      (#""d[.line]""#, "alignment-recursion"),
      (#""d[VerticalAlignment.line] + 1""#, "alignment-recursion"),
      (#""d[.column]""#, "alignment-recursion"), (#""1 / 0""#, "division-by-zero"),
      (#""\"a\"""#, "wrong-argument-value"), (#""d[explicit: .line]!""#, "unwrapped-nil"),
    ])
  func failingDefaults(line: String, id: String) {
    let outcome = Outcome(
      document(
        line: line, column: #""d[.line]""#,
        #"{"view": "HStack", "alignment": "line", "children": ["Color", "Color"]}"#))
    #expect(outcome.ids == [id])
  }

  @Test(
    "A declaration that is not complete, or takes a name of SwiftUI, is refused",
    arguments: [
      (#"{"x": {"axis": "vertical"}}"#, "missing-argument"),
      (#"{"x": {"defaultValue": "0"}}"#, "missing-argument"),
      (#"{"x": {"axis": "sideways", "defaultValue": "0"}}"#, "unknown-option"),
      (#"{"x": {"axis": 1, "defaultValue": "0"}}"#, "wrong-kind"),
      (#"{"top": {"axis": "vertical", "defaultValue": "0"}}"#, "name-is-taken"),
      (#"{"a b": {"axis": "vertical", "defaultValue": "0"}}"#, "not-an-identifier"),
      (#"{"x": "vertical"}"#, "wrong-kind"), (#"[]"#, "wrong-kind"),
      (#"{"x": {"axis": "vertical", "defaultValue": "e.height"}}"#, "unknown-script-name"),
    ])
  func refusedDeclarations(alignments: String, id: String) {
    let outcome = Outcome(#"{"viewtree": 1, "alignments": \#(alignments), "root": "Color"}"#)
    #expect(outcome.ids == [id])
  }

  @Test(
    "The parts of an alignment are alignments on one axis, those of a declared name are not known")
  func parts() throws {
    func texts(_ value: String) throws -> String {
      let outcome = Outcome(
        #"""
        {"viewtree": 1, "alignments": {"line": {"axis": "vertical", "defaultValue": "0"}},
         "state": {"a": {"type": "Alignment", "value": {"$": "\#(value)"}}},
         "root": {"view": "Text", "id": "t", "text": "\\(a.horizontal) \\(a.vertical)"}}
        """#)
      guard let inspection = outcome.inspection else {
        return outcome.diagnostics.map(\.message).joined()
      }
      return inspection.views.compactMap { inspection.string($0.text) }.last ?? ""
    }
    #expect(try texts(".bottomTrailing") == "trailing bottom")
    #expect(try texts(".top") == "center top")
    #expect(try texts(".leadingFirstTextBaseline") == "leading firstTextBaseline")
    #expect(
      try texts("Alignment(horizontal: .leading, vertical: .line)") == "leading line")
    #expect(try texts(".line").hasPrefix("the axis of '.line' is unknown here"))
  }
}
