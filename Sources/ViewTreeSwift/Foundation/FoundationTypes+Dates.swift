// swift-format-ignore-file

extension FoundationTypes {
  /// Declarations of dates.
  static let dates = #"""
    struct Date: Hashable, Comparable, Codable, Sendable {
      var timeIntervalSinceReferenceDate: Double
      init() { timeIntervalSinceReferenceDate = 789644460 }
      init(timeIntervalSinceReferenceDate seconds: Double) { timeIntervalSinceReferenceDate = seconds }
      init(timeIntervalSince1970 seconds: Double) { timeIntervalSinceReferenceDate = seconds - 978307200 }
      init(timeIntervalSinceNow seconds: Double) { timeIntervalSinceReferenceDate = 789644460 + seconds }
      init(timeInterval seconds: Double, since date: Date) { timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + seconds }
      static var now: Date { Date() }
      static let distantPast = Date(timeIntervalSinceReferenceDate: -63114076800)
      static let distantFuture = Date(timeIntervalSinceReferenceDate: 63113904000)
      var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + 978307200 }
      var timeIntervalSinceNow: Double { timeIntervalSinceReferenceDate - 789644460 }
      func timeIntervalSince(_ date: Date) -> Double { timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate }
      func addingTimeInterval(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + seconds) }
      mutating func addTimeInterval(_ seconds: Double) { timeIntervalSinceReferenceDate += seconds }
      func advanced(by seconds: Double) -> Date { addingTimeInterval(seconds) }
      func distance(to date: Date) -> Double { date.timeIntervalSince(self) }
      static func < (a: Date, b: Date) -> Bool { a.timeIntervalSinceReferenceDate < b.timeIntervalSinceReferenceDate }
      static func + (a: Date, b: Double) -> Date { a.addingTimeInterval(b) }
      static func - (a: Date, b: Double) -> Date { a.addingTimeInterval(-b) }
      static func += (a: inout Date, b: Double) { a = a.addingTimeInterval(b) }
      static func -= (a: inout Date, b: Double) { a = a.addingTimeInterval(-b) }
      var description: String { DateParts(self).text("yyyy-MM-dd HH:mm:ss") + " +0000" }
      func formatted() -> String { DateParts(self).text("M/d/yyyy, h:mm a") }
      func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String { FormatStyle(date: date, time: time).format(self) }
      func formatted(_ style: FormatStyle) -> String { style.format(self) }
      func formatted(_ style: RelativeFormatStyle) -> String { style.format(self) }
      func formatted(_ style: ISO8601FormatStyle) -> String { style.format(self) }
      func ISO8601Format() -> String { DateParts(self).text("yyyy-MM-dd'T'HH:mm:ss'Z'") }
      static func interval(_ start: Date, _ end: Date) -> String {
        let (first, last) = (DateParts(start), DateParts(end))
        let isOneDay = first.text("yMd") == last.text("yMd")
        if !isOneDay { return first.text("M/d/yy, h:mm a") + " – " + last.text("M/d/yy, h:mm a") }
        return first.text(first.text("a") == last.text("a") ? "h:mm" : "h:mm a") + " – " + last.text("h:mm a")
      }
      static func countdown(_ start: Date, _ end: Date) -> String { DateParts.clock(max(end.timeIntervalSince(max(start, Date())), 0)) }
      func shown(as style: String) -> String {
        switch style {
        case "time": return DateParts(self).text("h:mm a")
        case "date": return DateParts(self).text("MMMM d, yyyy")
        case "timer": return DateParts.clock(abs(timeIntervalSinceNow))
        case "offset": return (timeIntervalSinceNow < 0 ? "-" : "+") + DateParts.span(timeIntervalSinceNow, isShort: false)
        default: return DateParts.span(timeIntervalSinceNow, isShort: true)
        }
      }
      struct FormatStyle: Hashable, Sendable {
        enum DateStyle: Hashable { case omitted, numeric, abbreviated, long, complete }
        enum TimeStyle: Hashable { case omitted, shortened, standard, complete }
        enum Width: Hashable { case wide, abbreviated, narrow, twoDigits, defaultDigits, short, padded, extended }
        enum Hours: Hashable { case defaultDigitsNoAMPM, twoDigitsNoAMPM, defaultDigits }
        var date: DateStyle?
        var time: TimeStyle?
        var weekdayPart = ""
        var monthPart = ""
        var dayPart = ""
        var yearPart = ""
        var timePart = ""
        init(date: DateStyle? = nil, time: TimeStyle? = nil) { self.date = date; self.time = time }
        static var dateTime: FormatStyle { FormatStyle() }
        func weekday(_ width: Width = .abbreviated) -> FormatStyle { var copy = self; copy.weekdayPart = width == .wide ? "EEEE" : width == .narrow ? "EEEEE" : "EEE"; return copy }
        func month(_ width: Width = .abbreviated) -> FormatStyle {
          var copy = self
          switch width {
          case .wide: copy.monthPart = "MMMM"
          case .narrow: copy.monthPart = "MMMMM"
          case .twoDigits: copy.monthPart = "MM"
          case .defaultDigits: copy.monthPart = "M"
          default: copy.monthPart = "MMM"
          }
          return copy
        }
        func day(_ width: Width = .defaultDigits) -> FormatStyle { var copy = self; copy.dayPart = width == .twoDigits ? "dd" : "d"; return copy }
        func year(_ width: Width = .defaultDigits) -> FormatStyle { var copy = self; copy.yearPart = width == .twoDigits ? "yy" : "yyyy"; return copy }
        func hour(_ hours: Hours = .defaultDigits) -> FormatStyle { var copy = self; copy.timePart = hours == .defaultDigits ? "h" + timePart.replacingOccurrences(of: " a", with: "") + " a" : "h" + timePart; return copy }
        func minute(_ width: Width = .defaultDigits) -> FormatStyle { var copy = self; copy.timePart = timePart.hasSuffix(" a") ? timePart.replacingOccurrences(of: " a", with: ":mm a") : timePart + ":mm"; return copy }
        func second(_ width: Width = .defaultDigits) -> FormatStyle { var copy = self; copy.timePart = timePart.hasSuffix(" a") ? timePart.replacingOccurrences(of: " a", with: ":ss a") : timePart + ":ss"; return copy }
        func format(_ value: Date) -> String { DateParts(value).text(pattern) }
        private var pattern: String {
          if date != nil || time != nil { return Date.pattern(date ?? .omitted, time ?? .omitted) }
          let isDigits = monthPart == "M" || monthPart == "MM"
          var text = monthPart
          if dayPart != "" { text += text == "" ? dayPart : isDigits ? "/" + dayPart : " " + dayPart }
          if yearPart != "" { text += text == "" ? yearPart : isDigits ? "/" + yearPart : dayPart == "" ? " " + yearPart : ", " + yearPart }
          if weekdayPart != "" { text = text == "" ? weekdayPart : weekdayPart + ", " + text }
          if timePart != "" { text += text == "" ? timePart : isDigits ? ", " + timePart : " 'at' " + timePart }
          return text == "" ? "M/d/yyyy, h:mm a" : text
        }
      }
      static func pattern(_ date: FormatStyle.DateStyle, _ time: FormatStyle.TimeStyle) -> String {
        var first = ""
        switch date {
        case .omitted: first = ""
        case .numeric: first = "M/d/yyyy"
        case .abbreviated: first = "MMM d, yyyy"
        case .long: first = "MMMM d, yyyy"
        case .complete: first = "EEEE, MMMM d, yyyy"
        }
        let last = time == .omitted ? "" : time == .shortened ? "h:mm a" : "h:mm:ss a"
        if first == "" { return last }
        if last == "" { return first }
        return first + (date == .numeric ? ", " : " 'at' ") + last
      }
      struct RelativeFormatStyle: Hashable, Sendable {
        enum Presentation: Hashable { case named, numeric }
        enum UnitsStyle: Hashable { case wide, abbreviated, spellOut, narrow }
        var presentation = Presentation.numeric
        var unitsStyle = UnitsStyle.wide
        init(presentation: Presentation = .numeric, unitsStyle: UnitsStyle = .wide) { self.presentation = presentation; self.unitsStyle = unitsStyle }
        static func relative(presentation: Presentation, unitsStyle: UnitsStyle = .wide) -> RelativeFormatStyle { RelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle) }
        func format(_ value: Date) -> String { DateParts.relative(value.timeIntervalSinceNow, isNamed: presentation == .named, isShort: unitsStyle == .abbreviated || unitsStyle == .narrow) }
      }
      struct ISO8601FormatStyle: Hashable, Sendable {
        static var iso8601: ISO8601FormatStyle { ISO8601FormatStyle() }
        func format(_ value: Date) -> String { value.ISO8601Format() }
      }
    }
    struct DateParts: Hashable, Sendable {
      var year = 2001
      var month = 1
      var day = 1
      var hour = 0
      var minute = 0
      var second = 0
      var weekday = 2
      init(_ date: Date) {
        let total = Int(date.timeIntervalSinceReferenceDate.rounded(.down))
        let days = total >= 0 ? total / 86400 : -((86399 - total) / 86400)
        let rest = total - days * 86400
        hour = rest / 3600
        minute = rest / 60 % 60
        second = rest % 60
        weekday = ((days + 1) % 7 + 7) % 7 + 1
        let z = days + 730791
        let era = (z >= 0 ? z : z - 146096) / 146097
        let doe = z - era * 146097
        let yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365
        let doy = doe - (365 * yoe + yoe / 4 - yoe / 100)
        let mp = (5 * doy + 2) / 153
        day = doy - (153 * mp + 2) / 5 + 1
        month = mp < 10 ? mp + 3 : mp - 9
        year = yoe + era * 400 + (month <= 2 ? 1 : 0)
      }
      static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let months = year * 12 + month - 1
        let y0 = months >= 0 ? months / 12 : (months - 11) / 12
        let m = months - y0 * 12 + 1
        let y = m <= 2 ? y0 - 1 : y0
        let era = (y >= 0 ? y : y - 399) / 400
        let yoe = y - era * 400
        let doy = (153 * (m > 2 ? m - 3 : m + 9) + 2) / 5 + day - 1
        let doe = yoe * 365 + yoe / 4 - yoe / 100 + doy
        return era * 146097 + doe - 730791
      }
      static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int) -> Date {
        Date(timeIntervalSinceReferenceDate: Double(days(year, month, day) * 86400 + hour * 3600 + minute * 60 + second))
      }
      static func length(_ year: Int, _ month: Int) -> Int { days(year, month + 1, 1) - days(year, month, 1) }
      static let months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]
      static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
      static func two(_ number: Int) -> String { number < 10 ? "0" + String(number) : String(number) }
      private func part(_ letter: Character, _ count: Int) -> String {
        let half = hour % 12 == 0 ? 12 : hour % 12
        switch letter {
        case "y", "Y", "u": return count == 2 ? DateParts.two(year % 100) : String(year)
        case "M", "L":
          let name = DateParts.months[month - 1]
          if count == 5 { return String(name.prefix(1)) }
          return count > 3 ? name : count == 3 ? String(name.prefix(3)) : count == 2 ? DateParts.two(month) : String(month)
        case "d": return count > 1 ? DateParts.two(day) : String(day)
        case "E", "c", "e":
          let name = DateParts.weekdays[weekday - 1]
          return count == 5 ? String(name.prefix(1)) : count > 3 ? name : String(name.prefix(3))
        case "H", "k": return count > 1 ? DateParts.two(hour) : String(hour)
        case "h", "j", "K": return count > 1 ? DateParts.two(half) : String(half)
        case "m": return count > 1 ? DateParts.two(minute) : String(minute)
        case "s": return count > 1 ? DateParts.two(second) : String(second)
        case "S": return String("000".prefix(count))
        case "a": return hour < 12 ? "AM" : "PM"
        case "z": return "GMT"
        case "Z", "X", "x": return "+0000"
        case "Q", "q": return "Q" + String((month + 2) / 3)
        default: return ""
        }
      }
      func text(_ pattern: String) -> String {
        let letters = Array(pattern)
        var result = ""
        var isQuoted = false
        var index = 0
        while index < letters.count {
          let letter = letters[index]
          if letter == "'" {
            isQuoted.toggle()
            index += 1
          } else if isQuoted || !letter.isLetter {
            result += String(letter)
            index += 1
          } else {
            var count = 1
            while index + count < letters.count && letters[index + count] == letter { count += 1 }
            result += part(letter, count)
            index += count
          }
        }
        return result
      }
      static let units: [(Double, String, String)] = [(31536000, "year", "yr."), (2592000, "month", "mo."), (604800, "week", "wk."), (86400, "day", "day"), (3600, "hour", "hr."), (60, "minute", "min."), (1, "second", "sec.")]
      static func span(_ seconds: Double, isShort: Bool) -> String {
        let size = abs(seconds)
        var parts: [String] = []
        var rest = size
        for (length, name, short) in units where rest >= length && parts.count < 2 {
          let count = Int(rest / length)
          parts.append(String(count) + " " + (isShort ? short.replacingOccurrences(of: ".", with: "") : name) + (count == 1 || isShort && length < 86400 ? "" : "s"))
          rest -= Double(count) * length
        }
        return parts.isEmpty ? (isShort ? "0 sec" : "0 seconds") : parts.joined(separator: ", ")
      }
      static func relative(_ seconds: Double, isNamed: Bool, isShort: Bool) -> String {
        let size = abs(seconds)
        if isNamed && size < 1 { return "now" }
        if isNamed && size >= 86400 && size < 172800 { return seconds < 0 ? "yesterday" : "tomorrow" }
        for (length, name, short) in units where size >= length {
          let count = Int(size / length)
          let unit = isShort ? (length == 86400 && count != 1 ? "days" : short) : count == 1 ? name : name + "s"
          return seconds < 0 ? String(count) + " " + unit + " ago" : "in " + String(count) + " " + unit
        }
        return isShort ? "in 0 sec." : "in 0 seconds"
      }
      static func clock(_ seconds: Double) -> String {
        let total = Int(seconds)
        let tail = two(total % 60)
        return total >= 3600 ? String(total / 3600) + ":" + two(total / 60 % 60) + ":" + tail : String(total / 60) + ":" + tail
      }
    }
    struct DateInterval: Hashable, Sendable {
      var start: Date
      var end: Date
      init(start: Date, end: Date) { self.start = start; self.end = end }
      init(start: Date, duration: Double) { self.start = start; end = start.addingTimeInterval(duration) }
      var duration: Double { end.timeIntervalSince(start) }
      func contains(_ date: Date) -> Bool { start <= date && date <= end }
    }
    """#
}
