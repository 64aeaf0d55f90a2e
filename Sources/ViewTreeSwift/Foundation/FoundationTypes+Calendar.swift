// swift-format-ignore-file

extension FoundationTypes {
  /// Declarations of calendars.
  static let calendar = #"""
    struct DateComponents: Hashable, Sendable {
      var calendar: Calendar?
      var timeZone: TimeZone?
      var era: Int?
      var year: Int?
      var month: Int?
      var day: Int?
      var hour: Int?
      var minute: Int?
      var second: Int?
      var nanosecond: Int?
      var weekday: Int?
      var weekdayOrdinal: Int?
      var quarter: Int?
      var weekOfMonth: Int?
      var weekOfYear: Int?
      var yearForWeekOfYear: Int?
      init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil) {
        self.calendar = calendar
        self.timeZone = timeZone
        self.era = era
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
        self.nanosecond = nanosecond
        self.weekday = weekday
        self.weekdayOrdinal = weekdayOrdinal
        self.quarter = quarter
        self.weekOfMonth = weekOfMonth
        self.weekOfYear = weekOfYear
        self.yearForWeekOfYear = yearForWeekOfYear
      }
      var date: Date? { Calendar.current.date(from: self) }
    }
    struct Calendar: Hashable, Sendable {
      enum Identifier: Hashable { case gregorian, iso8601, buddhist, chinese, hebrew, japanese }
      enum Component: Hashable { case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear, yearForWeekOfYear, nanosecond, dayOfYear, calendar, timeZone }
      var identifier = Identifier.gregorian
      var firstWeekday = 1
      var timeZone = TimeZone()
      var locale: Locale? = nil
      init() {}
      init(identifier: Identifier) { self.identifier = identifier }
      static var current: Calendar { Calendar() }
      static var autoupdatingCurrent: Calendar { Calendar() }
      var monthSymbols: [String] { DateParts.months }
      var standaloneMonthSymbols: [String] { DateParts.months }
      var shortMonthSymbols: [String] { DateParts.months.map { String($0.prefix(3)) } }
      var shortStandaloneMonthSymbols: [String] { shortMonthSymbols }
      var weekdaySymbols: [String] { DateParts.weekdays }
      var standaloneWeekdaySymbols: [String] { DateParts.weekdays }
      var shortWeekdaySymbols: [String] { DateParts.weekdays.map { String($0.prefix(3)) } }
      var shortStandaloneWeekdaySymbols: [String] { shortWeekdaySymbols }
      var veryShortWeekdaySymbols: [String] { DateParts.weekdays.map { String($0.prefix(1)) } }
      var veryShortStandaloneWeekdaySymbols: [String] { veryShortWeekdaySymbols }
      var amSymbol: String { "AM" }
      var pmSymbol: String { "PM" }
      func component(_ component: Component, from date: Date) -> Int {
        let parts = DateParts(date)
        switch component {
        case .year, .yearForWeekOfYear: return parts.year
        case .month: return parts.month
        case .day: return parts.day
        case .hour: return parts.hour
        case .minute: return parts.minute
        case .second: return parts.second
        case .weekday: return parts.weekday
        case .quarter: return (parts.month + 2) / 3
        case .weekdayOrdinal: return (parts.day + 6) / 7
        case .dayOfYear: return DateParts.days(parts.year, parts.month, parts.day) - DateParts.days(parts.year, 1, 1) + 1
        case .weekOfYear: return week(DateParts.days(parts.year, parts.month, parts.day) - DateParts.days(parts.year, 1, 1) + 1, parts.weekday)
        case .weekOfMonth: return week(parts.day, parts.weekday)
        default: return 1
        }
      }
      private func week(_ day: Int, _ weekday: Int) -> Int {
        let offset = (weekday - firstWeekday + 7) % 7
        return (day - 1 - offset + 13) / 7
      }
      func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
        var result = DateComponents()
        if components.contains(.year) { result.year = component(.year, from: date) }
        if components.contains(.month) { result.month = component(.month, from: date) }
        if components.contains(.day) { result.day = component(.day, from: date) }
        if components.contains(.hour) { result.hour = component(.hour, from: date) }
        if components.contains(.minute) { result.minute = component(.minute, from: date) }
        if components.contains(.second) { result.second = component(.second, from: date) }
        if components.contains(.weekday) { result.weekday = component(.weekday, from: date) }
        if components.contains(.quarter) { result.quarter = component(.quarter, from: date) }
        if components.contains(.weekOfYear) { result.weekOfYear = component(.weekOfYear, from: date) }
        if components.contains(.weekOfMonth) { result.weekOfMonth = component(.weekOfMonth, from: date) }
        if components.contains(.yearForWeekOfYear) { result.yearForWeekOfYear = component(.year, from: date) }
        return result
      }
      func dateComponents(_ components: Set<Component>, from start: Date, to end: Date) -> DateComponents {
        var result = DateComponents()
        var from = start
        if components.contains(.year) {
          let count = whole(months(from, end), 12)
          result.year = count
          from = adding(count * 12, to: from)
        }
        if components.contains(.month) {
          let count = months(from, end)
          result.month = count
          from = adding(count, to: from)
        }
        var seconds = Int(end.timeIntervalSince(from))
        if components.contains(.weekOfYear) { result.weekOfYear = whole(seconds, 604800); seconds -= whole(seconds, 604800) * 604800 }
        if components.contains(.day) { result.day = whole(seconds, 86400); seconds -= whole(seconds, 86400) * 86400 }
        if components.contains(.hour) { result.hour = whole(seconds, 3600); seconds -= whole(seconds, 3600) * 3600 }
        if components.contains(.minute) { result.minute = whole(seconds, 60); seconds -= whole(seconds, 60) * 60 }
        if components.contains(.second) { result.second = seconds }
        return result
      }
      private func whole(_ number: Int, _ size: Int) -> Int { number / size }
      private func months(_ start: Date, _ end: Date) -> Int {
        let (a, b) = (DateParts(start), DateParts(end))
        var count = (b.year - a.year) * 12 + b.month - a.month
        if count > 0 && adding(count, to: start) > end { count -= 1 }
        if count < 0 && adding(count, to: start) < end { count += 1 }
        return count
      }
      private func adding(_ months: Int, to date: Date) -> Date {
        let parts = DateParts(date)
        let total = parts.year * 12 + parts.month - 1 + months
        let day = min(parts.day, DateParts.length(total / 12, total % 12 + 1))
        let rest = date.timeIntervalSinceReferenceDate - Double(DateParts.days(parts.year, parts.month, parts.day) * 86400)
        return Date(timeIntervalSinceReferenceDate: Double(DateParts.days(total / 12, total % 12 + 1, day) * 86400) + rest)
      }
      func date(byAdding component: Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date? {
        switch component {
        case .year: return adding(value * 12, to: date)
        case .quarter: return adding(value * 3, to: date)
        case .month: return adding(value, to: date)
        case .weekOfYear, .weekOfMonth: return date.addingTimeInterval(Double(value * 604800))
        case .day, .weekday, .dayOfYear: return date.addingTimeInterval(Double(value * 86400))
        case .hour: return date.addingTimeInterval(Double(value * 3600))
        case .minute: return date.addingTimeInterval(Double(value * 60))
        case .second: return date.addingTimeInterval(Double(value))
        default: return date
        }
      }
      func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date? {
        let moved = adding((components.year ?? 0) * 12 + (components.month ?? 0), to: date)
        let days = (components.day ?? 0) + (components.weekOfYear ?? 0) * 7
        return moved.addingTimeInterval(Double(days * 86400 + (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0)))
      }
      func date(from components: DateComponents) -> Date? {
        DateParts.date(components.year ?? 2001, components.month ?? 1, components.day ?? 1, components.hour ?? 0, components.minute ?? 0, components.second ?? 0)
      }
      func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
        startOfDay(for: date).addingTimeInterval(Double(hour * 3600 + minute * 60 + second))
      }
      func startOfDay(for date: Date) -> Date {
        let parts = DateParts(date)
        return DateParts.date(parts.year, parts.month, parts.day, 0, 0, 0)
      }
      func isDate(_ a: Date, inSameDayAs b: Date) -> Bool { startOfDay(for: a) == startOfDay(for: b) }
      func isDate(_ a: Date, equalTo b: Date, toGranularity component: Component) -> Bool { compare(a, to: b, toGranularity: component) == .orderedSame }
      func compare(_ a: Date, to b: Date, toGranularity component: Component) -> ComparisonResult {
        let (x, y) = (start(of: component, a), start(of: component, b))
        return x < y ? .orderedAscending : x == y ? .orderedSame : .orderedDescending
      }
      private func start(of component: Component, _ date: Date) -> Date {
        let parts = DateParts(date)
        switch component {
        case .year: return DateParts.date(parts.year, 1, 1, 0, 0, 0)
        case .month: return DateParts.date(parts.year, parts.month, 1, 0, 0, 0)
        case .weekOfYear, .weekOfMonth: return startOfDay(for: date).addingTimeInterval(Double(-((parts.weekday - firstWeekday + 7) % 7) * 86400))
        case .hour: return DateParts.date(parts.year, parts.month, parts.day, parts.hour, 0, 0)
        case .minute: return DateParts.date(parts.year, parts.month, parts.day, parts.hour, parts.minute, 0)
        case .second: return date
        default: return startOfDay(for: date)
        }
      }
      func dateInterval(of component: Component, for date: Date) -> DateInterval? {
        let first = start(of: component, date)
        return self.date(byAdding: component, value: 1, to: first).map { DateInterval(start: first, end: $0) }
      }
      func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
      func isDateInYesterday(_ date: Date) -> Bool { isDate(date.addingTimeInterval(86400), inSameDayAs: Date()) }
      func isDateInTomorrow(_ date: Date) -> Bool { isDate(date.addingTimeInterval(-86400), inSameDayAs: Date()) }
      func isDateInWeekend(_ date: Date) -> Bool { let day = DateParts(date).weekday; return day == 1 || day == 7 }
      func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
        let parts = DateParts(date)
        switch smaller {
        case .day: return larger == .year ? 1..<DateParts.days(parts.year + 1, 1, 1) - DateParts.days(parts.year, 1, 1) + 1 : 1..<DateParts.length(parts.year, parts.month) + 1
        case .month: return 1..<13
        case .hour: return 0..<24
        case .minute, .second: return 0..<60
        case .weekday: return 1..<8
        default: return nil
        }
      }
    }
    struct TimeZone: Hashable, Sendable {
      var identifier = "GMT"
      init() {}
      init?(identifier: String) { self.identifier = identifier }
      init?(abbreviation: String) { identifier = abbreviation }
      init?(secondsFromGMT seconds: Int) {}
      static var current: TimeZone { TimeZone() }
      static var autoupdatingCurrent: TimeZone { TimeZone() }
      static var gmt: TimeZone { TimeZone() }
      func secondsFromGMT() -> Int { 0 }
    }
    """#
}
