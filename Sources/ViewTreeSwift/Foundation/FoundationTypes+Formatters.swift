// swift-format-ignore-file

extension FoundationTypes {
  /// Declarations of formatters of dates.
  static let formatters = #"""
    class DateFormatter {
      enum Style: Hashable { case none, short, medium, long, full }
      var dateStyle = Style.none
      var timeStyle = Style.none
      var dateFormat: String! = ""
      var locale: Locale! = Locale()
      var timeZone: TimeZone! = TimeZone()
      var calendar: Calendar! = Calendar()
      var doesRelativeDateFormatting = false
      var isLenient = false
      enum Context: Hashable { case unknown, dynamic, standalone, listItem, beginningOfSentence, middleOfSentence }
      var formattingContext = Context.unknown
      init() {}
      var monthSymbols: [String]! { DateParts.months }
      var weekdaySymbols: [String]! { DateParts.weekdays }
      var shortWeekdaySymbols: [String]! { DateParts.weekdays.map { String($0.prefix(3)) } }
      var shortMonthSymbols: [String]! { DateParts.months.map { String($0.prefix(3)) } }
      func setLocalizedDateFormatFromTemplate(_ template: String) { dateFormat = template.replacingOccurrences(of: "MMMMd", with: "MMMM d").replacingOccurrences(of: "MMMd", with: "MMM d").replacingOccurrences(of: "j", with: "h:mm a") }
      static func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
      }
      func string(from date: Date) -> String {
        if let format = dateFormat, format != "" { return DateParts(date).text(format) }
        var first = ""
        switch dateStyle {
        case .none: first = ""
        case .short: first = "M/d/yy"
        case .medium: first = "MMM d, yyyy"
        case .long: first = "MMMM d, yyyy"
        case .full: first = "EEEE, MMMM d, yyyy"
        }
        let last = timeStyle == .none ? "" : timeStyle == .short ? "h:mm a" : timeStyle == .medium ? "h:mm:ss a" : "h:mm:ss a z"
        if doesRelativeDateFormatting && first != "" {
          let name = Calendar.current.isDateInToday(date) ? "Today" : Calendar.current.isDateInYesterday(date) ? "Yesterday" : Calendar.current.isDateInTomorrow(date) ? "Tomorrow" : ""
          if name != "" { return last == "" ? name : name + " at " + DateParts(date).text(last) }
        }
        if first == "" || last == "" { return DateParts(date).text(first + last) }
        return DateParts(date).text(first + (dateStyle == .short ? ", " : " 'at' ") + last)
      }
      func date(from text: String) -> Date? { Date() }
    }
    class ISO8601DateFormatter {
      struct Options: OptionSet { let rawValue: Int; static let withFullDate = Options(rawValue: 1); static let withInternetDateTime = Options(rawValue: 2); static let withFractionalSeconds = Options(rawValue: 4) }
      var timeZone: TimeZone! = TimeZone()
      init() {}
      func string(from date: Date) -> String { date.ISO8601Format() }
      func date(from text: String) -> Date? { Date() }
    }
    class RelativeDateTimeFormatter {
      enum UnitsStyle: Hashable { case full, spellOut, short, abbreviated }
      enum DateTimeStyle: Hashable { case numeric, named }
      var unitsStyle = UnitsStyle.full
      var dateTimeStyle = DateTimeStyle.numeric
      var locale: Locale! = Locale()
      var calendar: Calendar! = Calendar()
      enum Context: Hashable { case unknown, dynamic, standalone, listItem, beginningOfSentence, middleOfSentence }
      var formattingContext = Context.unknown
      init() {}
      func localizedString(fromTimeInterval seconds: Double) -> String { DateParts.relative(seconds, isNamed: dateTimeStyle == .named, isShort: unitsStyle == .short || unitsStyle == .abbreviated) }
      func localizedString(for date: Date, relativeTo other: Date) -> String { localizedString(fromTimeInterval: date.timeIntervalSince(other)) }
      func localizedString(from components: DateComponents) -> String { localizedString(fromTimeInterval: (Calendar.current.date(byAdding: components, to: Date()) ?? Date()).timeIntervalSinceNow) }
      func string(for value: Date) -> String? { localizedString(for: value, relativeTo: Date()) }
    }
    class DateComponentsFormatter {
      enum UnitsStyle: Hashable { case positional, abbreviated, short, full, spellOut, brief }
      var unitsStyle = UnitsStyle.positional
      var allowedUnits: Set<Calendar.Component> = []
      var maximumUnitCount = 0
      enum ZeroFormattingBehavior: Hashable { case none, dropLeading, dropMiddle, dropTrailing, dropAll, pad, `default` }
      var zeroFormattingBehavior = ZeroFormattingBehavior.dropLeading
      init() {}
      func string(from seconds: Double) -> String? {
        if unitsStyle == .positional { return DateParts.clock(seconds) }
        return DateParts.span(seconds, isShort: unitsStyle != .full)
      }
      func string(from start: Date, to end: Date) -> String? { string(from: end.timeIntervalSince(start)) }
    }
    """#
}
