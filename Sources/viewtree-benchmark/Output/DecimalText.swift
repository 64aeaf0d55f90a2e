/// Numbers with a fixed number of decimal places, independent of the locale.
enum DecimalText {
  /// The number with a number of decimal places.
  static func text(_ number: Double, places: Int) -> String {
    let factor = (0..<places).reduce(1) { product, _ in product * 10 }
    guard let scaled = Int(exactly: (number * Double(factor)).rounded()) else { return "-" }
    let sign = scaled < 0 ? "-" : ""
    let digits = scaled.magnitude
    guard places > 0 else { return "\(sign)\(digits)" }
    let fraction = String(digits % UInt(factor))
    let zeros = String(repeating: "0", count: places - fraction.count)
    return "\(sign)\(digits / UInt(factor)).\(zeros)\(fraction)"
  }

  /// Nanoseconds as milliseconds.
  static func milliseconds(_ nanoseconds: Int) -> String {
    text(Double(nanoseconds) / 1_000_000, places: 3)
  }

  /// Bytes as mebibytes.
  static func mebibytes(_ bytes: Int) -> String {
    text(Double(bytes) / 1_048_576, places: 1)
  }
}
