import ViewTreeNumbers

extension ByteBuffer {
  /// Writes an integer in decimal digits.
  public mutating func append(_ value: Int) {
    write(atMost: 21) { start in
      var next = start
      if value < 0 { next.put(Byte.minus) }
      next.put(magnitude: UInt64(value.magnitude))
      return next - start
    }
  }

  /// Writes a number in the form of reports.
  ///
  /// Rounded to 1/1000, halves away from zero, in the shortest form. Never `-0`, never an exponent.
  /// Other values are `inf`, `-inf` or `nan`.
  public mutating func append(_ value: Double) {
    guard value.magnitude < Self.largestUsual else { return appendLarge(value) }
    write(atMost: Self.longestNumber) { start in
      var next = start
      next.put(value)
      return next - start
    }
  }

  /// Writes two numbers as reports show them, as a point or a size has them.
  public mutating func append(_ first: Double, _ between: UInt8, _ second: Double) {
    guard first.magnitude < Self.largestUsual, second.magnitude < Self.largestUsual else {
      append(first)
      append(between)
      return append(second)
    }
    write(atMost: 2 * Self.longestNumber + 1) { start in
      var next = start
      next.put(first)
      next.put(between)
      next.put(second)
      return next - start
    }
  }

  /// Writes four numbers in the format of reports, with compile-time constants around them, such as
  /// those of a rectangle.
  public mutating func append(
    _ first: StaticString, _ x: Double, _ second: StaticString, _ y: Double,
    _ third: StaticString, _ width: Double, _ fourth: StaticString, _ height: Double,
    _ last: StaticString = ""
  ) {
    let largest = Self.largestUsual
    guard count <= limit, x.magnitude < largest, y.magnitude < largest, width.magnitude < largest,
      height.magnitude < largest
    else { return appendEach(first, x, second, y, third, width, fourth, height, last) }
    let texts =
      first.utf8CodeUnitCount + second.utf8CodeUnitCount + third.utf8CodeUnitCount
      + fourth.utf8CodeUnitCount + last.utf8CodeUnitCount
    write(atMost: texts + 4 * Self.longestNumber) { start in
      let end = start.behind(first, x).behind(second, y).behind(third, width).behind(fourth, height)
      return end.behind(last) - start
    }
  }

  /// Writes the numbers and constants, and checks the capacity for each.
  private mutating func appendEach(
    _ first: StaticString, _ x: Double, _ second: StaticString, _ y: Double,
    _ third: StaticString, _ width: Double, _ fourth: StaticString, _ height: Double,
    _ last: StaticString
  ) {
    append(first)
    append(x)
    append(second)
    append(y)
    append(third)
    append(width)
    append(fourth)
    append(height)
    append(last)
  }

  /// Below this, a thousand times a number is an integer after rounding and fits in 53 bits.
  private static var largestUsual: Double { 9e12 }

  /// The maximum number of bytes for a number below 9e15: a sign, 16 digits, a dot and three
  /// digits.
  private static var longestNumber: Int { 21 }

  /// Writes a number of 9e12 or more, or a number that isn't finite.
  private mutating func appendLarge(_ value: Double) {
    guard value.isFinite else {
      append(value.isNaN ? "nan" : value < 0 ? "-inf" : "inf")
      return
    }
    guard value.magnitude < 9e15 else {
      // A `Double` this large has no fraction.
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

  private mutating func append(thousandths: UInt64, isNegative: Bool) {
    write(atMost: Self.longestNumber) { start in
      var next = start
      if isNegative { next.put(Byte.minus) }
      next.put(thousandths: thousandths)
      return next - start
    }
  }

  /// The nearest integer to a number from 0 to 9e15. Rounds halves up.
  ///
  /// `Double.rounded` would do, but calls the C library's mathematics, which no other code here
  /// links.
  fileprivate static func rounded(_ value: Double) -> UInt64 {
    // Uses a signed integer, because the processor has an instruction for the conversion.
    let whole = Int64(value)
    return UInt64(bitPattern: value - Double(whole) >= 0.5 ? whole + 1 : whole)
  }
}

extension UnsafeMutablePointer<UInt8> {
  /// Writes a compile-time constant, and returns its end.
  fileprivate func behind(_ text: StaticString) -> Self {
    let count = text.utf8CodeUnitCount
    if count > 0 { initialize(from: text.utf8Start, count: count) }
    return self + count
  }

  /// Writes a compile-time constant and a number below 9e12 in the format of reports, and returns
  /// their end.
  fileprivate func behind(_ text: StaticString, _ value: Double) -> Self {
    var next = behind(text)
    next.put(value)
    return next
  }

  /// Writes a byte and goes on to the next.
  fileprivate mutating func put(_ byte: UInt8) {
    pointee = byte
    self += 1
  }

  /// Writes a number below 9e12 as reports show it.
  fileprivate mutating func put(_ value: Double) {
    // Most numbers are whole points or halves. Adding 1.5 * 2^52 leaves only the integer, in the
    // lowest bits. A conversion would check the range first.
    let large = 0x1.8p52
    let doubled = value * 2
    let shifted = doubled + large
    if shifted - large == doubled {
      let halves = Int64(bitPattern: shifted.bitPattern &- large.bitPattern)
      if halves < 0 { put(Byte.minus) }
      put(magnitude: halves.magnitude &>> 1)
      if halves & 1 != 0 {
        put(Byte.dot)
        put(UInt8(ascii: "5"))
      }
      return
    }
    let thousandths = ByteBuffer.rounded(value.magnitude * 1000)
    if value < 0, thousandths > 0 { put(Byte.minus) }
    put(thousandths: thousandths)
  }

  /// Writes a whole number of thousandths in the shortest form.
  fileprivate mutating func put(thousandths: UInt64) {
    // Most numbers in a report are below 10,000 points and fit in 32 bits.
    if thousandths < 10_000_000 {
      let thousandths = UInt32(truncatingIfNeeded: thousandths)
      put(small: thousandths / 1000)
      put(fraction: thousandths % 1000)
    } else {
      put(magnitude: thousandths / 1000)
      put(fraction: UInt32(truncatingIfNeeded: thousandths % 1000))
    }
  }

  /// Writes up to three digits after a dot, or nothing if there are none.
  private mutating func put(fraction: UInt32) {
    guard fraction > 0 else { return }
    let digits = Self.digits(of: fraction)
    // The dot replaces the first of the four digits, which is zero. Zeros at the end are skipped.
    put(word: digits | 0x3030_302E, count: 4 &- digits.leadingZeroBitCount / 8)
  }

  /// Writes a whole number, of 20 digits at most.
  fileprivate mutating func put(magnitude: UInt64) {
    if magnitude < 10_000 {
      put(small: UInt32(truncatingIfNeeded: magnitude))
    } else if magnitude < 100_000_000 {
      put(small: UInt32(truncatingIfNeeded: magnitude) / 10_000)
      put(group: UInt32(truncatingIfNeeded: magnitude) % 10_000)
    } else {
      self = large(magnitude)
    }
  }

  /// Writes an integer of at least a hundred million and returns the position after it.
  @inline(never)
  private func large(_ magnitude: UInt64) -> Self {
    var next = self
    next.put(magnitude: magnitude / 10_000)
    next.put(group: UInt32(truncatingIfNeeded: magnitude % 10_000))
    return next
  }

  /// Writes all four digits of a number below ten thousand.
  private mutating func put(group value: UInt32) {
    put(word: Self.digits(of: value) | 0x3030_3030, count: 4)
  }

  /// Writes a whole number below ten thousand.
  private mutating func put(small value: UInt32) {
    let digits = Self.digits(of: value)
    // Skips leading zeros, except for the last digit.
    let zeros = (digits | 1 << 24).trailingZeroBitCount / 8
    put(word: (digits | 0x3030_3030) &>> UInt32(zeros &* 8), count: 4 &- zeros)
  }

  /// The four digits of a number below ten thousand, a byte for each, the first one in the lowest byte.
  private static func digits(of value: UInt32) -> UInt32 {
    // Stores both halves of the number next to each other, and then both digits of each half. Up to
    // 99, 103 / 1024 is a tenth.
    let halves = value / 100 | (value % 100) &<< 16
    let tens = (halves &* 103) &>> 10 & 0x000F_000F
    return tens | (halves &- tens &* 10) &<< 8
  }

  /// Writes the lower bytes of a word. All four are stored, because there is always enough space,
  /// and only `count` of them remain.
  private mutating func put(word: UInt32, count: Int) {
    UnsafeMutableRawPointer(self).storeBytes(of: word.littleEndian, as: UInt32.self)
    self += count
  }
}
