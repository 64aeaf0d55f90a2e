import ViewTreeNumbers

/// The reason why text that looks like a number isn't a JSON number.
enum NumberMistake {
  case leadingZero, leadingDot, missingDigits, plusSign, radixPrefix, separator, notFinite, other

  /// Finds the error in text that has an error.
  init(in text: [UInt8]) {
    var digits = text[...]
    if digits.first == Byte.plus {
      self = .plusSign
      return
    }
    if digits.first == Byte.minus { digits = digits.dropFirst() }
    let second = digits.dropFirst().first ?? 0
    switch digits.first ?? 0 {
    case Byte.dot:
      self = .leadingDot
    case Byte.zero
    where [UInt8(ascii: "x"), UInt8(ascii: "b"), UInt8(ascii: "o")].contains(second | 0x20):
      self = .radixPrefix
    case Byte.zero where Byte.isDigit(second):
      self = .leadingZero
    case UInt8(ascii: "I"), UInt8(ascii: "i"), UInt8(ascii: "N"), UInt8(ascii: "n"):
      self = .notFinite
    case Byte.zero...Byte.nine where text.contains(Byte.underscore):
      self = .separator
    default:
      self =
        Byte.isDigit(text.last ?? 0) || digits.contains(where: Self.isStranger)
        ? .other : .missingDigits
    }
  }

  /// True if the byte can't be part of any number.
  private static func isStranger(_ byte: UInt8) -> Bool {
    !Byte.isDigit(byte) && byte | 0x20 != UInt8(ascii: "e")
      && ![Byte.dot, Byte.plus, Byte.minus].contains(byte)
  }
}
