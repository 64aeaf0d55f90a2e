import ViewTreeNumbers

/// The values of number literals.
enum NumberText {
  /// The powers of ten that a `Double` represents exactly.
  private static let exactPowers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The nearest `Double` to a JSON number, or infinity if there is none.
  ///
  /// A short number without an exponent is an integer below 2^53 divided by an exact power of ten,
  /// and a single division rounds it correctly. The standard library converts other numbers.
  static func double(_ text: UnsafeBufferPointer<UInt8>) -> Double {
    let isNegative = text.first == Byte.minus
    var mantissa: UInt64 = 0
    var fractionCount = 0
    var isFraction = false
    guard text.count <= 17 else { return roundedByLibrary(text) }
    for index in (isNegative ? 1 : 0)..<max(text.count, 1) where index < text.count {
      let byte = text[index]
      if Byte.isDigit(byte) {
        mantissa = mantissa &* 10 &+ UInt64(byte &- Byte.zero)
        if isFraction { fractionCount += 1 }
      } else if byte == Byte.dot, !isFraction {
        isFraction = true
      } else {
        return roundedByLibrary(text)
      }
    }
    guard mantissa < 1 << 53 else { return roundedByLibrary(text) }
    let magnitude = quotient(mantissa, tenths: fractionCount)
    return isNegative ? -magnitude : magnitude
  }

  /// An integer below 2^53 divided by a power of ten, rounded correctly. The power is at most 22.
  private static func quotient(_ mantissa: UInt64, tenths: Int) -> Double {
    tenths == 0 ? Double(mantissa) : Double(mantissa) / exactPowers[tenths]
  }

  private static func roundedByLibrary(_ text: UnsafeBufferPointer<UInt8>) -> Double {
    Double(String(decoding: text, as: UTF8.self)) ?? 0
  }

  /// The value of a number that is written without fraction and exponent, if it fits in an `Int`.
  static func integer(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    let isNegative = text.first == Byte.minus
    var value = 0
    for byte in text.dropFirst(isNegative ? 1 : 0) {
      guard Byte.isDigit(byte) else { return nil }
      // Counts down from zero, because the minimum `Int` has no positive counterpart.
      let (product, overflows) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflowsToo) = product.subtractingReportingOverflow(Int(byte &- Byte.zero))
      guard !overflows, !overflowsToo else { return nil }
      value = sum
    }
    guard !isNegative else { return value }
    return value == .min ? nil : -value
  }
}
