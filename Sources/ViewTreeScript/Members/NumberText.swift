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
  /// A number with so many digits behind the point.
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
    let sign = text.hasPrefix("-") ? "-" : ""
    let parts = text.dropFirst(sign.count).split(separator: ".", maxSplits: 1)
    guard let whole = parts.first else { return text }
    var result = ""
    for (place, digit) in whole.enumerated() {
      if place > 0, (whole.count - place).isMultiple(of: 3) { result += "," }
      result.append(digit)
    }
    return sign + result + (parts.count > 1 ? "." + parts[1] : "")
  }

  /// Six digits behind the point, in groups before it: `%lf` with a locale.
  static func localized(_ number: Double) -> String {
    number.isFinite ? grouped(fixed(number, digits: 6)) : formatted(number)
  }

  /// `formatted()`: groups, and six digits behind the point at most.
  static func formatted(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-∞" : "∞" }
    var text = fixed(number, digits: 6)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return grouped(text)
  }
}
