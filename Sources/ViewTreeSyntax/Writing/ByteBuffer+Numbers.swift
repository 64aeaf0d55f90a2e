extension ByteBuffer {
  /// Writes a whole number in decimal digits.
  public mutating func append(_ value: Int) {
    if value < 0 { append(Byte.minus) }
    append(magnitude: UInt64(value.magnitude))
  }

  /// Writes a number as reports show it.
  ///
  /// Rounded to 1/1000, halves away from zero, in the shortest form; never `-0`, never an
  /// exponent. What is not finite is `inf`, `-inf` or `nan`.
  public mutating func append(_ value: Double) {
    // Below this, a thousand times the value is a whole number after rounding and fits 53 bits.
    guard value.magnitude < 9e12 else { return appendLarge(value) }
    let thousandths = Self.rounded(value.magnitude * 1000)
    append(thousandths: thousandths, isNegative: value < 0 && thousandths > 0)
  }

  /// Writes a number of 9e12 or more, or one that is not finite.
  private mutating func appendLarge(_ value: Double) {
    guard value.isFinite else {
      append(value.isNaN ? "nan" : value < 0 ? "-inf" : "inf")
      return
    }
    guard value.magnitude < 9e15 else {
      // No Double this large has thousandths.
      if value < 0 { append(Byte.minus) }
      let decimal = DecimalDigits(value)
      append(contentsOf: decimal.digits)
      append(Byte.zero, count: decimal.exponent - decimal.digits.count)
      return
    }
    let whole = UInt64(value.magnitude)
    let fraction = Self.rounded((value.magnitude - Double(whole)) * 1000)
    append(thousandths: whole * 1000 + fraction, isNegative: value < 0)
  }

  /// The nearest whole number to one from 0 up to 9e15, halves upwards.
  ///
  /// `Double.rounded` would do, but calls the C library's mathematics, which nothing else here
  /// needs to be linked.
  private static func rounded(_ value: Double) -> UInt64 {
    let whole = UInt64(value)
    return value - Double(whole) >= 0.5 ? whole + 1 : whole
  }

  private mutating func append(thousandths: UInt64, isNegative: Bool) {
    if isNegative { append(Byte.minus) }
    let (whole, fraction) = thousandths.quotientAndRemainder(dividingBy: 1000)
    append(magnitude: whole)
    guard fraction > 0 else { return }
    append(Byte.dot)
    append(Byte.zero + UInt8(truncatingIfNeeded: fraction / 100))
    guard fraction % 100 > 0 else { return }
    append(Byte.zero + UInt8(truncatingIfNeeded: fraction / 10 % 10))
    guard fraction % 10 > 0 else { return }
    append(Byte.zero + UInt8(truncatingIfNeeded: fraction % 10))
  }

  private mutating func append(magnitude: UInt64) {
    guard magnitude > 9 else { return append(Byte.zero + UInt8(truncatingIfNeeded: magnitude)) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var rest = magnitude
      var start = digits.count
      while rest > 0 {
        start -= 1
        digits[start] = Byte.zero + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }
}
