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

  /// The number of digits within valid limits.
  static func digits(from first: Int, to last: Int) -> ClosedRange<Int> {
    let least = min(max(first, 0), 340)
    return least...min(max(last, least), 340)
  }

  /// Formats an integer. For percent, it counts hundredths.
  func text(_ number: Int) -> String {
    if case .percent = kind { return text(Double(number), factor: 1) }
    guard digits == nil, case .number = kind else { return text(Double(number), factor: 1) }
    return isGrouped == false ? String(number) : NumberText.grouped(String(number))
  }

  /// Formats any other number. For percent, 1 is 100 %.
  func text(_ number: Double) -> String {
    if case .percent = kind { return text(number, factor: 100) }
    return text(number, factor: 1)
  }

  private func text(_ number: Double, factor: Double) -> String {
    let value = number * factor
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
    let limits = digits ?? usual
    let all = NumberText.fixed(number, digits: limits.upperBound).utf8
    let zeros = all.suffix(limits.count - 1).reversed().prefix { $0 == UInt8(ascii: "0") }
    var kept = all.dropLast(zeros.count)
    if kept.last == UInt8(ascii: ".") { kept.removeLast() }
    let text = String(Substring(kept))
    return isGrouped == false ? text : NumberText.grouped(text)
  }
}
