import ViewTreeNumbers

/// A color of a document.
package struct PictureColor: Equatable, Hashable, Sendable {
  /// Red, green and blue from 0 to 255.
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  /// The opacity from 0, clear, to 1.
  package var opacity: Double

  package init(red: UInt8, green: UInt8, blue: UInt8, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}

extension PictureColor {
  /// A color from its hexadecimal digits: three, six or eight, with `#` before them or without, or
  /// `nil` for any other string.
  package init?(hex text: String) {
    var digits: [UInt8] = []
    for byte in text.utf8.dropFirst(text.utf8.first == UInt8(ascii: "#") ? 1 : 0) {
      guard digits.count < 8, let digit = Self.digit(byte) else { return nil }
      digits.append(digit)
    }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    func part(_ place: Int) -> UInt8 { digits[2 * place] << 4 | digits[2 * place + 1] }
    self.init(
      red: part(0), green: part(1), blue: part(2),
      opacity: digits.count == 8 ? Double(part(3)) / 255 : 1)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
