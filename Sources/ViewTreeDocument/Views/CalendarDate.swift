import ViewTreeScript

/// A date in the Gregorian calendar and in Greenwich time, because results don't depend on the
/// location.
package struct CalendarDate: Equatable, Sendable {
  package let year: Int
  /// The month, from 1.
  package let month: Int
  package let day: Int
  /// The day of the week: 0 is Sunday.
  package let weekday: Int
  package let hour: Int
  package let minute: Int
  private let minutes: Int

  /// The date of a sample: Saturday, November 28, 2026, 6:41 PM.
  package static let sample = CalendarDate(minutesSince2001: 9_462 * 1_440 + 18 * 60 + 41)

  /// The date in a `Date` or in `.constant`, or `nil` for any other value.
  package init?(_ value: Value?) {
    if case .enumCase(let constant)? = value, constant.name == "constant",
      constant.payload.count == 1
    {
      self.init(constant.payload[0])
      return
    }
    guard case .nominal(let date)? = value, date.typeName == "Date",
      let seconds = Self.number(date.fields.first)
    else { return nil }
    // Dates further away have no year of four digits.
    let limited = min(max(seconds, -6e10), 2.5e11)
    self.init(minutesSince2001: Int((limited / 60).rounded(.down)))
  }

  private static func number(_ value: Value?) -> Double? {
    switch value {
    case .double(let number)?: number.isFinite ? number : nil
    case .int(let number)?: Double(number)
    default: nil
    }
  }

  private init(minutesSince2001 minutes: Int) {
    self.minutes = minutes
    let days = minutes.flooredQuotient(1_440)
    let minuteOfDay = minutes - days * 1_440
    (hour, minute) = (minuteOfDay / 60, minuteOfDay % 60)
    // January 1, 2001, was a Monday, 11,323 days after the start of 1970.
    weekday = days + 1 - (days + 1).flooredQuotient(7) * 7
    (year, month, day) = Self.civil(fromDays: days + 11_323)
  }

  /// The date some days later.
  package func adding(days: Int) -> CalendarDate {
    CalendarDate(minutesSince2001: minutes + days * 1_440)
  }

  /// The year, month, and day of a number of days since 1970, by eras of 400 years that begin in
  /// March.
  private static func civil(fromDays number: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = shifted.flooredQuotient(146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * dayOfYear + 2) / 153
    let month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * fromMarch + 2) / 5 + 1
    )
  }
}

// The words of dates, in American English.
extension CalendarDate {
  /// The date, such as `Nov 28, 2026`.
  package var date: String { "\(Self.months[month - 1].prefix(3)) \(day), \(year)" }
  /// The time, such as `6:41 PM`.
  package var time: String { "\(hourOfHalf):\(minuteText) \(half)" }
  /// The day in a wheel, such as `Sat Nov 28`.
  package var dayInWheel: String {
    "\(Self.weekdays[weekday]) \(Self.months[month - 1].prefix(3)) \(day)"
  }
  /// The name of the month.
  package var monthName: String { Self.months[month - 1] }
  /// The hour, from 1 to 12.
  package var hourOfHalf: Int { hour % 12 == 0 ? 12 : hour % 12 }
  /// The minute, with two digits.
  package var minuteText: String { Self.twoDigits(minute) }
  /// The half of the day.
  package var half: String { hour < 12 ? "AM" : "PM" }
  /// The number of days in the month.
  package var daysInMonth: Int {
    let start = adding(days: 1 - day)
    return (28...31).last { start.adding(days: $0 - 1).month == month } ?? 28
  }
  /// The weekday of the first day of the month.
  package var weekdayOfFirst: Int { adding(days: 1 - day).weekday }

  /// A number with at least two digits.
  package static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  /// The names of the months.
  package static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// The short names of the days of the week.
  package static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
}

extension Int {
  /// The quotient, rounded down.
  fileprivate func flooredQuotient(_ divisor: Int) -> Int {
    self >= 0 ? self / divisor : (self + 1) / divisor - 1
  }
}
