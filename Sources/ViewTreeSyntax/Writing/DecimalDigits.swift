import ViewTreeNumbers

/// The shortest decimal digits that mean a finite `Double`: 0.`digits` times ten to `exponent`.
struct DecimalDigits {
  /// The digits as ASCII, the first and the last not zero. A single zero for the number zero.
  var digits: [UInt8] = []
  /// The position of the decimal point, counted from before the first digit.
  var exponent = 0

  /// Finds the digits of the magnitude of `value`, which must be finite.
  init(_ value: Double) {
    var pointPlace: Int?
    var written = 0
    var isExponent = false
    for byte in value.magnitude.description.utf8 {
      if isExponent {
        written = written * 10 + (Byte.isDigit(byte) ? Int(byte - Byte.zero) : 0)
      } else if byte == Byte.dot {
        pointPlace = digits.count
      } else if Byte.isDigit(byte) {
        digits.append(byte)
      } else {
        isExponent = true
      }
    }
    if value.magnitude < 1 { written = -written }
    exponent = (pointPlace ?? digits.count) + written
    dropZeros()
  }

  private mutating func dropZeros() {
    while digits.count > 1, digits.last == Byte.zero { digits.removeLast() }
    while digits.count > 1, digits.first == Byte.zero {
      digits.removeFirst()
      exponent -= 1
    }
  }
}
