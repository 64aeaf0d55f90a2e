/// The format of a number in a `FormatStyle`, in English.
struct NumberForm {
  enum Kind {
    case number
    case percent
    case currency(code: String)
  }

  var kind = Kind.number
  /// The minimum and maximum number of fraction digits. `nil` for the default of the kind.
  var digits: ClosedRange<Int>?
  /// True if digits before the decimal point are grouped. `nil` for the default.
  var isGrouped: Bool?
  /// True for `12K` in place of `12,345`.
  var isCompact = false
  /// The use of signs. `nil` for the default.
  var sign: Sign?
  /// The number of which results are multiples.
  var increment: Double?
  var rule = FloatingPointRoundingRule.toNearestOrEven

  /// The use of signs.
  enum Sign { case automatic, never, always, alwaysButZero }

  /// The number of digits within valid limits.
  static func digits(from first: Int, to last: Int) -> ClosedRange<Int> {
    let least = min(max(first, 0), 340)
    return least...min(max(last, least), 340)
  }

  /// Formats an integer. For percent, it counts hundredths.
  func text(_ number: Int) -> String {
    if case .percent = kind { return text(Double(number), factor: 1) }
    guard digits == nil, !isCompact, sign == nil, increment == nil, case .number = kind else {
      return text(Double(number), factor: 1)
    }
    return isGrouped == false ? String(number) : NumberText.grouped(String(number))
  }

  /// Formats any other number. For percent, 1 is 100 %.
  func text(_ number: Double) -> String {
    if case .percent = kind { return text(number, factor: 100) }
    return text(number, factor: 1)
  }

  private func text(_ number: Double, factor: Double) -> String {
    let value = number * factor
    switch sign {
    case .always where value >= 0, .alwaysButZero where value > 0: return "+" + unsigned(value)
    case .never: return unsigned(value.magnitude)
    default: return unsigned(value)
    }
  }

  /// Formats a number without a plus sign.
  private func unsigned(_ value: Double) -> String {
    switch kind {
    case .number: return amount(value, 0...6)
    case .percent: return amount(value, 0...6) + "%"
    case .currency(let code):
      let sign = value < 0 ? "-" : ""
      let amount = amount(value.magnitude, code == "JPY" || code == "KRW" ? 0...0 : 2...2)
      return sign + (Self.symbols[code] ?? code + "\u{A0}") + amount
    }
  }

  /// Currency symbols in English. For any other currency, the code precedes the amount.
  private static let symbols = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩", "CNY": "CN¥",
    "CAD": "CA$", "AUD": "A$", "MXN": "MX$", "BRL": "R$",
  ]

  private func amount(_ number: Double, _ usual: ClosedRange<Int>) -> String {
    guard number.isFinite else { return NumberText.formatted(number) }
    var (number, usual, unit) = (number, usual, "")
    if let increment, increment > 0 {
      number = (number / increment).rounded(rule) * increment
      let length =
        NumberText.formatted(increment).split(separator: ".").dropFirst().first?.count ?? 0
      usual = length...length
    } else if isCompact {
      (number, unit) = Self.compact(number)
      usual = 0...(number.magnitude < 9.95 ? 1 + Self.zeros(before: number.magnitude) : 0)
    }
    let limits = digits ?? usual
    if increment == nil, rule != .toNearestOrEven, limits.upperBound <= 6 {
      let scale = (0..<limits.upperBound).reduce(1.0) { scale, _ in scale * 10 }
      number = (number * scale).rounded(rule) / scale
    }
    let all = NumberText.fixed(number, digits: limits.upperBound).utf8
    let zeros = all.suffix(limits.count - 1).reversed().prefix { $0 == UInt8(ascii: "0") }
    var kept = all.dropLast(zeros.count)
    if kept.last == UInt8(ascii: ".") { kept.removeLast() }
    let text = String(Substring(kept))
    return (isGrouped == false ? text : NumberText.grouped(text)) + unit
  }

  /// The number of zeros before the first other digit of a number.
  private static func zeros(before number: Double) -> Int {
    var (number, count) = (number, 0)
    while number > 0, number < 1, count < 20 {
      number *= 10
      count += 1
    }
    return count
  }

  /// The number of thousands, millions, and so on, with the letter that English has for them.
  private static func compact(_ number: Double) -> (Double, unit: String) {
    var (number, units) = (number, ["", "K", "M", "B", "T"][...])
    while number.magnitude >= 999.5, units.count > 1 {
      number /= 1000
      units.removeFirst()
    }
    return (number, units.first ?? "")
  }
}
