import ViewTreeNumbers

extension ByteBuffer {
  /// Writes a whole number in decimal digits.
  public mutating func append(_ value: Int) {
    write(atMost: 21) { start in
      var next = start
      if value < 0 { next.put(Byte.minus) }
      next.put(magnitude: UInt64(value.magnitude))
      return next - start
    }
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
    // Signed, for which the processor has an instruction.
    let whole = Int64(value)
    return UInt64(value - Double(whole) >= 0.5 ? whole + 1 : whole)
  }

  private mutating func append(thousandths: UInt64, isNegative: Bool) {
    let (whole, fraction) = thousandths.quotientAndRemainder(dividingBy: 1000)
    write(atMost: 25) { start in
      var next = start
      if isNegative { next.put(Byte.minus) }
      next.put(magnitude: whole)
      guard fraction > 0 else { return next - start }
      next.put(Byte.dot)
      next.put(Byte.zero + UInt8(truncatingIfNeeded: fraction / 100))
      guard fraction % 100 > 0 else { return next - start }
      next.put(Byte.zero + UInt8(truncatingIfNeeded: fraction / 10 % 10))
      guard fraction % 10 > 0 else { return next - start }
      next.put(Byte.zero + UInt8(truncatingIfNeeded: fraction % 10))
      return next - start
    }
  }
}

extension UnsafeMutablePointer<UInt8> {
  /// Writes a byte and goes on to the next.
  fileprivate mutating func put(_ byte: UInt8) {
    pointee = byte
    self += 1
  }

  /// Writes a whole number, of 20 digits at most.
  fileprivate mutating func put(magnitude: UInt64) {
    var unit: UInt64 = 10
    var count = 1
    while magnitude >= unit {
      count += 1
      guard count < 20 else { break }
      unit *= 10
    }
    var rest = magnitude
    for place in stride(from: count - 1, through: 0, by: -1) {
      let (tens, digit) = rest.quotientAndRemainder(dividingBy: 10)
      self[place] = Byte.zero + UInt8(truncatingIfNeeded: digit)
      rest = tens
    }
    self += count
  }
}
