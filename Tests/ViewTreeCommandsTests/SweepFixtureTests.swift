import Foundation
import Testing

@testable import ViewTreeCommands

@Suite("The documents of Fixtures/sweep, with answers that were worked out by hand")
struct SweepFixtureTests {
  /// What a sweep of a fixture tells, without titles.
  private func told(_ name: String, _ words: String...) throws -> [String] {
    let file = LintFixture.folder.appendingPathComponent("sweep/\(name).json")
    let run = CommandRun(
      ["sweep"] + words + ["-"], input: try String(contentsOf: file, encoding: .utf8))
    #expect(run.status == .fine && run.error.isEmpty, "\(run.error)")
    return run.outputLines.filter { $0.contains("  ") && !$0.contains("  evaluated ") }
  }

  /// A character of body text is 17 / 2 = 8.5 wide: 13 of them are 110.5, 11 are 93.5, 7 are 59.5.
  @Test(
    "13 characters need 110.5 points in one line; 11 wrap below 93.5, and their first 7 below 59.5")
  func text() throws {
    #expect(
      try told("text-wraps-and-is-truncated", "--width", "40...200") == [
        "title  is truncated below 110.5",
        "body  has 3 lines below 59.5, 2 lines from 59.5, 1 line from 93.5",
      ])
  }

  @Test("Of boxes of 380, 340 and 100 the first that fits is shown: from 380, from 340, and below")
  func choice() throws {
    #expect(
      try told("view-that-fits-chooses", "--width", "320...430") == [
        "row  shows view 2 below 340, view 1 from 340, view 0 from 380"
      ])
  }

  /// 3 * 100 + 2 * 10 = 320. The left box ends at (width - 320) / 2 + 100, which is 0 at 120, and starts at
  /// (width - 320) / 2, which is a pixel outside at 319.
  @Test(
    "Three boxes of 100 with gaps of 10 need 320; at 120 the outer two are outside, below 100 the middle one leaves"
  )
  func window() throws {
    let outer = "is outside the window below 120.5, extends past the window between 120.5 and 319.5"
    let short = "is proposed less width than it needs below 320"
    #expect(
      try told("row-leaves-the-window", "--width", "90...400") == [
        "left  \(outer)", "left  \(short)", "middle  extends past the window below 99.5",
        "middle  \(short)",
        "right  \(outer)", "right  \(short)",
      ])
  }

  /// A box of 40 in a frame of h stands over by (40 - h) / 2 on each side, two of them by 40 - h, which is more than
  /// the gap of 10 below 30; at 29.5 they share half a point, which is a pixel.
  @Test("Boxes of 40 in frames of less than 30 stand over by more than the 10 between them")
  func overlap() throws {
    #expect(
      try told("variable-lets-siblings-overlap", "--set", "height=10...60", "--within", "0.5") == [
        "upper and lower  overlap below 30", "more  exists from 50",
      ])
  }

  @Test(
    "From 360 on there is a second writer, whose text is another from 400 on; widths are no change in kind"
  )
  func preference() throws {
    #expect(
      try told("preference-changes-in-kind", "--width", "320...430") == [
        "closures  3 run at first, 4 from 360: number 2 is transformPreference of Names of second",
        "onPreferenceChange of Names of GeometryReader  gets [\"first\"] below 360, "
          + "[\"first\", \"narrow\"] from 360, [\"first\", \"wide\"] from 400",
        "second  exists from 360",
      ])
  }

  /// Ten characters are 5 times the size of the font: 19 * 5 = 95 at xLarge, 21 * 5 = 105 at xxLarge.
  @Test(
    "Ten characters in 100 points are cut from xxLarge on; a divider comes in lines from right to left"
  )
  func sizes() throws {
    #expect(
      try told("text-sizes-and-directions", "--dynamic-type", "all", "--layout-direction", "both")
        == [
          "title  is truncated from xxLarge", "side  exists in rightToLeft",
        ])
  }

  /// The map and a row of 540 need 816, in which the third field reaches from 648.333 to 793. In a window of w
  /// all moves by (w - 816) / 2: the field ends at w / 2 + 385, which is less than a pixel outside from 769.5 on, and begins at
  /// w / 2 + 240.333, which is outside up to 480.667.
  @Test(
    "Below 816 points the fields of the articles' form get less than they need, below 770 the last one leaves"
  )
  func form() throws {
    let file = LintFixture.folder.appendingPathComponent("articles/form.json")
    let run = CommandRun(
      ["sweep", "--width", "320...1100", "-"], input: try String(contentsOf: file, encoding: .utf8))
    #expect(
      run.outputLines.contains(
        "VStack/HStack[1]/VStack[1]/HStack[2]  is proposed less width than it needs below 816"))
    #expect(
      run.outputLines.contains { $0.hasPrefix("f2  ") && $0.hasSuffix(" between 481 and 769.5") })
  }
}
