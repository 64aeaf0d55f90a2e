import ViewTreeNumbers

/// The core schema: the meaning of a plain scalar (YAML 1.2.2, section 10.3.2).
enum YAMLSchema {
  /// The meaning of a plain scalar.
  enum Meaning: Equatable {
    case null
    case bool(Bool)
    /// A number that is written as in JSON.
    case number
    /// A number in another form, with the text that JSON would have.
    case rewrittenNumber([UInt8])
    /// Infinity or not a number.
    case notFinite
    /// An integer with a prefix that doesn't fit in 64 bits.
    case tooLarge
    case string
  }

  /// Returns the meaning of a plain scalar on one line.
  static func resolve(_ text: UnsafeBufferPointer<UInt8>) -> Meaning {
    guard let first = text.first else { return .null }
    switch first {
    case Byte.zero...Byte.nine, Byte.plus, Byte.minus, Byte.dot: return number(text)
    case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"):
      return isNull(text) ? .null : .string
    case UInt8(ascii: "t"), UInt8(ascii: "T"):
      return isOne(of: ["true", "True", "TRUE"], text) ? .bool(true) : .string
    case UInt8(ascii: "f"), UInt8(ascii: "F"):
      return isOne(of: ["false", "False", "FALSE"], text) ? .bool(false) : .string
    default: return .string
    }
  }

  static func isNull(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.isEmpty || isOne(of: ["null", "Null", "NULL", "~"], text)
  }

  private static func isOne(
    of words: [StaticString], _ text: some Collection<UInt8>
  ) -> Bool {
    words.contains { word in
      word.withUTF8Buffer { $0.elementsEqual(text) }
    }
  }

  // MARK: Numbers

  private static func number(_ text: UnsafeBufferPointer<UInt8>) -> Meaning {
    if text.count > 2, text[0] == Byte.zero {
      if text[1] == UInt8(ascii: "o") { return prefixed(text, radix: 8) }
      if text[1] == UInt8(ascii: "x") { return prefixed(text, radix: 16) }
    }
    let hasSign = text[0] == Byte.plus || text[0] == Byte.minus
    let unsigned = text[(hasSign ? 1 : 0)...]
    if isOne(of: [".inf", ".Inf", ".INF"], unsigned) { return .notFinite }
    if isOne(of: [".nan", ".NaN", ".NAN"], text) { return .notFinite }
    return decimal(unsigned, isNegative: text[0] == Byte.minus, hasPlus: text[0] == Byte.plus)
  }

  /// `0o17` or `0x1F`.
  private static func prefixed(_ text: UnsafeBufferPointer<UInt8>, radix: UInt64) -> Meaning {
    var value: UInt64 = 0
    var overflows = false
    for byte in text[2...] {
      guard let digit = Byte.hexadecimalValue(byte), UInt64(digit) < radix else { return .string }
      let (product, isOver) = value.multipliedReportingOverflow(by: radix)
      overflows = overflows || isOver
      value = product | UInt64(digit)
    }
    return overflows ? .tooLarge : .rewrittenNumber(Array(String(value).utf8))
  }

  /// `[0-9]+` with an optional fraction and exponent, or only a fraction.
  private static func decimal(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, isNegative: Bool, hasPlus: Bool
  ) -> Meaning {
    let whole = text.prefix(while: Byte.isDigit)
    var rest = text[whole.endIndex...]
    var fraction = rest.prefix(0)
    let hasDot = rest.first == Byte.dot
    if hasDot {
      fraction = rest.dropFirst().prefix(while: Byte.isDigit)
      rest = rest[fraction.endIndex...]
    }
    guard !whole.isEmpty || !fraction.isEmpty, isExponent(rest) else { return .string }
    let isJSON = !hasPlus && !whole.isEmpty && (!hasDot || !fraction.isEmpty)
    if isJSON, whole.first != Byte.zero || whole.count == 1 { return .number }
    let digits = whole.drop { $0 == Byte.zero }
    var result: [UInt8] = isNegative ? [Byte.minus] : []
    result += digits.isEmpty ? [Byte.zero] : Array(digits)
    if hasDot { result += [Byte.dot] + (fraction.isEmpty ? [Byte.zero] : Array(fraction)) }
    return .rewrittenNumber(result + Array(rest))
  }

  /// True if the text is empty or `[eE][-+]?[0-9]+`.
  private static func isExponent(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = text.first else { return true }
    guard first | 0x20 == UInt8(ascii: "e") else { return false }
    var digits = text.dropFirst()
    if digits.first == Byte.plus || digits.first == Byte.minus { digits = digits.dropFirst() }
    return !digits.isEmpty && digits.allSatisfy(Byte.isDigit)
  }
}
