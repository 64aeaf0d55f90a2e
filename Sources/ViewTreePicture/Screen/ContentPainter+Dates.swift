import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

// DatePickers on a screen: pills, a calendar, or wheels.
extension ContentPainter {
  /// The parts of a date that people choose.
  private struct DateParts {
    let hasDate: Bool
    let hasTime: Bool

    init(_ own: DrawnLook?) {
      let named = own?.text("displayedComponents") ?? ""
      let isKnown = named.contains("date") || named.contains("hourAndMinute")
      hasDate = !isKnown || named.contains("date")
      hasTime = !isKnown || named.contains("hourAndMinute")
    }
  }

  /// Draws a DatePicker. A value that isn't a date is drawn as a sample.
  mutating func drawScreenDate(
    _ view: ID<InspectedView>, _ record: InspectedView, _ place: DrawnGeometry.Place,
    _ own: DrawnLook?, _ state: ContentState, on platform: Platform
  ) {
    let parts = DateParts(own)
    let date = CalendarDate(own?.value("selection")) ?? .sample
    switch plan.geometry.environment(of: view)?.styles.datePicker ?? .compact {
    case .compact: drawPills(view, record, place, own, parts, state, on: platform)
    case .wheel: within(place) { $0.drawDateWheels(date, parts, $1, view) }
    case .graphical:
      within(place) { $0.drawCalendar(date, parts, $1, state, view) }
    }
  }

  // MARK: - Pills

  /// Draws a pill for the date and a pill for the time.
  private mutating func drawPills(
    _ view: ID<InspectedView>, _ record: InspectedView, _ place: DrawnGeometry.Place,
    _ own: DrawnLook?, _ parts: DateParts, _ state: ContentState, on platform: Platform
  ) {
    let font = plan.geometry.environment(of: view)?.resolvedFont ?? .system(size: 17)
    let scale = plan.inspection.window.scale
    let known = CalendarDate(own?.value("selection"))
    let date = parts.hasDate ? known?.date ?? Self.writtenDate(own) : nil
    let time = parts.hasTime ? (known ?? .sample).time : nil
    let height = ControlMetrics.compactDatePicker(font, date: date, time: time, scale: scale)
      .size.height
    var words = [date, time].compactMap { $0 }
    if plan.geometry.isRightToLeft(view) { words.reverse() }
    let widths = words.map { ControlMetrics.datePillWidth($0, font, scale: scale) }
    let width = widths.reduce(0, +) + ControlMetrics.datePillGap * Double(words.count - 1)
    let colors = self.colors
    drawAtEnd(view, record, place, state, Size(width: width, height: height)) { marks, rect in
      var x = rect.minX
      for (text, width) in zip(words, widths) {
        let pill = Rect(x: x, y: rect.minY, width: width, height: rect.height)
        marks.area(pill, radius: platform == .iOS26 ? pill.height / 2 : 8, colors.fill, view)
        marks.drawWords(
          text, at: Point(x: pill.midX, y: pill.midY + 0.35 * font.size), room: pill.width - 4,
          size: font.size, colors.primary, anchor: .middle, view)
        x = pill.maxX + ControlMetrics.datePillGap
      }
    }
  }

  /// The date as a document writes it, or a sample.
  private static func writtenDate(_ own: DrawnLook?) -> String {
    if case .string(let text)? = own?.value("selection"), !text.isEmpty { return text }
    return CalendarDate.sample.date
  }

  // MARK: - Wheels

  /// Draws a column of a wheel for each part of a date.
  private mutating func drawDateWheels(
    _ date: CalendarDate, _ parts: DateParts, _ rect: Rect, _ view: ID<InspectedView>
  ) {
    var columns: [(options: [String], share: Double)] = []
    func around(_ middle: Int, _ text: (Int) -> String) -> [String] {
      (middle - 3...middle + 3).map(text)
    }
    if parts.hasDate, parts.hasTime {
      columns.append((around(0) { date.adding(days: $0).dayInWheel }, 3))
    } else if parts.hasDate {
      columns += [
        (around(date.month + 11) { CalendarDate.months[$0 % 12] }, 2.4),
        (around(date.day + date.daysInMonth - 1) { "\($0 % date.daysInMonth + 1)" }, 1),
        (around(date.year) { "\($0)" }, 1.2),
      ]
    }
    if parts.hasTime {
      columns += [
        (around(date.hourOfHalf + 11) { "\($0 % 12 + 1)" }, 1),
        (around(date.minute + 60) { CalendarDate.twoDigits($0 % 60) }, 1),
      ]
    }
    drawWheelBand(rect, view)
    let shares = columns.reduce(parts.hasTime ? 1 : 0) { $0 + $1.share }
    let unit = max(rect.width - 32, 0) / shares
    var x = rect.minX + 16
    for column in columns {
      let cell = Rect(x: x, y: rect.minY, width: unit * column.share, height: rect.height)
      drawWheelOptions(column.options, chosen: 3, in: cell, view)
      x = cell.maxX
    }
    guard parts.hasTime else { return }
    let half = Rect(x: x, y: rect.minY, width: unit, height: rect.height)
    drawWheelOptions(["AM", "PM"], chosen: date.half == "AM" ? 0 : 1, in: half, view)
  }

  // MARK: - Calendar

  /// Draws a month with the chosen day, and a row for the time.
  private mutating func drawCalendar(
    _ date: CalendarDate, _ parts: DateParts, _ rect: Rect, _ state: ContentState,
    _ view: ID<InspectedView>
  ) {
    drawMonthHeader(date, rect, state, view)
    let timeHeight = parts.hasTime ? 44.0 : 0
    let column = max(rect.width - 16, 0) / 7
    let top = rect.minY + 68
    let row = max(rect.maxY - timeHeight - top, 0) / 6
    func middle(_ place: Int, _ y: Double) -> Point {
      Point(x: rect.minX + 8 + column * (Double(place % 7) + 0.5), y: y)
    }
    for (place, name) in CalendarDate.weekdays.enumerated() {
      let point = middle(place, rect.minY + 60)
      drawWords(
        name.uppercased(), at: point, room: column, size: 12, colors.tertiary, anchor: .middle,
        view)
    }
    for day in 1...date.daysInMonth {
      let place = date.weekdayOfFirst + day - 1
      let point = middle(place, top + row * (Double(place / 7) + 0.5))
      let isChosen = day == date.day
      if isChosen {
        let side = min(row, column, 44)
        let circle = Rect(
          x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
        scene.add(
          .ellipse(circle), .content, fill: .color(state.accent.faded(0.15)), view: view)
      }
      drawWords(
        "\(day)", at: Point(x: point.x, y: point.y + 7), room: column, size: 20,
        isChosen ? state.accent : colors.primary, anchor: .middle, view)
    }
    guard parts.hasTime else { return }
    drawTimeRow(date, below: rect.maxY - timeHeight, rect, view)
  }

  /// Draws the name of a month, and the arrows to its neighbors.
  private mutating func drawMonthHeader(
    _ date: CalendarDate, _ rect: Rect, _ state: ContentState, _ view: ID<InspectedView>
  ) {
    let title = "\(date.monthName) \(date.year)"
    let width = LabelMetrics.width(of: title, size: 17, weight: 600)
    let y = rect.minY + 22
    let label = Label(
      title, at: Point(x: rect.minX + 16, y: y + 6), size: 17, weight: 600, width: width)
    scene.add(.label(label), .content, fill: .color(colors.primary), view: view)
    let arrows = [
      ("chevron.right", rect.minX + 16 + width + 4, 14.0), ("chevron.left", rect.maxX - 76, 22),
      ("chevron.right", rect.maxX - 32, 22),
    ]
    for (name, x, side) in arrows where x + side <= rect.maxX {
      drawSymbol(
        name, in: Rect(x: x, y: y - side / 2, width: side, height: side), .color(state.accent),
        boldness: 1.3, of: view)
    }
  }

  private mutating func drawTimeRow(
    _ date: CalendarDate, below top: Double, _ rect: Rect, _ view: ID<InspectedView>
  ) {
    drawWords(
      "Time", at: Point(x: rect.minX + 16, y: top + 28), room: rect.width / 2, colors.primary, view)
    let width = LabelMetrics.width(of: date.time, size: 17) + 27
    let pill = Rect(x: rect.maxX - 16 - width, y: top + 4, width: width, height: 36)
    area(pill, radius: screen?.platform == .iOS26 ? 18 : 8, colors.fill, view)
    drawWords(
      date.time, at: Point(x: pill.midX, y: pill.midY + 6), room: width, colors.primary,
      anchor: .middle, view)
  }
}
