import ViewTreeNumbers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Numbers as text in fixed forms, those of English.
enum NumberText {
  /// A number with a fixed number of fraction digits.
  static func fixed(_ number: Double, digits: Int) -> String {
    formatted("%.\(digits)f", number)
  }

  /// A number in a form of C.
  static func formatted(_ form: String, _ argument: any CVarArg) -> String {
    withVaList([argument]) { list in
      let length = Int(vsnprintf(nil, 0, form, list))
      guard length > 0 else { return "" }
      return withVaList([argument]) { list in
        var bytes = [CChar](repeating: 0, count: length + 1)
        vsnprintf(&bytes, length + 1, form, list)
        return String(decoding: bytes.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
    }
  }

  /// Digits with a comma before every third one, counted from the point.
  static func grouped(_ text: String) -> String {
    let digits = text.utf8
    let start = digits.first == UInt8(ascii: "-") ? 1 : 0
    let end = digits.firstIndex(of: UInt8(ascii: ".")) ?? digits.endIndex
    let last = digits.distance(from: digits.startIndex, to: end)
    guard last - start > 3 else { return text }
    var result: [UInt8] = []
    for (place, digit) in digits.enumerated() {
      if place > start, place < last, (last - place).isMultiple(of: 3) {
        result.append(UInt8(ascii: ","))
      }
      result.append(digit)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// `%lf` with a locale: six fraction digits, and groups before the decimal point.
  static func localized(_ number: Double) -> String {
    number.isFinite ? grouped(fixed(number, digits: 6)) : formatted(number)
  }

  /// `formatted()`: groups, and at most six fraction digits.
  static func formatted(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-∞" : "∞" }
    var text = fixed(number, digits: 6)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return grouped(text)
  }
}
