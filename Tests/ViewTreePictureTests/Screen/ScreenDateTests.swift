import Testing
import ViewTreeLayout

@testable import ViewTreeDocument
@testable import ViewTreePicture

/// DatePickers on a screen.
@Suite("Dates on a screen")
struct ScreenDateTests {
  /// A DatePicker whose state is some seconds after the start of 2001.
  private func scene(_ members: String, after seconds: Int, width: Int = 390) throws -> Scene {
    try Drawn(
      root: """
        { "view": "DatePicker", "title": "Day", "selection": "$day", \(members) }
        """,
      window: "\"width\": \(width), \"height\": 400",
      """
      "types": { "Date": "struct Date { var timeIntervalSinceReferenceDate: Double }" },
      "state": { "day": { "$": "Date(timeIntervalSinceReferenceDate: \(seconds))" } },
      """
    ).scene(.screen)
  }

  private func pills(_ scene: Scene) -> [Rect] {
    scene.shapes.compactMap { shape in
      guard case .rectangle(let rect, let radius) = shape.figure, radius == 8 else { return nil }
      return rect
    }
  }

  private static let day = 86_400

  @Test(
    "A date in words follows the calendar, with leap days",
    arguments: [
      (0, "Jan 1, 2001", "12:00 AM"), (-1, "Dec 31, 2000", "11:59 PM"),
      // 2001 to 2003 have 365 days each. In 2004, January 31 and February 29 precede March.
      ((3 * 365 + 59) * day, "Feb 29, 2004", "12:00 AM"),
      ((3 * 365 + 60) * day + 12 * 3_600, "Mar 1, 2004", "12:00 PM"),
      (721_692_800, "Nov 14, 2023", "10:13 PM"),
    ])
  func words(seconds: Int, date: String, time: String) throws {
    let words = try scene("\"displayedComponents\": \"[.date, .hourAndMinute]\"", after: seconds)
      .words
    #expect(words.contains(date) && words.contains(time), "\(words)")
  }

  @Test("The sample is a Saturday evening in November")
  func sample() {
    #expect(CalendarDate.sample.date == "Nov 28, 2026")
    #expect(CalendarDate.sample.time == "6:41 PM")
    #expect(CalendarDate.sample.dayInWheel == "Sat Nov 28")
  }

  @Test("The date and the time have pills 5 points apart, up to the trailing edge")
  func twoPills() throws {
    let pills = pills(try scene("\"displayedComponents\": \".all\"", after: 0))
    #expect(pills.count == 2)
    #expect(pills[1].minX - pills[0].maxX == 5 && pills[1].maxX == 390)
    #expect(pills.map(\.height) == [40, 40])
    let time = self.pills(try scene("\"displayedComponents\": \".hourAndMinute\"", after: 0))
    #expect(time == [pills[1]])
  }

  @Test("Without a label, a DatePicker is as wide as its pills: 27 points more than their texts")
  func widths() throws {
    func width(after seconds: Int) throws -> Double {
      let drawn = try Drawn(
        root: """
          { "view": "DatePicker", "selection": "$day", "displayedComponents": ".date",
            "modifiers": ["labelsHidden"] }
          """,
        window: "\"width\": 390, \"height\": 400",
        """
        "types": { "Date": "struct Date { var timeIntervalSinceReferenceDate: Double }" },
        "state": { "day": { "$": "Date(timeIntervalSinceReferenceDate: \(seconds))" } },
        """)
      return try #require(drawn.inspection.views.first).frame.width
    }
    let font = Font.system(size: 17)
    for (seconds, date) in [(0, "Jan 1, 2001"), (30 * Self.day, "Jan 31, 2001")] {
      let text = (font.width(of: date)).rounded(.up)
      #expect(try width(after: seconds) == text + 27)
    }
    #expect(try width(after: 0) < width(after: 30 * Self.day))
  }

  @Test("A calendar shows the month of the date, with a circle around the day")
  func calendar() throws {
    let scene = try scene(
      "\"displayedComponents\": \".date\", \"modifiers\": [{ \"datePickerStyle\": \"graphical\" }]",
      after: 58 * Self.day, width: 366)
    // February 28, 2001, is a Wednesday: the fourth of seven columns of 50, 8 from the edge.
    #expect(scene.words.contains("February 2001"))
    #expect(scene.words.contains("28") && !scene.words.contains("29"))
    let circles = scene.shapes.compactMap { shape -> Rect? in
      if case .ellipse(let rect) = shape.figure { rect } else { nil }
    }
    #expect(circles.map(\.midX) == [183])
    #expect(pills(scene).isEmpty)
  }

  @Test("A wheel has a column for each part of the date, around the chosen values")
  func wheel() throws {
    let style = "\"modifiers\": [{ \"datePickerStyle\": \"wheel\" }]"
    let both = try scene(style, after: 0).words
    #expect(
      both.contains("Sun Dec 31") && both.contains("Mon Jan 1") && both.contains("Tue Jan 2"))
    #expect(both.contains("11") && both.contains("59") && both.contains("AM"))
    let date = try scene("\"displayedComponents\": \".date\", \(style)", after: 0).words
    #expect(date.contains("December") && date.contains("31") && date.contains("2001"))
    #expect(!date.contains("AM"))
  }
}
